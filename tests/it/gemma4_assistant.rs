//! Assistants of Gemma 4: their values are their makers', what they draft changes no text, and
//! files that do not fit are refused. `tests/goldens/gemma4_assistant.py` made the models.

use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions, HiddenInput};
use hob::engine::{Engine, HiddenDrafter};
use hob::gguf::{Gguf, TensorType, Value, Writer};
use hob::model::Model;
use hob::runtime::{ModelSource, Runtime, RuntimeOptions};

use crate::mtp::{self, GoldenFiles, TOLERANCE, batch, nmse, options};

const N_VOCAB: usize = 64;
const N_EMBD: usize = 32;
/// Values of the model's rows: a hidden state, keys and values of two heads of 8, and of two of 16.
const N_READ: usize = N_EMBD + 2 * 2 * 8 + 2 * 2 * 16;
/// Tokens of the text that there are drafts after.
const BEGINNINGS: [usize; 3] = [5, 12, 20];
const N_DRAFTED: usize = 3;
const FILES: GoldenFiles = GoldenFiles("gemma4_assistant");

/// Returns the model, which keeps what the assistant reads, and the assistant.
pub(crate) fn models() -> [Arc<Model>; 2] {
    FILES.with_drafter("assistant")
}

/// A hidden state comes along with logits, and the keys and values that the assistant reads with
/// every token; logits are what they are without.
#[test]
fn keys_and_values_come_along_with_logits() {
    let golden = FILES.values("assistant", "hidden");
    let text = FILES.lines("assistant").remove(0);
    for step in [1, 7, text.len()] {
        let [model, _] = models();
        let plain = Arc::new(Model::load(FILES.gguf("model")).unwrap());
        let mut plain = Context::new(plain, &options(1, true)).unwrap();
        let mut keeping = Context::new(model, &options(1, true)).unwrap();
        assert!(keeping.keep_hidden().unwrap());
        let mut found = Vec::new();
        let mut expected = golden.clone();
        for from in (0..text.len()).step_by(step) {
            let mut batch = batch(&text[from..text.len().min(from + step)], from);
            for token in &mut batch {
                token.want_logits = token.pos % 3 == 2;
                if !token.want_logits {
                    expected[token.pos as usize * N_READ..][..N_EMBD].fill(0.0);
                }
            }
            let logits = plain.step(&batch).unwrap();
            assert!(keeping.step(&batch).unwrap() == logits, "steps of {step}");
            found.extend_from_slice(keeping.hidden());
        }
        let e = nmse(&found, &expected);
        assert!(e <= TOLERANCE, "steps of {step}: rows differ by {e:.1e}");
    }
}

#[test]
fn an_assistant_agrees_with_its_makers_code() {
    let hidden = FILES.values("assistant", "hidden");
    let all = FILES.lines("assistant");
    for step in [1, 7, 20] {
        let mut logits = Vec::new();
        let mut states = Vec::new();
        for (n, drafts) in BEGINNINGS.into_iter().zip(&all[1..]) {
            let (of, is) = drafted_after(&all[0][..n], &hidden, step, drafts);
            logits.extend(of);
            states.extend(is);
        }
        for (part, found) in [("logits", logits), ("states", states)] {
            let e = nmse(&found, &FILES.values("assistant", part));
            assert!(e <= TOLERANCE, "steps of {step}: {part} differ by {e:.1e}");
        }
    }
}

/// Returns logits and states of what an assistant drafts after a text that it reads in steps.
fn drafted_after(
    text: &[u32],
    hidden: &[f32],
    step: usize,
    drafts: &[u32],
) -> (Vec<f32>, Vec<f32>) {
    let [_, assistant] = models();
    let mut context = Context::new(assistant, &options(1, true)).unwrap();
    assert!(context.drafts_in_place());
    assert_eq!([context.n_read(), context.n_hidden()], [N_READ, N_EMBD]);
    // the row of each token but the last, with the token after it
    let n = text.len() - 1;
    let mut logits = Vec::new();
    let mut states = Vec::new();
    for from in (0..n).step_by(step) {
        let end = n.min(from + step);
        let mut batch = batch(&text[from + 1..=end], from);
        let positions: Vec<u32> = (from as u32 + 1..=end as u32).collect();
        for token in &mut batch {
            token.want_logits = token.pos as usize + 1 == n;
        }
        let rows = HiddenInput::OfModel(&hidden[from * N_READ..end * N_READ]);
        logits.extend_from_slice(context.predict(&batch, rows, &positions).unwrap());
        states.extend_from_slice(context.hidden());
    }
    for (i, &draft) in drafts.iter().enumerate() {
        let last = states[states.len() - N_EMBD..].to_vec();
        let row = logits[logits.len() - N_VOCAB..].iter().enumerate();
        let (best, _) = row.max_by(|a, b| a.1.total_cmp(b.1)).unwrap();
        assert_eq!(best as u32, draft, "steps of {step}");
        if i + 1 == N_DRAFTED {
            break;
        }
        // where the last one stands, and as often as it likes
        let token = BatchToken { token: draft, seq: 0, pos: n as u32 - 1, want_logits: true };
        let own = HiddenInput::Own(&last);
        logits.extend_from_slice(context.predict(&[token], own, &[n as u32]).unwrap());
        states.extend_from_slice(context.hidden());
    }
    let next = BatchToken { token: 1, seq: 0, pos: n as u32, want_logits: true };
    let own = states[..N_EMBD].to_vec();
    assert!(context.predict(&[next], HiddenInput::Own(&own), &[n as u32]).is_err());
    (logits, states)
}

