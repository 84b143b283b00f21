//! The files of the page. `web/pack.mjs` writes this list.

use super::PageFile;

/// Every file.
pub(super) const FILES: &[PageFile] = &[
    PageFile {
        path: "/assets/dashboard-D6qcRFLP.js",
        kind: "text/javascript; charset=utf-8",
        hash: "D6qcRFLP",
        content: include_bytes!("dist/assets/dashboard-D6qcRFLP.js"),
    },
    PageFile {
        path: "/assets/dashboard-DmXMFmS3.css",
        kind: "text/css; charset=utf-8",
        hash: "DmXMFmS3",
        content: include_bytes!("dist/assets/dashboard-DmXMFmS3.css"),
    },
    PageFile {
        path: "/assets/format-CvBWHY9k.js",
        kind: "text/javascript; charset=utf-8",
        hash: "CvBWHY9k",
        content: include_bytes!("dist/assets/format-CvBWHY9k.js"),
    },
    PageFile {
        path: "/assets/format-DyIu6Fvl.css",
        kind: "text/css; charset=utf-8",
        hash: "DyIu6Fvl",
        content: include_bytes!("dist/assets/format-DyIu6Fvl.css"),
    },
    PageFile {
        path: "/assets/index-DUj6nuBM.css",
        kind: "text/css; charset=utf-8",
        hash: "DUj6nuBM",
        content: include_bytes!("dist/assets/index-DUj6nuBM.css"),
    },
    PageFile {
        path: "/assets/index-DnN-nJs2.js",
        kind: "text/javascript; charset=utf-8",
        hash: "DnN-nJs2",
        content: include_bytes!("dist/assets/index-DnN-nJs2.js"),
    },
    PageFile {
        path: "/assets/markdown-CMRWe_UH.js",
        kind: "text/javascript; charset=utf-8",
        hash: "CMRWe_UH",
        content: include_bytes!("dist/assets/markdown-CMRWe_UH.js"),
    },
    PageFile {
        path: "/dashboard.html",
        kind: "text/html; charset=utf-8",
        hash: "a3edf330355069aa",
        content: include_bytes!("dist/dashboard.html"),
    },
    PageFile {
        path: "/",
        kind: "text/html; charset=utf-8",
        hash: "67dd8b9efb83a663",
        content: include_bytes!("dist/index.html"),
    },
    PageFile {
        path: "/licenses.txt",
        kind: "text/plain; charset=utf-8",
        hash: "08ed7f43c2c46a58",
        content: include_bytes!("dist/licenses.txt"),
    },
];
