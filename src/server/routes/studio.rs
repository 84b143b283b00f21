//! LM Studio's endpoints that compute: OpenAI's with `stats` (REST API v0), and its own chat (v1).

mod chat;
mod v0;

pub(super) use chat::StudioChatApi;
pub(crate) use chat::ToldLoad;
pub(super) use v0::WithStats;
