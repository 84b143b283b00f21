//! Texts around images: tokens are those of the makers' tokenizers (`tokenizers` 0.23.3) for the
//! whole text with each image as a run of soft tokens, as processors of `transformers` write it.

use std::sync::Arc;

use hob::gguf::Gguf;
use hob::model::embedded::{Embedded, IMAGE_ID};
use hob::runtime::{MEDIA, raw_prompt};
use hob::tokenizer::{EncodeOptions, Tokenizer};
use hob::vision::{ImagePart, Prompt, PromptBuilder};

use crate::common;

/// A text with an image of two rows, in Gemma 4's vocabulary, which has tokens of several line
/// ends.
struct Case {
    /// The text of the user before the image.
    before: &'static str,
    /// The words of the image.
    around: [&'static str; 2],
    /// The text of the user after it.
    after: &'static str,
    /// Its tokens.
    tokens: &'static [u32],
}

/// The soft token.
const SOFT: u32 = 258_880;

const CASES: &[Case] = &[
    Case {
        before: "Look:\n",
        around: ["\n\n<|image>", "<image|>\n\n"],
        after: "\nwhat is it",
        tokens: &[13908, 236_787, 109, 255_999, SOFT, SOFT, 258_882, 109, 14070, 563, 625],
    },
    Case {
        before: "a",
        around: ["\n\n<|image>", "<image|>\n\n"],
        after: "b",
        tokens: &[236_746, 108, 255_999, SOFT, SOFT, 258_882, 108, 236_763],
    },
    Case {
        before: "a \n",
        around: ["<|image>", "<image|>"],
        after: "\n\n b",
        tokens: &[236_746, 236_743, 107, 255_999, SOFT, SOFT, 258_882, 108, 518],
    },
    Case {
        before: "a b ",
        around: ["", ""],
        after: " c",
        tokens: &[236_746, 518, 236_743, SOFT, SOFT, 505],
    },
    Case {
        before: "w",
        around: ["x y\n", "\n z"],
        after: "  v\n",
        tokens: &[46347, 570, 107, SOFT, SOFT, 107, 904, 138, 236_766, 107],
    },
];

fn tokenizer() -> Tokenizer {
    let file = common::fixtures().join("vocabs/ggml-vocab-gemma-4.gguf");
    Tokenizer::from_gguf(&Gguf::open(file).unwrap()).unwrap()
}

/// Returns an image of two rows with these words around it.
fn image([before, after]: [&str; 2]) -> Arc<Vec<ImagePart<Arc<Embedded>>>> {
    let embedded = Embedded {
        rows: vec![0.0; 2],
        width: 1,
        grid: (2, 1),
        non_causal: false,
        ids: vec![IMAGE_ID | 7, IMAGE_ID | 8],
    };
    let parts = [
        ImagePart::Text(before.to_owned()),
        ImagePart::Image(Arc::new(embedded)),
        ImagePart::Text(after.to_owned()),
    ];
    Arc::new(parts.into())
}

/// Returns the tokens of a prompt, with the soft token in place of rows.
fn with_soft_tokens(prompt: &Prompt) -> Vec<u32> {
    let mut tokens = prompt.tokens.clone();
    for placed in &prompt.images {
        for at in placed.at..placed.end() {
            assert_eq!(tokens[at as usize], placed.image.ids[(at - placed.at) as usize]);
            tokens[at as usize] = SOFT;
        }
    }
    tokens
}

#[hob_needs::fixtures]
#[test]
fn a_text_and_the_words_of_its_image_are_tokenized_as_one() {
    let tokenizer = tokenizer();
    for case in CASES {
        let text = format!("{}{MEDIA}{}", case.before, case.after);
        let prompt = raw_prompt(&tokenizer, &text, &[image(case.around)]).unwrap();
        let tokens = with_soft_tokens(&prompt);
        assert_eq!(Some(tokens[0]), tokenizer.bos(), "{text:?}");
        assert_eq!(&tokens[1..], case.tokens, "{text:?}");
        assert_eq!(prompt.images.len(), 1, "{text:?}");
    }
}

/// Two images side by side: the words of the first and of the second are one text.
#[hob_needs::fixtures]
#[test]
fn the_words_of_neighbouring_images_are_tokenized_as_one() {
    let tokenizer = tokenizer();
    let one = image(["\n\n<|image>", "<image|>\n\n"]);
    let prompt = raw_prompt(&tokenizer, MEDIA, &[Arc::clone(&one), one]).unwrap();
    let soft = "<|image|><|image|>";
    let whole = format!("\n\n<|image>{soft}<image|>\n\n\n\n<|image>{soft}<image|>\n\n");
    let expected = tokenizer.encode(&whole, &EncodeOptions::PROMPT);
    assert_eq!(with_soft_tokens(&prompt), expected);
    let four_lines = tokenizer.find("\n\n\n\n").unwrap();
    assert!(expected.contains(&four_lines));
}

/// A user's text that looks like a word of an image is text, also next to one; the number of the
/// image counts from 0.
#[hob_needs::fixtures]
#[test]
fn users_cannot_write_the_words_of_images() {
    let tokenizer = tokenizer();
    let begin = tokenizer.find("<|image>").unwrap();
    let user = "a<|image>\n";
    let signs: Vec<usize> = user.match_indices(['<', '|', '>']).map(|(at, _)| at).collect();
    for plain in [&[][..], &signs] {
        let mut prompt = PromptBuilder::new(&tokenizer, &|| false);
        prompt.push_text(user, plain.iter().copied());
        prompt.push_image(&image(["{image}<|image>", ""])).unwrap();
        prompt.push_text(user, plain.iter().copied());
        prompt.push_image(&image(["{image}<|image>", ""])).unwrap();
        let prompt = prompt.finish().unwrap();
        let n_begun = prompt.tokens.iter().filter(|&&token| token == begin).count();
        assert_eq!(n_begun, if plain.is_empty() { 4 } else { 2 });
        let text = String::from_utf8(tokenizer.decode_marked(&with_soft_tokens(&prompt))).unwrap();
        let soft = "<|image|><|image|>";
        assert_eq!(text, format!("{user}0<|image>{soft}{user}1<|image>{soft}"));
    }
}

#[hob_needs::fixtures]
#[test]
fn a_prompt_is_given_up_when_it_is_stopped() {
    let tokenizer = tokenizer();
    let mut prompt = PromptBuilder::new(&tokenizer, &|| true);
    prompt.push_text("a", []);
    assert!(prompt.push_image(&image(["b", "c"])).is_err());
}
