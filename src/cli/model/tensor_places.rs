//! The value of `--override-tensor`: places of tensors, by regular expressions over their names.

use regex::bytes::{Regex, RegexBuilder};

use super::device::{Device, DeviceChoice, read as read_device};
use crate::context::{MemoryPlace, PlaceRule};

/// The rules of one `--override-tensor`; a type of its own, since clap would take a list apart.
#[derive(Clone, Debug)]
pub(in crate::cli) struct PlaceRules(pub Vec<PlaceRule>);

/// Names of llama.cpp for the GPU of a Mac.
const METAL: [&str; 2] = ["Metal", "MTL0"];

/// Reads `PATTERN=PLACE`, or several separated by commas.
pub(super) fn place_rules(text: &str) -> Result<PlaceRules, String> {
    text.split(',').map(rule).collect::<Result<_, _>>().map(PlaceRules)
}

/// Reads `PATTERN=PLACE`.
fn rule(text: &str) -> Result<PlaceRule, String> {
    let (pattern, place) = text.split_once('=').ok_or_else(|| {
        format!(
            "`{text}` has no place; PATTERN=PLACE was expected, like exps=CPU, with no comma or = \
             in the pattern"
        )
    })?;
    if pattern.is_empty() {
        return Err("a pattern was expected before =; `.*` is that of all tensors".into());
    }
    let place = place_of(place)?;
    let regex = regex_of(pattern).map_err(|error| format!("`{pattern}`: {error}"))?;
    Ok(PlaceRule::new(pattern.to_owned(), move |name| regex.is_match(name.as_bytes()), place))
}

/// Compiles a pattern as llama.cpp reads it, over bytes.
fn regex_of(pattern: &str) -> Result<Regex, String> {
    RegexBuilder::new(pattern).unicode(false).build().map_err(|error| error.to_string())
}

/// Reads the name of a place.
fn place_of(name: &str) -> Result<MemoryPlace, String> {
    if METAL.iter().any(|metal| metal.eq_ignore_ascii_case(name)) {
        return Ok(MemoryPlace::Gpu { name: Some("Metal0".into()) });
    }
    if name.is_empty() || name.eq_ignore_ascii_case("auto") || name.eq_ignore_ascii_case("none") {
        return Err(format!("`{name}` is no place; CPU, GPU or the name of a GPU was expected"));
    }
    match read_device(name)? {
        DeviceChoice::Kind(Device::Cpu) => Ok(MemoryPlace::Cpu),
        DeviceChoice::Kind(_) => Ok(MemoryPlace::Gpu { name: None }),
        DeviceChoice::Named(name) => Ok(MemoryPlace::Gpu { name: Some(name) }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_searched_in_names() {
        let PlaceRules(rules) =
            place_rules(r"blk\.(1|2\d)\.ffn_.*_exps=CPU,^output=GPU,attn=Vulkan0,x=MTL0").unwrap();
        let [experts, output, attention, mac] = &rules[..] else { panic!("{rules:?}") };
        assert_eq!(*experts.place(), MemoryPlace::Cpu);
        for (name, expected) in [
            ("blk.1.ffn_up_exps.weight", true),
            ("blk.23.ffn_up_exps.weight", true),
            ("blk.2.ffn_up_exps.weight", false),
            ("blk.1.ffn_up_shexp.weight", false),
            ("blkx1.ffn_up_exps.weight", false),
        ] {
            assert_eq!(experts.matches(name), expected, "{name}");
        }
        assert_eq!(*output.place(), MemoryPlace::Gpu { name: None });
        assert!(output.matches("output.weight") && !output.matches("blk.0.attn_output.weight"));
        assert_eq!(*attention.place(), MemoryPlace::Gpu { name: Some("Vulkan0".into()) });
        assert_eq!(*mac.place(), MemoryPlace::Gpu { name: Some("Metal0".into()) });
        assert_eq!(attention.to_string(), "attn=Vulkan0");
    }

    #[test]
    fn other_values_are_refused() {
        for (text, expected) in [
            ("", "PATTERN=PLACE"),
            ("exps", "`exps` has no place"),
            (r"blk\.\d{1,2}\.=CPU", "no comma"),
            ("=CPU", "a pattern was expected"),
            ("exps=", "no place"),
            ("exps=auto", "no place"),
            ("exps=CUDA0", "Vulkan, Metal"),
            ("(exps=CPU", "`(exps`"),
            ("(?!attn).*=CPU", "look-around"),
        ] {
            let refused = place_rules(text).unwrap_err();
            assert!(refused.contains(expected), "{text}: {refused}");
        }
    }
}
