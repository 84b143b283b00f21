//! Texts compared by their embeddings: `cargo run --release --example embed -- [MODEL.gguf]`

use hob::{LoadOptions, Model};

/// Returns the cosine of the angle between two vectors.
fn cosine(a: &[f32], b: &[f32]) -> f32 {
    let dot = |x: &[f32], y: &[f32]| x.iter().zip(y).map(|(x, y)| x * y).sum::<f32>();
    dot(a, b) / (dot(a, a) * dot(b, b)).sqrt()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let options = LoadOptions::default();
    let model = match std::env::args().nth(1) {
        Some(path) => Model::load(path, &options)?,
        None => Model::shipped(&options)?,
    };
    let query = model.embed("a cat on a mat")?;
    for text in ["a kitten on a rug", "the price of steel"] {
        let other = model.embed(text)?;
        println!("{:.3}  {text}", cosine(&query.values, &other.values));
    }
    Ok(())
}
