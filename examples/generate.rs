//! Continues a text, piece by piece: `cargo run --release --example generate -- [MODEL.gguf]`

use std::io::Write;

use hob::{LoadOptions, Model};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let options = LoadOptions::default();
    let model = match std::env::args().nth(1) {
        Some(path) => Model::load(path, &options)?,
        None => Model::shipped(&options)?,
    };
    let start = "Once upon a time";
    print!("{start}");
    let mut answer = model.complete(start).max_tokens(64).stream()?;
    for delta in &mut answer {
        print!("{}", delta?.text);
        std::io::stdout().flush()?;
    }
    let finished = answer.finished().ok_or("the answer broke off")?;
    let seconds = finished.timings.predicted.as_secs_f64();
    let n = finished.usage.completion_tokens;
    eprintln!("\n[{n} tokens in {seconds:.2} s]");
    Ok(())
}
