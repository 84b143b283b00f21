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
        path: "/assets/dashboard-WoJZdqhO.js",
        kind: "text/javascript; charset=utf-8",
        hash: "WoJZdqhO",
        content: include_bytes!("dist/assets/dashboard-WoJZdqhO.js"),
    },
    PageFile {
        path: "/assets/format-Cwk-05gn.js",
        kind: "text/javascript; charset=utf-8",
        hash: "Cwk-05gn",
        content: include_bytes!("dist/assets/format-Cwk-05gn.js"),
    },
    PageFile {
        path: "/assets/format-DyIu6Fvl.css",
        kind: "text/css; charset=utf-8",
        hash: "DyIu6Fvl",
        content: include_bytes!("dist/assets/format-DyIu6Fvl.css"),
    },
    PageFile {
        path: "/assets/index-BlCGPA6J.js",
        kind: "text/javascript; charset=utf-8",
        hash: "BlCGPA6J",
        content: include_bytes!("dist/assets/index-BlCGPA6J.js"),
    },
    PageFile {
        path: "/assets/index-mLcSI4g5.css",
        kind: "text/css; charset=utf-8",
        hash: "mLcSI4g5",
        content: include_bytes!("dist/assets/index-mLcSI4g5.css"),
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
        hash: "c31eb2edf7432580",
        content: include_bytes!("dist/dashboard.html"),
    },
    PageFile {
        path: "/",
        kind: "text/html; charset=utf-8",
        hash: "5df6d9aa48c38fba",
        content: include_bytes!("dist/index.html"),
    },
    PageFile {
        path: "/licenses.txt",
        kind: "text/plain; charset=utf-8",
        hash: "08ed7f43c2c46a58",
        content: include_bytes!("dist/licenses.txt"),
    },
];
