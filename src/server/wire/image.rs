//! The images that a request names, in the form of the chat interface.

use serde_json::{Value, json};

/// An image that a request names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RequestImage {
    /// The field that names it, as the client sent it.
    pub field: String,
    /// Its data URI or its address.
    pub url: String,
}

/// Takes the images out of messages in the form of the chat interface: each URL is replaced by its
/// number, counted from 0. A part that is no image is left as it is, to be judged elsewhere.
pub(crate) fn take(messages: &mut Value) -> Vec<RequestImage> {
    let mut images = Vec::new();
    for (i, message) in messages.as_array_mut().into_iter().flatten().enumerate() {
        let parts = message.get_mut("content").and_then(Value::as_array_mut);
        for (j, part) in parts.into_iter().flatten().enumerate() {
            take_part(part, &format!("messages[{i}].content[{j}]"), &mut images);
        }
    }
    images
}

/// Takes the image out of a part at a path, if it is an image part of the chat interface.
pub(crate) fn take_part(part: &mut Value, path: &str, images: &mut Vec<RequestImage>) {
    if part.get("type").is_none_or(|kind| kind != "image_url") {
        return;
    }
    let url = match part.get_mut("image_url") {
        Some(Value::Object(image)) => image.get_mut("url"),
        other => other,
    };
    if let Some(Value::String(url)) = url {
        let number = images.len().to_string();
        let field = format!("{path}.image_url");
        images.push(RequestImage { field, url: std::mem::replace(url, number) });
    }
}

/// Adds an image to `images`, and returns the part that names it by its number.
pub(crate) fn numbered_part(images: &mut Vec<RequestImage>, field: String, url: String) -> Value {
    let number = images.len().to_string();
    images.push(RequestImage { field, url });
    json!({"type": "image_url", "image_url": {"url": number}})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn images_are_taken_out_in_order() {
        let mut messages = json!([
            {"role": "system", "content": "s"},
            {"role": "user", "content": [
                {"type": "image_url", "image_url": {"url": "data:a", "detail": "low"}},
                {"type": "text", "text": "image_url"},
                {"type": "image_url", "image_url": "7"},
            ]},
            {"role": "assistant", "content": null},
            {"role": "user", "content": [
                {"type": "image_url", "image_url": {"url": 5}},
                3,
                {"type": "image_url"},
                {"type": "image_url", "image_url": {"url": "http://c"}},
            ]},
        ]);
        let images = take(&mut messages);
        let found: Vec<_> =
            images.iter().map(|image| (image.field.as_str(), image.url.as_str())).collect();
        assert_eq!(
            found,
            [
                ("messages[1].content[0].image_url", "data:a"),
                ("messages[1].content[2].image_url", "7"),
                ("messages[3].content[3].image_url", "http://c"),
            ]
        );
        assert_eq!(messages[1]["content"][0]["image_url"], json!({"url": "0", "detail": "low"}));
        assert_eq!(messages[1]["content"][2]["image_url"], "1");
        assert_eq!(messages[3]["content"][3]["image_url"]["url"], "2");
        assert_eq!(take(&mut json!({"role": "user"})), []);
    }
}
