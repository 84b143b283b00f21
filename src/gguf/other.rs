//! Files and folders that are no GGUF: what they are, as far as their beginning shows.

use std::path::Path;

/// The forms of models that are read.
const FORMS: &str = "hob reads GGUF, and whole folders of Hugging Face";
/// Advice for adapters (LoRA), whatever form they have.
pub const APPLY_ADAPTER: &str = "it goes with its base model: -m MODEL --lora ADAPTER. One of \
    Hugging Face, whose base model adapter_config.json names, is made GGUF by llama.cpp's \
    convert_lora_to_gguf.py";
/// Beginnings of the names of tensors in adapters of peft, and endings in those of MLX.
const ADAPTER_NAMES: [&str; 2] = ["\"base_model.model.", ".lora_a\""];
/// Bytes of a file's beginning that show what it is.
pub(super) const HEAD: usize = 4096;
/// Longest header of a safetensors file, as its own library takes it, in bytes.
const MAX_HEADER: u64 = 100_000_000;

/// Returns advice for a file of a model of Hugging Face: the folder that it lies in, if that is
/// one.
fn advice(file: &Path) -> String {
    let folder = file.parent().filter(|folder| folder.join("config.json").is_file());
    match folder {
        Some(folder) if folder.as_os_str().is_empty() => format!("{FORMS}, such as ./"),
        Some(folder) => format!("{FORMS}, such as {}", folder.display()),
        None => format!("{FORMS} with their config.json; `hob pull` fetches GGUF files"),
    }
}

/// Returns what a file is that begins so and is `len` bytes long, and what to do; empty if nothing
/// is known of it. `file` is its path, or another name.
pub(super) fn of_file(file: &str, head: &[u8], len: u64) -> String {
    let advice = || advice(Path::new(file));
    let is_page = |head: &[u8]| {
        let text = String::from_utf8_lossy(head).trim_start().to_ascii_lowercase();
        text.starts_with("<!doctype html") || text.starts_with("<html")
    };
    if is_safetensors(head, len) {
        let names = String::from_utf8_lossy(head);
        if ADAPTER_NAMES.iter().any(|part| names.contains(part)) {
            return format!("; these safetensors are an adapter, not a model: {APPLY_ADAPTER}");
        }
        return format!("; these are safetensors: {}", advice());
    }
    if head.starts_with(b"PK\x03\x04") {
        return format!("; a ZIP archive, as PyTorch keeps weights in: {}", advice());
    }
    if head.starts_with(b"version https://git-lfs") {
        return "; a pointer of Git LFS in place of the file: `git lfs pull` fetches that".into();
    }
    if is_page(head) {
        return "; an HTML page, which a download got in place of the file: fetch it again".into();
    }
    if len == 0 {
        return "; an empty file, such as a download leaves that was cut off: fetch it again"
            .into();
    }
    // numbers whose bytes read ggml, ggmf, ggjt, ggla, from the other end where they are
    // little-endian
    if [b"lmgg", b"fmgg", b"tjgg", b"algg", b"ggml", b"ggmf", b"ggjt", b"ggla"]
        .iter()
        .any(|magic| head.starts_with(*magic))
    {
        return "; a file of the time before GGUF: fetch a newer one of the model".into();
    }
    let kind = KINDS.iter().find(|(magic, _)| head.starts_with(magic));
    if let Some((_, kind)) = kind {
        return format!("; {kind}, not a model");
    }
    match head.trim_ascii_start().first() {
        Some(b'{' | b'[') if head.is_ascii() => {
            format!("; JSON, as configurations of models are: {}", advice())
        }
        _ => String::new(),
    }
}

/// Beginnings of other files that are taken for models by mistake.
const KINDS: [(&[u8], &str); 8] = [
    (b"\x89PNG\r\n", "a PNG image"),
    (b"\xff\xd8\xff", "a JPEG image"),
    (b"%PDF-", "a PDF document"),
    (b"\x7fELF", "a program"),
    (b"MZ", "a program of Windows"),
    (b"\x1f\x8b", "a compressed file (gzip): unpack it; as it is"),
    (b"BZh", "a compressed file (bzip2): unpack it; as it is"),
    (b"\xfd7zXZ", "a compressed file (xz): unpack it; as it is"),
];

/// Returns whether a file is of safetensors: the length of a header in JSON, and that.
fn is_safetensors(head: &[u8], len: u64) -> bool {
    let Some((length, header)) = head.split_first_chunk::<8>() else { return false };
    let length = u64::from_le_bytes(*length);
    header.starts_with(b"{")
        && (2..=MAX_HEADER).contains(&length)
        && length <= len.saturating_sub(8)
}

/// Returns what a folder is in which a model was looked for, and what to do.
pub(super) fn of_folder(path: &Path) -> String {
    if path.join("adapter_config.json").is_file() {
        return format!("a folder of an adapter, not of a model: {APPLY_ADAPTER}");
    }
    if path.join("config.json").is_file() {
        return "a folder of a model in Hugging Face's form, where a GGUF file was expected: `hob \
                convert` makes one of it"
            .into();
    }
    let names =
        std::fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.file_name());
    let names = names.filter_map(|name| name.into_string().ok());
    match names.filter(|name| name.ends_with(".gguf")).min() {
        Some(name) => format!("a folder: name a file in it, such as {}", path.join(name).display()),
        None => "a folder, and no GGUF file in it".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::of_file;

    #[test]
    fn files_are_known_by_their_beginnings() {
        let tensors = [&12u64.to_le_bytes()[..], b"{\"a\":{}}    "].concat();
        let adapter = br#"{"__metadata__":{"format":"pt"},"base_model.model.a.lora_A.weight":{}}"#;
        let adapter = [&(adapter.len() as u64).to_le_bytes()[..], adapter].concat();
        let cases: [(&[u8], &str); 13] = [
            (&tensors, "safetensors: hob reads GGUF, and whole folders"),
            (&adapter, "an adapter, not a model: it goes with its base model"),
            (b"PK\x03\x04\x00", "ZIP"),
            (b"version https://git-lfs.github.com/spec/v1", "Git LFS"),
            (b"\n<!DOCTYPE html><html>", "HTML"),
            (b"tjgg\x03\0\0\0", "before GGUF"),
            (b"ggjt\x03\0\0\0", "before GGUF"),
            (b"", "an empty file"),
            (b"\x89PNG\r\n\x1a\n", "a PNG image, not a model"),
            (b"\n{\"model_type\": \"llama\"}", "JSON, as configurations"),
            (b"\x1f\x8b\x08", "unpack it"),
            (b"GGU", ""),
            (b"\x90\x2c\0\0\0\0\0\0{", ""),
        ];
        for (head, expected) in cases {
            let description = of_file("none/x", head, head.len() as u64);
            assert!(
                description.contains(expected) && description.is_empty() == expected.is_empty(),
                "{head:?}: {description}"
            );
        }
    }
}
