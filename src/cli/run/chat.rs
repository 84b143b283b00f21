//! A chat at the terminal.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::super::units::counted;
use super::Error;
use super::answer::{AnswerEnd, Answerer, speeds};
use super::line::{ChatCommand, Help, Line};
use super::prompt::{PromptReader, Typed};
use super::settings::{ChatSettings, ChatTokens};
use super::transcript::{ShownImage, Transcript, Turn};
use super::{RunSession, terminal, text_file};
use crate::grammar::{Source, Stop};
use crate::util::folders;
use crate::vision::Parts;

/// The mark before and after a text of several lines.
const BLOCK_MARK: &str = "\"\"\"";
/// The text before the cursor in each further line of such a text.
const BLOCK_PROMPT: &str = ".. > ";

/// A chat.
pub(super) struct ChatSession<'a> {
    session: &'a RunSession,
    answerer: Answerer<'a>,
    settings: ChatSettings,
    transcript: Transcript,
    /// Texts and images for the next prompt.
    attached: Attached,
    /// The speeds and tokens of the last answer, as a line of text.
    last: Option<String>,
}

/// Texts of `/read` and images of `/image` for the next prompt.
#[derive(Default)]
struct Attached {
    texts: Vec<String>,
    images: Vec<ShownImage>,
}

/// The next thing to do.
enum ChatStep {
    /// Read another line.
    Read,
    /// Answer the last prompt.
    Answer,
    /// End.
    End,
}

