//! Lines of a chat at the terminal: prompts, and commands to the program.

use std::fmt;

/// A command to the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ChatCommand {
    /// Forget the conversation.
    Clear,
    /// End the program.
    Exit,
    /// Show the commands.
    Help,
    /// Show an image to the model with the next prompt.
    Image,
    /// Take a conversation from a file.
    Load,
    /// Put a file's text in front of the next prompt.
    Read,
    /// Answer the last prompt once more.
    Regen,
    /// Write the conversation to a file.
    Save,
    /// Let answers satisfy a schema.
    Schema,
    /// Show or change how answers are sampled.
    Set,
    /// Show how long the conversation and how fast the model is.
    Stats,
    /// Show or change the system message.
    System,
    /// Forget the last prompt and its answer.
    Undo,
}

/// A row of the table of commands.
struct CommandRow {
    command: ChatCommand,
    /// Its names; the first is the one that is shown.
    names: &'static [&'static str],
    /// Its argument, as it is shown.
    argument: &'static str,
    help: &'static str,
}

macro_rules! commands {
    ($($command:ident $names:expr, $argument:literal, $help:literal;)*) => {
        &[$(CommandRow {
            command: ChatCommand::$command,
            names: $names,
            argument: $argument,
            help: $help,
        }),*]
    };
}

/// All commands, as they are shown.
const COMMANDS: &[CommandRow] = commands! {
    Set &["set"], "[NAME VALUE]", "shows or changes how answers are sampled; `/set NAME default`";
    System &["system"], "[TEXT]", "shows or changes the system message; `/system \"\"` removes it";
    Image &["image"], "FILE", "shows an image to the model with the next prompt";
    Read &["read"], "FILE", "puts a file's text in front of the next prompt";
    Schema &["schema"], "[FILE|JSON|off]", "lets answers satisfy a JSON Schema";
    Regen &["regen", "retry"], "", "answers the last prompt once more";
    Undo &["undo"], "", "forgets the last prompt and its answer";
    Clear &["clear"], "", "forgets the conversation";
    Save &["save"], "FILE", "writes the conversation to a file of JSON";
    Load &["load"], "FILE", "goes on with a conversation from such a file";
    Stats &["stats"], "", "says how long the conversation and how fast the model is";
    Help &["help", "?", ""], "", "shows this";
    Exit &["exit", "bye", "quit"], "", "ends the program; so do /bye, /quit and Ctrl-D";
};

/// A line that was typed.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    /// Text for the model.
    Prompt,
    /// A command with what follows its name.
    Command(ChatCommand, &'a str),
    /// A command that there is not.
    Unknown(&'a str),
    /// A command that takes no words, with some.
    Overfull(&'a str),
}

impl Line<'_> {
    /// Reads a line. A command is a `/` at the beginning and a word without another `/`: what
    /// begins with a path or with a comment of a program is a prompt.
    pub(super) fn read(line: &str) -> Line<'_> {
        let first = line.split_whitespace().next().unwrap_or_default();
        let is_letter = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'?');
        let name = line.strip_prefix('/').and_then(|_| first.strip_prefix('/'));
        let Some(name) = name.filter(|name| name.bytes().all(is_letter)) else {
            return Line::Prompt;
        };
        let row = COMMANDS.iter().find(|row| row.names.contains(&name));
        match row {
            Some(row) => match line[first.len()..].trim() {
                rest if rest.is_empty() || !row.argument.is_empty() => {
                    Line::Command(row.command, rest)
                }
                _ => Line::Overfull(first),
            },
            None => Line::Unknown(first),
        }
    }
}

/// The commands and keys, for a person who asks for them.
pub(super) struct Help;

impl fmt::Display for Help {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in COMMANDS {
            let shown = format!("/{} {}", row.names[0], row.argument);
            writeln!(f, "{shown:<26}{}", row.help)?;
        }
        f.write_str(
            "\"\"\"                       begins and ends a text of several lines\n\
             Alt-Enter                 begins a line within a text\n\
             A line that begins with a space is sent to the model as it is.",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slash_and_a_word_are_a_command() {
        for (line, expected) in [
            ("/clear", Line::Command(ChatCommand::Clear, "")),
            ("/clear  ", Line::Command(ChatCommand::Clear, "")),
            ("/quit", Line::Command(ChatCommand::Exit, "")),
            ("/", Line::Command(ChatCommand::Help, "")),
            ("/?", Line::Command(ChatCommand::Help, "")),
            ("/set temperature  1", Line::Command(ChatCommand::Set, "temperature  1")),
            (
                "/system Be brief.\nAlways.",
                Line::Command(ChatCommand::System, "Be brief.\nAlways."),
            ),
            ("/x", Line::Unknown("/x")),
            ("/clear the table", Line::Overfull("/clear")),
            ("/help /set", Line::Overfull("/help")),
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

    #[test]
    fn every_command_is_shown_once() {
        let shown = Help.to_string();
        for (i, row) in COMMANDS.iter().enumerate() {
            let line = format!("/{} ", row.names[0]);
            assert_eq!(shown.lines().filter(|shown| shown.starts_with(&line)).count(), 1);
            for other in &COMMANDS[..i] {
                assert!(row.names.iter().all(|name| !other.names.contains(name)));
            }
        }
    }
}
