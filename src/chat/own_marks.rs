//! Marks of a model's own in messages: calls of earlier answers that a template does not write are
//! written into their messages, but their marks are not what users wrote. While the template is
//! rendered a name stands for each, which nobody can know.

use std::hash::{BuildHasher, RandomState};

use super::Prompt;

/// The marks that stand in messages under other names.
#[derive(Debug, Clone, Default)]
pub struct OwnMarks {
    marks: Vec<OwnMark>,
}

/// A mark, and the text that stands for it.
#[derive(Debug, Clone)]
struct OwnMark {
    name: String,
    mark: String,
}

impl OwnMarks {
    /// Returns the text that stands for a mark; nothing stands for none.
    pub fn name_of(&mut self, mark: &str) -> String {
        if mark.is_empty() {
            return String::new();
        }
        if let Some(known) = self.marks.iter().find(|known| known.mark == mark) {
            return known.name.clone();
        }
        // The standard library keys its hash maps from the system's randomness.
        let name = format!("own{:016x}mark", RandomState::new().hash_one(()));
        self.marks.push(OwnMark { name: name.clone(), mark: mark.to_owned() });
        name
    }

    /// Puts the marks in the places of their names; what was written of them is the template's.
    pub(super) fn put_into(&self, prompt: &mut Prompt) {
        let mut places: Vec<(usize, &OwnMark)> = Vec::new();
        for mark in &self.marks {
            places.extend(prompt.text.match_indices(&mark.name).map(|(at, _)| (at, mark)));
        }
        if places.is_empty() {
            return;
        }
        places.sort_by_key(|place| place.0);
        let mut text = String::with_capacity(prompt.text.len());
        // the end of each name in the old text, and where it is in the new one
        let mut ends = Vec::with_capacity(places.len());
        let mut from = 0;
        for &(at, OwnMark { name, mark }) in &places {
            text += &prompt.text[from..at];
            text += mark;
            from = at + name.len();
            ends.push((from, text.len()));
        }
        text += &prompt.text[from..];
        let moved = |byte: usize| {
            let n_before = ends.partition_point(|end| end.0 <= byte);
            let is_within = places.get(n_before).is_some_and(|place| place.0 <= byte);
            let before = n_before.checked_sub(1).map_or((0, 0), |last| ends[last]);
            (!is_within).then(|| byte - before.0 + before.1)
        };
        prompt.input = prompt.input.iter().filter_map(|&byte| moved(byte)).collect();
        for image in &mut prompt.images {
            image.at = moved(image.at).unwrap_or(image.at);
        }
        prompt.text = text;
    }
}

#[cfg(test)]
mod tests {
    use super::super::Image;
    use super::*;

    #[test]
    fn marks_come_where_their_names_stand() {
        let mut marks = OwnMarks::default();
        let open = marks.name_of("<|call|>");
        let close = marks.name_of("<|end|>");
        assert_eq!(marks.name_of("<|call|>"), open);
        assert_eq!(marks.name_of(""), "");
        let text = format!("a<{open}f[{close}>{open}");
        let input = vec![1, 2 + open.len() + 1, text.find('>').unwrap()];
        let images = vec![Image { at: text.find('>').unwrap(), url: String::new() }];
        let mut prompt = Prompt { text, input, images, starts_with_bos: false };
        marks.put_into(&mut prompt);
        assert_eq!(prompt.text, "a<<|call|>f[<|end|>><|call|>");
        assert_eq!(prompt.input, [1, 11, 19]);
        assert_eq!(prompt.images[0].at, 19);
    }
}
