//! The server inside a program of one's own: `cargo run --release --example serve -- [MODEL.gguf]`

use std::sync::Arc;

use hob::runtime::{ModelInfo, ModelSource, Runtime, RuntimeOptions, Served};
use hob::server::{App, Server, Settings};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let source =
        std::env::args().nth(1).map_or(ModelSource::Shipped, |path| ModelSource::File(path.into()));
    let app = Arc::new(App::new(Settings::default()));
    let server = Server::bind("127.0.0.1", 8080, Arc::clone(&app)).await?;
    println!("http://{}/v1/chat/completions", server.address()?);
    let runtime = Runtime::load(&source, RuntimeOptions::default())?;
    let info = ModelInfo::new(&runtime, &source, Vec::new());
    app.serve(Served { runtime, info });
    server.run(async { _ = tokio::signal::ctrl_c().await }).await;
    Ok(())
}
