use super::*;

/// The numbers that states are.
struct Values(Vec<usize>);

impl StateMemory for Values {
    type Error = ();

    fn grow(&mut self, n: usize) -> Result<usize, ()> {
        self.0.resize(n + 2, 0);
        Ok(n + 2)
    }

    fn fill(&mut self, state: u32, bytes: &[u8]) {
        self.0[state as usize] = usize::from(bytes[0]);
    }
}

/// Sequences whose states are one number: how many tokens they know of.
struct Sequences {
    states: StatePool,
    values: Values,
    checkpoints: Vec<StateCheckpoints>,
    runs: Runs,
    at: Vec<usize>,
}

impl Sequences {
    fn new(n: usize, most: usize) -> Sequences {
        let states =
            StatePool { offsets: vec![0], len: 1, most, free: Vec::new(), holders: Vec::new() };
        let checkpoints = (0..n).map(|_| StateCheckpoints::default()).collect();
        let values = Values(Vec::new());
        Sequences { states, values, checkpoints, runs: Runs::default(), at: vec![0; n] }
    }

    fn set(&mut self, state: u32, value: usize) {
        self.values.0[state as usize] = value;
    }

    fn get(&self, state: u32) -> usize {
        self.values.0[state as usize]
    }

    /// Makes a step of some tokens of each sequence, or one that breaks off.
    fn step(&mut self, tokens: &[(u32, usize)], breaks: bool) {
        self.step_at(StepPlace::Alone, tokens, breaks);
    }

    /// Makes steps in a row of one token of each of some sequences; the last may break off.
    fn steps_in_row(&mut self, sequences: &[usize], n: usize, breaks: bool) {
        for &seq in sequences {
            self.checkpoints[seq].drop_trail(&mut self.states);
            self.reserve(seq, n);
        }
        let tokens: Vec<_> = sequences.iter().map(|&seq| (seq as u32, 1)).collect();
        for n_before in 0..n {
            self.step_at(StepPlace::InRow { n_before }, &tokens, breaks && n_before + 1 == n);
        }
        for &seq in sequences {
            self.checkpoints[seq].drop_reserved(&mut self.states);
        }
    }

    fn step_at(&mut self, place: StepPlace, tokens: &[(u32, usize)], breaks: bool) {
        let row =
            |seq, pos| TokenRow { rope: [pos; 3], seq, pos, end: pos + 1, ..TokenRow::default() };
        let rows: Vec<TokenRow> = tokens
            .iter()
            .flat_map(|&(seq, n)| (0..n).map(move |i| (seq, i)))
            .map(|(seq, i)| row(seq, (self.at[seq as usize] + i) as u32))
            .collect();
        let mut runs = std::mem::take(&mut self.runs);
        let Sequences { checkpoints, states, values, .. } = self;
        runs.plan(&rows, place, checkpoints, states, values).unwrap();
        for run in &runs.runs {
            let before = run.from.map_or(0, |from| self.get(from));
            assert_eq!(before, self.at[run.seq as usize], "what a run goes on from");
            for copy in &runs.copies[run.copies.clone()] {
                self.set(copy.state, before + copy.at);
            }
            self.set(run.to, before + run.rows.len());
        }
        if breaks {
            runs.abandon(&mut self.checkpoints, &mut self.states);
        } else {
            runs.done(&mut self.checkpoints, &mut self.states);
            for &(seq, n) in tokens {
                self.at[seq as usize] += n;
            }
        }
        self.runs = runs;
        for (sequence, at) in self.checkpoints.iter().zip(&mut self.at) {
            *at = sequence.n_resumable(*at, usize::MAX);
        }
    }

    fn cut(&mut self, seq: usize, len: usize) {
        let kept = self.checkpoints[seq].n_resumable(self.at[seq], len);
        if kept < self.at[seq] {
            self.checkpoints[seq].cut(kept, &mut self.states);
        }
        self.at[seq] = kept;
    }

    fn reserve(&mut self, seq: usize, n: usize) {
        let Sequences { checkpoints, states, values, .. } = self;
        assert_eq!(checkpoints[seq].reserve_trail(n, states, values), n);
    }

