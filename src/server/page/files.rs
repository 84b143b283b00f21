//! The files of the page. `web/pack.mjs` writes this list.

use super::PageFile;

/// Every file.
pub(super) const FILES: &[PageFile] = &[
    PageFile {
        path: "/assets/dashboard-CKOE5pfb.js",
        kind: "text/javascript; charset=utf-8",
        hash: "CKOE5pfb",
        content: include_bytes!("dist/assets/dashboard-CKOE5pfb.js"),
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
        path: "/assets/format-O_Q4feR7.js",
        kind: "text/javascript; charset=utf-8",
        hash: "O_Q4feR7",
        content: include_bytes!("dist/assets/format-O_Q4feR7.js"),
    },
    PageFile {
        path: "/assets/index-5Z-jOsNC.js",
        kind: "text/javascript; charset=utf-8",
        hash: "5Z-jOsNC",
        content: include_bytes!("dist/assets/index-5Z-jOsNC.js"),
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
        hash: "860c8a683986ff51",
        content: include_bytes!("dist/dashboard.html"),
    },
    PageFile {
        path: "/",
        kind: "text/html; charset=utf-8",
        hash: "89fad60535ad07a6",
        content: include_bytes!("dist/index.html"),
    },
    PageFile {
        path: "/licenses.txt",
        kind: "text/plain; charset=utf-8",
        hash: "08ed7f43c2c46a58",
        content: include_bytes!("dist/licenses.txt"),
    },
];
