use hob_kernels::table::*;
use hob_kernels::*;
use std::time::Instant;
struct R(u64);
impl R {
    fn n(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
    fn f(&mut self) -> f32 {
        (self.n() >> 40) as f32 / (1u64 << 23) as f32 - 1.0
    }
}
const TYPES: &[(TensorType, &[usize])] = &[
    (TensorType::Q4_K, &[0, 2]),
    (TensorType::Q6_K, &[208]),
    (TensorType::Q8_0, &[0]),
    (TensorType::Q4_0, &[0]),
    (TensorType::Q4_1, &[0, 2]),
    (TensorType::Q5_0, &[0]),
    (TensorType::Q5_1, &[0, 2]),
    (TensorType::Q5_K, &[0, 2]),
    (TensorType::F32, &[]),
    (TensorType::F16, &[]),
    (TensorType::BF16, &[]),
];
fn weights(r: &mut R, ty: TensorType, offs: &[usize], n: usize, rows: usize) -> Vec<u8> {
    let mut b = vec![0u8; ty.row_bytes(n).unwrap() * rows];
    match ty {
        TensorType::F32 => {
            for c in b.chunks_exact_mut(4) {
                c.copy_from_slice(&r.f().to_le_bytes());
            }
            return b;
        }
        TensorType::F16 => {
            for c in b.chunks_exact_mut(2) {
                c.copy_from_slice(&half::f16::from_f32(r.f()).to_le_bytes());
            }
            return b;
        }
        TensorType::BF16 => {
            for c in b.chunks_exact_mut(2) {
                c.copy_from_slice(&half::bf16::from_f32(r.f()).to_le_bytes());
            }
            return b;
        }
        _ => {}
    }
    for c in b.chunks_exact_mut(2) {
        c.copy_from_slice(&(r.n() as u16).to_le_bytes());
    }
    for blk in b.chunks_exact_mut(ty.block_bytes()) {
        for &o in offs {
            blk[o..o + 2].copy_from_slice(&half::f16::from_f32(r.f() * 0.01).to_le_bytes());
        }
    }
    b
}
fn acts(k: &Kernels, r: &mut R, ty: TensorType, n: usize, t: usize) -> (Vec<f32>, Acts) {
    let x: Vec<f32> = (0..n * t).map(|_| r.f()).collect();
    let e = ActEncoding::of(ty);
    let mut a = Acts::default();
    if e != ActEncoding::F32 {
        a.reserve(n, t);
        let b = e.block_len();
        k.quantize(e, &x, &mut a.q[..n * t], &mut a.scale[..n * t / b], &mut a.sums[..n * t / 16]);
    }
    (x, a)
}
fn view<'a>(ty: TensorType, x: &'a [f32], a: &'a Acts, n: usize, t: usize) -> ActView<'a> {
    let e = ActEncoding::of(ty);
    if e == ActEncoding::F32 { ActView::f32(x, n) } else { a.view(e, n, t) }
}
#[test]
fn check() {
    let s = Kernels::new(Isa::Scalar).unwrap();
    let k = Kernels::new(Isa::Avx2).unwrap();
    let mut r = R(88172645463325252);
    for &(ty, offs) in TYPES {
        for &(n, rows, t) in &[
            (256, 1, 1),
            (512, 3, 2),
            (2048, 17, 3),
            (768, 19, 4),
            (512, 9, 5),
            (1024, 33, 8),
            (256, 16, 13),
            (768, 40, 17),
            (288, 7, 1),
            (896, 21, 3),
            (896, 21, 9),
            (32, 5, 6),
            (2048, 8, 70),
        ] {
            if n % ty.block_len() != 0 {
                continue;
            }
            let w = weights(&mut r, ty, offs, n, rows);
            let (x, a) = acts(s, &mut r, ty, n, t);
            let v = view(ty, &x, &a, n, t);
            let rw = Rows::new(ty, &w, n, rows);
            let mut o1 = vec![0f32; rows * t];
            let mut o2 = vec![7f32; rows * t];
            s.matmul(rw, v, &mut Slab::whole(&mut o1, rows), &mut Scratch::default());
            k.matmul(rw, v, &mut Slab::whole(&mut o2, rows), &mut Scratch::default());
            let m = o1.iter().fold(0f32, |m, v| m.max(v.abs()));
            for i in 0..rows * t {
                assert!(
                    (o1[i] - o2[i]).abs() <= 1e-5 * m,
                    "{ty} n={n} rows={rows} t={t} i={i}: {} {} max {m}",
                    o1[i],
                    o2[i]
                );
            }
        }
        println!("{ty} ok");
    }
}
#[test]
fn bench() {
    let isa = std::env::var("ISA").ok().map(|s| Isa::from_name(&s).unwrap()).unwrap_or(Isa::Avx2);
    let k = Kernels::new(isa).unwrap();
    let mut r = R(88172645463325252);
    let only = std::env::var("TY").unwrap_or_default();
    let toks: Vec<usize> =
        std::env::var("T").unwrap_or("1,4,8,64".into()).split(',').map(|s| s.parse().unwrap()).collect();
    let n: usize = std::env::var("N").map(|s| s.parse().unwrap()).unwrap_or(2048);
    for &(ty, offs) in TYPES {
        if !only.is_empty() && !only.split(',').any(|o| o == ty.name()) {
            continue;
        }
        let mut line = format!("{:6}", ty.name());
        for &t in &toks {
            let rows = if t <= 4 {
                (std::env::var("MB").map(|s| s.parse().unwrap()).unwrap_or(64usize) << 20)
                    / ty.row_bytes(n).unwrap()
            } else if t <= 64 {
                512
            } else {
                256
            };
            let w = weights(&mut r, ty, offs, n, rows);
            let (x, a) = acts(k, &mut r, ty, n, t);
            let v = view(ty, &x, &a, n, t);
            let mut o = vec![0f32; rows * t];
            let mut sc = Scratch::default();
            let mut best = f64::MAX;
            let t0 = Instant::now();
            let mut reps = 0;
            while reps < 3 || (t0.elapsed().as_secs_f64() < 0.25 && reps < 200) {
                let s = Instant::now();
                k.matmul(Rows::new(ty, &w, n, rows), v, &mut Slab::whole(&mut o, rows), &mut sc);
                best = best.min(s.elapsed().as_secs_f64());
                reps += 1;
            }
            let gop = 2.0 * rows as f64 * n as f64 * t as f64 / best / 1e9;
            let gb = w.len() as f64 / best / 1e9;
            line += &format!("  t={t}: {gb:6.1} GB/s {gop:6.1} GOP/s");
        }
        println!("{line}");
    }
}
