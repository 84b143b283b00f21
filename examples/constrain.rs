//! Answers that keep to a JSON Schema: `cargo run --release --example constrain -- [MODEL.gguf]`

use hob::{Constraint, LoadOptions, Model};

const PERSON: &str = r#"{
    "type": "object",
    "properties": {
        "name": {"type": "string", "maxLength": 30},
        "age": {"type": "integer", "minimum": 0, "maximum": 120},
        "languages": {"type": "array", "items": {"enum": ["de", "en", "fr"]}, "uniqueItems": true}
    },
    "required": ["name", "age", "languages"]
}"#;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let options = LoadOptions::default();
    let model = match std::env::args().nth(1) {
        Some(path) => Model::load(path, &options)?,
        None => Model::shipped(&options)?,
    };
    let person = Constraint::json_schema(PERSON)?;
    for _ in 0..3 {
        let text = model.chat().user("Invent a person.").constraint(person.clone()).text()?;
        let value: serde_json::Value = serde_json::from_str(&text)?;
        println!("{value:#}");
    }
    Ok(())
}
