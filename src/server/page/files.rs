//! The files of the page. `web/pack.mjs` writes this list.

use super::PageFile;

/// Every file.
pub(super) const FILES: &[PageFile] = &[
    PageFile {
        path: "/assets/dashboard-1bhCVUxi.js",
        kind: "text/javascript; charset=utf-8",
        hash: "1bhCVUxi",
        content: include_bytes!("dist/assets/dashboard-1bhCVUxi.js"),
    },
    PageFile {
        path: "/assets/dashboard-DmXMFmS3.css",
        kind: "text/css; charset=utf-8",
        hash: "DmXMFmS3",
        content: include_bytes!("dist/assets/dashboard-DmXMFmS3.css"),
    },
    PageFile {
        path: "/assets/format-DyIu6Fvl.css",
        kind: "text/css; charset=utf-8",
        hash: "DyIu6Fvl",
        content: include_bytes!("dist/assets/format-DyIu6Fvl.css"),
    },
    PageFile {
        path: "/assets/format-_TubCNhO.js",
        kind: "text/javascript; charset=utf-8",
        hash: "_TubCNhO",
        content: include_bytes!("dist/assets/format-_TubCNhO.js"),
    },
    PageFile {
        path: "/assets/index-DQRtBhky.css",
        kind: "text/css; charset=utf-8",
        hash: "DQRtBhky",
        content: include_bytes!("dist/assets/index-DQRtBhky.css"),
    },
    PageFile {
        path: "/assets/index-HztcWUlp.js",
        kind: "text/javascript; charset=utf-8",
        hash: "HztcWUlp",
        content: include_bytes!("dist/assets/index-HztcWUlp.js"),
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
        hash: "812b6cca4ee7f88b",
        content: include_bytes!("dist/dashboard.html"),
    },
    PageFile {
        path: "/",
        kind: "text/html; charset=utf-8",
        hash: "7bd5af52678d5d69",
        content: include_bytes!("dist/index.html"),
    },
    PageFile {
        path: "/licenses.txt",
        kind: "text/plain; charset=utf-8",
        hash: "08ed7f43c2c46a58",
        content: include_bytes!("dist/licenses.txt"),
    },
];
