//! Formats that speak of tokens rather than of text.

use serde_json::Value;

use super::read::{self, Format, TagCount};
use super::{Surroundings, TagBuilder, TagEnd};
use crate::Error;
use crate::expression::leaf::TokenRanges;
use crate::expression::regex::INF;
use crate::expression::{Expr, Exprs};
use crate::syntax::rules::{token_set, tokens_besides};

impl TagBuilder<'_> {
    /// Returns the expression of a format of tokens.
    pub(super) fn of_tokens(
        &mut self,
        format: &Format,
        around: &Surroundings,
    ) -> Result<Expr, Error> {
        match format.kind {
            "token" => {
                let token = self.token_ranges(format, &["token"])?;
                Ok(self.exprs.any_token_of(token))
            }
            "exclude_token" => self.other_tokens(format, &["exclude_tokens"], around),
            "any_tokens" => {
                let most = format.count("max_tokens")?.unwrap_or(INF);
                let token = self.other_tokens(format, &["exclude_tokens"], around)?;
                Ok(self.exprs.rep(token, 0, most))
            }
            "token_triggered_tags" => self.token_triggered_tags(format, around),
            _ => self.token_dispatch(format, around),
        }
    }

    /// Returns the expression of a token that none of these members names, nor ends the tag.
    fn other_tokens(
        &mut self,
        format: &Format,
        names: &[&str],
        around: &Surroundings,
    ) -> Result<Expr, Error> {
        let named = self.token_ranges(format, names)?;
        let all = named.iter().chain(&*around.barred_tokens).copied().collect();
        Ok(self.exprs.any_token_of(tokens_besides(all)))
    }

    /// Returns the tokens that members name: one, or a list of them.
    pub(super) fn token_ranges(
        &self,
        format: &Format,
        names: &[&str],
    ) -> Result<TokenRanges, Error> {
        let mut all = Vec::new();
        for name in names {
            match format.members.get(*name) {
                None | Some(Value::Null) if *name != "token" => {}
                Some(Value::Array(list)) => {
                    for (i, token) in list.iter().enumerate() {
                        let at = format!("{}/{i}", format.pointer(name));
                        all.push(self.token_number(token, &at)?);
                    }
                }
                _ => all.push(self.token_number(format.member(name)?, &format.pointer(name))?),
            }
        }
        Ok(token_set(all.into_iter().map(|token| (token, token)).collect()))
    }

    fn token_number(&self, token: &Value, at: &str) -> Result<u32, Error> {
        let number = match token {
            Value::String(text) => (self.token_id)(text),
            Value::Number(number) => number.as_u64().and_then(|number| u32::try_from(number).ok()),
            _ => None,
        };
        let expected = "the number or the text of a token of the model's vocabulary";
        number.ok_or_else(|| read::wrong(at, token, expected))
    }

    fn token_triggered_tags(
        &mut self,
        format: &Format,
        around: &Surroundings,
    ) -> Result<Expr, Error> {
        let triggers = self.token_ranges(format, &["trigger_tokens"])?;
        let mut tags = Vec::new();
        for (tag, at) in format.some("tags")? {
            let tag = Format::tag(tag, &at)?;
            let TagEnd::Tokens(begin) = self.mark(&tag, "begin")? else {
                return Err(tag.wrong("begin", "a format of type \"token\""));
            };
            let is_trigger = |token: u32| triggers.iter().any(|t| (t.0..=t.1).contains(&token));
            if !begin.iter().all(|range| is_trigger(range.0)) {
                return Err(tag.wrong("begin", "a token that is one of `trigger_tokens`"));
            }
            tags.push(self.tag(&tag)?);
        }
        let tag = self.exprs.alt(tags);
        let names = ["exclude_tokens", "trigger_tokens"];
        let other = self.other_tokens(format, &names, around)?;
        Ok(self.among_tokens(tag, other, format.tag_count()?))
    }

    fn token_dispatch(&mut self, format: &Format, around: &Surroundings) -> Result<Expr, Error> {
        let mut ways = Vec::new();
        let mut triggers = Vec::new();
        for (rule, at) in format.some("rules")? {
            let pair = rule.as_array().map(Vec::as_slice);
            let Some([token, content]) = pair else {
                return Err(read::wrong(&at, rule, "a token and a format, in a list"));
            };
            let token = self.token_number(token, &format!("{at}/0"))?;
            triggers.push((token, token));
            let begin = self.exprs.any_token_of([(token, token)].into());
            let content = self.format(content, &format!("{at}/1"), &around.within())?;
            ways.push(self.exprs.cat(begin, content));
        }
        let way = self.exprs.alt(ways);
        triggers.extend(self.token_ranges(format, &["exclude_tokens"])?);
        triggers.extend(&*around.barred_tokens);
        let other = self.exprs.any_token_of(tokens_besides(triggers));
        Ok(self.among_tokens(way, other, format.dispatch_count()?))
    }

    /// Returns the expression of tags among other tokens.
    fn among_tokens(&mut self, tag: Expr, other: Expr, count: TagCount) -> Expr {
        let others = self.exprs.rep(other, 0, INF);
        let found = self.exprs.cat(others, tag);
        match (count.at_least_one, count.at_most_one) {
            (true, true) => tag,
            (false, true) => self.exprs.alt([others, found]),
            (needs_one, false) => {
                let all = self.exprs.rep(found, 0, INF);
                let all = self.exprs.cat(all, others);
                let first = if needs_one { tag } else { Exprs::EPS };
                self.exprs.cat(first, all)
            }
        }
    }
}
