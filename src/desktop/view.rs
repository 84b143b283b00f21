//! The developer view: a page in the browser over the control interface. It holds no secret and is
//! open to every user of this machine; its requests bear the token.

use hyper::header::{self, HeaderName, HeaderValue};
use hyper::{Response, StatusCode};

use crate::server::{BoxBody, http};

/// Path, type and text of each file of the page.
const FILES: [(&str, &str, &str); 3] = [
    ("/control", "text/html; charset=utf-8", include_str!("view/index.html")),
    ("/control/view.css", "text/css; charset=utf-8", include_str!("view/view.css")),
    ("/control/view.js", "text/javascript; charset=utf-8", include_str!("view/view.js")),
];

/// The page takes nothing from elsewhere, runs no script but its own, and stands in no frame.
const HEADERS: [(HeaderName, &str); 3] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
         img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
];

/// Returns the file at this path, if it is the page's.
pub(super) fn file(path: &str) -> Option<Response<BoxBody>> {
    let &(_, kind, text) = FILES.iter().find(|(known, ..)| *known == path)?;
    let mut response = http::text(StatusCode::OK, kind, text.into());
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    Some(response.map(BoxBody::new))
}
