//! The files of the page. `web/pack.mjs` writes this list.

use super::PageFile;

/// Every file.
pub(super) const FILES: &[PageFile] = &[
    PageFile {
        path: "/assets/dashboard-3yTsDs2J.js",
        kind: "text/javascript; charset=utf-8",
        hash: "3yTsDs2J",
        content: include_bytes!("dist/assets/dashboard-3yTsDs2J.js"),
    },
    PageFile {
        path: "/assets/dashboard-CJiUPDdD.css",
        kind: "text/css; charset=utf-8",
        hash: "CJiUPDdD",
        content: include_bytes!("dist/assets/dashboard-CJiUPDdD.css"),
    },
    PageFile {
        path: "/assets/examples-B246DBsj.js",
        kind: "text/javascript; charset=utf-8",
        hash: "B246DBsj",
        content: include_bytes!("dist/assets/examples-B246DBsj.js"),
    },
    PageFile {
        path: "/assets/examples-B6qrCW3O.css",
        kind: "text/css; charset=utf-8",
        hash: "B6qrCW3O",
        content: include_bytes!("dist/assets/examples-B6qrCW3O.css"),
    },
    PageFile {
        path: "/assets/index-DwWf63hf.js",
        kind: "text/javascript; charset=utf-8",
        hash: "DwWf63hf",
        content: include_bytes!("dist/assets/index-DwWf63hf.js"),
    },
    PageFile {
        path: "/assets/index-adl2Imy0.css",
        kind: "text/css; charset=utf-8",
        hash: "adl2Imy0",
        content: include_bytes!("dist/assets/index-adl2Imy0.css"),
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
        hash: "aa71cb090d28668f",
        content: include_bytes!("dist/dashboard.html"),
    },
    PageFile {
        path: "/",
        kind: "text/html; charset=utf-8",
        hash: "309dfa5c8f4042d0",
        content: include_bytes!("dist/index.html"),
    },
    PageFile {
        path: "/licenses.txt",
        kind: "text/plain; charset=utf-8",
        hash: "08ed7f43c2c46a58",
        content: include_bytes!("dist/licenses.txt"),
    },
];
