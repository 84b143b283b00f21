//! Addresses of the hub as people paste them, read as names of models: `hf.co/ORG/REPO:QUANT`, a
//! repository's page, a file's page or its download.

use crate::util::url::unescaped;

/// Hosts of the usual hub.
const HOSTS: [&str; 3] = ["huggingface.co", "www.huggingface.co", "hf.co"];
/// The fault of an address that is not of the hub.
pub(super) const OTHER_HOST: &str = "it is an address of another host than huggingface.co, \
                                     hf.co and the one in MODEL_ENDPOINT or HF_ENDPOINT";
/// Bytes of an address at most.
const MAX_ADDRESS: usize = 2048;

/// Returns the name, `org/repo[:quant]`, that an address stands for; `None` if the text is no
/// address of a hub, and an error if it is one and names no model.
pub(super) fn name_of(text: &str, endpoint: Option<&str>) -> Option<Result<String, &'static str>> {
    let path = match path_at(text, endpoint)? {
        Ok(path) if text.len() <= MAX_ADDRESS => path,
        Ok(_) => return Some(Err("it is too long")),
        Err(what) => return Some(Err(what)),
    };
    Some(name_at(path))
}

/// Returns what follows the host.
fn path_at<'a>(text: &'a str, endpoint: Option<&str>) -> Option<Result<&'a str, &'static str>> {
    if let Some(path) = endpoint.and_then(|endpoint| text.strip_prefix(endpoint)?.strip_prefix('/'))
    {
        return Some(Ok(path));
    }
    let begins =
        |scheme: &&str| text.get(..scheme.len()).is_some_and(|b| b.eq_ignore_ascii_case(scheme));
    let scheme = ["https://", "http://"].into_iter().find(begins);
    let rest = &text[scheme.map_or(0, str::len)..];
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    let is_known = HOSTS.iter().any(|known| known.eq_ignore_ascii_case(host));
    match (is_known, scheme) {
        (true, Some(_)) => Some(Ok(path)),
        // `hf.co/x` may be a repository of somebody who is called so
        (true, None) => path.contains('/').then_some(Ok(path)),
        (false, Some(_)) => Some(Err(OTHER_HOST)),
        (false, None) => None,
    }
}

/// Returns the name after the path of a page.
fn name_at(path: &str) -> Result<String, &'static str> {
    let page = path.split('#').next().unwrap_or_default();
    let (path, query) = page.split_once('?').unwrap_or((page, ""));
    let parts: Vec<&str> = path.trim_end_matches('/').split('/').collect();
    let [org, repo, page @ ..] = &parts[..] else { return Err("it names no repository") };
    let file = match page {
        [] | ["tree"] | ["tree", "main"] => {
            // the page of a repository with a file's metadata opened
            let shown = query.split('&').find_map(|field| field.strip_prefix("show_file_info="));
            shown.map(str::to_owned)
        }
        ["tree", "main", ..] => return Err("it names a folder: name a file, or ORG/REPO:QUANT"),
        ["resolve" | "blob" | "raw", "main", file @ ..] if !file.is_empty() => Some(file.join("/")),
        ["tree" | "resolve" | "blob" | "raw", _, ..] => {
            return Err("only files of the branch main are read");
        }
        _ => return Err("it names neither a repository nor a file of one"),
    };
    let Some(file) = file else { return Ok(format!("{org}/{repo}")) };
    let file =
        String::from_utf8(unescaped(&file)).map_err(|_| "its file has a name that is no UTF-8")?;
    Ok(format!("{org}/{repo}:{file}"))
}

#[cfg(test)]
mod tests {
    use super::super::Name;

    #[test]
    fn pasted_addresses_are_names() {
        let local = "http://127.0.0.1:9000/hub";
        for (text, name) in [
            ("hf.co/org/repo", "org/repo"),
            ("HF.co/org/repo:Q8_0", "org/repo:Q8_0"),
            ("huggingface.co/org/repo/", "org/repo"),
            ("https://huggingface.co/org/repo", "org/repo"),
            ("https://huggingface.co/org/repo:latest", "org/repo:latest"),
            ("HTTPS://www.HuggingFace.co/org/repo/tree/main", "org/repo"),
            ("https://huggingface.co/org/repo?show_file_info=m-Q8_0.gguf", "org/repo:m-Q8_0.gguf"),
            ("https://huggingface.co/org/repo?library=x#use", "org/repo"),
            ("https://huggingface.co/org/repo#a?b", "org/repo"),
            ("http://hf.co/org/repo/resolve/main/m.gguf?download=true", "org/repo:m.gguf"),
            ("https://huggingface.co/org/repo/blob/main/sub/a%20b.gguf", "org/repo:sub/a b.gguf"),
            ("http://127.0.0.1:9000/hub/org/repo/blob/main/m.gguf", "org/repo:m.gguf"),
            ("hf.co/repo", "hf.co/repo"),
        ] {
            assert_eq!(Name::read(text, Some(local)).unwrap().to_string(), name, "{text}");
        }
        for (text, what) in [
            ("https://huggingface.co/", "names no repository"),
            ("https://huggingface.co/repo", "names no repository"),
            ("https://huggingface.co/org/repo/tree/main/sub", "a folder"),
            ("https://huggingface.co/org/repo/resolve/v2/m.gguf", "branch main"),
            ("https://huggingface.co/org/repo/resolve/main", "branch main"),
            ("https://huggingface.co/org/repo/discussions", "neither a repository nor a file"),
            ("https://huggingface.co/org/repo/resolve/main/..%2F..%2Fx.gguf", "no quantization"),
            ("https://example.com/org/repo", "another host"),
            ("http://127.0.0.1:9000/org/repo", "another host"),
            ("https://huggingface.co.evil.example/org/repo", "another host"),
        ] {
            let error = Name::read(text, Some(local)).unwrap_err().to_string();
            assert!(error.contains(what), "{text}: {error}");
        }
        assert!(Name::read(&format!("hf.co/a/b/blob/main/{}", "x".repeat(3000)), None).is_err());
    }
}