impl<'a> ChatSession<'a> {
    /// Begins a chat.
    pub(super) fn new(session: &'a RunSession, images: Vec<ShownImage>) -> ChatSession<'a> {
        let system = session.system();
        ChatSession {
            session,
            answerer: session.answerer(),
            settings: ChatSettings::new(session.settings(), session.args.sampling.breakers()),
            transcript: Transcript { system, turns: Vec::new() },
            attached: Attached { texts: Vec::new(), images },
            last: None,
        }
    }

    /// Asks and answers until Ctrl-D.
    ///
    /// # Errors
    /// When the terminal or the engine fails.
    pub(super) fn run(mut self) -> Result<(), Error> {
        let mut lines = PromptReader::new()?;
        if !self.session.args.quiet {
            eprintln!("Ctrl-C stops an answer, Ctrl-D ends, /help says more.");
        }
        self.read_lines(&mut lines)
    }

    fn read_lines(&mut self, lines: &mut PromptReader) -> Result<(), Error> {
        loop {
            let line = match lines.read("> ")? {
                Typed::Line(line) if line.trim_start().starts_with(BLOCK_MARK) => {
                    let Some(block) = read_block(&line, lines)? else { continue };
                    block
                }
                Typed::Line(line) => line,
                Typed::Interrupted => continue,
                Typed::End => return Ok(()),
            };
            if is_blank(&line) {
                continue;
            }
            lines.remember(&line);
            let next = match Line::read(&line) {
                Line::Prompt => self.prompt(line),
                Line::Command(command, rest) => self.command(command, rest),
                Line::Unknown(name) => Err(format!("there is no command {name}; /help lists them")),
                Line::Overfull(name) => Err(format!(
                    "{name} takes no words; a blank before the line sends it to the model"
                )),
            };
            match next {
                Ok(ChatStep::Read) => {}
                Ok(ChatStep::Answer) => self.answer()?,
                Ok(ChatStep::End) => return Ok(()),
                Err(what) => eprintln!("hob: {}", terminal::on_stderr(&what)),
            }
        }
    }

    /// Adds a prompt to the conversation, with the texts and images for it.
    fn prompt(&mut self, line: String) -> Result<ChatStep, String> {
        let Attached { mut texts, images } = std::mem::take(&mut self.attached);
        texts.push(unquoted(line));
        let prompt = texts.join("\n\n");
        self.transcript.turns.push(Turn { prompt, images, answer: None });
        Ok(ChatStep::Answer)
    }

    /// Runs a command.
    ///
    /// # Errors
    /// Says what is wrong with it; nothing has changed then.
    fn command(&mut self, command: ChatCommand, rest: &str) -> Result<ChatStep, String> {
        match command {
            ChatCommand::Exit => return Ok(ChatStep::End),
            ChatCommand::Regen => return self.regenerate(),
            ChatCommand::Help => eprintln!("{Help}"),
            ChatCommand::Clear => {
                self.transcript.turns.clear();
                self.attached = Attached::default();
            }
            ChatCommand::Undo => {
                let gone = self.transcript.turns.pop().ok_or("there is nothing to undo")?;
                eprintln!("[forgotten: {}]", terminal::on_stderr(&abbreviated(&gone.prompt)));
            }
            ChatCommand::Set => {
                let runtime = &self.session.runtime;
                let tokens = ChatTokens {
                    n_vocab: runtime.tokenizer.n_vocab(),
                    dry_breakers: &|texts| runtime.dry_breakers(texts),
                };
                let shown = self.settings.set(rest, &tokens)?;
                eprintln!("{}", terminal::on_stderr(&shown));
            }
            ChatCommand::System => self.system(rest)?,
            ChatCommand::Schema => self.schema(rest)?,
            ChatCommand::Stats => eprintln!("{}", self.stats()),
            ChatCommand::Image => {
                let path = path_argument(rest)?;
                let parts = self.image(&path).map_err(|error| error.to_string())?;
                self.attached.images.push(ShownImage { path, parts });
            }
            ChatCommand::Read => {
                let path = path_argument(rest)?;
                let text = read_file(&path)?;
                eprintln!("[{} bytes go with the next prompt]", text.len());
                self.attached.texts.push(text.trim_end_matches('\n').to_owned());
            }
            ChatCommand::Save => {
                let path = path_argument(rest)?;
                let model = self.session.args.model.model.as_deref().unwrap_or(Path::new("hob"));
                let model = model.display().to_string();
                self.transcript.save(&path, &model).map_err(|error| error.to_string())?;
                let what = format!("{} in {}", self.prompts(), path.display());
                eprintln!("[{}]", terminal::on_stderr(&what));
            }
            ChatCommand::Load => {
                let path = path_argument(rest)?;
                let loaded = Transcript::load(&path, &|path| self.image(path));
                self.transcript = loaded.map_err(|error| error.to_string())?;
                eprintln!("[{} loaded]", self.prompts());
            }
        }
        Ok(ChatStep::Read)
    }

    /// Removes the last answer, so that another is generated.
    fn regenerate(&mut self) -> Result<ChatStep, String> {
        let turn = self.transcript.turns.last_mut().ok_or("nothing was asked yet")?;
        turn.answer = None;
        Ok(ChatStep::Answer)
    }

    /// Shows, changes or removes the system message.
    fn system(&mut self, rest: &str) -> Result<(), String> {
        if self.session.args.raw {
            return Err("without a chat template there is no system message".into());
        }
        match rest {
            "" => {
                let shown = self.transcript.system.as_deref().unwrap_or("[none]");
                eprintln!("{}", terminal::on_stderr(shown));
            }
            "\"\"" => self.transcript.system = None,
            text => self.transcript.system = Some(unquoted(text.to_owned())),
        }
        Ok(())
    }

    /// Shows, changes or removes the schema of answers.
    fn schema(&mut self, rest: &str) -> Result<(), String> {
        if rest.is_empty() {
            let shown = match &self.settings.current.constraint {
                Some(Source::Schema(schema, _)) => schema.to_string(),
                Some(_) => "[a grammar]".into(),
                None => "[none]".into(),
            };
            eprintln!("{}", terminal::on_stderr(&shown));
            return Ok(());
        }
        if rest == "off" {
            self.settings.current.constraint = None;
            return Ok(());
        }
        let is_text = rest.starts_with('{') || rest == "true" || rest == "false";
        let text = if is_text { rest.to_owned() } else { read_file(Path::new(rest))? };
        let schema = serde_json::from_str(text.trim_start_matches('\u{FEFF}'))
            .map_err(|error| format!("not valid JSON: {error}"))?;
        let source = Source::Schema(schema, self.session.args.constraint.options());
        let compiled = self.session.runtime.constraints.compile(&source, &Stop::default());
        let compiled = compiled.map_err(|error| error.to_string())?;
        super::report_ignored(compiled.ignored());
        self.settings.current.constraint = Some(source);
        Ok(())
    }

    /// Returns how many prompts the conversation has, in words.
    fn prompts(&self) -> String {
        counted(self.transcript.turns.len(), "prompt")
    }

    /// Returns the length of the conversation and the speed of the last answer, as text.
    fn stats(&self) -> String {
        let engine = &self.session.runtime.engine;
        let tokens =
            self.session.prepare(&self.transcript).map(|prepared| prepared.prompt.tokens.len());
        let tokens = tokens.map_or("? tokens".to_owned(), |n| counted(n, "token"));
        let last = self.last.as_deref().unwrap_or("nothing yet");
        format!("{}, {tokens} of {} positions\nlast answer: {last}", self.prompts(), engine.n_ctx())
    }

    /// Reads an image for the model.
    fn image(&self, path: &Path) -> Result<Arc<Parts>, Error> {
        let runtime = &self.session.runtime;
        super::super::model::read_image(runtime.vision.as_ref(), path, runtime.engine.n_ctx())
    }

    /// Answers the last prompt.
    ///
    /// # Errors
    /// When an error other than one of this prompt ends the program.
    fn answer(&mut self) -> Result<(), Error> {
        let prepared = self.session.prepare(&self.transcript);
        let answered =
            prepared.and_then(|prepared| self.answerer.answer(prepared, &self.settings.current));
        let (answer, ended) = match answered {
            Ok(answered) => answered,
            // too long a conversation ends neither the program nor the conversation so far
            Err(
                error @ (Error::Input { .. }
                | Error::Submit(_)
                | Error::Engine(_)
                | Error::UnknownImage { .. }),
            ) => {
                eprintln!("hob: {}", terminal::on_stderr(&error.to_string()));
                self.transcript.turns.pop();
                return Ok(());
            }
            Err(error) => return Err(error),
        };
        println!();
        self.last = Some(match &ended {
            AnswerEnd::Whole(finished) => {
                self.answerer.report(finished);
                speeds(finished)
            }
            AnswerEnd::Interrupted => "stopped by Ctrl-C".into(),
        });
        if let Some(turn) = self.transcript.turns.last_mut() {
            turn.answer = Some(answer);
        }
        Ok(())
    }
}

/// Reads the further lines of a text whose first line begins with [`BLOCK_MARK`]; `None` after
/// Ctrl-C, which drops the text.
///
/// # Errors
/// When the terminal fails.
fn read_block(first: &str, lines: &mut PromptReader) -> Result<Option<String>, Error> {
    let mut text = first.trim_start().to_owned();
    while !is_closed(&text) {
        match lines.read(BLOCK_PROMPT)? {
            Typed::Line(line) => {
                text.push('\n');
                text += &line;
            }
            Typed::Interrupted => return Ok(None),
            // what was typed so far is the text
            Typed::End => return Ok(Some(text + BLOCK_MARK)),
        }
    }
    Ok(Some(text))
}

/// Returns whether a text that begins with [`BLOCK_MARK`] also ends with it.
fn is_closed(text: &str) -> bool {
    text.len() >= 2 * BLOCK_MARK.len() && text.trim_end().ends_with(BLOCK_MARK)
}

/// Returns the text between two [`BLOCK_MARK`]s; `None` if it stands between none.
fn quoted_part(text: &str) -> Option<&str> {
    text.trim().strip_prefix(BLOCK_MARK)?.strip_suffix(BLOCK_MARK)
}

/// Returns a text without [`BLOCK_MARK`] before and after it.
fn unquoted(text: String) -> String {
    match quoted_part(&text) {
        Some(inner) => inner.trim_matches('\n').to_owned(),
        None => text,
    }
}

/// Returns whether there is nothing in a text, which then is no prompt.
fn is_blank(text: &str) -> bool {
    quoted_part(text).unwrap_or(text).trim().is_empty()
}

/// Returns the path that a command names.
fn path_argument(rest: &str) -> Result<PathBuf, String> {
    let name = rest.trim().trim_matches(['"', '\'']);
    if name.is_empty() {
        return Err("the name of a file was expected".into());
    }
    let below = name.strip_prefix("~/").zip(folders::named_by(folders::HOME));
    Ok(below.map_or_else(|| PathBuf::from(name), |(below, home)| home.join(below)))
}

/// Reads a file that a command names.
fn read_file(path: &Path) -> Result<String, String> {
    text_file::read(path, text_file::PROMPT).map_err(|error| error.to_string())
}

/// Returns the first line of a text, shortened.
fn abbreviated(text: &str) -> String {
    const SHOWN: usize = 60;
    let line = text.lines().next().unwrap_or_default();
    let mut shown: String = line.chars().take(SHOWN).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_stand_around_texts() {
        assert!(is_closed("\"\"\"a\"\"\"") && is_closed("\"\"\"a\nb\"\"\" "));
        assert!(!is_closed("\"\"\"") && !is_closed("\"\"\"a"));
        assert_eq!(unquoted("\"\"\"\na\nb\n\"\"\"".into()), "a\nb");
        assert_eq!(unquoted("a \"\"\" b".into()), "a \"\"\" b");
        for blank in ["", " \t", "\"\"\"\"\"\"", "\"\"\"\n \n\"\"\" "] {
            assert!(is_blank(blank), "{blank:?}");
        }
        assert!(!is_blank("\"\"\"") && !is_blank("\"\"\"\na\n\"\"\"") && !is_blank("a"));
        assert_eq!(abbreviated("one\ntwo"), "one…");
        assert_eq!(abbreviated("one"), "one");
        assert!(path_argument(" ").is_err());
        assert_eq!(path_argument("\"a b.png\"").unwrap(), PathBuf::from("a b.png"));
    }
}
