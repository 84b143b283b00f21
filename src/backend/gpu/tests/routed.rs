//! The product of a router, the choice of experts, and gate and up of those for all tokens in one
//! dispatch against the dispatches of each, to the bit.

use super::*;
use crate::backend::gpu::params::{NONE, Step};

const N: usize = 512;
const N_EXPERTS: usize = 9;
const N_USED: usize = 3;
/// The steps of a pass before the choice.
const FIRST_STEP: usize = 2;

/// The weights and inputs of one case.
struct Case {
    router: Vec<u8>,
    gated: Vec<u8>,
    /// Rows of gate, and of up.
    width: usize,
    x: Vec<f32>,
    /// Biases of the router, of gate and of up, one after the other.
    vectors: Vec<f32>,
    steps: Vec<Step>,
}

impl Case {
    fn new(random: &mut Random, gated: TensorType, router: TensorType, width: usize) -> Case {
        let rule = params::Route {
            n: N_EXPERTS as u32,
            n_used: N_USED as u32,
            gating: 1,
            bias: NONE,
            renormalized: 1,
            scale: 1.5,
            n_groups: 0,
            n_groups_used: 0,
        };
        let mut steps = vec![Step::plain(Step::SCALE, 0, 0, 1.0); FIRST_STEP];
        steps.push(Step::routing(&rule));
        Case {
            router: random.weights(router, N * N_EXPERTS),
            gated: random.weights(gated, N * 2 * width),
            width,
            x: random.floats(N),
            vectors: random.floats(N_EXPERTS + 2 * width),
            steps,
        }
    }

    /// Returns the parameters of gate and up by themselves.
    fn gated_params(&self) -> params::GatedLinear {
        params::GatedLinear {
            n: N as u32,
            row_bytes: (self.gated.len() / (2 * self.width)) as u32,
            n_rows: self.width as u32,
            activation: 0,
            gate_bias: N_EXPERTS as u32,
            up_bias: (N_EXPERTS + self.width) as u32,
            gate_scale: 0.75,
            up_scale: 1.25,
        }
    }

    /// Returns the parameters of both.
    fn params(&self) -> params::RoutedGated {
        let of = self.gated_params();
        params::RoutedGated {
            n: of.n,
            row_bytes: of.row_bytes,
            n_rows: of.n_rows,
            activation: of.activation,
            gate_bias: of.gate_bias,
            up_bias: of.up_bias,
            gate_scale: of.gate_scale,
            up_scale: of.up_scale,
            router_bytes: (self.router.len() / N_EXPERTS) as u32,
            n_experts: N_EXPERTS as u32,
            router_bias: 0,
            router_scale: 0.5,
            first_step: FIRST_STEP as u32,
        }
    }

    fn groups(&self) -> [usize; 3] {
        [N_EXPERTS.div_ceil(4) + self.width.div_ceil(2), 1, 1]
    }

    /// Returns logits and choice of the router's own dispatch.
    fn routed(&self, device: &GpuDevice, ty: TensorType) -> [Vec<u32>; 2] {
        let row_bytes = self.router.len() / N_EXPERTS;
        let linear = params::Linear {
            bias: 0,
            scale: 0.5,
            first_step: FIRST_STEP as u32,
            n_steps: 1,
            ..params::Linear::plain(N, row_bytes, N_EXPERTS, 1)
        };
        let bindings = [
            &self.router[..],
            cast_slice(&self.x),
            cast_slice(&self.vectors),
            &[0; 4 * N_EXPERTS],
            &[0; 256],
            cast_slice(&self.steps),
            &[0; 8 * N_USED],
        ];
        let kernel = (Kernel::MatvecRoute, ShaderPiece::Weights(ty));
        let groups = [N_EXPERTS.div_ceil(4), 1, 1];
        [3, 6].map(|at| bits(&run_for(device, kernel, &bindings, bytes_of(&linear), groups, at)))
    }
}

fn bits(values: &[f32]) -> Vec<u32> {
    values.iter().map(|value| value.to_bits()).collect()
}

