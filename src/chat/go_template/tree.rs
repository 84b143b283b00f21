//! The tree of a template.

use super::fault;
use super::tokens::{ActionToken, TemplatePiece};
use crate::chat::Error;

/// Blocks and parentheses that may stand in one another.
const MAX_DEPTH: usize = 100;

/// A part of a template.
#[derive(Debug, Clone)]
pub(super) enum GoNode {
    /// Text that is written as it is.
    Text(String),
    /// A value that is written.
    Print(Pipe),
    /// A variable that gets a value.
    Set(Setting),
    /// `if`; `set` is a variable that gets the condition's value.
    If { set: Option<String>, condition: Pipe, then: Vec<GoNode>, otherwise: Vec<GoNode> },
    /// `with`: the dot is the value within it.
    With { set: Option<String>, value: Pipe, then: Vec<GoNode>, otherwise: Vec<GoNode> },
    /// `range`: the dot is each item; `variables` are the item, or its place and the item.
    Range { variables: Vec<String>, over: Pipe, body: Vec<GoNode>, otherwise: Vec<GoNode> },
    /// The end of a loop.
    Break,
    /// The next round of a loop.
    Continue,
}

/// A variable that gets a value.
#[derive(Debug, Clone)]
pub(super) struct Setting {
    /// Its name.
    pub name: String,
    /// True if it begins here.
    pub is_new: bool,
    /// The value.
    pub value: Pipe,
}

/// Commands, each with the value of the one before it as its last argument.
#[derive(Debug, Clone)]
pub(super) struct Pipe {
    /// The commands, at least one, each of at least one operand.
    pub commands: Vec<Vec<Operand>>,
    /// The line.
    pub line: usize,
}

/// A value, or a field of it.
#[derive(Debug, Clone)]
pub(super) struct Operand {
    /// The value before the fields.
    pub base: Base,
    /// The fields, from the outside in.
    pub fields: Vec<String>,
}

/// The beginning of an operand.
#[derive(Debug, Clone)]
pub(super) enum Base {
    /// The dot.
    Dot,
    /// A variable; the one without a name is the whole input.
    Variable(String),
    /// A text.
    Text(String),
    /// A number, `true`, `false` or `nil`, as Jinja writes it.
    Constant(String),
    /// The name of a function.
    Function(String),
    /// A pipe in parentheses.
    Group(Pipe),
}

/// Reads the parts of a template.
///
/// # Errors
/// A block does not end, or there is what is not read.
pub(super) fn parse(pieces: Vec<TemplatePiece>) -> Result<Vec<GoNode>, Error> {
    let mut blocks = BlockReader { pieces: pieces.into_iter(), depth: 0, n_loops: 0, line: 1 };
    let (nodes, end) = blocks.list()?;
    match end {
        End::OfTemplate => Ok(nodes),
        End::Else(_) | End::OfBlock => {
            Err(fault(blocks.line, "an `end` or `else` without a block before it"))
        }
    }
}

/// The end of a list of nodes.
enum End {
    OfTemplate,
    OfBlock,
    /// `else`, and what follows it.
    Else(Vec<ActionToken>),
}

struct BlockReader {
    pieces: std::vec::IntoIter<TemplatePiece>,
    depth: usize,
    /// Loops that the place is in.
    n_loops: usize,
    /// The line of the last action.
    line: usize,
}

impl BlockReader {
    /// Reads nodes up to an end.
    fn list(&mut self) -> Result<(Vec<GoNode>, End), Error> {
        let mut nodes = Vec::new();
        while let Some(piece) = self.pieces.next() {
            let (tokens, line) = match piece {
                TemplatePiece::Text(text) => {
                    nodes.push(GoNode::Text(text));
                    continue;
                }
                TemplatePiece::Action(tokens, line) => (tokens, line),
            };
            self.line = line;
            let word = match tokens.first() {
                Some(ActionToken::Word(word)) => word.as_str(),
                _ => "",
            };
            match word {
                "end" => return Ok((nodes, End::OfBlock)),
                "else" => return Ok((nodes, End::Else(tokens[1..].to_vec()))),
                "if" | "with" | "range" => {
                    let word = word.to_owned();
                    nodes.push(self.block(&word, &tokens[1..])?);
                }
                "break" | "continue" if self.n_loops == 0 => {
                    return Err(fault(line, format!("{word} outside of range")));
                }
                "break" => nodes.push(GoNode::Break),
                "continue" => nodes.push(GoNode::Continue),
                "define" | "template" | "block" => {
                    return Err(fault(line, format!("{word} is not read")));
                }
                _ => nodes.push(self.statement(&tokens)?),
            }
        }
        Ok((nodes, End::OfTemplate))
    }

