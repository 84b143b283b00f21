//! Drafters that read hidden states, and keys and values, on a GPU (in CI: Mesa's rasteriser on the
//! CPU): their values are their makers', what they draft changes no text, and those that read what
//! the CPU computes are refused.
//!
//! They run with `HOB_REQUIRE_GPU=1`, and are ignored without.

use std::sync::Arc;

use hob::context::{BatchToken, Context, ContextOptions, Device, HiddenInput, TakenGpu};
use hob::engine::HiddenDrafter;
use hob::model::Model;
use hob::runtime::{self, KnownModel, ModelSource, Runtime, RuntimeOptions};
use hob_kernels::CacheType;

use crate::{dflash, eagle3, gemma4_assistant, mtp};

/// Tokens of the golden texts.
const N_READ: usize = 20;

fn options(n_seq: usize) -> ContextOptions {
    let device = Device::Gpu { name: None };
    ContextOptions { device, deterministic: false, ..mtp::options(n_seq, true) }
}

#[hob_needs::gpu]
#[test]
fn blocks_on_a_device_agree_with_their_makers_code() {
    for name in mtp::NAMES {
        for step in [1, 7, N_READ] {
            mtp::agrees_with_its_makers_code(name, step, &options(1));
        }
    }
}

#[hob_needs::gpu]
#[test]
fn drafters_on_a_device_agree_with_their_makers_code() {
    for step in [1, 7, N_READ] {
        for (name, n_hidden) in eagle3::DRAFTERS {
            eagle3::agrees_with_its_makers_code(name, n_hidden, step, &options(1));
        }
        for (name, n_hidden) in dflash::DRAFTERS {
            dflash::agrees_with_its_makers_code(name, n_hidden, step, &options(1));
        }
    }
}

#[hob_needs::gpu]
#[test]
fn inputs_of_layers_on_a_device_come_along_with_logits() {
    eagle3::inputs_come_along(&options(1));
    dflash::goes_on_from_a_text_of_the_model(&options(1));
}

/// Hidden states of all tokens are those of the CPU, and logits what they are without, whichever
/// tokens want them and in however many layers the device has.
#[hob_needs::gpu]
#[test]
fn hidden_states_come_along_with_logits() {
    for name in mtp::NAMES {
        let [model, _] = mtp::models(name);
        for gpu_layers in [None, Some(1)] {
            hidden_states_are_those_of_the_cpu(name, &model, gpu_layers);
        }
    }
}

fn hidden_states_are_those_of_the_cpu(name: &str, model: &Arc<Model>, gpu_layers: Option<usize>) {
    let start = |options| Context::new(Arc::clone(model), &options).unwrap();
    let mut cpu = start(mtp::options(1, true));
    let mut plain = start(ContextOptions { gpu_layers, ..options(1) });
    let mut keeping = start(ContextOptions { gpu_layers, ..options(1) });
    assert!(cpu.keep_hidden().unwrap() && keeping.keep_hidden().unwrap());
    let tokens = mtp::text(3, 30);
    for chunk in [0..9, 9..10, 10..30] {
        let mut batch = mtp::batch(&tokens[chunk.clone()], chunk.start);
        for token in &mut batch {
            token.want_logits = token.pos % 3 == 2;
        }
        cpu.step(&batch).unwrap();
        let expected = plain.step(&batch).unwrap();
        let found = keeping.step(&batch).unwrap();
        let is_same = expected.is_empty() || mtp::nmse(found, expected) <= mtp::TOLERANCE;
        assert!(is_same, "{name}, {gpu_layers:?}: logits differ");
        // on the CPU keys and values may come after them
        let width = keeping.n_hidden();
        let rows = cpu.hidden().chunks_exact(cpu.n_hidden());
        let of_cpu: Vec<f32> = rows.flat_map(|row| &row[..width]).copied().collect();
        let e = mtp::nmse(keeping.hidden(), &of_cpu);
        // zeros are the same
        let is_near = keeping.hidden() == of_cpu || e <= mtp::TOLERANCE;
        assert!(is_near, "{name}, {gpu_layers:?}: states differ by {e:.1e}");
        assert!(plain.hidden().is_empty());
    }
}

