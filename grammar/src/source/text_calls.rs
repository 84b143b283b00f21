//! The JSON strings that the calls of a frame hold, compiled.

use crate::Error;
use crate::budget::{Stop, compile_work};
use crate::expression::regex::Res;
use crate::expression::{Expr, Exprs};
use crate::frame::{Frame, TextCall, TextForm};
use crate::syntax::schema::{self, Options};
use crate::syntax::{lark, rust_regex};

/// Returns the expressions of the strings of [`Frame::texts`], in their order.
///
/// # Errors
/// A grammar or regular expression is at fault, which names the tool; or the search was stopped.
pub(super) fn compiled(
    frame: &Frame,
    options: Options,
    stop: &Stop,
) -> Result<Vec<(Exprs, Expr)>, Error> {
    let mut all = Vec::with_capacity(frame.texts.len());
    let mut used = 0u64;
    for call in &frame.texts {
        let text = string_of(call, options, stop);
        let text = text.map_err(|error| error.within(format!("input of tool `{}`", call.name)))?;
        used = used.saturating_add(text.0.res.budget.used());
        crate::budget::check_all(used)?;
        all.push(text);
    }
    Ok(all)
}

fn string_of(call: &TextCall, options: Options, stop: &Stop) -> Result<(Exprs, Expr), Error> {
    let mut exprs = Exprs::with(schema::common().res());
    let re = match &call.form {
        TextForm::Lark(text) => {
            // tokens are refused with the texts that cannot stand in a string, whatever their name
            let (exprs, root, _) = lark::expressions(text, options, &|_| Some(0), stop)?;
            return exprs.in_json_string(root);
        }
        TextForm::Any => Res::ALL,
        TextForm::Regex(pattern) => {
            exprs.res.budget.begin(compile_work(pattern.len()), Some(stop.clone()));
            let re = rust_regex::whole(pattern, "", &mut exprs.res);
            re.map_err(|problem| Error::Pattern { problem })?
        }
    };
    let root = exprs.json_string(re);
    exprs.check()?;
    if root == Exprs::EMPTY {
        return Err(Error::Unsatisfiable { what: "the regular expression".into() });
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
            open: Vec::new(),
            begin: vec![text("<call>")],
            names: Vec::new(),
            colon: if is_named { vec![text("=")] } else { Vec::new() },
            end: Vec::new(),
            close: Vec::new(),
            list: false,
            many: false,
            beside: Beside::Nothing,
            answer: Vec::new(),
            bare: None,
            texts: vec![TextCall { name: "f".into(), form }],
            arguments: "arguments",
            only_texts: true,
        }
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
