//! Makes JavaScript and types of a crate's WebAssembly: what `wasm-bindgen --target web` does.

use wasm_bindgen_cli_support::Bindgen;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [wasm, folder] = arguments.as_slice() else {
        eprintln!("usage: hob-bindgen FILE.wasm FOLDER");
        std::process::exit(2);
    };
    let mut bindgen = Bindgen::new();
    // `init()` finds the WebAssembly next to the JavaScript
    bindgen.input_path(wasm).typescript(true).omit_default_module_path(false);
    let made = bindgen.web(true).and_then(|bindgen| bindgen.generate(folder));
    if let Err(error) = made {
        eprintln!("{wasm}: {error:?}");
        std::process::exit(1);
    }
}
