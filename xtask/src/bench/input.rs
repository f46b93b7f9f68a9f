//! The large inputs: functions that are all different, each with something to fold, to share and to remove.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

/// Functions of the input that is run beside `mlir-opt`.
pub(super) const FUNCTIONS: usize = 20_000;

/// Operations of `arith` in each.
pub(super) const OPERATIONS: usize = 8;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    /// Many functions with [`OPERATIONS`] operations each.
    Many,
    /// One function with all operations.
    One,
}

/// Writes a module with `operations` operations of `arith`, in the generic form.
pub(super) fn write(file: &Path, shape: Shape, operations: usize) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(file)?);
    let groups = operations / OPERATIONS;
    let mut text = String::new();
    for group in 0..groups {
        text.clear();
        match shape {
            Shape::Many => {
                head(&mut text, group);
                body(&mut text, group, 0, "%a");
                tail(&mut text, 6);
            }
            Shape::One => {
                if group == 0 {
                    head(&mut text, group);
                }
                let first = group * OPERATIONS;
                // Each group takes what the one before has computed.
                let from = match first.checked_sub(2) {
                    Some(last) => format!("%{last}"),
                    None => String::from("%a"),
                };
                body(&mut text, group, first, &from);
                if group + 1 == groups {
                    tail(&mut text, first + 6);
                }
            }
        }
        file.write_all(text.as_bytes())?;
    }
    file.flush()
}

/// Returns functions with `groups` times [`OPERATIONS`] operations each, which `separator` parts.
pub(super) fn functions(functions: usize, groups: usize, separator: &str) -> String {
    let mut text = String::new();
    for function in 0..functions {
        head(&mut text, function);
        for group in 0..groups {
            let first = group * OPERATIONS;
            let from = first.checked_sub(2).map(|last| format!("%{last}"));
            body(
                &mut text,
                function + group,
                first,
                from.as_deref().unwrap_or("%a"),
            );
        }
        tail(&mut text, (groups - 1) * OPERATIONS + 6);
        text += separator;
    }
    text
}

// Writing to a text does not fail.

fn head(text: &mut String, index: usize) {
    let ty = "(i32, i32) -> i32";
    let _ = writeln!(
        text,
        r#""func.func"() <{{function_type = {ty}, sym_name = "f{index}"}}> ({{
^bb0(%a: i32, %b: i32):"#
    );
}

/// Appends operations with results from `first` on.
fn body(text: &mut String, group: usize, first: usize, from: &str) {
    let result = |index: usize| format!("%{}", first + index);
    let constant =
        |value: usize| format!(r#""arith.constant"() <{{value = {value} : i32}}> : () -> i32"#);
    let flags = "<{overflowFlags = #arith.overflow<none>}> ";
    let binary = |name: &str, left: &str, right: &str| {
        let flags = if name == "xori" { "" } else { flags };
        format!(r#""arith.{name}"({left}, {right}) {flags}: (i32, i32) -> i32"#)
    };
    let lines = [
        constant(group),
        constant(0),
        binary("addi", from, &result(1)),
        binary("muli", &result(2), "%b"),
        binary("muli", &result(2), "%b"),
        binary("addi", &result(3), &result(4)),
        binary("subi", &result(5), &result(0)),
        binary("xori", &result(6), "%b"),
    ];
    for (index, line) in lines.iter().enumerate() {
        let _ = writeln!(text, "  {} = {line}", result(index));
    }
}

fn tail(text: &mut String, result: usize) {
    let _ = writeln!(
        text,
        "  \"func.return\"(%{result}) : (i32) -> ()\n}}) : () -> ()"
    );
}

/// Returns functions on tensors, each with its own constant.
pub(super) fn matmuls(count: usize) -> String {
    let functions = (0..count).map(|index| {
        format!(
            "func.func @f{index}(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> tensor<4x16xf32> {{
  %zero = arith.constant {index}.0 : f32
  %empty = tensor.empty() : tensor<4x16xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x16xf32>) -> tensor<4x16xf32>
  %product = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%start : tensor<4x16xf32>) -> tensor<4x16xf32>
  %sum = linalg.add ins(%product, %c : tensor<4x16xf32>, tensor<4x16xf32>) outs(%empty : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %sum : tensor<4x16xf32>
}}
"
        )
    });
    functions.collect()
}
