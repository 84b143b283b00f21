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
        path: "/assets/index-mpA0Al3d.css",
        kind: "text/css; charset=utf-8",
        hash: "mpA0Al3d",
        content: include_bytes!("dist/assets/index-mpA0Al3d.css"),
    },
    PageFile {
        path: "/assets/index-nsxx-kUM.js",
        kind: "text/javascript; charset=utf-8",
        hash: "nsxx-kUM",
        content: include_bytes!("dist/assets/index-nsxx-kUM.js"),
    },
    PageFile {
        path: "/assets/markdown-DTQJRRK-.js",
        kind: "text/javascript; charset=utf-8",
        hash: "DTQJRRK-",
        content: include_bytes!("dist/assets/markdown-DTQJRRK-.js"),
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
        hash: "81846d6f82275ee3",
        content: include_bytes!("dist/index.html"),
    },
    PageFile {
        path: "/licenses.txt",
        kind: "text/plain; charset=utf-8",
        hash: "08ed7f43c2c46a58",
        content: include_bytes!("dist/licenses.txt"),
    },
];
