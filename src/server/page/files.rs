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
        path: "/assets/dashboard-R79pESwi.js",
        kind: "text/javascript; charset=utf-8",
        hash: "R79pESwi",
        content: include_bytes!("dist/assets/dashboard-R79pESwi.js"),
    },
    PageFile {
        path: "/assets/examples-DyIu6Fvl.css",
        kind: "text/css; charset=utf-8",
        hash: "DyIu6Fvl",
        content: include_bytes!("dist/assets/examples-DyIu6Fvl.css"),
    },
    PageFile {
        path: "/assets/examples-t1nxqWJb.js",
        kind: "text/javascript; charset=utf-8",
        hash: "t1nxqWJb",
        content: include_bytes!("dist/assets/examples-t1nxqWJb.js"),
    },
    PageFile {
        path: "/assets/index-DYaQ6oBx.js",
        kind: "text/javascript; charset=utf-8",
        hash: "DYaQ6oBx",
        content: include_bytes!("dist/assets/index-DYaQ6oBx.js"),
    },
    PageFile {
        path: "/assets/index-KK3SN2O7.css",
        kind: "text/css; charset=utf-8",
        hash: "KK3SN2O7",
        content: include_bytes!("dist/assets/index-KK3SN2O7.css"),
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
        hash: "315baf221d108ae9",
        content: include_bytes!("dist/dashboard.html"),
    },
    PageFile {
        path: "/",
        kind: "text/html; charset=utf-8",
        hash: "cb138d936ac9e0a3",
        content: include_bytes!("dist/index.html"),
    },
    PageFile {
        path: "/licenses.txt",
        kind: "text/plain; charset=utf-8",
        hash: "08ed7f43c2c46a58",
        content: include_bytes!("dist/licenses.txt"),
    },
];
