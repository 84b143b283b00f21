//! A conversation at the terminal: prompts with their images, and answers; kept in files of JSON in
//! the form of requests to `/v1/chat/completions`.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::{Value, json};

use super::{Error, text_file};
use crate::vision::Parts;

/// An image of a prompt.
#[derive(Clone)]
pub(super) struct ShownImage {
    /// Its file.
    pub path: PathBuf,
    /// Its rows, as the model takes them.
    pub parts: Arc<Parts>,
}

/// A prompt and its answer.
#[derive(Clone)]
pub(super) struct Turn {
    /// The text of the prompt.
    pub prompt: String,
    /// Its images.
    pub images: Vec<ShownImage>,
    /// The answer, once there is one.
    pub answer: Option<String>,
}

/// A conversation.
#[derive(Clone, Default)]
pub(super) struct Transcript {
    /// The system message.
    pub system: Option<String>,
    /// Prompts and answers so far.
    pub turns: Vec<Turn>,
}

impl Transcript {
    /// Returns all images, in the order of the prompts.
    pub(super) fn images(&self) -> Vec<Arc<Parts>> {
        let images = self.turns.iter().flat_map(|turn| &turn.images);
        images.map(|image| Arc::clone(&image.parts)).collect()
    }

    /// Returns the text without any template: prompts and answers, one after the other.
    pub(super) fn raw(&self) -> String {
        let texts = self
            .turns
            .iter()
            .map(|turn| format!("{}{}", turn.prompt, turn.answer.as_deref().unwrap_or_default()));
        texts.collect()
    }

    /// Returns the messages for a template, in which images go by their numbers.
    pub(super) fn messages(&self) -> Vec<Value> {
        let mut n_images = 0;
        self.messages_with(|_| {
            n_images += 1;
            (n_images - 1).to_string()
        })
    }

    /// Returns the messages, with images as `url` writes them.
    fn messages_with(&self, mut url: impl FnMut(&ShownImage) -> String) -> Vec<Value> {
        let system = self.system.iter().map(|text| json!({"role": "system", "content": text}));
        let mut messages: Vec<Value> = system.collect();
        for turn in &self.turns {
            let images = turn
                .images
                .iter()
                .map(|image| json!({"type": "image_url", "image_url": {"url": url(image)}}));
            let mut parts: Vec<Value> = images.collect();
            let content = if parts.is_empty() {
                json!(turn.prompt)
            } else {
                parts.push(json!({"type": "text", "text": turn.prompt}));
                json!(parts)
            };
            messages.push(json!({"role": "user", "content": content}));
            if let Some(answer) = &turn.answer {
                messages.push(json!({"role": "assistant", "content": answer}));
            }
        }
        messages
    }

    /// Writes the conversation to a file, in place of another conversation if one is there.
    ///
    /// # Errors
    /// There is something else, which stays; or the system does not allow it.
    pub(super) fn save(&self, path: &Path, model: &str) -> Result<(), Error> {
        let messages = self.messages_with(|image| {
            let whole = std::path::absolute(&image.path);
            format!("{FILE}{}", whole.as_deref().unwrap_or(&image.path).display())
        });
        let mut text = serde_json::to_string_pretty(&json!({
            "model": model,
            "messages": messages,
        }))
        .map_err(|error| Error::input(path.display(), error))?;
        text.push('\n');
        refuse_other(path)?;
        std::fs::write(path, text).map_err(Error::file(path))
    }