#[test]
fn an_assistant_drafts_after_a_text_of_its_model() {
    agrees_beside_its_model(&options(1, true));
}

/// Checks what an assistant drafts after beginnings of a text that its model reads in steps.
pub(crate) fn agrees_beside_its_model(options: &ContextOptions) {
    let all = FILES.lines("assistant");
    for step in [1, 7, 20] {
        let mut contexts = mtp::contexts(models(), options);
        let mut found = Drafted::default();
        for (n, drafts) in BEGINNINGS.into_iter().zip(&all[1..]) {
            let drafts = &drafts[..N_DRAFTED - 1];
            found.extend(drafted(&mut contexts, 0, &all[0][..n], step, drafts));
        }
        for (part, found) in [("logits", found.logits), ("states", found.states)] {
            let e = nmse(&found, &FILES.values("assistant", part));
            assert!(e <= TOLERANCE, "steps of {step}: {part} differ by {e:.1e}");
        }
    }
}

/// Logits and hidden states of drafted tokens, one after the other.
#[derive(Default)]
pub(crate) struct Drafted {
    pub logits: Vec<f32>,
    pub states: Vec<f32>,
}

impl Drafted {
    fn extend(&mut self, more: Drafted) {
        self.logits.extend(more.logits);
        self.states.extend(more.states);
    }

    /// Computes tokens that an assistant reads with these hidden states.
    fn predict(
        &mut self,
        assistant: &mut Context,
        tokens: &[BatchToken],
        hidden: HiddenInput<'_>,
        positions: &[u32],
    ) {
        self.logits.extend_from_slice(assistant.predict(tokens, hidden, positions).unwrap());
        self.states.extend_from_slice(assistant.hidden());
    }
}

/// Lets a model read a text but for its last token, in steps, from where its sequence ends, and
/// its assistant draft: after that token, and after each of `drafts`.
pub(crate) fn drafted(
    [model, assistant]: &mut [Context; 2],
    seq: u32,
    text: &[u32],
    step: usize,
    drafts: &[u32],
) -> Drafted {
    let n = text.len() - 1;
    let mut found = Drafted::default();
    for from in (model.seq_len(seq)..n).step_by(step) {
        let end = n.min(from + step);
        model.step(&batch_of(seq, &text[from..end], from, n)).unwrap();
        // in the cache of the model all is read but for the last hidden state
        let first = if assistant.model_len(seq).is_some() { n - 1 } else { from };
        if first >= end {
            continue;
        }
        let rows = &model.hidden()[(first - from) * assistant.n_read()..];
        let next = batch_of(seq, &text[first + 1..=end], first, n);
        let positions: Vec<u32> = (first as u32 + 1..=end as u32).collect();
        found.predict(assistant, &next, HiddenInput::OfModel(rows), &positions);
    }
    for &token in drafts {
        let width = assistant.n_hidden();
        let last = found.states[found.states.len() - width..].to_vec();
        let token = BatchToken { token, seq, pos: n as u32 - 1, want_logits: true };
        found.predict(assistant, &[token], HiddenInput::Own(&last), &[n as u32]);
    }
    found
}

/// Returns tokens of a sequence, of which the one before position `n` gives an output.
fn batch_of(seq: u32, tokens: &[u32], from: usize, n: usize) -> Vec<BatchToken> {
    let mut batch = batch(tokens, from);
    for token in &mut batch {
        token.seq = seq;
        token.want_logits = token.pos as usize + 1 == n;
    }
    batch
}

/// Returns a model and its assistant, made here: random, with heads of 32 and of 64 values, which
/// every type of the cache holds.
pub(crate) fn wide_models() -> [Arc<Model>; 2] {
    let mut model = Model::load(wide_file("gemma4", N_EMBD)).unwrap();
    let assistant = model.load_drafter(wide_file("gemma4-assistant", 24)).unwrap();
    model.keep_hidden_for(&assistant).unwrap();
    [Arc::new(model), Arc::new(assistant)]
}