    fn share(&mut self, from: usize, to: usize, len: usize) {
        let kept = self.checkpoints[from].n_resumable(self.at[from], len);
        let sequence = self.checkpoints[from].share(self.at[from], kept, &mut self.states);
        std::mem::replace(&mut self.checkpoints[to], sequence).cut(0, &mut self.states);
        self.at[to] = kept;
    }

    fn kept(&self, seq: usize) -> Vec<usize> {
        self.checkpoints[seq].list.iter().map(|kept| kept.at).collect()
    }

    /// Checks that each state is held as often as it is found, and has its value.
    fn check(&self) {
        let mut holders = vec![0; self.values.0.len()];
        for seq in 0..self.checkpoints.len() {
            let sequence = &self.checkpoints[seq];
            assert!(sequence.list.len() <= self.states.most);
            assert!(sequence.list.is_sorted_by(|a, b| a.at < b.at));
            for &state in &sequence.reserved {
                holders[state as usize] += 1;
            }
            let all = sequence.list.iter().map(Checkpoint::place).chain(sequence.current);
            let all = all.chain(sequence.trail.iter().copied());
            for PlacedState { at, state } in all.collect::<Vec<_>>() {
                holders[state as usize] += 1;
                assert!(at <= self.at[seq] && self.get(state) == at);
            }
        }
        assert_eq!(holders, self.states.holders);
        assert_eq!(holders.iter().filter(|n| **n == 0).count(), self.states.free.len());
    }
}

#[test]
fn states_that_were_asked_for_stay_longest() {
    let mut all = Sequences::new(1, 3);
    all.step(&[(0, 1500)], false);
    assert_eq!(all.kept(0), [512, 1024]);
    all.checkpoints[0].request(1992);
    all.checkpoints[0].request(1999);
    all.step(&[(0, 500)], false);
    // of those that were not requested the one goes that has the nearest neighbours
    assert_eq!(all.kept(0).len(), 3);
    assert_eq!(all.kept(0)[1..], [1992, 1999]);
    all.step(&[(0, 700)], false);
    assert_eq!(all.kept(0), [1992, 1999, 2560], "one that nobody requested yields to another");
    all.checkpoints[0].request(2792);
    all.checkpoints[0].request(2799);
    all.step(&[(0, 100)], false);
    assert_eq!(all.kept(0), [1999, 2792, 2799], "then the oldest goes");
    all.step(&[(0, 1000)], false);
    assert_eq!(all.kept(0), [1999, 2792, 2799]);
    all.check();
}

#[test]
fn drafted_tokens_are_taken_back_one_by_one() {
    for right in 0..=3 {
        let mut all = Sequences::new(2, 3);
        all.step(&[(0, 510), (1, 4)], false);
        // a copy that nobody asked for lies between the drafted tokens
        all.reserve(0, 3);
        all.check();
        all.step(&[(0, 4), (1, 1)], false);
        all.check();
        assert_eq!(all.at, [514, 5]);
        all.cut(0, 511 + right);
        assert_eq!(all.at[0], 511 + right, "nothing is read again");
        if right == 3 {
            all.checkpoints[0].drop_trail(&mut all.states);
        }
        all.check();
        assert!(all.checkpoints[0].trail.is_empty());
        // the next step has its own, or none
        all.reserve(0, 2);
        all.step(&[(0, 1), (1, 2)], false);
        all.check();
        assert!(all.checkpoints[0].trail.is_empty() && all.checkpoints[0].reserved.is_empty());
        assert_eq!(all.at[0], 512 + right);
    }
}

#[test]
fn a_sequence_is_cut_back_to_before_each_step_of_a_row() {
    // from a copy, from a state of its own, past a copy that nobody asked for, and from nothing
    for (start, is_copy) in [(4, true), (4, false), (510, false), (512, true), (0, false)] {
        for kept in 0..=4 {
            let mut all = Sequences::new(2, 3);
            // the oldest would have to go for the last of these
            for at in [2, start].into_iter().take(if is_copy { 2 } else { 0 }) {
                all.checkpoints[0].request(at);
            }
            let read = [(0, start), (1, 3)].into_iter().filter(|(_, n)| *n > 0);
            all.step(&read.collect::<Vec<_>>(), false);
            all.checkpoints[0].request(start + 1);
            all.checkpoints[0].request(start + 2);
            all.steps_in_row(&[0, 1], 4, false);
            all.check();
            assert_eq!(all.at, [start + 4, 7]);
            all.cut(0, start + kept);
            assert_eq!(all.at[0], start + kept, "from {start}, {kept} steps kept");
            all.check();
            all.steps_in_row(&[1, 0], 2, false);
            all.step(&[(0, 3), (1, 1)], false);
            all.check();
            assert_eq!(all.at, [start + kept + 5, 10]);
        }
    }
}

