//! Files of tasks with several answers, in the forms that llama-perplexity reads.

use std::ops::Range;
use std::path::Path;

use super::twister::Twister;
use crate::cli::{Error, text_file};
use crate::tokenizer::{EncodeOptions, Tokenizer};

/// Lines of a task of HellaSwag.
const HELLASWAG_LINES: usize = 6;
/// Most answers of a task.
const MAX_ANSWERS: usize = 100;
/// Tokens after which the word that is chosen is not counted.
const MIN_TRAILING: usize = 3;

/// The form of a file of tasks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TaskForm {
    /// Six lines a task: context, number of the right ending, four endings.
    HellaSwag,
    /// A line a task: number, sentence with a `_`, two words for it, 1 or 2.
    Winogrande,
    /// Questions with answers of which one is right, in binary.
    MultipleChoice,
}

/// A task: texts that begin alike, of which the likeliest should be a right one.
pub(super) struct Task {
    /// Tokens of each text.
    pub texts: Vec<Vec<u32>>,
    /// Number of tokens that all begin with: above 0, and fewer than any text has.
    pub n_shared: usize,
    /// The tokens of each text whose likelihood counts.
    pub counted: Vec<Range<usize>>,
    /// The right ones.
    pub right: Vec<bool>,
}

/// A task as text: beginning and end of each answer, the word that is chosen at the end of the
/// former.
struct WrittenTask {
    answers: Vec<[String; 2]>,
    right: Vec<bool>,
}

/// Reads a file of tasks, at most `n` of them, chosen as llama-perplexity chooses them.
///
/// # Errors
/// The file cannot be read, or has not this form; says where.
pub(super) fn read(
    file: &Path,
    form: TaskForm,
    n: Option<usize>,
    tokenizer: &Tokenizer,
) -> Result<Vec<Task>, Error> {
    let bytes = text_file::read_bytes(file, text_file::CORPUS)?;
    let wrong = |what: String| Error::input(file.display(), what);
    let mut all = match form {
        TaskForm::HellaSwag => hellaswag(&String::from_utf8_lossy(&bytes)),
        TaskForm::Winogrande => winogrande(&String::from_utf8_lossy(&bytes)),
        TaskForm::MultipleChoice => multiple_choice(&bytes),
    }
    .map_err(wrong)?;
    if all.is_empty() {
        return Err(wrong("no tasks".into()));
    }
    let written = chosen(&mut all, form, n);
    let tasks = written.into_iter().enumerate().map(|(i, written)| {
        let task = match form {
            TaskForm::Winogrande => word_task(&written, tokenizer),
            TaskForm::HellaSwag | TaskForm::MultipleChoice => ending_task(&written, tokenizer),
        };
        task.map_err(|what| wrong(format!("task {}: {what}", i + 1)))
    });
    tasks.collect()
}

/// Takes `n` tasks as llama-perplexity does: HellaSwag's in random order, of others all or a random
/// part.
fn chosen(all: &mut Vec<WrittenTask>, form: TaskForm, n: Option<usize>) -> Vec<WrittenTask> {
    let n = n.unwrap_or(all.len()).min(all.len());
    let mut twister = Twister::new(1);
    match form {
        TaskForm::HellaSwag => (0..n).map(|_| all.remove(twister.below(all.len()))).collect(),
        _ if n == all.len() => std::mem::take(all),
        _ => (0..n).map(|_| all.swap_remove(twister.share_of(all.len()))).collect(),
    }
}

/// Reads the tasks of HellaSwag.
fn hellaswag(text: &str) -> Result<Vec<WrittenTask>, String> {
    let lines: Vec<&str> = text.lines().collect();
    if !lines.len().is_multiple_of(HELLASWAG_LINES) {
        let n = lines.len();
        return Err(format!("{n} lines; expected {HELLASWAG_LINES} for each task"));
    }
    let task = |(i, lines): (usize, &[&str])| {
        let [context, label, endings @ ..] = lines else { return Err("no task".to_owned()) };
        let label = label.trim();
        let right = label.parse::<usize>().ok().filter(|&right| right < endings.len());
        let line = HELLASWAG_LINES * i + 2;
        let right = right.ok_or_else(|| format!("line {line}: `{label}`; expected 0 to 3"))?;
        Ok(WrittenTask {
            answers: endings
                .iter()
                .map(|ending| [format!("{context} {ending}"), String::new()])
                .collect(),
            right: (0..endings.len()).map(|ending| ending == right).collect(),
        })
    };
    lines.chunks_exact(HELLASWAG_LINES).enumerate().map(task).collect()
}

