//! Log probabilities of a prompt's own tokens.

use super::*;

/// Reads a job to its end: what its prompt is worth, its text, and how it ended.
fn scored(mut handle: JobHandle) -> (Vec<TokenLogprob>, String, Finished) {
    let mut scores = Vec::new();
    let mut text = String::new();
    while let Some(event) = handle.blocking_next() {
        match event {
            Event::Progress { logprobs, .. } => scores.extend(logprobs),
            Event::Token(token) => text += &token.text,
            Event::Finished(finished) => return (scores, text + &finished.text, finished),
            Event::Failed(error) => panic!("{error}"),
            Event::Started { .. } | Event::Embedding(_) | Event::Continuations(_) => {}
        }
    }
    panic!("events ended without an end")
}

/// Returns a job whose prompt the model would have written itself but for one token, `y`.
fn asking(n_top: usize, max_tokens: usize) -> Job {
    let mut job = Job { max_tokens: Some(max_tokens), prompt_logprobs: Some(n_top), ..job(0, 2) };
    job.prompt.extend(b"abyde".map(u32::from));
    job
}

#[test]
fn a_prompt_tells_what_its_tokens_are_worth() {
    for n_batch in [256, 3, 1] {
        let bench = Bench::open([2, n_batch], defaults(), &["abcdefg"]);
        // what was computed before is computed again, since its logits are gone
        for max_tokens in [2, 0] {
            let (scores, text, finished) =
                scored(bench.engine.submit(asking(2, max_tokens)).unwrap());
            assert_eq!(
                (text.as_str(), finished.reason),
                (&"fg"[..max_tokens], FinishReason::Length)
            );
            assert_eq!((finished.usage.cached_tokens, scores.len()), (0, 6));
            let likely: Vec<bool> = scores[1..].iter().map(|score| score.logprob > -0.01).collect();
            assert_eq!(likely, [true, true, false, true, true]);
            let top: Vec<u32> = scores[3].top.iter().map(|&(id, _)| id).collect();
            assert_eq!(top, [u32::from(b'c'), u32::from(b'x')]);
        }
    }
}

#[test]
fn a_prompt_of_one_token_has_nothing_to_tell() {
    let bench = Bench::open([1, 256], defaults(), &["a"]);
    let asked = Job { max_tokens: Some(0), prompt_logprobs: Some(1), ..Job::new(vec![0]) };
    assert_eq!(scored(bench.engine.submit(asked).unwrap()).0, []);
    let too_many = Job { prompt_logprobs: Some(N_VOCAB + 1), ..Job::new(vec![0]) };
    assert!(matches!(bench.engine.submit(too_many), Err(SubmitError::Sampling(_))));
}

#[test]
fn a_prompt_tells_what_tokens_after_it_are_worth() {
    for n_batch in [256, 3, 1] {
        let bench = Bench::open([2, n_batch], defaults(), &["abcdefg"]);
        let lists = [&b"bx"[..], b"c", b"xd"];
        let asked: Vec<Vec<u32>> =
            lists.iter().map(|list| list.iter().copied().map(u32::from).collect()).collect();
        for n_cached in [0, 2] {
            let mut job =
                Job { max_tokens: Some(0), continuations: Some(asked.clone().into()), ..job(0, 2) };
            job.prompt.extend(b"abc".map(u32::from));
            let mut handle = bench.engine.submit(job).unwrap();
            let mut found = Vec::new();
            while let Some(event) = handle.blocking_next() {
                match event {
                    Event::Continuations(lists) => found.push(lists),
                    // what is asked about is computed again, the rest is not
                    Event::Finished(finished) => {
                        assert_eq!(finished.usage.cached_tokens, n_cached);
                    }
                    Event::Started { .. } => {}
                    other => panic!("{other:?}"),
                }
            }
            let likely = |list: &Vec<f32>| list.iter().map(|&logprob| logprob > -0.01).collect();
            let likely: Vec<Vec<bool>> = found.iter().flatten().map(likely).collect();
            assert_eq!(likely, [vec![true, false], vec![true], vec![false, true]]);
        }
    }
    let bench = Bench::open([1, 256], defaults(), &["a"]);
    let asking = |lists: &[Vec<u32>]| {
        let continuations = Some(lists.to_vec().into());
        bench.engine.submit(Job { max_tokens: Some(0), continuations, ..job(0, 2) })
    };
    let too_many = SubmitError::TooManyContinuations { given: 3, n_prompt: 2 };
    assert_eq!(asking(&vec![vec![0]; 3]).err(), Some(too_many));
    let token = N_VOCAB as u32;
    let unknown = SubmitError::UnknownToken { token, n_vocab: N_VOCAB };
    assert_eq!(asking(&[vec![token]]).err(), Some(unknown));
}

/// A model of a very large vocabulary, for which every token is as probable as any other.
struct Wide {
    logits: Vec<f32>,
    /// Rows of the largest step.
    most_rows: Arc<Mutex<usize>>,
}

impl Wide {
    const N_VOCAB: usize = MAX_LOGITS / 4;
}

impl StepModel for Wide {
    fn n_vocab(&self) -> usize {
        Self::N_VOCAB
    }

    fn n_ctx(&self) -> usize {
        100
    }

    fn n_seq(&self) -> usize {
        2
    }

    fn n_batch(&self) -> usize {
        64
    }

    fn step(&mut self, batch: &[BatchToken]) -> Result<&[f32], StepError> {
        let rows = batch.iter().filter(|token| token.want_logits).count();
        let mut most = self.most_rows.lock().unwrap();
        *most = rows.max(*most);
        self.logits.resize(rows * Self::N_VOCAB, 0.0);
        Ok(&self.logits)
    }

    fn clear_seq(&mut self, _: u32, _: u32) {}

    fn share_seq(&mut self, _: u32, _: u32, _: u32) {}
}

#[test]
fn rows_of_logits_are_few_where_they_are_large() {
    let most_rows = Arc::default();
    let model = Wide { logits: Vec::new(), most_rows: Arc::clone(&most_rows) };
    let engine = Engine::start(model, Arc::new(Bytes), defaults()).unwrap();
    let asked = || Job { max_tokens: Some(0), prompt_logprobs: Some(0), ..Job::new(vec![0; 9]) };
    let handles = [asked(), asked()].map(|job| engine.submit(job).unwrap());
    for handle in handles {
        let (scores, ..) = scored(handle);
        let even = -(Wide::N_VOCAB as f32).ln();
        assert!(
            scores.len() == 8 && scores.iter().all(|score| (score.logprob - even).abs() < 1e-3)
        );
    }
    assert_eq!(*most_rows.lock().unwrap(), 4);
}
