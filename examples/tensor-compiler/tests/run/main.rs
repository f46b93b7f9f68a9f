//! The compiler, its machine code beside plain Rust, and its tool.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod ahead_of_time;
#[path = "../../../melior-pass/tests/guide/mod.rs"]
mod guide;
mod programs;
mod sizes;
mod tool;

use example_tensor_compiler::passes::{Loops, TensorsToLlvmPipelineOptions};
use example_tensor_compiler::{
    CallError, Compiler, Element, Program, Size, Tensor, TensorType, Values,
};
use example_tensor_tiling::Tiling;
use expect_test::{Expect, expect};
use pass_melior::MlirContext;
use pass_runtime::pipeline;
use std::path::Path;
use std::process::Command;

const PRODUCT: &str = include_str!("../../product.mlir");
const PRODUCT_ANY: &str = include_str!("../../product_any.mlir");
const SOFTMAX: &str = include_str!("../../softmax.mlir");
const TILING: &Tiling = &Tiling {
    size: 3,
    alignment: 128,
};

/// A tensor of numbers between -4 and 4 that differ from each other.
fn numbers(shape: &[usize], seed: u32) -> Tensor {
    let count: usize = shape.iter().product();
    let mut state = seed;
    let values = (0..count).map(|_| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as f32 / (1 << 21) as f32 - 4.0
    });
    Tensor::new(shape, values.collect::<Vec<_>>()).unwrap()
}

fn floats(tensor: &Tensor) -> &[f32] {
    tensor.floats().unwrap()
}

fn product(a: &Tensor, b: &Tensor) -> Vec<f32> {
    let (rows, inner, columns) = (a.shape()[0], a.shape()[1], b.shape()[1]);
    let element = |row: usize, column: usize| -> f32 {
        let terms =
            (0..inner).map(|k| floats(a)[row * inner + k] * floats(b)[k * columns + column]);
        terms.sum()
    };
    let rows = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
    rows.map(|(row, column)| element(row, column)).collect()
}

fn softmax(x: &Tensor) -> Vec<f32> {
    let rows = floats(x).chunks(x.shape()[1]);
    let rows = rows.flat_map(|row| {
        let maximum = row.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let powers: Vec<f32> = row.iter().map(|x| (x - maximum).exp()).collect();
        let sum: f32 = powers.iter().sum();
        powers.into_iter().map(move |power| power / sum)
    });
    rows.collect()
}

/// Compares with the tolerance that another order of operations needs.
fn assert_close(actual: &Tensor, expected: &[f32]) {
    assert_eq!(floats(actual).len(), expected.len());
    for (actual, expected) in floats(actual).iter().zip(expected) {
        assert!(
            (actual - expected).abs() <= 1e-5 * expected.abs().max(1.0),
            "{actual} is not {expected}"
        );
    }
}

/// Compares with the tolerance that a sum of `count` products in another order needs.
fn assert_near(actual: &Tensor, expected: &[f32], count: usize) {
    assert_eq!(floats(actual).len(), expected.len());
    for (actual, expected) in floats(actual).iter().zip(expected) {
        assert!(
            (actual - expected).abs() <= 1e-5 * count as f32,
            "{actual} is not {expected}"
        );
    }
}

/// All ways to compile: each option, with and without the library.
fn compilers() -> Vec<Compiler> {
    let mut compilers = Vec::new();
    for (fuse, optimize) in [(true, 0), (false, 1), (true, 2)] {
        for loops in [Loops::Affine, Loops::Scf] {
            let options = TensorsToLlvmPipelineOptions {
                fuse,
                optimize,
                loops,
                ..Default::default()
            };
            compilers.push(Compiler::new(options));
        }
    }
    let options = TensorsToLlvmPipelineOptions {
        vectorize: false,
        ..Default::default()
    };
    compilers.push(Compiler::new(options));
    compilers.push(Compiler::default().extension(TILING));
    compilers
}

fn compiled(text: &str) -> Result<Program, String> {
    let compiled = Compiler::default().compile("a.mlir", text);
    compiled.map_err(|error| error.to_string())
}
