//! Products of matrices: what the compiler makes of them, beside loops in Rust. Run it with `--release`.

#![expect(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a measurement that prints, and that cannot go on after an error"
)]

use std::time::Instant;

use example_tensor_compiler::passes::TensorsToLlvmPipelineOptions;
use example_tensor_compiler::{Compiler, Tensor};

/// The number of calls that are timed; their median is printed.
const CALLS: usize = 5;

fn main() {
    println!(
        "{:>14} {:>12} {:>12} {:>12} {:>12}",
        "shape", "compile", "vectorized", "plain", "Rust, ikj"
    );
    for (rows, inner, columns) in [
        (64, 64, 64),
        (200, 130, 300),
        (512, 512, 512),
        (1024, 1024, 1024),
    ] {
        let (a, b) = (numbers(rows, inner), numbers(inner, columns));
        let start = Instant::now();
        let vectorized = compile(&a, &b, true);
        let compile_time = start.elapsed().as_secs_f64() * 1e3;
        let plain = compile(&a, &b, false);
        let expected = loops(&a, &b);
        let result = vectorized.call("product", &[&a, &b]).unwrap();
        assert!(
            result[0]
                .floats()
                .unwrap()
                .iter()
                .zip(&expected)
                .all(|(x, y)| (x - y).abs() <= 1e-2)
        );
        println!(
            "{:>14} {compile_time:>9.1} ms {:>9.2} ms {:>9.2} ms {:>9.2} ms",
            format!("{rows}x{inner}x{columns}"),
            median(|| drop(vectorized.call("product", &[&a, &b]))),
            median(|| drop(plain.call("product", &[&a, &b]))),
            median(|| drop(loops(&a, &b))),
        );
    }
}

fn compile(a: &Tensor, b: &Tensor, vectorize: bool) -> example_tensor_compiler::Program {
    let (rows, inner, columns) = (a.shape()[0], a.shape()[1], b.shape()[1]);
    let (a, b, c) = (
        format!("tensor<{rows}x{inner}xf32>"),
        format!("tensor<{inner}x{columns}xf32>"),
        format!("tensor<{rows}x{columns}xf32>"),
    );
    let text = format!(
        "func.func @product(%a: {a}, %b: {b}) -> {c} {{
           %zero = arith.constant 0.0 : f32
           %empty = tensor.empty() : {c}
           %start = linalg.fill ins(%zero : f32) outs(%empty : {c}) -> {c}
           %c = linalg.matmul ins(%a, %b : {a}, {b}) outs(%start : {c}) -> {c}
           return %c : {c}
         }}"
    );
    let options = TensorsToLlvmPipelineOptions {
        vectorize,
        ..Default::default()
    };
    Compiler::new(options)
        .compile("product.mlir", &text)
        .unwrap()
}

/// Adds multiples of rows of `b`, which compilers vectorize.
fn loops(a: &Tensor, b: &Tensor) -> Vec<f32> {
    let (inner, columns) = (a.shape()[1], b.shape()[1]);
    let mut c = vec![0.0; a.shape()[0] * columns];
    for (a, c) in floats(a).chunks(inner).zip(c.chunks_mut(columns)) {
        for (factor, b) in a.iter().zip(floats(b).chunks(columns)) {
            for (c, b) in c.iter_mut().zip(b) {
                *c += factor * b;
            }
        }
    }
    c
}

fn numbers(rows: usize, columns: usize) -> Tensor {
    let values = (0..rows * columns).map(|index| (index % 17) as f32 / 8.0 - 1.0);
    Tensor::new(&[rows, columns], values.collect::<Vec<_>>()).unwrap()
}

fn floats(tensor: &Tensor) -> &[f32] {
    tensor.floats().unwrap()
}

/// The median time of a call in milliseconds.
fn median(call: impl Fn()) -> f64 {
    let mut times: Vec<f64> = (0..CALLS)
        .map(|_| {
            let start = Instant::now();
            call();
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    times[CALLS / 2]
}
