// Results of attention are as the values are.

const TURNS_RESULT = false;

fn turn_result(head: u32, lane: u32) {}