/// Reads the tasks of Winogrande.
fn winogrande(text: &str) -> Result<Vec<WrittenTask>, String> {
    let task = |(i, line): (usize, &str)| {
        let wrong = |what: &str| format!("line {}: {what}", i + 1);
        let [sentence, first, second, answer] =
            fields(line).ok_or_else(|| wrong("expected five fields with commas between them"))?;
        let sentence = match sentence.strip_prefix('"') {
            Some(quoted) => quoted.strip_suffix('"').unwrap_or(quoted),
            None => sentence,
        };
        let Some((before, after)) = sentence.split_once('_') else {
            return Err(wrong("no `_` in the sentence"));
        };
        let right = match answer.trim() {
            "1" => [true, false],
            "2" => [false, true],
            other => return Err(wrong(&format!("the answer is `{other}`; expected 1 or 2"))),
        };
        Ok(WrittenTask {
            answers: [first, second]
                .map(|word| [format!("{before}{word}"), after.to_owned()])
                .to_vec(),
            right: right.to_vec(),
        })
    };
    text.lines().enumerate().map(task).collect()
}

/// Returns what stands after the first, second, third and fourth comma outside of quotes.
fn fields(line: &str) -> Option<[&str; 4]> {
    let mut is_quoted = false;
    let mut commas = line.char_indices().filter_map(|(at, c)| {
        is_quoted ^= c == '"';
        (c == ',' && !is_quoted).then_some(at)
    });
    let commas: [Option<usize>; 4] = std::array::from_fn(|_| commas.next());
    let [first, second, third, fourth] = commas;
    let fourth = fourth?;
    let part = |from: Option<usize>, to: Option<usize>| Some(&line[from? + 1..to?]);
    Some([
        part(first, second)?,
        part(second, third)?,
        part(third, Some(fourth))?,
        &line[fourth + 1..],
    ])
}

/// Reads questions with answers: their number, where each begins, and the questions.
fn multiple_choice(bytes: &[u8]) -> Result<Vec<WrittenTask>, String> {
    let mut rest = TaskBytes(bytes);
    let n = rest.number().ok_or("no tasks")? as usize;
    rest.take(n.checked_mul(4).ok_or("too many tasks")?)
        .ok_or_else(|| format!("it ends within the places of {n} tasks"))?;
    let mut tasks = Vec::new();
    for i in 0..n {
        let task = rest.task().map_err(|what| format!("task {} of {n}: {what}", i + 1))?;
        tasks.push(task);
    }
    Ok(tasks)
}

/// The bytes of a file of questions that are left to read.
struct TaskBytes<'a>(&'a [u8]);

impl<'a> TaskBytes<'a> {
    fn take(&mut self, n: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(n)?;
        self.0 = rest;
        Some(taken)
    }

    fn number(&mut self) -> Option<u32> {
        self.take(4)?.try_into().ok().map(u32::from_le_bytes)
    }

    fn string(&mut self) -> Option<String> {
        let n = self.number()? as usize;
        self.take(n).map(|bytes| String::from_utf8_lossy(bytes).into_owned())
    }

    /// Reads answers, and which of them are right.
    fn answers(&mut self) -> Result<(Vec<String>, Vec<bool>), String> {
        const END: &str = "it ends within the answers";
        let n = self.number().ok_or(END)? as usize;
        if n > MAX_ANSWERS {
            return Err(format!("{n} answers; expected at most {MAX_ANSWERS}"));
        }
        let mut answers = Vec::with_capacity(n);
        for _ in 0..n {
            answers.push(self.string().ok_or(END)?);
        }
        let mut right = Vec::with_capacity(n);
        for _ in 0..n {
            right.push(self.number().ok_or(END)? == 1);
        }
        Ok((answers, right))
    }

    /// Reads a question with two lists of answers, of which the second, with several right ones, is
    /// not used.
    fn task(&mut self) -> Result<WrittenTask, String> {
        let question = self.string().ok_or("it ends within the question")?;
        let (answers, right) = self.answers()?;
        self.answers()?;
        if question.is_empty() || answers.is_empty() || answers.iter().any(String::is_empty) {
            return Err("the question or an answer is empty".into());
        }
        let whole = answers.iter().map(|answer| [format!("{question} {answer}"), String::new()]);
        Ok(WrittenTask { answers: whole.collect(), right })
    }
}

