//! The names of fields in interfaces whose requests are read as those of the chat interface, so
//! that an error names the field that the client has written.

use crate::server::error::ApiError;

/// The names that the fields of one request have in its own interface.
#[derive(Debug, Clone, Default)]
pub(crate) struct FieldNames(Vec<FieldName>);

/// A field, or an object of fields, that has another name.
#[derive(Debug, Clone)]
struct FieldName {
    /// Its path in the chat interface.
    chat: String,
    /// Its path in the request.
    own: String,
}

impl FieldNames {
    /// Adds a field of the chat interface with its path in the request; the fields below it have
    /// paths below.
    pub(crate) fn insert(&mut self, chat: impl Into<String>, own: impl Into<String>) {
        self.0.push(FieldName { chat: chat.into(), own: own.into() });
    }

    /// Returns an error about a field of the chat interface as one about the field of the request.
    pub(crate) fn own(&self, error: ApiError) -> ApiError {
        let Some(field) = error.param().map(str::to_owned) else { return error };
        let known = self.0.iter().filter_map(|name| {
            let rest = field.strip_prefix(&name.chat)?;
            (rest.is_empty() || rest.starts_with(['.', '['])).then_some((name, rest))
        });
        match known.max_by_key(|(name, _)| name.chat.len()) {
            Some((name, rest)) => error.renamed(&field, &format!("{}{rest}", name.own)),
            None => error,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_the_field_that_was_written() {
        let mut names = FieldNames::default();
        names.insert("stop", "stop_sequences");
        names.insert("response_format", "text.format");
        names.insert("response_format.json_schema", "text.format");
        names.insert("tools[1].function", "tools[1]");
        for (chat, own) in [
            ("response_format", "text.format"),
            ("response_format.pattern", "text.format.pattern"),
            ("response_format.json_schema.schema", "text.format.schema"),
            ("response_formats", "response_formats"),
            ("stop[0]", "stop_sequences[0]"),
            ("tools[1].function.parameters", "tools[1].parameters"),
            ("tools[11].function.parameters", "tools[11].function.parameters"),
            ("tools[1].type", "tools[1].type"),
        ] {
            let error = names.own(ApiError::bad_field(chat, "expected 'tools'"));
            assert_eq!(error.param(), Some(own));
            assert_eq!(error.message(), format!("'{own}': expected 'tools'"));
        }
        let about_all = names.own(ApiError::bad_request("response_format"));
        assert_eq!((about_all.param(), about_all.message()), (None, "response_format"));
    }
}