    /// Reads a block up to its end.
    fn block(&mut self, word: &str, head: &[ActionToken]) -> Result<GoNode, Error> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(fault(self.line, format!("blocks nest more than {MAX_DEPTH} deep")));
        }
        let line = self.line;
        let mut head = Tokens { tokens: head, line, depth: 0 };
        let variables = head.declared()?;
        let value = head.whole_pipe()?;
        let is_loop = word == "range";
        self.n_loops += usize::from(is_loop);
        let (then, end) = self.list()?;
        self.n_loops -= usize::from(is_loop);
        let otherwise = match end {
            End::OfBlock => Vec::new(),
            End::Else(rest) if rest.is_empty() => match self.list()? {
                (nodes, End::OfBlock) => nodes,
                _ => return Err(fault(line, format!("`{word}` has no `end`"))),
            },
            // `else if` is a block of its own, which has the same end
            End::Else(rest) => match rest.first() {
                Some(ActionToken::Word(next)) if next == "if" || next == "with" => {
                    vec![self.block(next, &rest[1..])?]
                }
                _ => return Err(fault(self.line, "`else` is followed by what is not read")),
            },
            End::OfTemplate => return Err(fault(line, format!("`{word}` has no `end`"))),
        };
        self.depth -= 1;
        let single = |variables: Vec<String>| match variables.len() {
            0 | 1 => Ok(variables.into_iter().next()),
            _ => Err(fault(line, format!("`{word}` has several variables"))),
        };
        Ok(match word {
            "if" => GoNode::If { set: single(variables)?, condition: value, then, otherwise },
            "with" => GoNode::With { set: single(variables)?, value, then, otherwise },
            _ => GoNode::Range { variables, over: value, body: then, otherwise },
        })
    }

    /// Reads what writes a value, or sets a variable.
    fn statement(&self, tokens: &[ActionToken]) -> Result<GoNode, Error> {
        let mut tokens = Tokens { tokens, line: self.line, depth: 0 };
        if let [ActionToken::Variable(name), ActionToken::Sign(sign @ (":=" | "=")), rest @ ..] =
            tokens.tokens
        {
            let name = name.clone();
            let is_new = *sign == ":=";
            tokens.tokens = rest;
            let value = tokens.whole_pipe()?;
            return Ok(GoNode::Set(Setting { name, is_new, value }));
        }
        Ok(GoNode::Print(tokens.whole_pipe()?))
    }
}

/// The tokens of an action that are still to be read.
struct Tokens<'a> {
    tokens: &'a [ActionToken],
    line: usize,
    /// Parentheses that the place is in.
    depth: usize,
}

impl Tokens<'_> {
    /// Takes a token.
    fn next(&mut self) -> Option<ActionToken> {
        let (first, rest) = self.tokens.split_first()?;
        self.tokens = rest;
        Some(first.clone())
    }

    /// Reads the variables before `:=`, if there are any.
    fn declared(&mut self) -> Result<Vec<String>, Error> {
        let Some(at) = self.tokens.iter().position(|token| *token == ActionToken::Sign(":="))
        else {
            return Ok(Vec::new());
        };
        let names = self.tokens[..at].iter().filter(|token| **token != ActionToken::Sign(","));
        let names: Vec<String> = names
            .map(|token| match token {
                ActionToken::Variable(name) => Ok(name.clone()),
                _ => Err(fault(self.line, "a variable was expected before :=")),
            })
            .collect::<Result<_, _>>()?;
        if !(1..=2).contains(&names.len()) {
            return Err(fault(self.line, "one or two variables were expected before :="));
        }
        self.tokens = &self.tokens[at + 1..];
        Ok(names)
    }

    /// Reads a pipe, after which nothing comes.
    fn whole_pipe(&mut self) -> Result<Pipe, Error> {
        let pipe = self.pipe()?;
        match self.tokens {
            [] => Ok(pipe),
            _ => Err(fault(self.line, "a `)`, `,` or `=` was not expected")),
        }
    }

    /// Reads a pipe up to what belongs to none.
    fn pipe(&mut self) -> Result<Pipe, Error> {
        let mut commands = Vec::new();
        let mut command = Vec::new();
        loop {
            match self.tokens.first() {
                Some(ActionToken::Sign("|")) => {
                    self.next();
                    commands.push(std::mem::take(&mut command));
                }
                None | Some(ActionToken::Sign(")" | "," | "=" | ":=")) => break,
                Some(_) => {
                    let operand = self.operand()?;
                    command.push(operand);
                }
            }
        }
        commands.push(command);
        if commands.iter().any(Vec::is_empty) {
            return Err(fault(self.line, "a value is missing"));
        }
        Ok(Pipe { commands, line: self.line })
    }

    /// Reads a value with its fields.
    fn operand(&mut self) -> Result<Operand, Error> {
        let mut fields = Vec::new();
        let base = match self.next() {
            Some(ActionToken::Field { name, .. }) => {
                fields.push(name);
                Base::Dot
            }
            Some(ActionToken::Dot) => Base::Dot,
            Some(ActionToken::Variable(name)) => Base::Variable(name),
            Some(ActionToken::Text(text)) => Base::Text(text),
            Some(ActionToken::Number(number)) => Base::Constant(number),
            Some(ActionToken::Word(word)) => match word.as_str() {
                "true" | "false" => Base::Constant(word),
                "nil" => Base::Constant("none".into()),
                _ => Base::Function(word),
            },
            Some(ActionToken::Sign("(")) => self.group()?,
            Some(ActionToken::Sign(_)) | None => {
                return Err(fault(self.line, "a value is missing"));
            }
        };
        while let Some(ActionToken::Field { name, follows: true }) = self.tokens.first() {
            fields.push(name.clone());
            self.next();
        }
        Ok(Operand { base, fields })
    }

    /// Reads a pipe in parentheses, of which the first is read.
    fn group(&mut self) -> Result<Base, Error> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(fault(self.line, format!("parentheses nest more than {MAX_DEPTH} deep")));
        }
        let pipe = self.pipe()?;
        self.depth -= 1;
        match self.next() {
            Some(ActionToken::Sign(")")) => Ok(Base::Group(pipe)),
            _ => Err(fault(self.line, "a `)` is missing")),
        }
    }
}
