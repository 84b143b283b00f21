// Four rows of a running state of a layer, by columns: lane l has columns l, l + GROUP and so on.
// The kernel adds the binding `states`, and `p.n_state`, the values of a layer's part of a state.

const MAX_COLUMNS = 256u;
const COLUMNS = max(1u, MAX_COLUMNS / GROUP);

var<private> state: array<vec4f, COLUMNS>;

// Takes rows of `width` values that begin at `rows` within state `number`, or zeros.
fn take_rows(number: u32, rows: vec4u, width: u32, lane: u32) {
    for (var i = 0u; i < COLUMNS; i++) {
        let column = i * GROUP + lane;
        state[i] = vec4f();
        if number != NONE && column < width {
            let at = rows + number * p.n_state + column;
            state[i] = vec4f(states[at.x], states[at.y], states[at.z], states[at.w]);
        }
    }
}

// Leaves them in state `number`.
fn leave_rows(number: u32, rows: vec4u, width: u32, lane: u32) {
    for (var i = 0u; i < COLUMNS; i++) {
        let column = i * GROUP + lane;
        if column < width {
            let at = rows + number * p.n_state + column;
            states[at.x] = state[i].x;
            states[at.y] = state[i].y;
            states[at.z] = state[i].z;
            states[at.w] = state[i].w;
        }
    }
}
