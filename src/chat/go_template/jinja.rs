//! The translation: what a tree does, in Jinja.
//!
//! Values live in the attributes of one namespace (`go`), since what is set in a loop of Jinja is
//! gone after it. Space beside tags, which the environment of chat templates takes away, is written
//! as texts.

use super::functions::{call, printf, quoted};
use super::tree::{Base, GoNode, Operand, Pipe};
use super::{Error, fault};

/// Most values of a function.
const MAX_VALUES: usize = 64;
/// Most variables at once, which are looked through for each that is used.
const MAX_VARIABLES: usize = 1000;
/// Longest expression, in bytes: `eq` repeats its first value, and may stand in itself.
const MAX_EXPRESSION: usize = 64 << 10;

/// Fields of messages, calls and tools, and their names in OpenAI's form.
const FIELDS: [(&str, &str); 18] = [
    ("Role", "role"),
    ("Content", "content"),
    ("Thinking", "reasoning_content"),
    ("ToolCalls", "tool_calls"),
    ("ToolName", "name"),
    ("ToolCallID", "tool_call_id"),
    ("Images", "images"),
    ("ID", "id"),
    ("Function", "function"),
    ("Name", "name"),
    ("Description", "description"),
    ("Arguments", "arguments"),
    ("Parameters", "parameters"),
    ("Properties", "properties"),
    ("Required", "required"),
    ("Type", "type"),
    ("Enum", "enum"),
    ("Items", "items"),
];
/// Fields whose values are objects, which are gone through by their keys in order.
const OBJECTS: [&str; 2] = ["Properties", "Arguments"];
/// Fields whose values are texts, or are not there.
const TEXTS: [&str; 10] = [
    "Role",
    "Content",
    "Thinking",
    "ToolName",
    "ToolCallID",
    "ID",
    "Name",
    "Description",
    "Prompt",
    "Response",
];

/// The macro that writes a value: JSON, but for texts.
const WRITE_VALUE: &str = "{%- macro go_text(value) -%}{%- if value is string -%}{{ value }}\
    {%- elif value is defined and value is not none -%}\
    {{ value|tojson(separators=(',', ':')) }}{%- endif -%}{%- endmacro -%}";
/// The texts of all system messages.
const JOIN_SYSTEM: &str = "{%- set go_system = messages|selectattr('role', 'equalto', 'system')\
    |map(attribute='content')|join(\"\\n\\n\") -%}";
/// The turns of a conversation, for a template of one: each is written when the next begins, as
/// Ollama does. What stands before the last turn's answer follows.
const TURNS: &str = "{%- set turn = namespace(system='', prompt='', response='') -%}\
    {%- for message in messages -%}\
    {%- set is_system = message.role == 'system' -%}\
    {%- if (is_system and (turn.prompt or turn.response)) \
    or (message.role == 'user' and turn.response) -%}\
    {{ go_turn(turn.system, turn.prompt, turn.response) }}\
    {%- set turn.system = '' -%}{%- set turn.prompt = '' -%}{%- set turn.response = '' -%}\
    {%- endif -%}\
    {%- if is_system -%}{%- set turn.system = message.content -%}\
    {%- elif message.role == 'user' -%}{%- set turn.prompt = message.content -%}\
    {%- elif message.role == 'assistant' -%}{%- set turn.response = message.content -%}\
    {%- endif -%}{%- endfor -%}\
    {%- set go_system = turn.system -%}{%- set go_prompt = turn.prompt -%}\
    {%- set go_response = turn.response -%}";

/// Returns a template in Jinja.
///
/// # Errors
/// It has what is not translated.
pub(super) fn written(mut nodes: Vec<GoNode>) -> Result<String, Error> {
    let mut names = Vec::new();
    each_field(&nodes, &mut |name| names.push(name.to_ascii_lowercase()));
    let has = |name: &str| names.iter().any(|found| found == name);
    if has("messages") {
        let body = JinjaWriter::body(&nodes)?;
        return Ok(format!("{WRITE_VALUE}{JOIN_SYSTEM}{body}"));
    }
    if !has("response") {
        let base = Base::Dot;
        let response = Operand { base, fields: vec!["Response".into()] };
        nodes.push(GoNode::Print(Pipe { commands: vec![vec![response]], line: 1 }));
    }
    let turn = JinjaWriter::body(&nodes)?;
    let last = JinjaWriter::body(&up_to_response(nodes, &mut false))?;
    let head = "{%- macro go_turn(go_system, go_prompt, go_response) -%}";
    Ok(format!("{WRITE_VALUE}{head}{turn}{{%- endmacro -%}}{TURNS}{last}"))
}

