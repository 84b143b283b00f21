//! A chat at the terminal: `cargo run --release --example chat -- [MODEL.gguf]`

use std::io::Write;

use hob::{LoadOptions, Model};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let options = LoadOptions::default();
    let model = match std::env::args().nth(1) {
        Some(path) => Model::load(path, &options)?,
        None => Model::shipped(&options)?,
    };
    let mut chat = model.chat();
    for line in std::io::stdin().lines() {
        chat = chat.user(line?);
        let mut text = String::new();
        for delta in chat.clone().max_tokens(256).stream()? {
            let delta = delta?;
            print!("{}", delta.text);
            std::io::stdout().flush()?;
            if !delta.is_reasoning {
                text += &delta.text;
            }
        }
        println!();
        chat = chat.assistant(text);
    }
    Ok(())
}
