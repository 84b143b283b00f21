//! The names of a schema's rules when it is written as a grammar: after the properties and
//! definitions they come from.

use super::Compiler;
use super::common::common;
use crate::syntax::convert::RuleNames;

/// Returns names for all rules, the pointers of their subschemas, and the names of what every
/// schema shares.
pub(super) fn names(compiler: &mut Compiler<'_>) -> RuleNames {
    let keys = compiler.keys.iter();
    let mut rules: Vec<(String, String)> = keys
        .map(|(holds, ..)| {
            let pointer =
                holds.first().map_or_else(|| "#".into(), |&n| compiler.doc.pointer(n, ""));
            let name = if holds.is_empty() { "any".into() } else { name(&pointer) };
            (name, pointer)
        })
        .collect();
    for &whole in &compiler.parts {
        let (name, pointer) = rules[whole as usize].clone();
        rules.push((format!("{name}-rest"), pointer));
    }
    let texts = vec![
        (common().number, "number"),
        (common().integer, "integer"),
        (common().plain_integer, "integer"),
    ];
    RuleNames { rules, texts }
}

/// Returns a name after the last part of a pointer that has one, and where below it the subschema
/// stands.
fn name(pointer: &str) -> String {
    let mut name = String::new();
    let mut parts = pointer.trim_start_matches('#').split('/').skip(1);
    while let Some(part) = parts.next() {
        match part {
            "properties" | "$defs" | "definitions" | "patternProperties" => {
                if let Some(next) = parts.next() {
                    name = next.replace("~1", "/").replace("~0", "~");
                }
            }
            "items" | "additionalItems" | "unevaluatedItems" => name.push_str("-item"),
            "additionalProperties" | "unevaluatedProperties" => name.push_str("-value"),
            "anyOf" | "oneOf" | "allOf" | "prefixItems" => {
                let number: usize = parts.next().and_then(|n| n.parse().ok()).unwrap_or(0);
                name.push_str(&format!("-{}", number + 1));
            }
            "not" | "if" | "then" | "else" => {
                name.push('-');
                name.push_str(part);
            }
            // `items` of older drafts is a list
            number if number.bytes().all(|b| b.is_ascii_digit()) => {
                name.push_str(&format!("-{number}"));
            }
            other => name = other.into(),
        }
    }
    if name.is_empty() { "root".into() } else { name }
}

#[cfg(test)]
mod tests {
    #[test]
    fn names() {
        for (pointer, name) in [
            ("#", "root"),
            ("#/properties/address", "address"),
            ("#/$defs/a~1b/items", "a/b-item"),
            ("#/properties/x/anyOf/0/properties/y/additionalProperties", "y-value"),
            ("#/properties/x/anyOf/1", "x-2"),
            ("#/items", "-item"),
        ] {
            assert_eq!(super::name(pointer), name);
        }
    }
}
