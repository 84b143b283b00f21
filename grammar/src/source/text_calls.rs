//! The texts that the calls of a frame hold, compiled: JSON strings, or as they are between tags.

use crate::Error;
use crate::budget::{Stop, compile_work};
use crate::expression::regex::Res;
use crate::expression::{Expr, Exprs, Purpose};
use crate::frame::{ArgumentTags, Frame, TextCall, TextForm, ValueSyntax};
use crate::syntax::schema::{self, Options};
use crate::syntax::{lark, rust_regex};

/// Returns the expressions of the texts of [`Frame::texts`], in their order.
///
/// # Errors
/// A grammar or regular expression is at fault, which names the tool; or the search was stopped.
pub(super) fn compiled(
    frame: &Frame,
    options: Options,
    purpose: Purpose,
    stop: &Stop,
) -> Result<Vec<(Exprs, Expr)>, Error> {
    let mut all = Vec::with_capacity(frame.texts.len());
    let mut used = 0u64;
    let texts = frame.texts.iter().map(|call| match &call.form {
        TextForm::Lark(text) | TextForm::Regex(text) => text.len(),
        TextForm::Any => 0,
    });
    let n_bytes = texts.sum();
    for call in &frame.texts {
        let text = text_of(call, frame.tags.as_deref(), options, purpose, stop);
        let text = text.map_err(|error| error.within(call.place()))?;
        used = used.saturating_add(text.0.res.budget.used());
        crate::budget::check_all(used, n_bytes)?;
        all.push(text);
    }
    Ok(all)
}

