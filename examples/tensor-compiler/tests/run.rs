//! The compiler, its machine code beside plain Rust, and its tool.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../../melior-pass/tests/guide/mod.rs"]
mod guide;

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

const PRODUCT: &str = include_str!("../product.mlir");
const PRODUCT_ANY: &str = include_str!("../product_any.mlir");
const SOFTMAX: &str = include_str!("../softmax.mlir");
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

/// Equal but for the rounding of other orders of operations.
fn assert_close(actual: &Tensor, expected: &[f32]) {
    assert_eq!(floats(actual).len(), expected.len());
    for (actual, expected) in floats(actual).iter().zip(expected) {
        assert!(
            (actual - expected).abs() <= 1e-5 * expected.abs().max(1.0),
            "{actual} is not {expected}"
        );
    }
}

/// Equal but for the rounding of a sum of so many products.
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

#[test]
fn a_product_of_matrices() {
    let (a, b) = (numbers(&[8, 16], 1), numbers(&[16, 4], 2));
    for compiler in compilers() {
        let program = compiler.compile("product.mlir", PRODUCT).unwrap();
        for _ in 0..2 {
            let results = program.call("product", &[&a, &b]).unwrap();
            assert_eq!(results.len(), 1);
            assert_eq!(results[0].shape(), [8, 4]);
            assert_close(&results[0], &product(&a, &b));
        }
    }
}

/// Tiles that fit, that do not, and that are larger than the product.
#[test]
fn products_of_any_shape() {
    for (rows, inner, columns) in [(1, 1, 1), (16, 8, 64), (37, 19, 45), (3, 70, 5)] {
        let (a, b) = (numbers(&[rows, inner], 6), numbers(&[inner, columns], 7));
        let text = PRODUCT
            .replace("8x16", &format!("{rows}x{inner}"))
            .replace("16x4", &format!("{inner}x{columns}"))
            .replace("8x4", &format!("{rows}x{columns}"));
        for (cache_tile, register_tile) in [
            (vec![64, 1024, 256], vec![8, 32, 1]),
            (vec![16, 0, 7], vec![2, 16, 1]),
        ] {
            let options = TensorsToLlvmPipelineOptions {
                cache_tile,
                register_tile,
                ..Default::default()
            };
            let program = Compiler::new(options)
                .compile("product.mlir", &text)
                .unwrap();
            let results = program.call("product", &[&a, &b]).unwrap();
            assert_near(&results[0], &product(&a, &b), inner);
        }
    }
}

