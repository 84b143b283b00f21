//! The header `X-Hob-Usage`: a server in front that counts tokens sends it with a request, and
//! reads the request's tokens from the same header of the answer, and from its trailer once a
//! stream has ended. So the numbers are those of every dialect, whatever its own fields say.

use hyper::header::{HeaderMap, HeaderName, HeaderValue};

use super::log::Tally;

/// The header's name.
pub(crate) const X_HOB_USAGE: HeaderName = HeaderName::from_static("x-hob-usage");

/// Returns the tokens so far of prompts, found computed, and written, as the header has them.
pub(crate) fn of_tally(tally: &Tally) -> HeaderValue {
    let [prompt, cached, completion] = tally.counts();
    let text = format!("{prompt} {cached} {completion}");
    // a header may hold digits and spaces
    HeaderValue::try_from(text).unwrap_or(HeaderValue::from_static("0 0 0"))
}

/// Reads the three numbers; `None` where they are not there, or not as written above.
pub(crate) fn read(headers: &HeaderMap) -> Option<[usize; 3]> {
    let mut numbers = headers.get(X_HOB_USAGE)?.to_str().ok()?.split(' ');
    let mut next = || numbers.next()?.parse::<u32>().ok().map(|n| n as usize);
    let counts = [next()?, next()?, next()?];
    next().is_none().then_some(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written() {
        let tally = Tally::default();
        tally.add([21, 20, 3]);
        let of = |value: HeaderValue| read(&HeaderMap::from_iter([(X_HOB_USAGE, value)]));
        assert_eq!(of(of_tally(&tally)), Some([21, 20, 3]));
        assert_eq!(read(&HeaderMap::new()), None);
        for text in ["", "1", "1 2", "1 2 3 4", "1 2 x", "1 2 -3", "1  2 3", "1 2 99999999999"] {
            assert_eq!(of(HeaderValue::from_static(text)), None, "{text}");
        }
    }
}