#[hob_needs::gpu]
#[test]
fn drafts_of_a_device_change_no_text() {
    for name in mtp::NAMES {
        let engine = mtp::engine_of(mtp::models(name), &options(3), HiddenDrafter::mtp);
        mtp::drafts_change_no_text_of(name, &engine);
    }
    let models = eagle3::FILES.with_drafter("shared");
    let engine = mtp::engine_of(models, &options(3), HiddenDrafter::eagle3);
    mtp::drafts_change_no_text_of("eagle3", &engine);
    let models = dflash::FILES.with_drafter("own");
    let engine = mtp::engine_of(models, &options(3), HiddenDrafter::dflash);
    mtp::drafts_change_no_text_of("dflash", &engine);
}

#[hob_needs::gpu]
#[test]
fn an_assistant_on_a_device_agrees_with_its_makers_code() {
    gemma4_assistant::agrees_beside_its_model(&options(1));
    let [model, _] = gemma4_assistant::models();
    hidden_states_are_those_of_the_cpu("gemma4", &model, None);
}

/// An assistant reads the cache of its model on the device where it lies: it drafts what one on the
/// CPU does, which has copies, before and after the cache moves to larger buffers, and for several
/// sequences at once.
#[hob_needs::gpu]
#[test]
fn an_assistant_on_a_device_follows_the_cache_of_its_model() {
    // 1024 positions lie in the first buffers
    let larger = |options: ContextOptions| ContextOptions { n_ctx: Some(1024), ..options };
    let mut cpu = mtp::contexts(gemma4_assistant::models(), &larger(mtp::options(2, true)));
    let mut gpu = mtp::contexts(gemma4_assistant::models(), &larger(options(2)));
    for (seq, n) in [(0, 60), (1, 9), (0, 130), (0, 700), (1, 500), (1, 501), (0, 702)] {
        let text = mtp::text(seq + 1, n);
        let [expected, found] = [&mut cpu, &mut gpu].map(|contexts| {
            let drafted = gemma4_assistant::drafted(contexts, seq, &text, 100, &[7, 9]);
            [drafted.logits, drafted.states]
        });
        for (found, expected) in found.iter().zip(&expected) {
            let e = mtp::nmse(found, expected);
            assert!(e <= mtp::TOLERANCE, "sequence {seq}, {n} tokens: {e:.1e}");
        }
    }
    several_sequences_draft_at_once(&mut cpu, &mut gpu);
}

/// Goes on with a token of each of two sequences, and drafts after both in one step.
fn several_sequences_draft_at_once(cpu: &mut [Context; 2], gpu: &mut [Context; 2]) {
    let [expected, found] = [cpu, gpu].map(|[model, assistant]| {
        let ends = [0, 1].map(|seq| model.seq_len(seq) as u32);
        let at = |tokens: [u32; 2], ends: [u32; 2]| {
            [0, 1].map(|seq| {
                let i = seq as usize;
                BatchToken { token: tokens[i], seq, pos: ends[i], want_logits: true }
            })
        };
        model.step(&at([3, 5], ends)).unwrap();
        let in_cache = assistant.model_len(0).is_some();
        assert_eq!(in_cache, model.gpu_layers() > 0);
        let hidden = HiddenInput::OfModel(model.hidden());
        let drafted = assistant.predict(&at([11, 13], ends), hidden, &ends.map(|n| n + 1));
        drafted.unwrap().to_vec()
    });
    let e = mtp::nmse(&found, &expected);
    assert!(e <= mtp::TOLERANCE, "two sequences: {e:.1e}");
}

/// A cache of any type is read as its model reads it.
#[hob_needs::gpu]
#[test]
fn an_assistant_on_a_device_reads_caches_of_every_type() {
    use CacheType::{BF16, F16, IQ4_NL, Q4_0, Q4_1, Q5_1, Q8_0};
    for types in [[F16; 2], [Q8_0; 2], [IQ4_NL; 2], [F16, Q5_1], [Q4_1, BF16], [Q8_0, Q4_0]] {
        let [expected, found] = [Device::Cpu, Device::Gpu { name: None }].map(|device| {
            let [cache_type_k, cache_type_v] = types;
            let options =
                ContextOptions { device, cache_type_k, cache_type_v, ..mtp::options(1, false) };
            let options = ContextOptions { deterministic: false, ..options };
            let mut contexts = mtp::contexts(gemma4_assistant::wide_models(), &options);
            gemma4_assistant::drafted(&mut contexts, 0, &mtp::text(5, 40), 40, &[7, 9]).logits
        });
        let e = mtp::nmse(&found, &expected);
        println!("{types:?}: NMSE {e:.1e}");
        assert!(e <= 5e-3, "{types:?}: NMSE {e:.1e}");
    }
}

