//! Object files and their headers, called by programs in C.

use super::*;

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

        // Returns the condition of the function that the tensors violate, or null.
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
