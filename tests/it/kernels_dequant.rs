//! Every tensor type decodes to the reference values, bit for bit.

use hob_kernels::{TensorType, dequantize};

use crate::common;

#[hob_needs::fixtures]
#[test]
fn every_type_decodes_bit_for_bit() {
    let fixtures = common::fixtures();
    let folder = fixtures.join("dequant");
    let mut seen = 0;
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|e| e != "bin") {
            continue;
        }
        let name = path.file_stem().unwrap().to_str().unwrap();
        let ty = TensorType::from_name(name).unwrap_or_else(|| panic!("{name} is no known type"));
        let bytes = std::fs::read(&path).unwrap();
        let expected: Vec<u32> = std::fs::read(path.with_extension("f32"))
            .unwrap()
            .chunks_exact(4)
            .map(|b| u32::from_le_bytes(b.try_into().unwrap()))
            .collect();

        let mut values = vec![0.0; expected.len()];
        dequantize(ty, &bytes, &mut values);
        for (i, (value, bits)) in values.iter().zip(&expected).enumerate() {
            let wanted = f32::from_bits(*bits);
            assert_eq!(value.to_bits(), *bits, "{ty}, value {i}: {value} instead of {wanted}");
        }
        seen += 1;
    }
    assert_eq!(seen, 25, "block types in {}", folder.display());
}

/// Types without blocks: checked against Rust's own conversions.
#[test]
fn plain_numbers_decode() {
    let numbers = [-128i8, -1, 0, 1, 127];
    let expected: Vec<f32> = numbers.iter().map(|&v| v.into()).collect();
    let encode =
        |f: &dyn Fn(i8) -> Vec<u8>| numbers.iter().flat_map(|&v| f(v)).collect::<Vec<u8>>();
    for (ty, bytes) in [
        (TensorType::I8, encode(&|v| v.to_le_bytes().into())),
        (TensorType::I16, encode(&|v| i16::from(v).to_le_bytes().into())),
        (TensorType::I32, encode(&|v| i32::from(v).to_le_bytes().into())),
        (TensorType::I64, encode(&|v| i64::from(v).to_le_bytes().into())),
        (TensorType::F64, encode(&|v| f64::from(v).to_le_bytes().into())),
        (TensorType::F32, encode(&|v| f32::from(v).to_le_bytes().into())),
        (TensorType::F16, encode(&|v| half::f16::from_f32(v.into()).to_le_bytes().into())),
        (TensorType::BF16, encode(&|v| half::bf16::from_f32(v.into()).to_le_bytes().into())),
    ] {
        let mut values = vec![0.0; numbers.len()];
        dequantize(ty, &bytes, &mut values);
        assert_eq!(values, expected, "{ty}");
    }
}
