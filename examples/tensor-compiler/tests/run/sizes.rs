//! Sizes that are compared, or that do not fit.

use super::*;

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
    // Functions that are not exported may have any sizes.
    let options = TensorsToLlvmPipelineOptions {
        exports: vec!["g".to_owned()],
        ..Default::default()
    };
    let text = format!("{slice}\nfunc.func @g() {{ return }}");
    assert!(Compiler::new(options).compile("a.mlir", &text).is_ok());
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