/// Calls a function with the name of every field.
fn each_field(nodes: &[GoNode], of: &mut impl FnMut(&str)) {
    fn of_pipe(pipe: &Pipe, of: &mut impl FnMut(&str)) {
        for operand in pipe.commands.iter().flatten() {
            for name in &operand.fields {
                of(name);
            }
            if let Base::Group(pipe) = &operand.base {
                of_pipe(pipe, of);
            }
        }
    }
    for node in nodes {
        let lists: [&[GoNode]; 2] = match node {
            GoNode::Text(_) | GoNode::Break | GoNode::Continue => [&[], &[]],
            GoNode::Print(pipe) => {
                of_pipe(pipe, of);
                [&[], &[]]
            }
            GoNode::Set(setting) => {
                of_pipe(&setting.value, of);
                [&[], &[]]
            }
            GoNode::If { condition: pipe, then, otherwise, .. }
            | GoNode::With { value: pipe, then, otherwise, .. }
            | GoNode::Range { over: pipe, body: then, otherwise, .. } => {
                of_pipe(pipe, of);
                [then, otherwise]
            }
        };
        for list in lists {
            each_field(list, of);
        }
    }
}

/// Returns what comes up to the first place where the answer is written.
fn up_to_response(nodes: Vec<GoNode>, is_found: &mut bool) -> Vec<GoNode> {
    let mut kept = Vec::new();
    for node in nodes {
        if *is_found {
            break;
        }
        kept.push(match node {
            GoNode::If { set, condition, then, otherwise } => {
                let then = up_to_response(then, is_found);
                let otherwise = up_to_response(otherwise, is_found);
                GoNode::If { set, condition, then, otherwise }
            }
            GoNode::With { set, value, then, otherwise } => {
                let then = up_to_response(then, is_found);
                let otherwise = up_to_response(otherwise, is_found);
                GoNode::With { set, value, then, otherwise }
            }
            GoNode::Range { variables, over, body, otherwise } => {
                let body = up_to_response(body, is_found);
                let otherwise = up_to_response(otherwise, is_found);
                GoNode::Range { variables, over, body, otherwise }
            }
            GoNode::Print(pipe) => {
                let operands = pipe.commands.iter().flatten();
                *is_found |= operands.flat_map(|o| &o.fields).any(|name| name == "Response");
                GoNode::Print(pipe)
            }
            node => node,
        });
    }
    kept
}

/// The value that a dot stands for.
#[derive(Clone)]
enum DotValue {
    /// The whole input.
    Input,
    /// An expression.
    Value(String),
}

/// A template on its way into Jinja.
struct JinjaWriter {
    out: String,
    /// The values of the dot, of the blocks that the place is in.
    dots: Vec<DotValue>,
    /// The variables that are known at the place, and their expressions.
    variables: Vec<(String, String)>,
    /// Number of names given.
    n_names: usize,
}

impl JinjaWriter {
    /// Returns the translation of nodes whose dot is the input.
    fn body(nodes: &[GoNode]) -> Result<String, Error> {
        let mut writer = JinjaWriter {
            out: "{%- set go = namespace() -%}".into(),
            dots: vec![DotValue::Input],
            variables: Vec::new(),
            n_names: 0,
        };
        writer.list(nodes)?;
        Ok(writer.out)
    }

    /// Writes nodes; the variables that begin in them end with them.
    fn list(&mut self, nodes: &[GoNode]) -> Result<(), Error> {
        let n_variables = self.variables.len();
        for node in nodes {
            self.node(node)?;
        }
        self.variables.truncate(n_variables);
        Ok(())
    }