/// Products of the same small numbers, of each type of elements; none is rounded.
#[test]
fn products_of_any_numbers() {
    let (rows, inner, columns) = (9, 5, 33);
    let number = |index: usize| (index % 4) as i8 - 1;
    let [a, b] = [rows * inner, inner * columns].map(|count| (0..count).map(number));
    let expected: Vec<i8> = {
        let (a, b): (Vec<i8>, Vec<i8>) = (a.clone().collect(), b.clone().collect());
        let sum = |row: usize, column: usize| -> i8 {
            (0..inner)
                .map(|k| a[row * inner + k] * b[k * columns + column])
                .sum()
        };
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        places.map(|(row, column)| sum(row, column)).collect()
    };
    // All are whole numbers of at most two digits: the bits of one with 16 bits are the first of one with 32, or can be told.
    let bf16 = |number: i8| (f32::from(number).to_bits() >> 16) as u16;
    let f16 = |number: i8| {
        let bits = f32::from(number).to_bits();
        let (sign, exponent, rest) = (bits >> 31, bits >> 23 & 0xff, bits >> 13 & 0x3ff);
        let magnitude = if number == 0 {
            0
        } else {
            (exponent - 112) << 10 | rest
        };
        (sign << 15 | magnitude) as u16
    };
    type Convert<'f> = &'f dyn Fn(Vec<i8>) -> Values;
    let each = |values: Vec<i8>, bits: &dyn Fn(i8) -> u16| -> Vec<u16> {
        values.into_iter().map(bits).collect()
    };
    let types: [(&str, &str, Convert<'_>); 5] = [
        ("f16", "0.0", &|values| Values::F16(each(values, &f16))),
        ("bf16", "0.0", &|values| Values::Bf16(each(values, &bf16))),
        ("f32", "0.0", &|values| {
            Values::F32(values.into_iter().map(f32::from).collect())
        }),
        ("f64", "0.0", &|values| {
            Values::F64(values.into_iter().map(f64::from).collect())
        }),
        ("i8", "0", &Values::I8),
    ];
    for (name, zero, values) in types {
        let text = PRODUCT
            .replace("8x16xf32", &format!("{rows}x{inner}x{name}"))
            .replace("16x4xf32", &format!("{inner}x{columns}x{name}"))
            .replace("8x4xf32", &format!("{rows}x{columns}x{name}"))
            .replace("0.0 : f32", &format!("{zero} : {name}"))
            .replace(": f32)", &format!(": {name})"));
        let [a, b] = [(rows, inner, a.clone()), (inner, columns, b.clone())].map(
            |(rows, columns, values_of)| {
                Tensor::new(&[rows, columns], values(values_of.collect())).unwrap()
            },
        );
        let any = PRODUCT_ANY
            .replace("xf32", &format!("x{name}"))
            .replace("0.0 : f32", &format!("{zero} : {name}"))
            .replace(": f32)", &format!(": {name})"));
        for (vectorize, text) in [(true, &text), (false, &text), (true, &any), (false, &any)] {
            let options = TensorsToLlvmPipelineOptions {
                vectorize,
                ..Default::default()
            };
            let program = Compiler::new(options)
                .compile("product.mlir", text)
                .unwrap();
            let results = program.call("product", &[&a, &b]).unwrap();
            assert_eq!(results[0].shape(), [rows, columns]);
            assert_eq!(
                *results[0].values(),
                values(expected.clone()),
                "{name} {vectorize}"
            );
        }
    }
}

/// A sum of 1,000 numbers that is rounded at each step, or once.
#[test]
fn sums_of_products_of_16_bits() {
    let text = PRODUCT
        .replace("8x16xf32", "1x1000xbf16")
        .replace("16x4xf32", "1000x1xbf16")
        .replace("8x4xf32", "1x1xbf16")
        .replace(": f32", ": bf16");
    // The bits of 1; the sum is 1,000, and one that is rounded at each step stays at 256.
    let ones = |shape: &[usize]| Tensor::new(shape, Values::Bf16(vec![0x3f80; 1000])).unwrap();
    let (a, b) = (ones(&[1, 1000]), ones(&[1000, 1]));
    for (widen, expected) in [(true, 1000.0_f32), (false, 256.0)] {
        let options = TensorsToLlvmPipelineOptions {
            widen,
            ..Default::default()
        };
        let program = Compiler::new(options).compile("product.mlir", &text);
        let results = program.unwrap().call("product", &[&a, &b]).unwrap();
        let bits = (expected.to_bits() >> 16) as u16;
        assert_eq!(*results[0].values(), Values::Bf16(vec![bits]), "{widen}");
    }
}

/// One program for all shapes, of which some have no elements.
#[test]
fn products_of_unknown_shape() {
    for compiler in compilers() {
        let program = compiler.compile("product_any.mlir", PRODUCT_ANY).unwrap();
        for (rows, inner, columns) in [
            (0, 3, 2),
            (3, 0, 2),
            (2, 3, 0),
            (0, 0, 0),
            (1, 1, 1),
            (8, 16, 4),
            (37, 19, 45),
            (3, 70, 5),
        ] {
            let (a, b) = (numbers(&[rows, inner], 6), numbers(&[inner, columns], 7));
            let results = program.call("product", &[&a, &b]).unwrap();
            assert_eq!(results[0].shape(), [rows, columns]);
            assert_near(&results[0], &product(&a, &b), inner);
        }
    }
}

#[test]
fn sizes_that_do_not_fit() {
    let program = Compiler::default()
        .compile("product_any.mlir", PRODUCT_ANY)
        .unwrap();
    let refused = |inputs: &[&Tensor]| program.call("product", inputs).unwrap_err().to_string();
    let a = numbers(&[3, 4], 1);
    expect!["dimension 1 of argument 0 has 4 elements, and dimension 0 of argument 1 has 5; the function takes (tensor<AxBxf32>, tensor<BxCxf32>)"]
        .assert_eq(&refused(&[&a, &numbers(&[5, 6], 2)]));
    let takes = "arguments of other types; the function takes (tensor<AxBxf32>, tensor<BxCxf32>)";
    assert_eq!(refused(&[&a, &numbers(&[4], 2)]), takes);
    assert_eq!(refused(&[&a, &numbers(&[4, 6, 1], 2)]), takes);
    assert_eq!(refused(&[&a]), takes);
    let wide = Tensor::new(&[4, 2], vec![0.0_f64; 8]).unwrap();
    assert_eq!(refused(&[&a, &wide]), takes);
    // A result that no memory holds.
    let size = 1 << 32;
    let (a, b) = (numbers(&[size, 0], 1), numbers(&[0, size], 2));
    expect!["the result tensor<AxCxf32> does not fit into memory"].assert_eq(&refused(&[&a, &b]));
}

/// Functions whose sizes are equal to each other, to a number, or to those of functions that they call.
#[test]
fn sizes_that_operations_compare() {
    let text = "
func.func @sum(%a: tensor<?xf32>, %b: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = arith.addf %a, %b : tensor<?xf32>
  return %0, %0 : tensor<?xf32>, tensor<?xf32>
}
func.func @three(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %b : tensor<?xf32> to tensor<3xf32>
  %1 = linalg.add ins(%a, %0 : tensor<?xf32>, tensor<3xf32>) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
  %2 = tensor.cast %1 : tensor<3xf32> to tensor<?xf32>
  return %2 : tensor<?xf32>
}
func.func private @inner(%a: tensor<?x?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<?x?xf32>) outs(%b : tensor<?xf32>) dimensions = [1]
  return %0 : tensor<?xf32>
}
func.func @calls(%a: tensor<?x?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %0 = call @inner(%a, %b) : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %1:2 = call @sum(%0, %c) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  return %1#1 : tensor<?xf32>
}
func.func @branch(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<i8>) -> tensor<?xf32> {
  %0 = tensor.extract %c[] : tensor<i8>
  %1 = arith.constant 0 : i8
  %2 = arith.cmpi eq, %0, %1 : i8
  cf.cond_br %2, ^bb1, ^bb2
^bb1:
  return %a : tensor<?xf32>
^bb2:
  return %b : tensor<?xf32>
}";
    let program = compiled(text).unwrap();
    let refused = |function: &str, inputs: &[&Tensor]| {
        let called = program.call(function, inputs);
        called.unwrap_err().to_string()
    };
    let tensor = |values: &[f32]| Tensor::new(&[values.len()], values.to_vec()).unwrap();
    let (two, three) = (tensor(&[1.0, 2.0]), tensor(&[1.0, 2.0, 3.0]));
    let doubled = tensor(&[2.0, 4.0]);
    let sums = vec![doubled.clone(), doubled.clone()];
    assert_eq!(program.call("sum", &[&two, &two]), Ok(sums));
    expect!["dimension 0 of argument 0 has 2 elements, and dimension 0 of argument 1 has 3; the function takes (tensor<Axf32>, tensor<Axf32>)"].assert_eq(&refused("sum", &[&two, &three]));
    let sum = tensor(&[2.0, 4.0, 6.0]);
    assert_eq!(program.call("three", &[&three, &three]), Ok(vec![sum]));
    expect!["arguments of other types; the function takes (tensor<3xf32>, tensor<3xf32>)"]
        .assert_eq(&refused("three", &[&two, &two]));
    let matrix = numbers(&[2, 0], 1);
    let called = program.call("calls", &[&matrix, &two, &two]);
    assert_eq!(called, Ok(vec![doubled.clone()]));
    expect!["dimension 0 of argument 0 has 2 elements, and dimension 0 of argument 2 has 3; the function takes (tensor<AxBxf32>, tensor<Axf32>, tensor<Axf32>)"].assert_eq(&refused("calls", &[&matrix, &two, &three]));
    expect!["dimension 0 of argument 0 has 2 elements, and dimension 0 of argument 1 has 3; the function takes (tensor<AxBxf32>, tensor<Axf32>, tensor<Axf32>)"].assert_eq(&refused("calls", &[&matrix, &three, &two]));
    for (choice, expected) in [(0, &two), (1, &doubled)] {
        let choice = Tensor::new(&[], vec![choice]).unwrap();
        let called = program.call("branch", &[&two, &doubled, &choice]);
        assert_eq!(called, Ok(vec![expected.clone()]));
    }
}

