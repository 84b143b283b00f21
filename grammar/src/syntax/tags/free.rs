//! Free text in tags, and between them.
//!
//! Of the texts that end with one of some marks those are wanted in which no mark has come before:
//!
//! ```text
//! (free · mark) ∩ ¬(.* marks .+)        free = ¬(.* excluded .*)
//! ```
//!
//! The mark that is found first decides, also where marks overlap: with the trigger `aa`, the text
//! `aaa` has come to it after two letters.

use serde_json::Value;

use super::read::{self, Format, TagCount};
use super::{Surroundings, TagBuilder, TagEnd};
use crate::Error;
use crate::expression::class::Class;
use crate::expression::regex::{INF, Re, Res};
use crate::expression::{Expr, Exprs};

/// Most texts that one stretch of free text looks out for.
const MAX_MARKS: usize = 512;

/// The texts that free text looks out for.
struct FreeTextMarks {
    /// Any text, mark or not, in which what is excluded does not stand.
    free: Re,
    /// Texts in which a mark has come before their end.
    beyond: Re,
    /// Texts in which a mark stands.
    marked: Re,
}

/// A trigger, and what follows it.
struct Triggered {
    trigger: String,
    rest: Expr,
}

impl TagBuilder<'_> {
    /// Returns the expression of texts that hold one of these.
    fn containing(&mut self, texts: &[String]) -> Re {
        let res = &mut self.exprs.res;
        let any: Vec<Re> = texts.iter().map(|text| res.text(text)).collect();
        let any = res.or(any);
        let behind = res.cat(any, Res::ALL);
        res.cat(Res::ALL, behind)
    }

    /// Returns what free text looks out for: marks that end it, and texts that do not come.
    fn marks(
        &mut self,
        marks: &[String],
        excluded: &[String],
        at: &Format,
    ) -> Result<FreeTextMarks, Error> {
        if marks.len() + excluded.len() > MAX_MARKS {
            let what =
                format!("structural tag {}: triggers, ends and excludes", at.pointer("type"));
            return Err(Error::Limit { what, limit: MAX_MARKS });
        }
        let excluded = self.containing(excluded);
        let marked = self.containing(marks);
        let res = &mut self.exprs.res;
        let free = res.not(excluded);
        let any: Vec<Re> = marks.iter().map(|text| res.text(text)).collect();
        let any = res.or(any);
        let character = res.class(Class::any());
        let some = res.rep(character, 1, INF);
        let more = res.cat(any, some);
        let beyond = res.cat(Res::ALL, more);
        Ok(FreeTextMarks { free, beyond, marked })
    }

    /// Returns the expression of free text up to the first mark, which is one of `last`; `most`
    /// bounds the characters before it.
    fn up_to(&mut self, marks: &FreeTextMarks, last: &[String], most: Option<u32>) -> Expr {
        let res = &mut self.exprs.res;
        let ends: Vec<Re> = last.iter().map(|text| res.text(text)).collect();
        let end = res.or(ends);
        let free = bounded(res, marks.free, most);
        let text = res.cat(free, end);
        let not_beyond = res.not(marks.beyond);
        let text = res.and([text, not_beyond]);
        self.exprs.text(text)
    }

    pub(super) fn any_text(
        &mut self,
        format: &Format,
        around: &Surroundings,
    ) -> Result<Expr, Error> {
        if format.count("max_tokens")?.is_some() {
            let expected = "nothing: it is not supported; use `max_chars`";
            return Err(format.wrong("max_tokens", expected));
        }
        let most = format.count("max_chars")?;
        let mut excluded = format.some_texts("excludes")?;
        if around.end == TagEnd::None {
            excluded.extend(around.barred.iter().cloned());
        }
        self.exprs.check()?;
        if let TagEnd::Texts(ends) = &around.end
            && !ends.iter().any(String::is_empty)
        {
            // the text ends before what is excluded as well as closes
            excluded.retain(|text| !ends.contains(text));
            let marks = self.marks(ends, &excluded, format)?;
            return Ok(self.up_to(&marks, ends, most));
        }
        let excluded = self.containing(&excluded);
        let res = &mut self.exprs.res;
        let free = res.not(excluded);
        let free = bounded(res, free, most);
        let text = self.exprs.text(free);
        Ok(self.ended(text, around))
    }

    pub(super) fn triggered_tags(
        &mut self,
        format: &Format,
        around: &Surroundings,
    ) -> Result<Expr, Error> {
        let triggers = format.some_texts("triggers")?;
        if triggers.is_empty() {
            return Err(format.wrong("triggers", "a list with something in it"));
        }
        let mut tags: Vec<Vec<Expr>> = vec![Vec::new(); triggers.len()];
        for (tag, at) in format.some("tags")? {
            let tag = Format::tag(tag, &at)?;
            let begin = tag.string("begin")?;
            let mut of = triggers.iter().enumerate().filter(|t| begin.starts_with(t.1.as_str()));
            let (Some((trigger, text)), None) = (of.next(), of.next()) else {
                return Err(tag.wrong("begin", "a text that begins with exactly one trigger"));
            };
            let opening = self.exprs.literal(&begin.as_bytes()[text.len()..]);
            let rest = self.rest_of_tag(&tag)?;
            tags[trigger].push(self.exprs.cat(opening, rest));
        }
        let mut triggered = Vec::with_capacity(triggers.len());
        for (trigger, tags) in triggers.into_iter().zip(tags) {
            let rest = self.exprs.alt(tags);
            triggered.push(Triggered { trigger, rest });
        }
        self.triggered(format, around, &triggered, format.tag_count()?)
    }

    pub(super) fn dispatch(
        &mut self,
        format: &Format,
        around: &Surroundings,
    ) -> Result<Expr, Error> {
        let mut triggered: Vec<Triggered> = Vec::new();
        for (rule, at) in format.some("rules")? {
            let pair = rule.as_array().map(Vec::as_slice);
            let Some([Value::String(trigger), content]) = pair else {
                return Err(read::wrong(&at, rule, "a text and a format, in a list"));
            };
            if trigger.is_empty() {
                return Err(read::wrong(&at, rule, "a text that is not empty"));
            }
            let within = around.within();
            let rest = self.format(content, &format!("{at}/1"), &within)?;
            triggered.push(Triggered { trigger: trigger.clone(), rest });
        }
        self.triggered(format, around, &triggered, format.dispatch_count()?)
    }

    /// Returns the expression of free text with what triggers lead to.
    fn triggered(
        &mut self,
        format: &Format,
        around: &Surroundings,
        triggered: &[Triggered],
        count: TagCount,
    ) -> Result<Expr, Error> {
        let mut excluded = format.some_texts("excludes")?;
        let ends: &[String] = match &around.end {
            TagEnd::Texts(ends) if !ends.iter().any(String::is_empty) => ends,
            TagEnd::None => {
                excluded.extend(around.barred.iter().cloned());
                &[]
            }
            _ => &[],
        };
        excluded.retain(|text| !ends.contains(text));
        let triggers = triggered.iter().map(|each| each.trigger.clone());
        let marks: Vec<String> = triggers.chain(ends.iter().cloned()).collect();
        let marks = self.marks(&marks, &excluded, format)?;
        let mut found = Vec::with_capacity(triggered.len());
        let mut bare = Vec::with_capacity(triggered.len());
        for each in triggered {
            let text = self.up_to(&marks, std::slice::from_ref(&each.trigger), None);
            found.push(self.exprs.cat(text, each.rest));
            let trigger = self.exprs.literal(each.trigger.as_bytes());
            bare.push(self.exprs.cat(trigger, each.rest));
            self.exprs.check()?;
        }
        let found = self.exprs.alt(found);
        let first = self.exprs.alt(bare);
        let last = if ends.is_empty() {
            let res = &mut self.exprs.res;
            let unmarked = res.not(marks.marked);
            let text = res.and([marks.free, unmarked]);
            let text = self.exprs.text(text);
            self.ended(text, around)
        } else {
            self.up_to(&marks, ends, None)
        };
        Ok(match (count.at_least_one, count.at_most_one) {
            (true, true) => self.ended(first, around),
            (false, true) => {
                let one = self.ended(found, around);
                self.exprs.alt([last, one])
            }
            (needs_one, false) => {
                let all = self.exprs.rep(found, 0, INF);
                let all = self.exprs.cat(all, last);
                let first = if needs_one { first } else { Exprs::EPS };
                self.exprs.cat(first, all)
            }
        })
    }
}

/// Returns texts of at most as many characters.
fn bounded(res: &mut Res, text: Re, most: Option<u32>) -> Re {
    match most {
        None | Some(INF) => text,
        Some(most) => {
            let character = res.class(Class::any());
            let short = res.rep(character, 0, most);
            res.and([text, short])
        }
    }
}
