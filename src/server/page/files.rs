//! The files of the page. `web/pack.mjs` writes this list.

use super::PageFile;

/// Every file.
pub(super) const FILES: &[PageFile] = &[
    PageFile {
        path: "/assets/index-BsGA0CTk.css",
        kind: "text/css; charset=utf-8",
        hash: "BsGA0CTk",
        content: include_bytes!("dist/assets/index-BsGA0CTk.css"),
    },
    PageFile {
        path: "/assets/index-DCXD36SZ.js",
        kind: "text/javascript; charset=utf-8",
        hash: "DCXD36SZ",
        content: include_bytes!("dist/assets/index-DCXD36SZ.js"),
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
        hash: "65d47144682786a6",
        content: include_bytes!("dist/index.html"),
    },
    PageFile {
        path: "/licenses.txt",
        kind: "text/plain; charset=utf-8",
        hash: "08ed7f43c2c46a58",
        content: include_bytes!("dist/licenses.txt"),
    },
];