/// Functions that would read or write outside of memory for some arguments, and nothing tells for which.
#[test]
fn sizes_that_nothing_compares() {
    let refused = |text: &str| compiled(text).err().unwrap().to_string();
    let slice = "func.func @f(%a: tensor<?xf32>) -> tensor<2xf32> {
  %0 = tensor.extract_slice %a[0] [2] [1] : tensor<?xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}";
    expect!["a.mlir:2:8: error: 'tensor.extract_slice' op has sizes that cannot be compared before a call; with tensors of static shape it can be compiled"].assert_eq(&refused(slice));
    let computed = "func.func @f(%n: tensor<i8>, %a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tensor.extract %n[] : tensor<i8>
  %1 = arith.index_cast %0 : i8 to index
  %2 = tensor.empty(%1) : tensor<?xf32>
  %3 = linalg.exp ins(%2 : tensor<?xf32>) outs(%2 : tensor<?xf32>) -> tensor<?xf32>
  return %3 : tensor<?xf32>
}";
    expect![
        "a.mlir:1:1: error: 'func.func' op has a result whose sizes are not known before a call"
    ]
    .assert_eq(&refused(computed));
    let added = computed.replace("ins(%2", "ins(%a");
    expect!["a.mlir:5:8: error: 'linalg.exp' op has sizes that cannot be compared before a call; with tensors of static shape it can be compiled"].assert_eq(&refused(&added));
    let recursive = "func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = call @f(%a) : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}";
    expect!["a.mlir:2:8: error: 'func.call' op has sizes that cannot be compared before a call; with tensors of static shape it can be compiled"].assert_eq(&refused(recursive));
    let never =
        "func.func @f(%a: tensor<2xf32>, %b: tensor<3xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %a : tensor<2xf32> to tensor<?xf32>
  %1 = tensor.cast %b : tensor<3xf32> to tensor<?xf32>
  %2 = arith.addf %0, %1 : tensor<?xf32>
  return %c : tensor<?xf32>
}";
    expect!["a.mlir:4:8: error: 'arith.addf' op has sizes that have to be equal: 2 and 3"]
        .assert_eq(&refused(never));
    let encoded = "func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.constant 0 : index
  %1 = tensor.dim %a, %0 : tensor<?xf32>
  %2 = tensor.empty(%1) : tensor<?xf32, 1>
  return %a : tensor<?xf32>
}";
    expect!["a.mlir:4:8: error: 'tensor.empty' op has sizes that cannot be compared before a call; with tensors of static shape it can be compiled"].assert_eq(&refused(encoded));
    // Those that are not exported are not asked.
    let options = TensorsToLlvmPipelineOptions {
        exports: vec!["g".to_owned()],
        ..Default::default()
    };
    let text = format!("{slice}\nfunc.func @g() {{ return }}");
    assert!(Compiler::new(options).compile("a.mlir", &text).is_ok());
}