    fn node(&mut self, node: &GoNode) -> Result<(), Error> {
        match node {
            GoNode::Text(text) => self.text(text),
            GoNode::Print(pipe) => {
                let value = self.pipe(pipe)?;
                let last = pipe.commands.last().and_then(|command| command.last());
                let is_text = last
                    .and_then(|operand| operand.fields.last())
                    .is_some_and(|name| TEXTS.contains(&name.as_str()) || name == "System");
                if is_text {
                    self.out += &format!("{{{{ {value} }}}}");
                } else {
                    self.out += &format!("{{{{ go_text({value}) }}}}");
                }
            }
            GoNode::Set(setting) => {
                let value = self.pipe(&setting.value)?;
                let place = if setting.is_new {
                    self.declare(&setting.name)
                } else {
                    self.variable(&setting.name, setting.value.line)?
                };
                self.tag(&format!("set {place} = {value}"));
            }
            GoNode::If { set, condition, then, otherwise } => {
                let n_variables = self.variables.len();
                let value = self.pipe(condition)?;
                let value = self.keep(set.as_deref(), value);
                self.tag(&format!("if {value}"));
                self.list(then)?;
                self.end_if(otherwise)?;
                self.variables.truncate(n_variables);
            }
            GoNode::With { set, value, then, otherwise } => {
                let n_variables = self.variables.len();
                let value = self.pipe(value)?;
                let name = set.as_deref().unwrap_or("");
                let value = self.keep(Some(name), value);
                self.tag(&format!("if {value}"));
                self.dots.push(DotValue::Value(value));
                self.list(then)?;
                self.dots.pop();
                self.end_if(otherwise)?;
                self.variables.truncate(n_variables);
            }
            GoNode::Range { variables, over, body, otherwise } => {
                self.range(variables, over, body)?;
                if !otherwise.is_empty() {
                    self.tag("else");
                    self.list(otherwise)?;
                }
                self.tag("endfor");
            }
            GoNode::Break => self.tag("break"),
            GoNode::Continue => self.tag("continue"),
        }
        Ok(())
    }

    /// Writes the other part of a condition, and its end.
    fn end_if(&mut self, otherwise: &[GoNode]) -> Result<(), Error> {
        if !otherwise.is_empty() {
            self.tag("else");
            self.list(otherwise)?;
        }
        self.tag("endif");
        Ok(())
    }

    /// Writes the beginning of a loop, and its body.
    fn range(&mut self, variables: &[String], over: &Pipe, body: &[GoNode]) -> Result<(), Error> {
        let value = self.pipe(over)?;
        let last = over.commands.last().and_then(|command| command.last());
        let field = last.and_then(|operand| operand.fields.last());
        let is_object = field.is_some_and(|name| OBJECTS.contains(&name.as_str()));
        let item = self.name("item");
        let key = if is_object {
            let key = self.name("key");
            self.tag(&format!("for {key}, {item} in ({value} or {{}})|dictsort"));
            key
        } else {
            self.tag(&format!("for {item} in ({value} or [])"));
            "loop.index0".into()
        };
        let n_variables = self.variables.len();
        match variables {
            [] => {}
            [of_item] => self.variables.push((of_item.clone(), item.clone())),
            [of_key, of_item, ..] => {
                // a loop within has a place of its own
                let place = self.declare(of_key);
                self.tag(&format!("set {place} = {key}"));
                self.variables.push((of_item.clone(), item.clone()));
            }
        }
        self.dots.push(DotValue::Value(item));
        self.list(body)?;
        self.dots.pop();
        self.variables.truncate(n_variables);
        Ok(())
    }

    /// Writes text, so that Jinja neither reads nor trims any of it.
    fn text(&mut self, text: &str) {
        let inside = text.trim_matches(['\n', '\r', '\t', ' ', '{']);
        let start = text.find(inside).unwrap_or(0);
        let before = &text[..start];
        let after = &text[start + inside.len()..];
        self.literal(before);
        let mut rest = inside;
        let is_mark = |pair: &[u8]| pair[0] == b'{' && matches!(pair[1], b'%' | b'#' | b'{');
        while let Some(at) = rest.as_bytes().windows(2).position(is_mark) {
            self.out += &rest[..at];
            self.literal(&rest[at..at + 2]);
            rest = &rest[at + 2..];
        }
        self.out += rest;
        self.literal(after);
    }

    /// Writes text as an expression.
    fn literal(&mut self, text: &str) {
        if !text.is_empty() {
            self.out += &format!("{{{{ {} }}}}", quoted(text));
        }
    }

    fn tag(&mut self, words: &str) {
        self.out += &format!("{{% {words} %}}");
    }

    /// Returns a name that nothing has.
    fn name(&mut self, word: &str) -> String {
        self.n_names += 1;
        format!("go_{word}{}", self.n_names)
    }

    /// Begins a variable; returns its expression.
    fn declare(&mut self, name: &str) -> String {
        let place = format!("go.{}", self.name("value"));
        self.variables.push((name.to_owned(), place.clone()));
        place
    }

