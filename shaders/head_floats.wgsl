// Nothing but its turn follows the result of attention of a head.

fn finish_head(head: u32, lane: u32) {
    turn_result(head, lane);
}
