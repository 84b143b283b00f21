//! Tools without a description or a schema: every template makes a prompt of them.

use hob::chat::{ChatTemplate, Context};
use serde_json::{Value, json};

use crate::call_forms::templates;

/// Returns the prompt of a greeting with one function.
fn prompt(template: &ChatTemplate, function: &Value) -> String {
    let context = Context {
        messages: json!([{"role": "user", "content": "Hi"}]),
        tools: Some(json!([{"type": "function", "function": function}])),
        add_generation_prompt: true,
        ..Context::default()
    };
    let prompt = template.prompt(&context);
    prompt.unwrap_or_else(|error| panic!("{function}: {error}")).text
}

/// Returns a function with members left out.
fn without(members: &[&str]) -> Value {
    let mut function = whole();
    for member in members {
        function.as_object_mut().unwrap().remove(*member);
    }
    function
}

fn whole() -> Value {
    json!({"name": "get_it", "description": "Gets it.", "parameters": {"type": "object",
        "properties": {"some": {"type": "string", "description": "Some."}}, "required": ["some"]}})
}

/// Templates that Jinja2 cannot render without a description.
const NEED_DESCRIPTION: [&str; 4] = [
    "Apertus-8B-Instruct",
    "NousResearch-Hermes-2-Pro-Llama-3-8B-tool_use",
    "NousResearch-Hermes-3-Llama-3.1-8B-tool_use",
    "openai-gpt-oss-120b",
];

/// Templates that Jinja2 cannot render without parameters.
const NEED_PARAMETERS: [&str; 5] = [
    "ByteDance-Seed-OSS",
    "CohereForAI-c4ai-command-r-plus-tool_use",
    "CohereForAI-c4ai-command-r7b-12-2024-tool_use",
    "NousResearch-Hermes-2-Pro-Llama-3-8B-tool_use",
    "NousResearch-Hermes-3-Llama-3.1-8B-tool_use",
];

#[hob_needs::fixtures]
#[test]
fn what_is_left_out_of_a_tool_is_empty_where_a_template_reads_it() {
    let empty = json!({"type": "object", "properties": {}, "required": []});
    let mut n_with_tools = 0;
    for (name, template) in templates() {
        println!("{name}");
        let full = prompt(&template, &whole());
        if !full.contains("get_it") {
            continue;
        }
        n_with_tools += 1;
        let of = |parameters: Value| {
            let mut function = without(&["parameters"]);
            function["parameters"] = parameters;
            prompt(&template, &function)
        };
        let undescribed = prompt(&template, &without(&["description"]));
        let bare = prompt(&template, &without(&["parameters"]));
        let named = prompt(&template, &without(&["description", "parameters"]));
        let of_nothing = of(json!({}));
        let of_type = of(json!({"type": "object"}));
        let some = json!({"some": {"type": "string"}});
        let plain = of(json!({"type": "object", "properties": some, "required": ["some"]}));
        for text in [&undescribed, &bare, &named, &of_nothing, &of_type, &plain] {
            assert!(text.contains("get_it"), "{name}: {text}");
            for odd in ["None", "undefined", "null"] {
                assert!(!text.contains(odd) || full.contains(odd), "{name}: {odd} in {text}");
            }
        }
        if NEED_DESCRIPTION.contains(&name.as_str()) {
            let mut described = whole();
            described["description"] = json!("");
            assert_eq!(undescribed, prompt(&template, &described), "{name}");
        }
        if NEED_PARAMETERS.contains(&name.as_str()) {
            assert_eq!(bare, of(empty.clone()), "{name}");
        }
        if name == "ByteDance-Seed-OSS" {
            assert_eq!([of_nothing, of_type], [&bare; 2].map(String::clone), "{name}");
        }
    }
    assert!(n_with_tools > 40, "{n_with_tools}");
}

/// Arguments of referenced schemas: templates write the definitions, or are given the schemas in
/// place of the references.
#[hob_needs::fixtures]
#[test]
fn templates_show_what_references_name() {
    let function = json!({"name": "get_it", "description": "Gets it.", "parameters": {
        "type": "object",
        "properties": {
            "word": {"$ref": "#/$defs/word", "description": "One."},
            "tree": {"$ref": "#/$defs/tree", "description": "Two."},
            "list": {"type": "array", "description": "Three.", "items": {"$ref": "#/$defs/word"}},
        },
        "required": ["word", "list"],
        "$defs": {
            "word": {"type": "string"},
            "tree": {"type": "object", "properties": {"left": {"$ref": "#/$defs/tree"}}},
        },
    }});
    for (name, template) in templates() {
        let text = prompt(&template, &function);
        if name == "CohereForAI-c4ai-command-r-plus-tool_use" {
            let expected = "def get_it(word: str, tree: Optional[Dict[str, Any]] = None, \
                            list: List[str]) -> List[Dict]:";
            assert!(text.contains(expected), "{text}");
        }
        let n_references = text.matches("#/$defs/").count();
        let n_words = text.matches("$defs").count();
        assert!(n_references == 0 || n_words > n_references, "{name}: {text}");
    }
}
