//! Arrays and objects whose items and members are elements: `<item>VALUE</item>`.

use super::super::arrays::ArrayPiece;
use super::super::objects::{MembersForm, ObjectPiece};
use super::SchemaLowering;
use crate::expression::regex::Re;
use crate::expression::{Expr, Exprs};

/// The text around the items of an array.
pub(super) struct ArrayMarks {
    /// White space in front of an item.
    pub line: Expr,
    /// The beginning of an array.
    pub open: Expr,
    /// The text between two items.
    pub comma: Expr,
    /// The end of an array without items.
    pub close: Expr,
    /// The end after an item.
    pub end: Expr,
}

impl SchemaLowering<'_> {
    /// Returns what stands around the items of an array.
    pub(super) fn array_marks(&mut self, array: &ArrayPiece) -> ArrayMarks {
        if let Some(elements) = self.elements.as_ref().filter(|_| array.has_elements) {
            let close = elements.end;
            let line = Exprs::EPS;
            return ArrayMarks { line, open: line, comma: line, close, end: close };
        }
        let line = self.exprs.whitespace.line;
        let comma = self.exprs.literal(b",");
        let close = self.exprs.literal(b"]");
        ArrayMarks {
            line,
            open: self.exprs.literal(b"["),
            comma: self.exprs.cat(comma, line),
            close,
            end: self.exprs.cat(line, close),
        }
    }

    /// Returns an item of an array, between its tags where it is an element.
    pub(super) fn marked_item(&mut self, array: &ArrayPiece, rule: u32, differ: bool) -> Expr {
        let item = self.item(rule, differ);
        let Some(elements) = self.elements.as_ref().filter(|_| array.has_elements) else {
            return item;
        };
        let open = elements.first;
        let name = self.exprs.literal(b"item>");
        self.exprs.sequence([open, name, item, name])
    }

    /// Returns whether the names of members stand after their values, too.
    fn closes_names(&self, piece: &ObjectPiece) -> bool {
        self.elements.is_some()
            && matches!(piece.form, MembersForm::Arguments | MembersForm::Elements)
    }

    /// Returns what follows the value of a member of this name.
    pub(super) fn closing_name(&mut self, piece: &ObjectPiece, name: &str) -> Expr {
        if !self.closes_names(piece) {
            return Exprs::EPS;
        }
        self.exprs.literal(format!("{name}>").as_bytes())
    }

    /// Returns what follows the value of a member of one of these names: any of them.
    pub(super) fn closing_names(&mut self, piece: &ObjectPiece, names: Re) -> Expr {
        if !self.closes_names(piece) {
            return Exprs::EPS;
        }
        let name = self.exprs.text(names);
        let end = self.exprs.literal(b">");
        self.exprs.cat(name, end)
    }
}
