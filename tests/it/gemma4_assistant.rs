//! Assistants of Gemma 4: their values are their makers', what they draft changes no text, and
//! files that do not fit are refused. `tests/goldens/gemma4_assistant.py` made the models.

use std::sync::Arc;

use hob::context::{BatchToken, Context, HiddenInput};
use hob::engine::{Engine, HiddenDrafter};
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
fn models() -> [Arc<Model>; 2] {
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
        assert!(keeping.keep_hidden());
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

fn engine(n_seq: usize) -> Engine {
    mtp::engine_of(models(), n_seq, HiddenDrafter::mtp)
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