#[hob_needs::gpu]
#[test]
fn drafts_of_an_assistant_on_a_device_change_no_text() {
    let engine =
        |n_seq| mtp::engine_of(gemma4_assistant::models(), &options(n_seq), HiddenDrafter::mtp);
    mtp::drafts_change_no_text_of("an assistant", &engine(3));
    mtp::a_text_goes_on_after_it_was_left(&engine(2));
}

/// A drafter that reads what the CPU computes is refused before a server says where it listens.
#[hob_needs::gpu]
#[test]
fn drafters_of_layers_that_the_cpu_computes_are_refused_early() {
    let mut options = RuntimeOptions { draft: Some(eagle3::made()), ..Default::default() };
    options.context.device = Device::Gpu { name: None };
    options.context.gpu_layers = Some(1);
    let was_read = |_: &KnownModel<'_>| -> Result<(), runtime::Error> {
        panic!("the model was said to be sound")
    };
    let loaded = Runtime::load_noting(&ModelSource::Shipped, options, &was_read);
    let Err(error) = loaded else { panic!("it was taken") };
    let error = error.to_string();
    for part in ["the model in memory", "the CPU computes next to a GPU", "--gpu-layers"] {
        assert!(error.contains(part), "{part:?} is not in {error}");
    }
}

/// The memory that tells how many layers a GPU has is that of the context.
#[hob_needs::gpu]
#[test]
fn a_context_is_made_in_memory_that_was_taken_for_it() {
    let model = runtime::load_model(&ModelSource::Shipped).unwrap();
    let text = mtp::text(5, 20);
    let n_layers = model.plan.layers.len();
    for gpu_layers in [None, Some(1)] {
        let options = ContextOptions { gpu_layers, ..options(1) };
        let taken = TakenGpu::take(&model, &options).unwrap().expect("memory of a GPU");
        assert_eq!(taken.n_layers(), gpu_layers.unwrap_or(n_layers));
        let in_taken = Context::in_memory(Arc::clone(&model), &options, Some(taken)).unwrap();
        let new = Context::new(Arc::clone(&model), &options).unwrap();
        let [found, expected] = [in_taken, new].map(|mut context| {
            assert_eq!(context.gpu_layers(), gpu_layers.unwrap_or(n_layers));
            let token = |(pos, &token)| BatchToken { token, seq: 0, pos, want_logits: pos == 19 };
            let batch: Vec<BatchToken> = (0..).zip(&text).map(token).collect();
            context.step(&batch).unwrap().to_vec()
        });
        assert_eq!(found, expected);
    }
    let none = ContextOptions { device: Device::Cpu, ..options(1) };
    assert!(TakenGpu::take(&model, &none).unwrap().is_none());
}

/// An assistant is refused where the CPU has a layer whose keys it reads.
#[hob_needs::gpu]
#[test]
fn an_assistant_of_layers_that_the_cpu_computes_is_refused() {
    let [model, assistant] = gemma4_assistant::wide_models();
    for (n_layers, is_given) in [(1, false), (2, true)] {
        let options = ContextOptions { gpu_layers: Some(n_layers), ..options(1) };
        let mut context = Context::new(Arc::clone(&model), &options).unwrap();
        assert_eq!(context.gpu_layers(), n_layers);
        assert_eq!(context.keep_hidden().unwrap(), is_given);
        match context.drafter(Arc::clone(&assistant), &options) {
            Ok(drafter) => assert!(is_given && drafter.model_len(0) == Some(0)),
            Err(error) => {
                let error = error.to_string();
                assert!(!is_given && error.contains("keys and values of layer 0"), "{error}");
            }
        }
    }
}