    /// Reads a conversation: `{"messages": […]}`, or the messages alone. `image` reads a file.
    ///
    /// # Errors
    /// When there is no such file, or messages are not those of a system, a user and an assistant
    /// in turn.
    pub(super) fn load(
        path: &Path,
        image: &dyn Fn(&Path) -> Result<Arc<Parts>, Error>,
    ) -> Result<Transcript, Error> {
        let text = text_file::read(path, text_file::PROMPT)?;
        let blame = |what: String| Error::input(path.display(), what);
        let file: Value =
            serde_json::from_str(&text).map_err(|e| blame(format!("not valid JSON: {e}")))?;
        let messages = file.get("messages").unwrap_or(&file).as_array();
        let messages = messages.ok_or_else(|| blame("messages were expected".into()))?;
        let mut loaded = Transcript::default();
        for (i, message) in messages.iter().enumerate() {
            let at = |what: &str| blame(format!("messages[{i}]: {what}"));
            let content = &message["content"];
            let text = text_of(content).ok_or_else(|| at("text or images were expected"))?;
            match message["role"].as_str().unwrap_or_default() {
                "system" | "developer" if i == 0 => loaded.system = Some(text),
                "user" => {
                    let images = images_of(content).map(|url| {
                        let url = url.ok_or_else(|| at("an image has no file"))?;
                        let path = PathBuf::from(url.strip_prefix(FILE).unwrap_or(url));
                        Ok(ShownImage { parts: image(&path)?, path })
                    });
                    let images = images.collect::<Result<_, Error>>()?;
                    loaded.turns.push(Turn { prompt: text, images, answer: None });
                }
                "assistant" => {
                    let open = loaded.turns.last_mut().filter(|turn| turn.answer.is_none());
                    let turn = open.ok_or_else(|| at("an answer without a prompt"))?;
                    turn.answer = Some(text);
                }
                role => return Err(at(&format!("the role {role:?} is none that a chat has"))),
            }
        }
        Ok(loaded)
    }
}

/// Refuses to write over a file that holds no conversation.
fn refuse_other(path: &Path) -> Result<(), Error> {
    // an empty one loses nothing, and what is no plain file is written to
    if !path.metadata().is_ok_and(|found| found.is_file() && found.len() > 0) {
        return Ok(());
    }
    let text = text_file::read(path, text_file::PROMPT)?;
    let file = serde_json::from_str::<Value>(&text).unwrap_or_default();
    let messages = file.get("messages").unwrap_or(&file).as_array();
    if messages.is_some_and(|all| all.iter().all(|message| message["role"].is_string())) {
        return Ok(());
    }
    let what = "is there already, and holds no conversation; name another file";
    Err(Error::input(path.display(), what))
}

/// The scheme of the URLs of files.
const FILE: &str = "file://";

/// Returns the text of a message; `None` if it is neither text nor parts.
fn text_of(content: &Value) -> Option<String> {
    if let Some(text) = content.as_str() {
        return Some(text.to_owned());
    }
    let parts = content.as_array()?;
    Some(parts.iter().filter_map(|part| part["text"].as_str()).collect())
}

/// Returns the addresses of a message's images; `None` for one that has none.
fn images_of(content: &Value) -> impl Iterator<Item = Option<&str>> {
    let parts = content.as_array().into_iter().flatten();
    parts.filter(|part| part["type"] == "image_url").map(|part| part["image_url"]["url"].as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(prompt: &str, answer: Option<&str>) -> Turn {
        Turn { prompt: prompt.into(), images: Vec::new(), answer: answer.map(str::to_owned) }
    }

    #[test]
    fn a_file_holds_the_conversation() {
        let path = std::env::temp_dir().join(format!("hob-chat-{}.json", std::process::id()));
        let no_image = |path: &Path| Err(Error::input(path.display(), "no tower"));
        let kept = Transcript {
            system: Some("Be brief.".into()),
            turns: vec![turn("Hi\n\"you\"", Some("Hello.")), turn("And?", None)],
        };
        kept.save(&path, "m.gguf").unwrap();
        let loaded = Transcript::load(&path, &no_image).unwrap();
        assert_eq!(loaded.messages(), kept.messages());
        assert_eq!(kept.raw(), "Hi\n\"you\"Hello.And?");
        kept.save(&path, "m.gguf").unwrap();
        for other in ["words", "{}", "GGUF\u{3}"] {
            std::fs::write(&path, other).unwrap();
            let error = kept.save(&path, "m.gguf").unwrap_err().to_string();
            assert!(error.contains("holds no conversation"), "{other}: {error}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), other);
        }
        for (text, expected) in [
            ("{", "not valid JSON"),
            ("{}", "messages were expected"),
            ("[{\"role\": \"tool\", \"content\": \"a\"}]", "messages[0]: the role \"tool\""),
            ("[{\"role\": \"assistant\", \"content\": \"a\"}]", "an answer without a prompt"),
            ("[{\"role\": \"user\", \"content\": 1}]", "text or images were expected"),
        ] {
            std::fs::write(&path, text).unwrap();
            let Err(error) = Transcript::load(&path, &no_image) else { panic!("{text}") };
            assert!(error.to_string().contains(expected), "{error}");
        }
        std::fs::remove_file(&path).unwrap();
    }
}
