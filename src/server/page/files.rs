//! The files of the page. `web/pack.mjs` writes this list.

use super::PageFile;

/// Every file.
pub(super) const FILES: &[PageFile] = &[
    PageFile {
        path: "/assets/index-BrStWFyQ.css",
        kind: "text/css; charset=utf-8",
        hash: "BrStWFyQ",
        content: include_bytes!("dist/assets/index-BrStWFyQ.css"),
    },
    PageFile {
        path: "/assets/index-Dq3a80C6.js",
        kind: "text/javascript; charset=utf-8",
        hash: "Dq3a80C6",
        content: include_bytes!("dist/assets/index-Dq3a80C6.js"),
    },
    PageFile {
        path: "/assets/markdown-DTQJRRK-.js",
        kind: "text/javascript; charset=utf-8",
        hash: "DTQJRRK-",
        content: include_bytes!("dist/assets/markdown-DTQJRRK-.js"),
    },
    PageFile {
        path: "/",
        kind: "text/html; charset=utf-8",
        hash: "e93f41cf7a3f6bf8",
        content: include_bytes!("dist/index.html"),
    },
    PageFile {
        path: "/licenses.txt",
        kind: "text/plain; charset=utf-8",
        hash: "08ed7f43c2c46a58",
        content: include_bytes!("dist/licenses.txt"),
    },
];
