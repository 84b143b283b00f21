//! hob in a browser: a model on the page's GPU through WebGPU, or on its CPU, in a worker of the
//! page. `worker.js` calls it and `index.js` is what pages use.
//!
//! A call that has to wait for the GPU lets the worker go on meanwhile. Such calls are those below
//! that take and give numbers alone; `worker.js` makes them by `WebAssembly.promising`, one at a
//! time. Texts go in and out by the others.

use std::cell::RefCell;

use hob::{Device, LoadOptions, Model, Reply};
use serde::Deserialize;
use wasm_bindgen::prelude::*;

mod request;

use request::{RequestFields, told};

/// The state between two calls.
#[derive(Default)]
struct Shared {
    /// The bytes of a model that is being fetched.
    bytes: Vec<u8>,
    model: Option<Model>,
    reply: Option<Reply>,
    /// The arguments of the next call, as JSON.
    arguments: String,
    /// The result of the last call.
    result: String,
}

thread_local! {
    static SHARED: RefCell<Shared> = RefCell::default();
}

/// How a model is to be loaded.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LoadFields {
    /// `auto`, `gpu` or `cpu`.
    #[serde(default)]
    device: DeviceName,
    n_ctx: Option<usize>,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "lowercase")]
enum DeviceName {
    #[default]
    Auto,
    Gpu,
    Cpu,
}

/// The results of calls that may wait.
#[repr(u32)]
enum Outcome {
    /// There is nothing more.
    End = 0,
    /// It has worked.
    Done = 1,
    /// The result is the text of an error.
    Failed = 2,
}

/// Makes room for the bytes of a model, and returns where in memory it is.
#[wasm_bindgen]
pub fn allocate(n: usize) -> *mut u8 {
    SHARED.with_borrow_mut(|shared| {
        // one at a time fits into the memory of a page
        shared.reply = None;
        shared.model = None;
        shared.bytes = vec![0; n];
        shared.bytes.as_mut_ptr()
    })
}

/// Sets the arguments of the next call, as JSON.
#[wasm_bindgen]
pub fn set_arguments(json: String) {
    SHARED.with_borrow_mut(|shared| shared.arguments = json);
}

/// Takes the result of the last call.
#[wasm_bindgen]
pub fn take_result() -> String {
    SHARED.with_borrow_mut(|shared| std::mem::take(&mut shared.result))
}

/// Ends the answer that is being written.
#[wasm_bindgen]
pub fn stop() {
    SHARED.with_borrow_mut(|shared| shared.reply = None);
}

/// Loads the model whose bytes are there.
#[unsafe(no_mangle)]
pub extern "C" fn hob_load() -> u32 {
    outcome(|| {
        let bytes = SHARED.with_borrow_mut(|shared| std::mem::take(&mut shared.bytes));
        let fields: LoadFields = arguments()?;
        let mut options = LoadOptions::default().n_threads(1).device(match fields.device {
            DeviceName::Auto => Device::Auto,
            DeviceName::Gpu => Device::Gpu { name: None },
            DeviceName::Cpu => Device::Cpu,
        });
        if let Some(n_ctx) = fields.n_ctx {
            options = options.n_ctx(n_ctx);
        }
        let model = Model::from_bytes(bytes, &options).map_err(|error| error.to_string())?;
        let about = serde_json::json!({
            "name": model.name(),
            "n_ctx": model.n_ctx(),
            "device": model.device(),
        });
        SHARED.with_borrow_mut(|shared| shared.model = Some(model));
        Ok((Outcome::Done, about.to_string()))
    })
}

/// Begins an answer.
#[unsafe(no_mangle)]
pub extern "C" fn hob_begin() -> u32 {
    outcome(|| {
        let model = SHARED.with_borrow_mut(|shared| {
            shared.reply = None;
            shared.model.clone()
        });
        let model = model.ok_or("no model is loaded")?;
        let fields: RequestFields = arguments()?;
        let request = fields.request(&model)?;
        let reply = request.stream().map_err(|error| error.to_string())?;
        SHARED.with_borrow_mut(|shared| shared.reply = Some(reply));
        Ok((Outcome::Done, String::new()))
    })
}

/// Computes until there is a further piece of the answer: its text is the result, at the end what
/// is known of the answer, as JSON.
#[unsafe(no_mangle)]
pub extern "C" fn hob_next() -> u32 {
    outcome(|| {
        // not borrowed while it computes: the worker may ask for a stop meanwhile
        let Some(mut reply) = SHARED.with_borrow_mut(|shared| shared.reply.take()) else {
            return Err("no answer is being written".into());
        };
        match reply.next() {
            Some(Ok(delta)) => {
                SHARED.with_borrow_mut(|shared| shared.reply = Some(reply));
                let piece = serde_json::json!([delta.text, delta.is_reasoning]);
                Ok((Outcome::Done, piece.to_string()))
            }
            Some(Err(error)) => Err(error.to_string()),
            None => {
                let end = reply.finished().map_or(serde_json::Value::Null, told);
                Ok((Outcome::End, end.to_string()))
            }
        }
    })
}

/// Returns the arguments of this call.
fn arguments<T: for<'a> Deserialize<'a>>() -> Result<T, String> {
    let json = SHARED.with_borrow_mut(|shared| std::mem::take(&mut shared.arguments));
    serde_json::from_str(&json).map_err(|error| error.to_string())
}

/// Keeps the result of a call, and returns its outcome.
fn outcome(call: impl FnOnce() -> Result<(Outcome, String), String>) -> u32 {
    let (outcome, result) = call().unwrap_or_else(|error| (Outcome::Failed, error));
    SHARED.with_borrow_mut(|shared| shared.result = result);
    outcome as u32
}
