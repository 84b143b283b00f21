//! The face of the library, over the shipped model.

use hob::{Constraint, ErrorKind, FinishReason, LoadOptions, Model, Tool, ToolChoice};
use serde_json::{Value, json};

/// Returns a small context of the shipped model.
fn model() -> Model {
    Model::shipped(&LoadOptions::default().n_ctx(1024)).unwrap()
}

#[test]
fn errors_have_kinds() {
    let model = model();
    let kind = |result: Result<String, hob::Error>| result.unwrap_err().kind();
    let long = "word ".repeat(2000);
    assert_eq!(kind(model.complete(long).text()), ErrorKind::ContextExceeded);
    assert_eq!(kind(model.chat().text()), ErrorKind::Conversation);
    assert_eq!(kind(model.chat().message(json!("hello")).text()), ErrorKind::Conversation);
    assert_eq!(kind(model.complete("a").temperature(-1.0).text()), ErrorKind::Request);
    let image = model.chat().user_with_image("What is this?", vec![0; 9]);
    assert_eq!(kind(image.text()), ErrorKind::Image);
    let needed = model.chat().tool_choice(ToolChoice::Required).user("Call.");
    assert_eq!(kind(needed.text()), ErrorKind::Request);
    let long = Constraint::regex("a{200}");
    assert_eq!(
        kind(model.complete("a").constraint(long).max_tokens(2).text()),
        ErrorKind::Constraint
    );
    let none = Constraint::choice::<&str>([]);
    assert_eq!(none.unwrap_err().kind(), ErrorKind::Constraint);
    assert_eq!(Constraint::json_schema("{").unwrap_err().kind(), ErrorKind::Constraint);
}

#[test]
fn an_answer_says_why_it_ended() {
    let model = model();
    let story = model.chat().user("Tell me a story.").temperature(0.0);
    let cut = story.max_tokens(3).answer().unwrap();
    assert_eq!((cut.finish_reason, cut.usage.completion_tokens), (FinishReason::Length, 3));
    let letters = model.complete("A").constraint(Constraint::regex("abc"));
    let stopped = letters.stop("b").answer().unwrap();
    assert_eq!(stopped.text, "a");
    assert_eq!(stopped.finish_reason, FinishReason::StopWord("b".into()));
    let coin = Constraint::choice(["heads", "tails"]).unwrap();
    let whole = model.chat().user("Toss a coin.").constraint(coin).answer().unwrap();
    assert_eq!(whole.finish_reason, FinishReason::Stop);
    assert!(["heads", "tails"].contains(&whole.to_string().as_str()));
}

#[test]
fn calls_of_tools_are_values() {
    let model = model();
    let tool = |name: &str| {
        let only = json!({"type": "object", "properties": {"tool": {"const": name}},
                          "required": ["tool"]});
        Tool::new(name).description("Does nothing.").parameters(only)
    };
    let chat = model.chat().user("Call a tool.").tools([tool("first"), tool("second")]);
    let named = ToolChoice::Named("second".into());
    let answer = chat.clone().tool_choice(named).answer().unwrap();
    let [call] = &answer.tool_calls[..] else { panic!("{:?}", answer.tool_calls) };
    assert_eq!((call.name.as_str(), call.id.len()), ("second", 9));
    assert_eq!(call.parse::<Value>().unwrap(), json!({"tool": "second"}));
    assert_eq!(answer.text, "");

    // a schema next to tools: a value of it, or a call
    let chat = chat.with_answer(&answer).tool_result(call, "done");
    assert_eq!(chat.history().len(), 3);
    assert_eq!(chat.history()[1]["tool_calls"][0]["id"], json!(call.id));
    let schema = Constraint::from_schema(json!({"enum": [1, 2]}));
    let answer = chat.clone().constraint(schema).answer().unwrap();
    assert!(["1", "2", ""].contains(&answer.text.as_str()), "{answer}");
    assert_eq!(answer.text.is_empty(), !answer.tool_calls.is_empty());

    let grammar = chat.constraint(Constraint::regex("a"));
    assert_eq!(grammar.text().unwrap_err().kind(), ErrorKind::Constraint);
}
