//! The files of the page. `web/pack.mjs` writes this list.

use super::PageFile;

/// Every file.
pub(super) const FILES: &[PageFile] = &[
    PageFile {
        path: "/assets/index--UUz8Qg3.js",
        kind: "text/javascript; charset=utf-8",
        hash: "-UUz8Qg3",
        content: include_bytes!("dist/assets/index--UUz8Qg3.js"),
    },
    PageFile {
        path: "/assets/index-bkI1EIIQ.css",
        kind: "text/css; charset=utf-8",
        hash: "bkI1EIIQ",
        content: include_bytes!("dist/assets/index-bkI1EIIQ.css"),
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
        hash: "1f01979462cd3628",
        content: include_bytes!("dist/index.html"),
    },
    PageFile {
        path: "/licenses.txt",
        kind: "text/plain; charset=utf-8",
        hash: "08ed7f43c2c46a58",
        content: include_bytes!("dist/licenses.txt"),
    },
];