    /// Gives a value a place, if it is to have one; returns its expression.
    fn keep(&mut self, name: Option<&str>, value: String) -> String {
        let Some(name) = name else { return value };
        let place = self.declare(name);
        self.tag(&format!("set {place} = {value}"));
        place
    }

    /// Returns the expression of a variable.
    fn variable(&self, name: &str, line: usize) -> Result<String, Error> {
        if self.variables.len() > MAX_VARIABLES {
            return Err(fault(line, format!("more than {MAX_VARIABLES} variables at once")));
        }
        let found = self.variables.iter().rev().find(|(known, _)| known == name);
        match found {
            Some((_, place)) if !name.is_empty() => Ok(place.clone()),
            _ => Err(fault(line, format!("the variable ${name} is not known"))),
        }
    }

    /// Returns the expression of a pipe.
    fn pipe(&self, pipe: &Pipe) -> Result<String, Error> {
        let mut value = None;
        for command in &pipe.commands {
            value = Some(short(self.command(command, value, pipe.line)?, pipe.line)?);
        }
        value.ok_or_else(|| fault(pipe.line, "a value is missing"))
    }

    /// Returns the expression of a command; `last` is the value of the one before it.
    fn command(
        &self,
        command: &[Operand],
        last: Option<String>,
        line: usize,
    ) -> Result<String, Error> {
        let (first, others) = match command {
            [first, others @ ..] => (first, others),
            [] => return Err(fault(line, "a value is missing")),
        };
        let Base::Function(name) = &first.base else {
            return match (others, last) {
                ([], None) => self.operand(first, line),
                _ => Err(fault(line, "what is no function gets values")),
            };
        };
        if others.len() > MAX_VALUES {
            return Err(fault(line, format!("{name} has more than {MAX_VALUES} values")));
        }
        let values = others.iter().map(|operand| self.operand(operand, line));
        let mut values: Vec<String> = values.collect::<Result<_, _>>()?;
        values.extend(last);
        let format = others.first().filter(|_| name == "printf");
        match format.map(|operand| &operand.base) {
            Some(Base::Text(format)) => printf(format, &values[1..], line),
            _ => call(name, &values, line),
        }
    }

    /// Returns the expression of a value.
    fn operand(&self, operand: &Operand, line: usize) -> Result<String, Error> {
        let mut fields = operand.fields.iter();
        let dot = match &operand.base {
            Base::Dot => self.dots.last().cloned().unwrap_or(DotValue::Input),
            Base::Variable(name) if name.is_empty() => DotValue::Input,
            Base::Variable(name) => DotValue::Value(self.variable(name, line)?),
            Base::Text(text) => DotValue::Value(quoted(text)),
            Base::Constant(constant) => DotValue::Value(constant.clone()),
            Base::Function(name) => DotValue::Value(call(name, &[], line)?),
            Base::Group(pipe) => DotValue::Value(format!("({})", self.pipe(pipe)?)),
        };
        let mut value = match dot {
            DotValue::Value(value) => value,
            DotValue::Input => match fields.next() {
                Some(name) => of_input(name).to_owned(),
                None => return Err(fault(line, "the whole input (`$` or `.`) is no value")),
            },
        };
        for name in fields {
            let known = FIELDS.iter().find(|(field, _)| field == name);
            let key = known.map_or(name.as_str(), |(_, key)| key);
            value = format!("({value} or {{}})[{}]", quoted(key));
            if TEXTS.contains(&name.as_str()) {
                value = format!("({value} or \"\")");
            }
            value = short(value, line)?;
        }
        Ok(value)
    }
}

/// Returns an expression, if it is no longer than one may be.
fn short(expression: String, line: usize) -> Result<String, Error> {
    match expression.len() {
        0..=MAX_EXPRESSION => Ok(expression),
        _ => Err(fault(line, format!("a value of more than {MAX_EXPRESSION} bytes in Jinja"))),
    }
}

/// Returns the expression of a field of the whole input; what is not there is none.
fn of_input(name: &str) -> &'static str {
    match name {
        "System" => "go_system",
        "Messages" => "messages",
        "Tools" => "(tools or [])",
        "Prompt" => "(go_prompt or \"\")",
        "Response" => "(go_response or \"\")",
        "Think" => "(enable_thinking is defined and enable_thinking)",
        "IsThinkSet" => "(enable_thinking is defined)",
        "ThinkLevel" => "(reasoning_effort or \"\")",
        _ => "none",
    }
}
