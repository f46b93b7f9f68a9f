//! Functions that are compiled and called, beside plain Rust.

use super::*;

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

/// Runs one program on all shapes. Some of them have no elements.
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