#[test]
fn steps_in_a_row_that_break_off_leave_what_was_before() {
    for n in 1..=4 {
        let mut all = Sequences::new(2, 3);
        all.step(&[(0, 20), (1, 5)], false);
        all.steps_in_row(&[0, 1], n, true);
        assert_eq!(all.at, [19 + n, 4 + n]);
        all.check();
        all.cut(0, 20);
        all.cut(1, 5);
        assert_eq!(all.at, [20, 5]);
        all.check();
        all.step(&[(0, 1), (1, 1)], false);
        all.check();
        assert!(all.checkpoints[0].trail.is_empty());
    }
}

#[test]
fn another_sequence_begins_with_what_a_step_of_a_row_went_on_from() {
    for len in 20..=24 {
        let mut all = Sequences::new(2, 3);
        all.step(&[(0, 20)], false);
        all.steps_in_row(&[0], 4, false);
        all.share(0, 1, len);
        assert_eq!(all.at, [24, len]);
        all.check();
        all.step(&[(0, 1), (1, 2)], false);
        assert_eq!(all.at, [25, len + 2]);
        all.check();
    }
}

#[test]
fn a_draft_that_breaks_off_leaves_no_trail() {
    let mut all = Sequences::new(1, 3);
    all.checkpoints[0].request(7);
    all.step(&[(0, 8)], false);
    all.reserve(0, 5);
    all.reserve(0, 3);
    all.check();
    all.step(&[(0, 4)], true);
    assert_eq!(all.at[0], 7);
    all.check();
    // what was reserved and not used is given back
    all.reserve(0, 6);
    all.cut(0, 0);
    all.check();
    all.step(&[(0, 3)], false);
    all.check();
    all.cut(0, 2);
    assert_eq!(all.at[0], 0, "without a draft there is nothing between");
}

#[test]
fn a_step_that_breaks_off_leaves_what_was_kept() {
    let mut all = Sequences::new(2, 4);
    all.checkpoints[0].request(10);
    all.step(&[(0, 20), (1, 5)], false);
    all.checkpoints[0].request(22);
    all.step(&[(0, 5), (1, 5)], true);
    assert_eq!(all.at, [10, 0]);
    all.check();
    // as it was where a copy was gone on from
    all.step(&[(0, 3), (1, 2)], true);
    assert_eq!(all.at, [10, 0]);
    all.step(&[(1, 2), (0, 3)], false);
    assert_eq!(all.at, [13, 2]);
    all.check();
}

#[test]
fn whatever_is_done_states_are_what_they_are_to_be() {
    let mut random = 7u32;
    let mut below = |n: usize| {
        random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (random >> 8) as usize % n
    };
    let mut all = Sequences::new(4, 3);
    for _ in 0..4000 {
        let seq = below(4);
        match below(9) {
            7 => all.steps_in_row(&[seq, (seq + 1) % 4], 1 + below(4), below(8) == 0),
            8 => all.reserve(seq, below(4)),
            0 => all.cut(seq, below(all.at[seq] + 2)),
            1 if below(4) != seq => {
                let to = (seq + 1 + below(3)) % 4;
                all.share(seq, to, below(all.at[seq] + 2));
            }
            2 | 3 => all.checkpoints[seq].request(all.at[seq] + 1 + below(40)),
            4 if all.at[seq] > 5000 => all.cut(seq, 0),
            _ => {
                let other = (seq + 1 + below(3)) % 4;
                let breaks = below(20) == 0;
                all.step(&[(seq as u32, 1 + below(600)), (other as u32, 1 + below(30))], breaks);
            }
        }
        all.check();
    }
    (0..4).for_each(|seq| all.cut(seq, 0));
    assert_eq!(all.states.free.len(), all.values.0.len());
    assert!(all.values.0.len() <= 4 * (4 + 4 + 4) + 2, "{} states", all.values.0.len());
}
