//! Scores of tasks with several answers: `hob perplexity --hellaswag`, `--winogrande`,
//! `--multiple-choice`.

use std::path::PathBuf;
use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions};
use hob::gguf::Gguf;
use hob::model::Model;
use hob::{EncodeOptions, Tokenizer};

use crate::common;
use crate::program::{complaint, stdout};

/// A model, and what it says of texts that it reads one by one.
struct Judge {
    file: String,
    context: Context,
    tokenizer: Tokenizer,
}

impl Judge {
    fn new() -> Judge {
        let file = common::fixtures().join("stories/stories260K.gguf");
        let gguf = Gguf::open(&file).unwrap();
        let tokenizer = Tokenizer::from_gguf(&gguf).unwrap();
        let options = ContextOptions { exact: true, n_ctx: Some(256), ..Default::default() };
        let context = Context::new(Arc::new(Model::load(gguf).unwrap()), &options).unwrap();
        Judge { file: file.display().to_string(), context, tokenizer }
    }

    fn tokens(&self, text: &str) -> Vec<u32> {
        self.tokenizer.encode(text, &EncodeOptions::DOCUMENT)
    }

    /// Returns the mean log-likelihood of the tokens `from..to` of a text.
    fn mean(&mut self, tokens: &[u32], from: usize, to: usize) -> f64 {
        self.context.clear_seq(0, 0);
        let token = |(pos, &token)| BatchToken { token, seq: 0, pos, want_logits: true };
        let batch: Vec<_> = (0..).zip(tokens).map(token).collect();
        let n_vocab = self.context.n_vocab();
        let logits = self.context.step(&batch).unwrap();
        let likelihood = |pos: usize| {
            let row = &logits[(pos - 1) * n_vocab..pos * n_vocab];
            let sum: f64 = row.iter().map(|&l| f64::from(l).exp()).sum();
            f64::from(row[tokens[pos] as usize]) - sum.ln()
        };
        (from..to).map(likelihood).sum::<f64>() / (to - from) as f64
    }

    /// Returns the number of the likeliest end of a text.
    fn likeliest(&mut self, begin: &str, ends: &[&str]) -> usize {
        let texts: Vec<_> = ends.iter().map(|end| self.tokens(&format!("{begin} {end}"))).collect();
        let is_shared = |at: &usize| texts.iter().all(|text| text[*at] == texts[0][*at]);
        let shared = (0..).take_while(is_shared).count();
        let means: Vec<_> = texts.iter().map(|text| self.mean(text, shared, text.len())).collect();
        (0..means.len()).max_by(|&a, &b| means[a].total_cmp(&means[b])).unwrap()
    }

    /// Returns what is printed of a file of tasks.
    fn score(&self, flag: &str, file: &str) -> String {
        stdout(&["perplexity", "-m", &self.file, "-f", file, flag, "--exact"])
    }
}

/// Tasks, of which the right answers are not always those that the model takes for likeliest.
const TASKS: [(&str, [&str; 4]); 3] = [
    ("Once upon a time, there was a little", ["girl named Lily.", "tax.", "dog.", "xylophone"]),
    ("Tom and his mom went to the", ["park to play with a ball.", "moon", "the the", "store."]),
    ("The cat was sad because", ["blue", "it could not find its toy.", "park", "she was happy."]),
];

/// Writes a file that is removed at the end.
struct TaskFile(PathBuf);

impl TaskFile {
    fn new(name: &str, bytes: &[u8]) -> TaskFile {
        let path = std::env::temp_dir().join(format!("hob-tasks-{}-{name}", std::process::id()));
        std::fs::write(&path, bytes).unwrap();
        TaskFile(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for TaskFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[hob_needs::fixtures]
#[test]
fn the_likeliest_end_is_what_the_model_says_of_whole_texts() {
    let mut judge = Judge::new();
    let likeliest: Vec<_> = TASKS.map(|(begin, ends)| judge.likeliest(begin, &ends)).to_vec();
    // in the last task another end is called right
    let right = [likeliest[0], likeliest[1], (likeliest[2] + 1) % 4];
    let mut lines = String::new();
    for ((begin, ends), right) in TASKS.iter().zip(right) {
        lines += &format!("{begin}\n{right}\n{}\n", ends.join("\n"));
    }
    let file = TaskFile::new("hellaswag.txt", lines.as_bytes());
    let line = judge.score("--hellaswag", file.path());
    assert!(
        line.starts_with("Final HellaSwag score(3 tasks): 66.6667 [20.7660, 93.8508]"),
        "{line}"
    );

    let number = |n: usize| (n as u32).to_le_bytes().to_vec();
    let string = |text: &str| [number(text.len()), text.into()].concat();
    let mut bytes = [number(3), number(0), number(0), number(0)].concat();
    for ((begin, ends), right) in TASKS.iter().zip(right) {
        bytes.extend(string(begin));
        bytes.extend(number(4));
        bytes.extend(ends.iter().flat_map(|end| string(end)));
        bytes.extend((0..4).flat_map(|i| number(usize::from(i == right))));
        bytes.extend(number(0));
    }
    let file = TaskFile::new("choices.bin", &bytes);
    let lines = judge.score("--multiple-choice", file.path());
    let expected =
        "Final result: 66.6667 +/- 33.3333 (3 tasks)\nRandom chance: 25.0000 +/- 30.6186\n";
    assert_eq!(lines, expected);
}

#[hob_needs::fixtures]
#[test]
fn the_word_of_a_sentence_is_told_by_what_follows() {
    let mut judge = Judge::new();
    let sentences = [
        ("Lily gave the ball to Tom because _ liked to play with it.", "Tom", "the moon"),
        ("The dog ran after the cat and _ was very fast and had fun.", "it", "park"),
    ];
    let mut lines = String::new();
    for (i, (sentence, first, second)) in sentences.into_iter().enumerate() {
        let (before, after) = sentence.split_once('_').unwrap();
        let mut mean = |word: &str| {
            let from = judge.tokens(&format!("{before}{word}")).len();
            let tokens = judge.tokens(&format!("{before}{word}{after}"));
            judge.mean(&tokens, from, tokens.len() - 1)
        };
        let best = if mean(first) > mean(second) { 1 } else { 2 };
        // of the second sentence the other word is called right
        let right = if i == 0 { best } else { 3 - best };
        lines += &format!("{i},\"{sentence}\",{first},{second},{right}\n");
    }
    let file = TaskFile::new("winogrande.csv", lines.as_bytes());
    let line = judge.score("--winogrande", file.path());
    assert_eq!(line, "Final Winogrande score(2 tasks): 50.0000 +/- 50.0000\n");
}

#[hob_needs::fixtures]
#[test]
fn files_that_hold_no_tasks_are_refused() {
    let judge = Judge::new();
    let file = TaskFile::new("broken.txt", b"one line\n");
    for (flag, what) in [
        ("--hellaswag", "1 lines; expected 6 for each task"),
        ("--winogrande", "line 1: expected five fields"),
        ("--multiple-choice", "it ends within the places of"),
    ] {
        let line = complaint(&["perplexity", "-m", &judge.file, "-f", file.path(), flag]);
        assert!(line.contains(what), "{line}");
    }
    let line =
        complaint(&["perplexity", "-m", &judge.file, "-f", file.path(), "--hellaswag", "-c", "64"]);
    assert!(line.contains("--ctx-size"), "{line}");
}