fn text_of(
    call: &TextCall,
    tags: Option<&ArgumentTags>,
    options: Options,
    purpose: Purpose,
    stop: &Stop,
) -> Result<(Exprs, Expr), Error> {
    // literals of Python have quotes
    let raw = tags.filter(|tags| tags.syntax != ValueSyntax::Python);
    let mut exprs = Exprs::with(schema::common().res());
    let re = match &call.form {
        TextForm::Lark(text) => {
            // tokens are refused with the texts that cannot stand in a string, whatever their name
            let (mut exprs, root, _) =
                lark::expressions(text, options, &|_| Some(0), purpose, stop)?;
            return match raw {
                Some(tags) => exprs.without(root, &tags.barred).map(|()| (exprs, root)),
                None => exprs.in_json_string(root),
            };
        }
        TextForm::Any => Res::ALL,
        TextForm::Regex(pattern) => {
            exprs.res.budget.begin(compile_work(pattern.len()), Some(stop.clone()));
            let re = rust_regex::whole(pattern, "", &mut exprs.res);
            re.map_err(|problem| Error::Pattern { problem, at: None })?
        }
    };
    let root = match raw {
        Some(tags) => {
            let strings = tags.strings(&mut exprs.res);
            let re = exprs.res.and([re, strings]);
            exprs.text(re)
        }
        None => exprs.json_string(re),
    };
    exprs.check()?;
    if root == Exprs::EMPTY {
        return Err(Error::unsatisfiable("the regular expression"));
    }
    Ok((exprs, root))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::automaton::Automaton;
    use crate::frame::Beside;
    use crate::mask::vocabulary::Vocabulary;
    use crate::source::Source;

    /// The frame of one call that holds a text, between marks or after its name.
    fn frame(form: TextForm, is_named: bool) -> Frame {
        let text = |text: &str| crate::frame::Lead::Text(text.into());
        Frame {
            begin: vec![text("<call>")],
            colon: if is_named { vec![text("=")] } else { Vec::new() },
            texts: vec![TextCall { name: "f".into(), form }],
            only_texts: true,
            ..Frame::new(Beside::Nothing)
        }
    }

    /// The frame of one call that holds a text between tags.
    fn tagged(form: TextForm) -> Frame {
        let text = |text: &str| vec![crate::frame::Lead::Text(text.into())];
        let tags = ArgumentTags {
            open: text("<p="),
            name_end: ">".into(),
            close: text("\n</p>"),
            barred: "</p>".into(),
            end: text("</f>"),
            ..ArgumentTags::default()
        };
        Frame { tags: Some(Box::new(tags)), ..frame(form, false) }
    }

    fn automaton(frame: Frame) -> Result<Automaton, Error> {
        let bytes = Vocabulary::new((0..=255).map(|byte: u8| Box::from([byte])).collect());
        let source = Source::Framed(Value::Bool(true), Options::default(), Box::new(frame));
        Ok(source.automaton(&bytes, &|_| None, &Stop::default())?.0)
    }

    #[test]
    fn a_call_holds_a_text_of_its_grammar() {
        let sums = "start: sum\nsum: sum \"+\" NUMBER | NUMBER\nNUMBER: /[0-9\"\\n]+/";
        for (form, right, wrong) in [
            (TextForm::Any, &["", "a\"\\\n", "é"][..], &[][..]),
            (TextForm::Regex("(?s)a.+".into()), &["ab", "a\n\""], &["a", "ba"]),
            (TextForm::Regex("[a-z]*".into()), &["", "ab"], &["A"]),
            (TextForm::Lark(sums.into()), &["1", "1+2", "1+\"\n+3"], &["", "+", "1+", "1+a"]),
            (
                TextForm::Lark("start: \"\\\"\" start? \"\\\\\"".into()),
                &["\"\\", "\"\"\\\\"],
                &["\""],
            ),
        ] {
            let mut marked = automaton(frame(form.clone(), false)).unwrap();
            let mut named = automaton(frame(form.clone(), true)).unwrap();
            for (texts, expected) in [(right, true), (wrong, false)] {
                for text in texts {
                    let call = json!({"name": "f", "arguments": {"input": text}});
                    let call = format!("<call>{call}");
                    assert_eq!(marked.matches(call.as_bytes()).unwrap(), expected, "{text:?}");
                    let call = format!("<call>f={}", json!({"input": text}));
                    assert_eq!(named.matches(call.as_bytes()).unwrap(), expected, "{text:?}");
                }
            }
            assert!(!marked.matches(b"<call>{\"name\": \"f\", \"arguments\": {}}").unwrap());
        }
    }

    #[test]
    fn a_call_between_tags_holds_a_text_as_it_is() {
        let sums = "start: sum\nsum: sum \"+\" NUMBER | NUMBER\nNUMBER: /[0-9<\"]+/";
        for (form, right, wrong) in [
            (TextForm::Any, &["", "a\"\\\n", "<p=a>\n", "</q>"][..], &["</p>", "a</p>b"][..]),
            (TextForm::Regex("(?s)<.+".into()), &["</p", "<\n\""], &["a", "</p>", "<"]),
            (TextForm::Regex("[a-z]*".into()), &["", "ab"], &["A"]),
            (TextForm::Lark(sums.into()), &["1", "1+2", "<+\"+3"], &["", "+", "1+", "1+a"]),
        ] {
            let mut automaton = automaton(tagged(form)).unwrap();
            for (texts, expected) in [(right, true), (wrong, false)] {
                for text in texts {
                    let call = format!("<call>f<p=input>{text}\n</p></f>");
                    assert_eq!(automaton.matches(call.as_bytes()).unwrap(), expected, "{text:?}");
                }
            }
            assert!(!automaton.matches(b"<call>f</f>").unwrap());
        }
    }

    #[test]
    fn a_grammar_that_may_hold_the_end_of_a_tag_is_refused() {
        for (grammar, is_sound) in [
            ("start: /[a-z<]+/", true),
            ("start: \"<\" /[a-z]+/", true),
            ("start: \"/\" | \"a\" start", true),
            ("start: /[a-z<\\/]+/", false),
            ("start: \"<\" rest\nrest: \"/p\"", false),
            ("start: \"</b>\"", false),
            ("start: \"<\" | \"/\" start", false),
        ] {
            let found = automaton(tagged(TextForm::Lark(grammar.into())));
            let problem = found.map(|_| ()).map_err(|error| error.to_string());
            match problem {
                Ok(()) => assert!(is_sound, "{grammar}"),
                Err(text) => {
                    assert!(!is_sound && text.contains("input of tool `f`"), "{grammar}: {text}");
                    assert!(text.contains("`</`"), "{text}");
                }
            }
        }
        let tokens = automaton(tagged(TextForm::Lark("start: <|eos|>".into()))).unwrap_err();
        assert!(tokens.to_string().contains("tokens"), "{tokens}");
    }

    #[test]
    fn what_is_wrong_names_the_tool() {
        for (form, part) in [
            (TextForm::Regex("(".into()), "input of tool `f`"),
            (TextForm::Lark("start: x".into()), "input of tool `f`"),
            (TextForm::Lark("start: <|eos|>".into()), "tokens"),
            (TextForm::Lark("start: %json {\"type\": \"object\"}".into()), "JSON Schemas"),
        ] {
            let problem = automaton(frame(form, false)).unwrap_err().to_string();
            assert!(problem.contains(part), "{problem}");
        }
    }
}
