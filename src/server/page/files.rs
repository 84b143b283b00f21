//! The files of the page. `web/pack.mjs` writes this list.

use super::PageFile;

/// Every file.
pub(super) const FILES: &[PageFile] = &[
    PageFile {
        path: "/assets/dashboard-DmXMFmS3.css",
        kind: "text/css; charset=utf-8",
        hash: "DmXMFmS3",
        content: include_bytes!("dist/assets/dashboard-DmXMFmS3.css"),
    },
    PageFile {
        path: "/assets/dashboard-WZf90E7-.js",
        kind: "text/javascript; charset=utf-8",
        hash: "WZf90E7-",
        content: include_bytes!("dist/assets/dashboard-WZf90E7-.js"),
    },
    PageFile {
        path: "/assets/examples-CAbiqj_M.js",
        kind: "text/javascript; charset=utf-8",
        hash: "CAbiqj_M",
        content: include_bytes!("dist/assets/examples-CAbiqj_M.js"),
    },
    PageFile {
        path: "/assets/examples-DyIu6Fvl.css",
        kind: "text/css; charset=utf-8",
        hash: "DyIu6Fvl",
        content: include_bytes!("dist/assets/examples-DyIu6Fvl.css"),
    },
    PageFile {
        path: "/assets/index-BKxzfZ87.js",
        kind: "text/javascript; charset=utf-8",
        hash: "BKxzfZ87",
        content: include_bytes!("dist/assets/index-BKxzfZ87.js"),
    },
    PageFile {
        path: "/assets/index-_-F786FU.css",
        kind: "text/css; charset=utf-8",
        hash: "_-F786FU",
        content: include_bytes!("dist/assets/index-_-F786FU.css"),
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
        hash: "67c9cb89af648d3d",
        content: include_bytes!("dist/dashboard.html"),
    },
    PageFile {
        path: "/",
        kind: "text/html; charset=utf-8",
        hash: "e61789a6283adb1e",
        content: include_bytes!("dist/index.html"),
    },
    PageFile {
        path: "/licenses.txt",
        kind: "text/plain; charset=utf-8",
        hash: "08ed7f43c2c46a58",
        content: include_bytes!("dist/licenses.txt"),
    },
];
