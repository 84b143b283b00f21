//! Scores of tasks with several answers: how often the likeliest is right.

use indicatif::{ProgressBar, ProgressStyle};

use super::tasks::{Task, TaskForm};
use crate::cli::Error;
use crate::cli::chunks::{check_logits, log_likelihood};
use crate::context::{BatchToken, Context};

/// The number of standard deviations on each side that 95 % of a normal distribution are within.
const Z95: f64 = 1.959_963_984_54;

/// The number of tasks that were answered rightly, of all.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Score {
    n_right: usize,
    n_tasks: usize,
    n_answers: usize,
}

impl Score {
    /// Answers all tasks.
    ///
    /// # Errors
    /// When a step fails.
    pub(super) fn of(
        context: &mut Context,
        form: TaskForm,
        tasks: &[Task],
    ) -> Result<Score, Error> {
        let style = ProgressStyle::with_template("{pos}/{len} tasks {wide_bar} {msg}, {eta} left");
        let progress = ProgressBar::new(tasks.len() as u64)
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let mut score = Score::default();
        for task in tasks {
            let means = mean_likelihoods(context, task)?;
            if task.right[likeliest(&means, form)] {
                score.n_right += 1;
            }
            score.n_tasks += 1;
            score.n_answers += task.texts.len();
            progress.set_message(format!("{:.2} %", 100.0 * score.share()));
            progress.inc(1);
        }
        progress.finish_and_clear();
        Ok(score)
    }

    /// Returns the share of tasks that were answered rightly.
    fn share(&self) -> f64 {
        self.n_right as f64 / self.n_tasks as f64
    }

    /// Returns the line that says the result.
    pub(super) fn line(&self, form: TaskForm) -> String {
        let n = self.n_tasks;
        let percent = 100.0 * self.share();
        let error = |share: f64| 100.0 * (share * (1.0 - share) / (n as f64 - 1.0).max(1.0)).sqrt();
        match form {
            TaskForm::HellaSwag => {
                let [low, high] = self.interval();
                format!("Final HellaSwag score({n} tasks): {percent:.4} [{low:.4}, {high:.4}]")
            }
            TaskForm::Winogrande => {
                let error = error(self.share());
                format!("Final Winogrande score({n} tasks): {percent:.4} +/- {error:.4}")
            }
            TaskForm::MultipleChoice => {
                let chance = n as f64 / self.n_answers as f64;
                let error_of_chance = error(chance);
                let chance = 100.0 * chance;
                let error = error(self.share());
                format!(
                    "Final result: {percent:.4} +/- {error:.4} ({n} tasks)\n\
                     Random chance: {chance:.4} +/- {error_of_chance:.4}"
                )
            }
        }
    }

    /// Returns the bounds of the percentage that it is within by 95 % (Wilson 1927).
    fn interval(&self) -> [f64; 2] {
        let n = self.n_tasks as f64;
        let share = self.share();
        let z = Z95 * Z95 / n;
        let half = z * (n * (4.0 * share * (1.0 - share) + z)).sqrt() / (2.0 * Z95);
        [-half, half].map(|half| 100.0 * (share + z / 2.0 + half) / (1.0 + z))
    }
}

/// Returns the number of the likeliest text; of equals the first, but the second word.
fn likeliest(means: &[f64], form: TaskForm) -> usize {
    let mut best = 0;
    for (i, mean) in means.iter().enumerate().skip(1) {
        let is_better = match form {
            TaskForm::Winogrande => *mean >= means[best],
            TaskForm::HellaSwag | TaskForm::MultipleChoice => *mean > means[best],
        };
        if is_better {
            best = i;
        }
    }
    best
}

/// Returns the mean log likelihood of the tokens of each text that count. What the texts begin with
/// is computed once, but for those that have other rope factors than the first, by their length.
fn mean_likelihoods(context: &mut Context, task: &Task) -> Result<Vec<f64>, Error> {
    let n_shared = task.n_shared;
    let factors_of = |context: &Context, text: &[u32]| context.rope_factors(text.len() - 1);
    let shared_factors = factors_of(context, &task.texts[0]);
    context.set_rope_factors(0, shared_factors);
    context.clear_seq(0, 0);
    context.request_checkpoint(0, n_shared as u32);
    let shared = TextPart { seq: 0, text: &task.texts[0], from: 0, to: n_shared };
    let mut first = Vec::new();
    shared.compute(context, n_shared - 1, |_, logits| first = logits.to_vec())?;
    let mut means = Vec::with_capacity(task.texts.len());
    for (text, counted) in task.texts.iter().zip(&task.counted) {
        let factors = factors_of(context, text);
        let is_shared = factors == shared_factors;
        if is_shared {
            context.share_seq(0, 1, n_shared as u32);
        } else {
            context.set_rope_factors(1, factors);
            context.clear_seq(1, 0);
        }
        let mut sum = 0.0;
        let mut add = |pos: usize, logits: &[f32]| {
            if counted.contains(&(pos + 1)) {
                sum += log_likelihood(logits, text[pos + 1]);
            }
        };
        if is_shared {
            add(n_shared - 1, &first);
        }
        // the last token predicts nothing; a model with running states goes on where it kept one
        let from = context.seq_len(1);
        let rest = TextPart { seq: 1, text, from, to: text.len() - 1 };
        rest.compute(context, if is_shared { n_shared } else { n_shared - 1 }, add)?;
        means.push(sum / counted.len() as f64);
    }
    Ok(means)
}

/// Tokens of a text that are to be computed.
struct TextPart<'a> {
    seq: u32,
    text: &'a [u32],
    from: usize,
    to: usize,
}

impl TextPart<'_> {
    /// Computes them; `take` gets the logits after each from `first` on, with its position.
    fn compute(
        &self,
        context: &mut Context,
        first: usize,
        mut take: impl FnMut(usize, &[f32]),
    ) -> Result<(), Error> {
        let n_vocab = context.n_vocab();
        let n_batch = context.n_batch();
        let token = |pos: usize| BatchToken {
            token: self.text[pos],
            seq: self.seq,
            pos: pos as u32,
            want_logits: pos >= first,
        };
        let batch: Vec<BatchToken> = (self.from..self.to).map(token).collect();
        for step in batch.chunks(n_batch) {
            let wanted = step.iter().filter(|t| t.want_logits).map(|t| t.pos as usize);
            let rows = context.step(step)?;
            for (pos, row) in wanted.zip(rows.chunks_exact(n_vocab)) {
                check_logits(row, pos)?;
                take(pos, row);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_told_as_llama_perplexity_tells_them() {
        let score = Score { n_right: 30, n_tasks: 40, n_answers: 160 };
        let line = score.line(TaskForm::HellaSwag);
        assert_eq!(line, "Final HellaSwag score(40 tasks): 75.0000 [59.8060, 85.8129]");
        let line = score.line(TaskForm::Winogrande);
        assert_eq!(line, "Final Winogrande score(40 tasks): 75.0000 +/- 6.9338");
        let line = score.line(TaskForm::MultipleChoice);
        let expected = "Final result: 75.0000 +/- 6.9338 (40 tasks)\n\
            Random chance: 25.0000 +/- 6.9338";
        assert_eq!(line, expected);
    }

    #[test]
    fn of_equals_the_first_ending_and_the_second_word_are_chosen() {
        assert_eq!(likeliest(&[-1.0, -1.0, -2.0], TaskForm::HellaSwag), 0);
        assert_eq!(likeliest(&[-1.0, -1.0], TaskForm::Winogrande), 1);
        assert_eq!(likeliest(&[-2.0, -1.0, -3.0], TaskForm::MultipleChoice), 1);
    }
}
