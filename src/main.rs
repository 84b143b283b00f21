//! The binary `hob`.

fn main() -> std::process::ExitCode {
    hob::cli::main()
}