/// A program in C calls the function of an object file.
#[test]
fn ahead_of_time() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let program = Compiler::default()
        .compile("product.mlir", PRODUCT)
        .unwrap();
    program.write_object(&path("product.o")).unwrap();
    assert!(program.write_object(&path("no/product.o")).is_err());
    let header = program.header();
    expect![[r#"
        #pragma once

        #include <stdint.h>

        // Elements are at `aligned + offset`; `allocated` is the memory that they are in.
        typedef struct {
          float *allocated;
          float *aligned;
          int64_t offset;
          int64_t sizes[2];
          int64_t strides[2];
        } tensor_2d_f32;

        // (tensor<8x16xf32>, tensor<16x4xf32>) -> (tensor<8x4xf32>); the function may write to all of them, and no two may overlap.
        void _mlir_ciface_product(tensor_2d_f32 *input0, tensor_2d_f32 *input1, tensor_2d_f32 *result2);
    "#]].assert_eq(&header);
    let source = r#"
#include "product.h"
#include <stdio.h>
int main(void) {
  float a[8 * 16], b[16 * 4], c[8 * 4];
  for (int i = 0; i < 8 * 16; ++i) a[i] = i % 3;
  for (int i = 0; i < 16 * 4; ++i) b[i] = i % 5;
  tensor_2d_f32 ta = {a, a, 0, {8, 16}, {16, 1}}, tb = {b, b, 0, {16, 4}, {4, 1}}, tc = {c, c, 0, {8, 4}, {4, 1}};
  _mlir_ciface_product(&ta, &tb, &tc);
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 4; ++j) {
      float sum = 0;
      for (int k = 0; k < 16; ++k) sum += a[i * 16 + k] * b[k * 4 + j];
      if (sum != c[i * 4 + j]) return 1;
    }
  puts("equal");
  return 0;
}
"#;
    assert_eq!(run_c(folder.path(), &header, source), "equal\n");
}

