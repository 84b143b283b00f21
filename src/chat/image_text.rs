//! The text that a model's makers write around the images of a message, next to the words that
//! belong to each image.

/// The way in which the images of a message and its texts stand together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ImageText {
    /// As the message has them, with nothing between.
    #[default]
    Beside,
    /// In place of the mark that the template writes for an image, this one: templates look at the
    /// types of parts.
    Marked(&'static str),
    /// A line end after each image.
    LineAfter,
    /// A line end between any two parts.
    Lines,
    /// Images in front of all text.
    First,
    /// Images in front of all text, each with a line end after it.
    LinesFirst,
    /// The image in front of the text where there is one of each, else as the message has them.
    FirstOfTwo,
    /// Images in front of all text, and of these words that the template writes before it.
    InFrontOf(&'static str),
}

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MessagePart {
    /// Its text, or an image's marker.
    pub text: String,
    /// The kind of part.
    pub kind: MessagePartKind,
}

/// The kinds of parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MessagePartKind {
    /// Text.
    Text,
    /// An image's marker.
    Image,
}

impl MessagePart {
    /// Returns true for the marker of an image.
    pub(super) fn is_image(&self) -> bool {
        self.kind == MessagePartKind::Image
    }
}

impl ImageText {
    /// Puts the parts of a message in order, and line ends where they belong.
    pub(super) fn arrange(self, parts: &mut [MessagePart]) {
        let are_images_first = match self {
            ImageText::First | ImageText::LinesFirst | ImageText::InFrontOf(_) => true,
            ImageText::FirstOfTwo => parts.len() == 2,
            ImageText::Beside | ImageText::Marked(_) | ImageText::LineAfter | ImageText::Lines => {
                false
            }
        };
        if are_images_first {
            parts.sort_by_key(|part| !part.is_image());
        }
        let n_before_last = parts.len().saturating_sub(1);
        match self {
            ImageText::Beside
            | ImageText::Marked(_)
            | ImageText::First
            | ImageText::FirstOfTwo
            | ImageText::InFrontOf(_) => {}
            ImageText::LineAfter | ImageText::LinesFirst => {
                for image in parts.iter_mut().filter(|part| part.is_image()) {
                    image.text.push('\n');
                }
            }
            ImageText::Lines => {
                for part in &mut parts[..n_before_last] {
                    part.text.push('\n');
                }
            }
        }
    }

    /// Returns the parts as one text: parts of text are lines of their own, but images stand within
    /// theirs.
    pub(super) fn join(self, parts: &[MessagePart]) -> String {
        let mut joined = String::new();
        let mut is_after_text = false;
        for part in parts {
            let is_new_line = is_after_text && !joined.is_empty() && !part.is_image();
            if is_new_line && self != ImageText::Lines {
                joined.push('\n');
            }
            joined += &part.text;
            is_after_text = !part.is_image();
        }
        joined
    }

    /// Returns the mark that the template writes for an image.
    pub(super) fn mark(self) -> Option<&'static str> {
        match self {
            ImageText::Marked(mark) => Some(mark),
            _ => None,
        }
    }

    /// Returns the words of the template that images stand in front of.
    pub(super) fn words_after(self) -> Option<&'static str> {
        match self {
            ImageText::InFrontOf(words) => Some(words),
            _ => None,
        }
    }
}
