// What a step does to running states. `runs`, a binding of the kernel, has six words for each
// sequence, then numbers of rows of the step, then copies: after how many rows of a sequence, and
// which state.

struct Run {
    source: u32,     // the state that the sequence goes on from; NONE = nothing is before
    to: u32,         // the one that it comes to
    first_row: u32,  // where the numbers of its rows begin
    n_rows: u32,
    copy: u32,       // where the next copy is
    n_copies: u32,   // copies that are left
}
const NONE = 0xffffffffu;

fn run_of(i: u32) -> Run {
    let at = i * 6u;
    return Run(runs[at], runs[at + 1u], runs[at + 2u], runs[at + 3u], runs[at + 4u], runs[at + 5u]);
}

// The next state that is to be a copy of what is there after `done` rows, or NONE.
fn copy_after(run: ptr<function, Run>, done: u32) -> u32 {
    if (*run).n_copies == 0u || runs[(*run).copy] != done {
        return NONE;
    }
    let state = runs[(*run).copy + 1u];
    (*run).copy += 2u;
    (*run).n_copies -= 1u;
    return state;
}
