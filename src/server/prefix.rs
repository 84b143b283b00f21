//! The prefix of all paths of a server, for one that shares an address with others
//! (`--api-prefix`).

use std::str::FromStr;

use hyper::Uri;
use hyper::header::HeaderValue;
use hyper::http::uri::PathAndQuery;

/// A prefix of paths: empty, or `/` and segments without a `/` at the end.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ApiPrefix(String);

/// A text that is no prefix.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a path like /llm or /a/b was expected: letters, digits and -._~ between the slashes")]
pub struct BadPrefix;

impl FromStr for ApiPrefix {
    type Err = BadPrefix;

    /// Reads a prefix; a `/` at its end is left out.
    fn from_str(text: &str) -> Result<Self, BadPrefix> {
        let path = text.strip_suffix('/').unwrap_or(text);
        let Some(segments) = path.strip_prefix('/') else {
            return if path.is_empty() { Ok(ApiPrefix::default()) } else { Err(BadPrefix) };
        };
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
        let is_segment =
            |segment: &str| !matches!(segment, "" | "." | "..") && segment.bytes().all(is_plain);
        if segments.split('/').all(is_segment) {
            Ok(ApiPrefix(path.into()))
        } else {
            Err(BadPrefix)
        }
    }
}

impl ApiPrefix {
    /// Returns the prefix as text.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the address of the page for one that is the prefix and no more: from there, what the
    /// page loads by relative addresses would be looked for next to the prefix.
    pub(crate) fn redirect(&self, uri: &Uri) -> Option<HeaderValue> {
        if self.0.is_empty() || uri.path() != self.0 {
            return None;
        }
        let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
        HeaderValue::try_from(format!("{}/{query}", self.0)).ok()
    }

    /// Returns an address without the prefix of its path; `None` if its path has not this prefix.
    pub(crate) fn strip(&self, uri: &Uri) -> Option<Uri> {
        if self.0.is_empty() {
            return Some(uri.clone());
        }
        let rest = uri.path().strip_prefix(&self.0)?;
        let rest = if rest.is_empty() { "/" } else { rest };
        if !rest.starts_with('/') {
            return None;
        }
        let whole = match uri.query() {
            Some(query) => format!("{rest}?{query}"),
            None => rest.to_owned(),
        };
        let mut parts = uri.clone().into_parts();
        parts.path_and_query = Some(PathAndQuery::try_from(whole).ok()?);
        Uri::from_parts(parts).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prefix_is_a_path() {
        for (text, path) in [("", ""), ("/", ""), ("/a", "/a"), ("/a/b-c.d/", "/a/b-c.d")] {
            assert_eq!(text.parse(), Ok(ApiPrefix(path.into())), "{text}");
        }
        for text in ["a", "//", "/a//b", "/a/../b", "/.", "/a b", "/a?b", "/ä", "/%41", "/a{id}"] {
            assert_eq!(text.parse::<ApiPrefix>(), Err(BadPrefix), "{text}");
        }
    }

    #[test]
    fn only_paths_below_it_have_it() {
        let prefix: ApiPrefix = "/llm/x".parse().unwrap();
        let strip = |uri: &str| prefix.strip(&uri.parse().unwrap()).map(|uri| uri.to_string());
        assert_eq!(strip("/llm/x/v1/models?a=/llm/x").unwrap(), "/v1/models?a=/llm/x");
        assert_eq!(strip("/llm/x").unwrap(), "/");
        assert_eq!(strip("/llm/x?a").unwrap(), "/?a");
        assert_eq!(strip("http://h/llm/x/health").unwrap(), "http://h/health");
        for other in ["/", "/v1/models", "/llm", "/llm/xy", "/LLM/x/health", "*"] {
            assert_eq!(strip(other), None, "{other}");
        }
        let redirect = |uri: &str| prefix.redirect(&uri.parse().unwrap());
        assert_eq!(redirect("/llm/x?a=b").unwrap(), "/llm/x/?a=b");
        for other in ["/llm/x/", "/llm", "/"] {
            assert_eq!(redirect(other), None, "{other}");
        }
        assert_eq!(ApiPrefix::default().redirect(&"/".parse().unwrap()), None);
        assert_eq!(ApiPrefix::default().strip(&"*".parse().unwrap()).unwrap().to_string(), "*");
    }
}
