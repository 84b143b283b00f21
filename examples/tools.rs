//! An answer that calls a function of this program:
//! `cargo run --release --example tools -- [MODEL.gguf]`

use hob::{LoadOptions, Model, Tool};
use serde_json::json;

#[derive(serde::Deserialize)]
struct Product {
    a: i32,
    b: i32,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let options = LoadOptions::default();
    let model = match std::env::args().nth(1) {
        Some(path) => Model::load(path, &options)?,
        None => Model::shipped(&options)?,
    };
    let multiply = Tool::new("multiply").description("Multiplies two numbers.").parameters(json!({
        "type": "object",
        "properties": {"a": {"type": "integer"}, "b": {"type": "integer"}},
        "required": ["a", "b"],
    }));
    let mut chat = model.chat().user("What is 123 times 45?").tools([multiply]);
    let mut answer = chat.clone().answer()?;
    // the model may call again once it has the results
    for _ in 0..4 {
        if answer.tool_calls.is_empty() {
            break;
        }
        chat = chat.with_answer(&answer);
        for call in &answer.tool_calls {
            let Product { a, b } = call.parse()?;
            let product = i64::from(a) * i64::from(b);
            eprintln!("[{a} × {b} = {product}]");
            chat = chat.tool_result(call, product.to_string());
        }
        answer = chat.clone().answer()?;
    }
    println!("{answer}");
    Ok(())
}
