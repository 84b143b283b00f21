//! Lines of a chat at the terminal: prompts, and commands to the program.

use std::fmt;

/// The commands, for a person who asks for them.
const HELP: &str = "\
/clear   forgets the conversation
/exit    ends the program; so do /bye, /quit and Ctrl-D
/help    shows this
A line that begins with a space is sent to the model as it is.";

/// A line that was typed.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    /// Text for the model.
    Prompt,
    /// Forget the conversation.
    Clear,
    /// End the program.
    Exit,
    /// Show the commands.
    Help,
    /// A command that there is not.
    Unknown(&'a str),
}

impl Line<'_> {
    /// Reads a line. A command is a `/` at the beginning and a word without another `/`: what
    /// begins with a path or with a comment of a program is a prompt.
    pub(super) fn read(line: &str) -> Line<'_> {
        let first = line.split_whitespace().next().unwrap_or_default();
        let is_command = line.strip_prefix('/').is_some()
            && first[1..]
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'?'));
        match first {
            _ if !is_command => Line::Prompt,
            "/clear" => Line::Clear,
            "/exit" | "/bye" | "/quit" => Line::Exit,
            "/" | "/?" | "/help" => Line::Help,
            _ => Line::Unknown(first),
        }
    }
}

/// Shown to the person who typed the line.
impl fmt::Display for Line<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Help => f.write_str(HELP),
            Line::Unknown(name) => write!(f, "hob: there is no command {name}; /help lists them"),
            Line::Prompt | Line::Clear | Line::Exit => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slash_and_a_word_are_a_command() {
        for (line, expected) in [
            ("/clear", Line::Clear),
            ("/clear  ", Line::Clear),
            ("/quit", Line::Exit),
            ("/help", Line::Help),
            ("/?", Line::Help),
            ("/help me", Line::Help),
            ("/set temperature 1", Line::Unknown("/set")),
            ("/x", Line::Unknown("/x")),
            ("/etc/passwd: what is it?", Line::Prompt),
            ("/* a comment */", Line::Prompt),
            ("// another", Line::Prompt),
            (" /x", Line::Prompt),
            ("1/2", Line::Prompt),
            ("/\u{e9}tat", Line::Prompt),
        ] {
            assert_eq!(Line::read(line), expected, "{line:?}");
        }
    }
}
