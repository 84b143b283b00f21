// Nothing follows the values of a head.

fn finish_values(head: u32, lane: u32) {}