/// Returns the tokens of each text, and how many they begin with together.
fn tokens(written: &WrittenTask, tokenizer: &Tokenizer) -> Result<(Vec<Vec<u32>>, usize), String> {
    let encode = |[begin, end]: &[String; 2]| {
        tokenizer.encode(&format!("{begin}{end}"), &EncodeOptions::DOCUMENT)
    };
    let texts: Vec<Vec<u32>> = written.answers.iter().map(encode).collect();
    let shortest = texts.iter().map(Vec::len).min().unwrap_or(0);
    let is_shared = |at: &usize| texts.iter().all(|text| text[*at] == texts[0][*at]);
    // where one text is the beginning of another, it still has a last token of its own
    let n_shared = (0..shortest.saturating_sub(1)).take_while(is_shared).count();
    if n_shared == 0 {
        return Err("the texts have no first token in common".into());
    }
    Ok((texts, n_shared))
}

/// Returns a task in which all counts that differs.
fn ending_task(written: &WrittenTask, tokenizer: &Tokenizer) -> Result<Task, String> {
    let (texts, n_shared) = tokens(written, tokenizer)?;
    let counted = texts.iter().map(|text| n_shared..text.len()).collect();
    Ok(Task { counted, texts, n_shared, right: written.right.clone() })
}

/// Returns a task in which what follows the word counts, but for the last token, if more than a few
/// tokens do; and else the word too.
fn word_task(written: &WrittenTask, tokenizer: &Tokenizer) -> Result<Task, String> {
    let (texts, n_shared) = tokens(written, tokenizer)?;
    let skips_word = texts.iter().all(|text| text.len() - n_shared > MIN_TRAILING);
    let counted = texts.iter().zip(&written.answers).map(|(text, [begin, _])| {
        let from = if skips_word {
            tokenizer.encode(begin, &EncodeOptions::DOCUMENT).len()
        } else {
            n_shared
        };
        let from = from.clamp(n_shared, text.len() - 1);
        let n_last = usize::from(text.len() - from > 1);
        from..text.len() - n_last
    });
    Ok(Task { counted: counted.collect(), n_shared, right: written.right.clone(), texts })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_winogrande_has_commas_within_quotes() {
        let text = "0,\"Ann, who met Eve, said _ was late.\",Ann,Eve,2\n1,A _ b,x,y,1";
        let tasks = winogrande(text).unwrap();
        assert_eq!(tasks.len(), 2);
        assert_eq!(tasks[0].answers[0], ["Ann, who met Eve, said Ann", " was late."]);
        assert_eq!(tasks[0].right, [false, true]);
        assert_eq!(tasks[1].answers[1], ["A y", " b"]);
    }

    #[test]
    fn lines_that_are_no_task_are_named() {
        for (text, what) in [
            ("0,a _ b,x,y", "line 1: expected five fields"),
            ("0,a b,x,y,1", "line 1: no `_`"),
            ("0,a _ b,x,y,1\n1,a _ b,x,y,3", "line 2: the answer is `3`"),
        ] {
            let error = winogrande(text).err().expect("no task");
            assert!(error.starts_with(what), "{error}");
        }
        let error = hellaswag("a\n4\nb\nc\nd\ne\n").err().expect("no task");
        assert_eq!(error, "line 2: `4`; expected 0 to 3");
        assert!(hellaswag("a\n0\nb\n").is_err());
    }

    /// A file with one question, two answers and none of the other kind.
    fn question() -> Vec<u8> {
        let number = |n: u32| n.to_le_bytes().to_vec();
        let string = |text: &str| [number(text.len() as u32), text.into()].concat();
        let answers = [number(2), string("yes"), string("no"), number(0), number(1)].concat();
        [number(1), number(8), string("Is it?"), answers, number(0)].concat()
    }

    #[test]
    fn questions_are_read_and_broken_files_refused() {
        let tasks = multiple_choice(&question()).unwrap();
        assert_eq!(tasks[0].answers[1][0], "Is it? no");
        assert_eq!(tasks[0].right, [false, true]);
        for n in 0..question().len() {
            assert!(multiple_choice(&question()[..n]).is_err(), "{n} bytes");
        }
        let huge = [u32::MAX.to_le_bytes(), [0; 4]].concat();
        assert!(multiple_choice(&huge).is_err());
    }
}
