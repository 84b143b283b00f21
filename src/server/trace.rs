//! The header `traceparent` (W3C Trace Context, level 1): the trace that a request is part of, so
//! that its log line is found from there.

use hyper::header::{HeaderMap, HeaderName, HeaderValue};

/// The header's name.
pub(crate) const TRACEPARENT: HeaderName = HeaderName::from_static("traceparent");

/// The trace of a request, and a span in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TraceParent {
    /// Sixteen bytes, not all zero.
    pub trace_id: u128,
    /// Eight bytes, not all zero.
    pub parent_id: u64,
    /// True if the sender records the trace.
    pub is_sampled: bool,
}

impl TraceParent {
    /// Returns the trace that a request names; `None` where it names none, several, or something
    /// else.
    pub(crate) fn of(headers: &HeaderMap) -> Option<TraceParent> {
        let mut given = headers.get_all(TRACEPARENT).iter();
        let value = given.next().filter(|_| given.next().is_none())?;
        Self::read(value.to_str().ok()?.trim())
    }

    /// Reads `VERSION-TRACE-PARENT-FLAGS` in small hexadecimal digits. Later versions than 00 may
    /// say more after these.
    fn read(text: &str) -> Option<TraceParent> {
        let mut parts = text.split('-');
        let version = hex(parts.next()?, 2)?;
        let trace_id = hex(parts.next()?, 32)?;
        let parent_id = hex(parts.next()?, 16)?;
        let flags = hex(parts.next()?, 2)?;
        let has_more = parts.next().is_some();
        let is_read = version != 0xff && !(version == 0 && has_more);
        (is_read && trace_id != 0 && parent_id != 0).then_some(TraceParent {
            trace_id,
            parent_id: parent_id as u64,
            is_sampled: flags & 1 == 1,
        })
    }

    /// Returns the value of the header in a request that this span sends.
    pub(crate) fn header(&self) -> Option<HeaderValue> {
        let TraceParent { trace_id, parent_id, is_sampled } = *self;
        let text = format!("00-{trace_id:032x}-{parent_id:016x}-{:02x}", u8::from(is_sampled));
        HeaderValue::try_from(text).ok()
    }

    /// Returns the trace as it is written.
    pub(crate) fn trace_text(&self) -> String {
        format!("{:032x}", self.trace_id)
    }
}

/// Reads a text of this many hexadecimal digits in small letters.
fn hex(text: &str, digits: usize) -> Option<u128> {
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    let fits = text.len() == digits && text.bytes().all(is_digit);
    if fits { u128::from_str_radix(text, 16).ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRACE: &str = "0af7651916cd43dd8448eb211c80319c";

    #[test]
    fn a_trace_is_read_as_it_is_written() {
        let sampled = TraceParent::read(&format!("00-{TRACE}-b7ad6b7169203331-01")).unwrap();
        assert_eq!(sampled.trace_text(), TRACE);
        assert_eq!((sampled.parent_id, sampled.is_sampled), (0xb7ad_6b71_6920_3331, true));
        let later = TraceParent::read(&format!("cc-{TRACE}-b7ad6b7169203331-00-more")).unwrap();
        assert!(!later.is_sampled);
        let header = sampled.header().unwrap();
        assert_eq!(header, format!("00-{TRACE}-b7ad6b7169203331-01"));
        assert_eq!(TraceParent::read(header.to_str().unwrap()), Some(sampled));
    }

    #[test]
    fn anything_else_is_no_trace() {
        let zeros = "0".repeat(32);
        for text in [
            String::new(),
            "00".into(),
            format!("00-{TRACE}-b7ad6b7169203331"),
            format!("00-{TRACE}-b7ad6b7169203331-01-more"),
            format!("ff-{TRACE}-b7ad6b7169203331-01"),
            format!("00-{}-b7ad6b7169203331-01", TRACE.to_uppercase()),
            format!("00-{TRACE}-0000000000000000-01"),
            format!("00-{zeros}-b7ad6b7169203331-01"),
            format!("00-{TRACE}é-b7ad6b7169203331-01"),
        ] {
            assert_eq!(TraceParent::read(&text), None, "{text}");
        }
    }
}