#[hob_needs::gpu]
#[test]
fn a_router_and_gates_in_one_dispatch_are_those_of_two() {
    let formats = FORMATS.map(|(ty, _)| ty);
    let router = TensorType::Q6_K;
    let mut all = vec![(Kernel::MatvecRoute, ShaderPiece::Weights(router))];
    for ty in formats {
        all.push((Kernel::MatvecGated, ShaderPiece::Weights(ty)));
        all.push((Kernel::MatvecRouteGated, ShaderPiece::WeightsPair(ty, router)));
    }
    let mut random = Random(31);
    for device in devices(&all) {
        for (ty, width) in formats.into_iter().flat_map(|ty| [(ty, 1), (ty, 37)]) {
            let case = Case::new(&mut random, ty, router, width);
            let out = vec![0u8; 4 * width];
            let bindings =
                [&case.gated[..], cast_slice(&case.x), cast_slice(&case.vectors), &out[..]];
            let kernel = (Kernel::MatvecGated, ShaderPiece::Weights(ty));
            let groups = [width.div_ceil(2), 1, 1];
            let gated = run(&device, kernel, &bindings, bytes_of(&case.gated_params()), groups);
            let [logits, choice] = case.routed(&device, router);

            let bindings = [
                &case.gated[..],
                cast_slice(&case.x),
                cast_slice(&case.vectors),
                &[0; 4 * N_EXPERTS],
                &case.router[..],
                &out[..],
                &[0; 256],
                cast_slice(&case.steps),
                &[0; 8 * N_USED],
            ];
            let kernel = (Kernel::MatvecRouteGated, ShaderPiece::WeightsPair(ty, router));
            let p = case.params();
            let both = [3, 8, 5].map(|at| {
                bits(&run_for(&device, kernel, &bindings, bytes_of(&p), case.groups(), at))
            });
            assert_eq!(both, [logits, choice, bits(&gated)], "{ty} {width} {:?}", device.sizes);
        }
    }
}

#[hob_needs::gpu]
#[test]
fn a_router_and_gates_in_whole_numbers_are_those_of_two() {
    let formats = INT8_FORMATS.map(|(ty, _)| ty);
    let router = TensorType::F32;
    let mut all = vec![(Kernel::MatvecRoute, ShaderPiece::Weights(router))];
    for ty in formats {
        all.push((Kernel::MatvecGatedToInt8, ShaderPiece::Int8(ty)));
        all.push((Kernel::MatvecRouteGatedToInt8, ShaderPiece::Int8Weights(ty, router)));
    }
    let mut random = Random(32);
    for device in devices(&all) {
        for (ty, width) in formats.into_iter().flat_map(|ty| [(ty, 32), (ty, 160)]) {
            let case = Case::new(&mut random, ty, router, width);
            let codes: Vec<i8> = (0..N).map(|_| (random.next() * 127.0) as i8).collect();
            let scales = random.floats(N / 16);
            let out = vec![0u8; 4 * width];
            let to_codes = vec![0u8; width];
            let to_scales = vec![0u8; width / 4];
            let bindings = [
                &case.gated[..],
                cast_slice(&codes),
                cast_slice(&scales),
                cast_slice(&case.vectors),
                &out[..],
                &[0; 256],
                &to_codes[..],
                &to_scales[..],
            ];
            let kernel = (Kernel::MatvecGatedToInt8, ShaderPiece::Int8(ty));
            let groups = [width.div_ceil(2), 1, 1];
            let p = case.gated_params();
            let of_gates = [4, 6, 7]
                .map(|at| bits(&run_for(&device, kernel, &bindings, bytes_of(&p), groups, at)));
            let [logits, choice] = case.routed(&device, router);

            let bindings = [
                &case.gated[..],
                cast_slice(&case.x),
                cast_slice(&case.vectors),
                &[0; 4 * N_EXPERTS],
                &case.router[..],
                &out[..],
                &[0; 256],
                cast_slice(&case.steps),
                &[0; 8 * N_USED],
                cast_slice(&codes),
                cast_slice(&scales),
                &to_codes[..],
                &to_scales[..],
            ];
            let kernel = (Kernel::MatvecRouteGatedToInt8, ShaderPiece::Int8Weights(ty, router));
            let p = case.params();
            let found = [3, 8, 5, 11, 12].map(|at| {
                bits(&run_for(&device, kernel, &bindings, bytes_of(&p), case.groups(), at))
            });
            let [gated, codes, scales] = of_gates;
            let what = format!("{ty} {width} {:?}", device.sizes);
            assert_eq!(found, [logits, choice, gated, codes, scales], "{what}");
        }
    }
}