/// Makes a file of a windowed layer and another one.
fn wide_file(arch: &str, n: usize) -> Gguf {
    const N_HEAD: usize = 4;
    const N_HEAD_KV: usize = 2;
    const N_FF: usize = 32;
    const D: [usize; 2] = [32, 64];
    let mut header = Writer::new();
    let mut set = |key: &str, value: Value| header.metadata(key, value).unwrap();
    set("general.architecture", arch.into());
    for (key, value) in [
        ("block_count", 2),
        ("context_length", 512),
        ("embedding_length", n),
        ("feed_forward_length", N_FF),
        ("attention.head_count", N_HEAD),
        ("attention.head_count_kv", N_HEAD_KV),
        ("attention.key_length", D[1]),
        ("attention.value_length", D[1]),
        ("attention.key_length_swa", D[0]),
        ("attention.value_length_swa", D[0]),
        ("attention.sliding_window", 8),
        ("rope.dimension_count", D[1]),
        ("rope.dimension_count_swa", D[0]),
        ("embedding_length_out", N_EMBD),
    ] {
        set(&format!("{arch}.{key}"), (value as u32).into());
    }
    set(&format!("{arch}.attention.layer_norm_rms_epsilon"), 1e-6f32.into());
    set(&format!("{arch}.attention.sliding_window_pattern"), (&[true, false][..]).into());
    let own = |name: &'static str, shape: &[usize]| (name.to_owned(), shape.to_vec());
    let mut tensors =
        vec![own("token_embd.weight", &[n, N_VOCAB]), own("output_norm.weight", &[n])];
    for (i, d) in D.into_iter().enumerate() {
        let mut of_layer = vec![
            ("attn_norm", vec![n]),
            ("attn_q", vec![n, N_HEAD * d]),
            ("attn_q_norm", vec![d]),
            ("attn_output", vec![N_HEAD * d, n]),
            ("post_attention_norm", vec![n]),
            ("ffn_norm", vec![n]),
            ("ffn_gate", vec![n, N_FF]),
            ("ffn_up", vec![n, N_FF]),
            ("ffn_down", vec![N_FF, n]),
            ("post_ffw_norm", vec![n]),
        ];
        if arch == "gemma4" {
            of_layer.push(("attn_k", vec![n, N_HEAD_KV * d]));
            of_layer.push(("attn_v", vec![n, N_HEAD_KV * d]));
            of_layer.push(("attn_k_norm", vec![d]));
        }
        let named = |(name, shape)| (format!("blk.{i}.{name}.weight"), shape);
        tensors.extend(of_layer.into_iter().map(named));
    }
    if arch != "gemma4" {
        tensors.push(own("nextn.pre_projection.weight", &[2 * N_EMBD, n]));
        tensors.push(own("nextn.post_projection.weight", &[n, N_EMBD]));
    }
    Gguf::from_bytes(random_file(header, &tensors)).unwrap()
}

/// Returns a file with these tensors, whose values are random: norms near 1, but for queries, whose
/// scores would be large, and matrices that keep the size of rows.
fn random_file(mut header: Writer, tensors: &[(String, Vec<usize>)]) -> Vec<u8> {
    for (name, shape) in tensors {
        header.tensor(name, TensorType::F32, shape).unwrap();
    }
    let mut file = header.begin(Vec::new()).unwrap();
    let mut state = 11u64;
    for (name, shape) in tensors {
        let n_values: usize = shape.iter().product();
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 40) as f32 / (1 << 23) as f32 - 1.0
        };
        let mut value = || match shape.as_slice() {
            [_] if name.contains("q_norm") => 0.3 + 0.1 * next(),
            [_] => 1.0 + 0.3 * next(),
            _ => next() * (3.0 / shape[0] as f32).sqrt(),
        };
        let bytes: Vec<u8> = (0..n_values).flat_map(|_| value().to_le_bytes()).collect();
        file.data(name, &bytes).unwrap();
    }
    file.finish().unwrap()
}

#[test]
fn a_text_may_be_read_in_any_steps() {
    let [whole, by_one, by_seven] = [40, 1, 7].map(|step| {
        let mut contexts = mtp::contexts(wide_models(), &options(2, true));
        drafted(&mut contexts, 1, &mtp::text(5, 40), step, &[7, 9])
    });
    for other in [by_one, by_seven] {
        let of_logits = nmse(&other.logits, &whole.logits);
        let of_states = nmse(&other.states, &whole.states);
        assert!(of_logits.max(of_states) <= TOLERANCE, "{of_logits:.1e}, {of_states:.1e}");
    }
}

fn engine(n_seq: usize) -> Engine {
    mtp::engine_of(models(), &mtp::options(n_seq, false), HiddenDrafter::mtp)
}

#[test]
fn drafts_of_an_assistant_change_no_text() {
    mtp::drafts_change_no_text_of("an assistant", &engine(3));
}

#[test]
fn an_assistant_of_another_model_is_refused() {
    let draft = Some(ModelSource::File(FILES.path("assistant.gguf")));
    let options = RuntimeOptions { draft, ..Default::default() };
    let Err(error) = Runtime::load(&ModelSource::Shipped, options) else { panic!("it was taken") };
    let error = error.to_string();
    for part in ["cannot use the drafter", "gemma4-assistant", "for gemma4 models"] {
        assert!(error.contains(part), "{part:?} is not in {error}");
    }
}
