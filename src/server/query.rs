//! The flags of a query.

use super::error::ApiError;
use crate::util::url::query_members;

/// Returns the value of a flag, in any of the usual spellings.
///
/// # Errors
/// 400 names the flag.
pub(crate) fn query_flag(name: &str, value: &str) -> Result<bool, ApiError> {
    match value.to_ascii_lowercase().as_str() {
        "1" | "true" | "yes" | "on" => Ok(true),
        "0" | "false" | "no" | "off" => Ok(false),
        _ => Err(ApiError::bad_field(name, "true or false was expected")),
    }
}

/// Returns whether a query sets a flag; one without a value is set.
///
/// # Errors
/// 400 names the flag.
pub(crate) fn is_set(query: Option<&str>, name: &str) -> Result<bool, ApiError> {
    let last = query_members(query).filter(|member| member.name == name).last();
    last.map_or(Ok(false), |last| query_flag(name, last.value.as_deref().unwrap_or("true")))
}

/// Returns the last value of a member of a query, empty where it has none.
pub(crate) fn last(query: Option<&str>, name: &str) -> Option<String> {
    let member = query_members(query).filter(|member| member.name == name).last();
    member.map(|member| member.value.unwrap_or_default())
}

/// The order of a list by age.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ListOrder {
    /// The oldest first.
    Ascending,
    /// The newest first.
    Descending,
}

impl ListOrder {
    /// Returns the order that the member `order` of a query asks for: the newest first without it.
    ///
    /// # Errors
    /// 400 names the member.
    pub(crate) fn of(query: Option<&str>) -> Result<ListOrder, ApiError> {
        match last(query, "order").as_deref() {
            None | Some("desc") => Ok(ListOrder::Descending),
            Some("asc") => Ok(ListOrder::Ascending),
            Some(_) => Err(ApiError::bad_field("order", "\"asc\" or \"desc\" was expected")),
        }
    }
}

/// A part of a list: what stands after an object, up to a number of objects.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct ListPage<T> {
    /// The objects.
    pub data: Vec<T>,
    /// True if more follow.
    pub has_more: bool,
}

impl<T> ListPage<T> {
    /// Takes the part of a list that the members `after` and `limit` of a query ask for.
    ///
    /// # Errors
    /// 400 names the member.
    pub(crate) fn of(
        all: Vec<T>,
        query: Option<&str>,
        is_named: impl Fn(&T, &str) -> bool,
    ) -> Result<ListPage<T>, ApiError> {
        let last = |name: &str| last(query, name);
        let mut first = 0;
        if let Some(after) = last("after") {
            let place = all.iter().position(|object| is_named(object, &after));
            let unknown = || ApiError::bad_field("after", "the id of an object of the list");
            first = place.ok_or_else(unknown)? + 1;
        }
        let mut limit = all.len();
        if let Some(text) = last("limit") {
            let number = text.parse::<usize>().ok().filter(|n| *n > 0);
            let wrong = || ApiError::bad_field("limit", "a whole number above 0 was expected");
            limit = number.ok_or_else(wrong)?;
        }
        let has_more = all.len() - first > limit;
        let data = all.into_iter().skip(first).take(limit).collect();
        Ok(ListPage { data, has_more })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_a_list_follow_each_other() {
        let page = |query| ListPage::of(vec!["a", "b", "c"], Some(query), |one, id| *one == id);
        for (query, data, has_more) in [
            ("", &["a", "b", "c"][..], false),
            ("limit=2", &["a", "b"], true),
            ("limit=2&after=b", &["c"], false),
            ("after=c", &[], false),
            ("limit=99", &["a", "b", "c"], false),
        ] {
            let found = page(query).ok().unwrap();
            assert_eq!((&found.data[..], found.has_more), (data, has_more), "{query}");
        }
        for (query, member) in [("limit=0", "limit"), ("limit=x", "limit"), ("after=d", "after")] {
            assert_eq!(page(query).unwrap_err().param(), Some(member), "{query}");
        }
    }

    #[test]
    fn flags_have_the_usual_spellings() {
        for query in ["a=1", "a=true", "b=0&a=Yes", "a=on", "a", "a=0&a=1"] {
            assert_eq!(is_set(Some(query), "a").ok(), Some(true), "{query}");
        }
        for query in ["a=0", "a=False", "a=no", "a=OFF", "", "ab=1", "b"] {
            assert_eq!(is_set(Some(query), "a").ok(), Some(false), "{query}");
        }
        for query in ["a=", "a=2", "a=perhaps"] {
            assert_eq!(is_set(Some(query), "a").unwrap_err().param(), Some("a"), "{query}");
        }
    }
}
