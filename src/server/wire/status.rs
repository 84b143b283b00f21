//! `GET /props` and `GET /slots`: the server's properties, and the state of its slots.

use serde::Serialize;
use serde_json::Value;

use crate::chat::Capabilities;
use crate::engine::SlotView;

/// The properties of a server.
#[derive(Debug, Serialize)]
pub(crate) struct ServerProps<'a> {
    /// The parameters of a request that sets none.
    pub default_generation_settings: DefaultSettings,
    /// Sequences that can be computed at once.
    pub total_slots: usize,
    /// The name this server gives its model.
    pub model_alias: Option<&'a String>,
    /// The model's file.
    pub model_path: &'a str,
    /// The type of most of its tensors.
    pub model_ftype: &'a str,
    /// The inputs it takes besides text.
    pub modalities: Modalities,
    /// The mark of an image in a prompt.
    pub media_marker: &'static str,
    /// True if `GET /slots` is switched on.
    pub endpoint_slots: bool,
    /// Always false: properties are not changed over HTTP.
    pub endpoint_props: bool,
    /// True if `GET /metrics` is switched on.
    pub endpoint_metrics: bool,
    /// The source of the chat template; empty for a model that takes no conversations.
    pub chat_template: &'a str,
    /// The abilities of the template.
    pub chat_template_caps: TemplateCapabilities,
    /// The text of the token that begins a text.
    pub bos_token: &'a str,
    /// The text of the token that ends a text.
    pub eos_token: &'a str,
    /// The build.
    pub build_info: &'static str,
    /// True if the model is unloaded until the next request.
    pub is_sleeping: bool,
}

/// The parameters of a request that sets none.
#[derive(Debug, Serialize)]
pub(crate) struct DefaultSettings {
    /// The parameters, as an answer repeats them.
    pub params: Value,
    /// Positions of a sequence.
    pub n_ctx: usize,
}

/// The inputs that a model takes besides text.
#[derive(Debug, Serialize)]
pub(crate) struct Modalities {
    /// True if it takes images.
    pub vision: bool,
    /// Always false: no model takes sound.
    pub audio: bool,
    /// Always false: no model takes films.
    pub video: bool,
}

/// The abilities of a chat template.
#[derive(Debug, Serialize)]
pub(crate) struct TemplateCapabilities {
    supports_tools: bool,
    supports_tool_calls: bool,
    supports_system_role: bool,
    supports_string_content: bool,
    supports_typed_content: bool,
    supports_object_arguments: bool,
}

impl From<Capabilities> for TemplateCapabilities {
    fn from(can: Capabilities) -> Self {
        Self {
            supports_tools: can.tools,
            supports_tool_calls: can.tool_calls,
            supports_system_role: can.system_role,
            supports_string_content: can.string_content,
            supports_typed_content: can.part_content,
            supports_object_arguments: can.object_arguments,
        }
    }
}

/// The counters and gauges of `GET /stats`. Counters begin at the start.
#[derive(Debug, Serialize)]
pub(crate) struct LiveStats {
    /// Sequences that can be computed at once.
    pub slots: usize,
    /// Sequences being computed.
    pub processing: usize,
    /// Requests that wait for a slot.
    pub waiting: usize,
    /// Answers without a slot, whose clients do not read.
    pub parked: usize,
    /// Steps of the model.
    pub steps: u64,
    /// Prompt tokens computed.
    pub prompt_tokens: u64,
    /// Prompt tokens found computed.
    pub cached_tokens: u64,
    /// Tokens generated.
    pub completion_tokens: u64,
    /// Tokens drafted.
    pub drafted_tokens: u64,
    /// Drafted tokens accepted.
    pub accepted_tokens: u64,
    /// Memory of the process that is its own, where the system tells.
    pub memory_bytes: Option<u64>,
    /// Memory of the process that is a part of files, such as weights.
    pub mapped_bytes: Option<u64>,
}

/// The state of a slot.
#[derive(Debug, Serialize)]
pub(crate) struct SlotStatus {
    id: u32,
    n_ctx: usize,
    speculative: bool,
    is_processing: bool,
    /// The members of a slot that has computed something.
    #[serde(flatten)]
    used: Option<UsedSlot>,
}

#[derive(Debug, Serialize)]
struct UsedSlot {
    id_task: u64,
    n_prompt_tokens: usize,
    n_prompt_tokens_processed: usize,
    n_prompt_tokens_cache: usize,
    next_token: [NextToken; 1],
}

#[derive(Debug, Serialize)]
struct NextToken {
    has_next_token: bool,
    /// Tokens that may still come; −1 without a limit.
    n_remain: i64,
    n_decoded: usize,
}

impl SlotStatus {
    /// Returns the state of slot number `id`, which `view` shows.
    pub(crate) fn new(id: u32, n_ctx: usize, view: &SlotView) -> Self {
        let left = view.max_tokens.filter(|_| view.is_processing);
        let n_remain = left.map_or(-1, |most| most.saturating_sub(view.decoded) as i64);
        let used = UsedSlot {
            id_task: view.job,
            n_prompt_tokens: view.prompt_tokens,
            n_prompt_tokens_processed: view.n_past.min(view.prompt_tokens),
            n_prompt_tokens_cache: view.cached_tokens,
            next_token: [NextToken {
                has_next_token: view.is_processing,
                n_remain,
                n_decoded: view.decoded,
            }],
        };
        Self {
            id,
            n_ctx,
            speculative: view.speculative,
            is_processing: view.is_processing,
            used: view.is_used.then_some(used),
        }
    }
}
