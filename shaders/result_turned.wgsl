// Values are turned (turn.wgsl), so results of attention are turned back before their gates.

const TURNS_RESULT = true;

fn turn_result(head: u32, lane: u32) {
    // what the other lanes wrote
    storageBarrier();
    for (var i = lane; i < p.v_quads; i += GROUP) {
        let v = out[head * p.v_quads + i];
        of_head[i * 4u] = v.x;
        of_head[i * 4u + 1u] = v.y;
        of_head[i * 4u + 2u] = v.z;
        of_head[i * 4u + 3u] = v.w;
    }
    workgroupBarrier();
    turn(p.v_quads * 4u, lane);
    for (var i = lane; i < p.v_quads; i += GROUP) {
        let j = i * 4u;
        let v = vec4f(of_head[j], of_head[j + 1u], of_head[j + 2u], of_head[j + 3u]);
        put_gated(head, i, v);
    }
}