/// Runs a program in C with `product.o` and its header.
fn run_c(folder: &Path, header: &str, source: &str) -> String {
    std::fs::write(folder.join("product.h"), header).unwrap();
    std::fs::write(folder.join("main.c"), source).unwrap();
    let mut compiler = Command::new("cc");
    let arguments = [
        "-Wall",
        "-Werror",
        "main.c",
        "product.o",
        "-lm",
        "-o",
        "main",
    ];
    let compiled = compiler.current_dir(folder).args(arguments).status();
    assert!(compiled.unwrap().success());
    let output = Command::new(folder.join("main")).output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

/// A program in C compares sizes before it calls.
#[test]
fn ahead_of_time_with_unknown_shape() {
    let folder = tempfile::tempdir().unwrap();
    let program = Compiler::default().compile("product_any.mlir", PRODUCT_ANY);
    let program = program.unwrap();
    program
        .write_object(&folder.path().join("product.o"))
        .unwrap();
    let header = program.header();
    let (_, check) = header.split_once("\n\n// (").unwrap();
    expect![[r#"
        tensor<AxBxf32>, tensor<BxCxf32>) -> (tensor<AxCxf32>); the function may write to all of them, and no two may overlap.
        void _mlir_ciface_product(tensor_2d_f32 *input0, tensor_2d_f32 *input1, tensor_2d_f32 *result2);

        // What is wrong with tensors for that function, or null.
        static inline const char *check_product(const tensor_2d_f32 *input0, const tensor_2d_f32 *input1, const tensor_2d_f32 *result2) {
          if (input0->offset != 0) return "input0->offset is not 0";
          if (input0->strides[0] != input0->sizes[1] * input0->strides[1]) return "input0->strides[0] is not input0->sizes[1] * input0->strides[1]";
          if (input0->strides[1] != 1) return "input0->strides[1] is not 1";
          if (input1->offset != 0) return "input1->offset is not 0";
          if (input1->sizes[0] != input0->sizes[1]) return "input1->sizes[0] is not input0->sizes[1]";
          if (input1->strides[0] != input1->sizes[1] * input1->strides[1]) return "input1->strides[0] is not input1->sizes[1] * input1->strides[1]";
          if (input1->strides[1] != 1) return "input1->strides[1] is not 1";
          if (result2->offset != 0) return "result2->offset is not 0";
          if (result2->sizes[0] != input0->sizes[0]) return "result2->sizes[0] is not input0->sizes[0]";
          if (result2->strides[0] != result2->sizes[1] * result2->strides[1]) return "result2->strides[0] is not result2->sizes[1] * result2->strides[1]";
          if (result2->sizes[1] != input1->sizes[1]) return "result2->sizes[1] is not input1->sizes[1]";
          if (result2->strides[1] != 1) return "result2->strides[1] is not 1";
          return 0;
        }
    "#]].assert_eq(check);
    let source = r#"
#include "product.h"
#include <stdio.h>
int main(void) {
  float a[] = {1, 2, 3, 4, 5, 6}, b[] = {7, 8, 9}, c[2];
  tensor_2d_f32 ta = {a, a, 0, {2, 3}, {3, 1}}, tb = {b, b, 0, {3, 1}, {1, 1}}, tc = {c, c, 0, {2, 1}, {1, 1}};
  const char *error = check_product(&ta, &tb, &tc);
  if (error) return 1;
  _mlir_ciface_product(&ta, &tb, &tc);
  printf("%g %g\n", c[0], c[1]);
  tb.sizes[0] = 2;
  puts(check_product(&ta, &tb, &tc));
  return 0;
}
"#;
    expect![[r#"
        50 122
        input1->sizes[0] is not input0->sizes[1]
    "#]]
    .assert_eq(&run_c(folder.path(), &header, source));
}

#[test]
fn tiles_of_wrong_rank() {
    let options = TensorsToLlvmPipelineOptions {
        register_tile: vec![8],
        ..Default::default()
    };
    let error = Compiler::new(options).compile("product.mlir", PRODUCT);
    expect!["product.mlir:0:0: error: 'builtin.module' op needs three sizes for each tile: rows, columns and steps of the sum"]
        .assert_eq(&error.err().map(|error| error.to_string()).unwrap_or_default());
}

#[test]
fn softmax_of_rows() {
    for compiler in compilers() {
        let program = compiler.compile("softmax.mlir", SOFTMAX).unwrap();
        let x = numbers(&[4, 10], 3);
        assert_close(&program.call("softmax", &[&x]).unwrap()[0], &softmax(&x));
        // The exponentials of these numbers are infinite.
        let large: Vec<f32> = floats(&x).iter().map(|x| x + 1000.0).collect();
        let large = Tensor::new(&[4, 10], large).unwrap();
        assert_close(
            &program.call("softmax", &[&large]).unwrap()[0],
            &softmax(&large),
        );
    }
}

#[test]
fn softmax_of_unknown_shape() {
    let text = "func.func @softmax(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %y = linalg.softmax dimension(1) ins(%x : tensor<?x?xf32>) outs(%x : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}";
    for compiler in compilers() {
        let program = compiler.compile("softmax.mlir", text).unwrap();
        for shape in [[0, 3], [3, 1], [1, 7], [9, 5]] {
            let x = numbers(&shape, 3);
            assert_close(&program.call("softmax", &[&x]).unwrap()[0], &softmax(&x));
        }
    }
}

fn compiled(text: &str) -> Result<Program, String> {
    let compiled = Compiler::default().compile("a.mlir", text);
    compiled.map_err(|error| error.to_string())
}

#[test]
fn an_argument_that_is_written_to() {
    let text = "func.func @add(%a: tensor<3xf32>, %b: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
        %c = linalg.add ins(%a, %b : tensor<3xf32>, tensor<3xf32>) outs(%a : tensor<3xf32>) -> tensor<3xf32>
        return %c, %b : tensor<3xf32>, tensor<3xf32>
    }";
    let program = compiled(text).unwrap();
    let (a, b) = (numbers(&[3], 4), numbers(&[3], 5));
    let before = a.clone();
    let results = program.call("add", &[&a, &b]).unwrap();
    let sums = floats(&a).iter().zip(floats(&b)).map(|(a, b)| a + b);
    let sums: Vec<f32> = sums.collect();
    assert_eq!(results, [Tensor::new(&[3], sums).unwrap(), b]);
    assert_eq!(a, before);
}

#[test]
fn a_result_that_is_returned_twice() {
    let text = "func.func @twice(%a: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
        %0 = tensor.empty() : tensor<3xf32>
        %1 = linalg.add ins(%a, %a : tensor<3xf32>, tensor<3xf32>) outs(%0 : tensor<3xf32>) -> tensor<3xf32>
        return %1, %1 : tensor<3xf32>, tensor<3xf32>
    }";
    let a = Tensor::new(&[3], vec![1.0_f32, 2.0, 3.0]).unwrap();
    let sum = Tensor::new(&[3], vec![2.0_f32, 4.0, 6.0]).unwrap();
    let results = compiled(text).unwrap().call("twice", &[&a]);
    assert_eq!(results, Ok(vec![sum.clone(), sum]));
}

#[test]
fn results_that_no_memory_holds() {
    let text = "func.func @large() -> tensor<4294967296x4294967296xi8> {
  %0 = tensor.empty() : tensor<4294967296x4294967296xi8>
  return %0 : tensor<4294967296x4294967296xi8>
}";
    let called = compiled(text).unwrap().call("large", &[]);
    assert!(matches!(called, Err(CallError::Size(_))), "{called:?}");
}

#[test]
fn calls_that_do_not_fit() {
    let text = "func.func private @hidden(%a: tensor<2xf32>) -> tensor<2xf32> { return %a : tensor<2xf32> }
    func.func @integers(%a: tensor<2xi32>) -> tensor<2xi32> { return %a : tensor<2xi32> }
    func.func @same(%a: tensor<2xf32>) -> tensor<2xf32> { return %a : tensor<2xf32> }";
    let program = compiled(text).unwrap();
    let (fits, longer) = (numbers(&[2], 1), numbers(&[3], 1));
    let known = || Err(CallError::Unknown(vec!["same".to_owned()]));
    for function in ["hidden", "integers", "missing"] {
        assert_eq!(program.call(function, &[&fits]), known());
    }
    let takes = || {
        Err(CallError::Types(vec![TensorType {
            element: Element::F32,
            shape: vec![Size::Static(2)],
        }]))
    };
    assert_eq!(program.call("same", &[&longer]), takes());
    assert_eq!(program.call("same", &[]), takes());
    let wide = Tensor::new(&[2], vec![1.0_f64, 2.0]).unwrap();
    assert_eq!(program.call("same", &[&wide]), takes());
    assert_eq!(program.call("same", &[&fits]), Ok(vec![fits.clone()]));
}

#[test]
fn the_extended_pipeline() {
    let compiler = Compiler::default().extension(TILING);
    let (cx, registry) = (MlirContext::new(), compiler.registry().unwrap());
    let pipeline = compiler.pipeline(&registry, &cx).unwrap();
    expect![[r#"
        builtin.module(
          export-functions,
          func.func(
            widen-products
          ),
          schedule-products,
          transform-interpreter{entry-point=tile_products},
          func.func(
            scf-for-loop-peeling,
            canonicalize,
            cse
          ),
          transform-interpreter{entry-point=vectorize_products},
          erase-schedule,
          func.func(
            canonicalize,
            cse,
            loop-invariant-code-motion,
            loop-invariant-subset-hoisting,
            canonicalize,
            cse
          ),
          func.func(
            decompose-softmax,
            convert-elementwise-to-linalg,
            linalg-morph-ops{named-to-generic=true},
            linalg-fuse-elementwise-ops
          ),
          canonicalize,
          cse,
          eliminate-empty-tensors,
          linalg-fold-unit-extent-dims,
          one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map},
          expand-realloc{emit-deallocs=false},
          canonicalize,
          ownership-based-buffer-deallocation,
          canonicalize,
          buffer-deallocation-simplification,
          bufferization-lower-deallocations,
          func.func(
            align-buffers{bytes=128}
          ),
          cse,
          canonicalize,
          convert-bufferization-to-memref,
          func.func(
            convert-linalg-to-affine-loops,
            affine-loop-tile{tile-size=3},
            lower-affine
          ),
          func.func(
            convert-vector-to-scf{full-unroll=true}
          ),
          convert-scf-to-cf,
          expand-strided-metadata,
          lower-affine,
          convert-vector-to-llvm,
          convert-to-llvm,
          reconcile-unrealized-casts,
          require-llvm
        )"#]].assert_eq(&pipeline.to_tree().pretty().to_string());
}

/// The text is checked by the compiler of Rust, with the steps of the pipelines that it names.
#[test]
fn a_pipeline_that_rust_has_checked() {
    let checked = pipeline!(
        "builtin.module(tensors-to-llvm{fuse=false loops=scf},canonicalize)",
        passes = [
            example_tensor_compiler::passes,
            pass_upstream::bufferization,
            pass_upstream::transforms
        ],
    );
    let registry = Compiler::default().registry().unwrap();
    let built = checked.build(&registry, &MlirContext::new()).unwrap();
    assert!(
        built.to_string().contains("convert-linalg-to-loops"),
        "{built}"
    );
}

fn refused(pipeline: &str) -> String {
    let (cx, registry) = (MlirContext::new(), Compiler::default().registry().unwrap());
    let pipeline = registry.parse(&cx, pipeline).unwrap();
    pass_builder::check_order(&pipeline).render(Default::default(), true)
}

#[test]
fn an_order_that_cannot_work() {
    expect![[r#"
        pipeline:1:45: error: 'decompose-softmax' runs after 'one-shot-bufferize' and has to run before every pass of kind 'bufferization': the result is a tensor
        builtin.module(one-shot-bufferize,func.func(decompose-softmax),convert-to-llvm,export-functions)
                                                    ^~~~~~~~~~~~~~~~~
        note: 'decompose-softmax' (passes.kdl:176) declares the rule
        pipeline:1:16: note: 'one-shot-bufferize' (mlir/Dialect/Bufferization/Transforms/Passes.td:301), which is of kind 'bufferization', runs here
        builtin.module(one-shot-bufferize,func.func(decompose-softmax),convert-to-llvm,export-functions)
                       ^~~~~~~~~~~~~~~~~~
        pipeline:1:80: error: 'export-functions' runs after 'one-shot-bufferize' and has to run before every pass of kind 'bufferization': results are tensors that are written to buffers
        builtin.module(one-shot-bufferize,func.func(decompose-softmax),convert-to-llvm,export-functions)
                                                                                       ^~~~~~~~~~~~~~~~
        note: 'export-functions' (passes.kdl:21) declares the rule
        pipeline:1:16: note: 'one-shot-bufferize' (mlir/Dialect/Bufferization/Transforms/Passes.td:301), which is of kind 'bufferization', runs here
        builtin.module(one-shot-bufferize,func.func(decompose-softmax),convert-to-llvm,export-functions)
                       ^~~~~~~~~~~~~~~~~~
        pipeline:1:80: error: 'export-functions' runs after 'convert-to-llvm' and has to run before every pass of kind 'lowering': wrappers are made when functions are lowered
        builtin.module(one-shot-bufferize,func.func(decompose-softmax),convert-to-llvm,export-functions)
                                                                                       ^~~~~~~~~~~~~~~~
        note: 'export-functions' (passes.kdl:21) declares the rule
        pipeline:1:64: note: 'convert-to-llvm' (mlir/Conversion/Passes.td:36), which is of kind 'lowering', runs here
        builtin.module(one-shot-bufferize,func.func(decompose-softmax),convert-to-llvm,export-functions)
                                                                       ^~~~~~~~~~~~~~~
    "#]].assert_eq(&refused(
        "builtin.module(one-shot-bufferize,func.func(decompose-softmax),convert-to-llvm,export-functions)",
    ));
}

fn tool(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_example-tensor-compiler"));
    let output = command.args(arguments).output().unwrap();
    let texts = [output.stderr, output.stdout].map(|text| String::from_utf8(text).unwrap());
    texts.concat()
}

fn check(arguments: &[&str], expected: Expect) {
    expected.assert_eq(&tool(arguments));
}

#[test]
fn examples_in_the_definitions() {
    check(
        &[
            "--run-examples",
            "--export-functions",
            "--widen-products",
            "--decompose-softmax",
            "--require-llvm",
            "--align-buffers",
            "--erase-schedule",
        ],
        expect![[r#"
            export-functions{only=f}: One of two ... ok
            export-functions: A tensor of any size ... ok
            widen-products: A product in bf16 ... ok
            erase-schedule: A schedule ... ok
            erase-schedule: A module with its own schedule ... ok
            decompose-softmax: A vector ... ok
            require-llvm: A module that is lowered ... ok
            align-buffers{bytes=128}: A buffer ... ok
            8 examples of 6 passes ran, 0 failed
        "#]],
    );
}

#[test]
fn modules_that_cannot_be_compiled() {
    let errors = |text: &str| compiled(text).err().unwrap_or_default();
    expect![[r#"
        a.mlir:2:3: error: ops with unknown memory side effects are not supported
        a.mlir:2:3: note: see current operation: "gpu.barrier"() : () -> ()"#]]
    .assert_eq(&errors("func.func @f() {\n  gpu.barrier\n  return\n}"));
    expect!["a.mlir:1:13: error: expected non-function type"].assert_eq(&errors("func.func @f("));
    let no_translation = "llvm.func @f() {
  llvm.call_intrinsic \"llvm.no.such.thing\"() : () -> ()
  llvm.return
}";
    expect![[r#"
        a.mlir:2:3: error: could not find LLVM intrinsic: "llvm.no.such.thing"
        a.mlir:2:3: error: LLVM Translation failed for operation: llvm.call_intrinsic
        a.mlir:2:3: note: see current operation: "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.no.such.thing", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()"#]].assert_eq(&errors(no_translation));
    let options = TensorsToLlvmPipelineOptions {
        exports: vec!["f".to_owned(), "g".to_owned()],
        ..Default::default()
    };
    let compiled = Compiler::new(options).compile("a.mlir", "func.func @f() {\n  return\n}");
    let error = compiled.err().map(|error| error.to_string());
    expect!["a.mlir:0:0: error: 'builtin.module' op has no public function `g` to export"]
        .assert_eq(&error.unwrap_or_default());
    let diagnostics = tool(&["product.mlir", "--require-llvm"]);
    let errors = diagnostics
        .lines()
        .filter(|line| line.contains(": error: "));
    expect![[r#"
        product.mlir:1:1: error: 'func.func' op has not been lowered to the LLVM dialect
        product.mlir:2:11: error: 'arith.constant' op has not been lowered to the LLVM dialect
        product.mlir:3:12: error: 'tensor.empty' op has not been lowered to the LLVM dialect
        product.mlir:4:12: error: 'linalg.fill' op has not been lowered to the LLVM dialect
        <unknown>:0: error: 'linalg.yield' op has not been lowered to the LLVM dialect
        product.mlir:5:8: error: 'linalg.matmul' op has not been lowered to the LLVM dialect
        <unknown>:0: error: 'arith.mulf' op has not been lowered to the LLVM dialect
        <unknown>:0: error: 'arith.addf' op has not been lowered to the LLVM dialect
        <unknown>:0: error: 'linalg.yield' op has not been lowered to the LLVM dialect
        product.mlir:6:3: error: 'func.return' op has not been lowered to the LLVM dialect"#]]
    .assert_eq(&errors.collect::<Vec<_>>().join("\n"));
}

/// The page of the guide.
const GUIDE: &str = include_str!("../../../docs/guide/tensor-compiler.md");

#[test]
fn commands_of_the_guide() {
    let (copy, tool) = (
        tempfile::tempdir().unwrap(),
        env!("CARGO_BIN_EXE_example-tensor-compiler"),
    );
    let start = "cargo run -p example-tensor-compiler -- ";
    let seen = guide::check_commands(GUIDE, start, tool, copy.path());
    assert!(seen >= 10, "{seen} commands");
}

/// The code of the page is that of the example.
#[test]
fn code_of_the_guide() {
    let sources = [
        include_str!("../passes.kdl"),
        include_str!("../product.mlir"),
        include_str!("../product_any.mlir"),
        include_str!("../src/softmax.rs"),
        include_str!("../src/compiler.rs"),
        include_str!("../../tensor-tiling/src/lib.rs"),
        include_str!("run.rs"),
    ];
    let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let sources = sources.map(flat);
    let mut seen = 0;
    for block in GUIDE.split("```").skip(1).step_by(2) {
        let (language, code) = block.split_once('\n').unwrap();
        if ["rust", "kdl", "mlir"].contains(&language) {
            let code = flat(code);
            assert!(
                sources.iter().any(|source| source.contains(&code)),
                "{block}"
            );
            seen += 1;
        }
    }
    assert!(seen > 4, "{seen} pieces of code");
}
