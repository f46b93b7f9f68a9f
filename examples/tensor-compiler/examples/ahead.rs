//! Products of matrices, compiled to object files: `ahead FOLDER [SIZE..]` writes one for each size and type of elements, with
//! its header. `compare.py` calls them and compares with numpy.

#![expect(
    clippy::unwrap_used,
    reason = "a program that cannot go on after an error"
)]

use std::path::Path;

use example_tensor_compiler::Compiler;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (folder, sizes) = arguments.split_first().unwrap();
    for size in sizes {
        for (element, zero) in [
            ("f16", "0.0"),
            ("bf16", "0.0"),
            ("f32", "0.0"),
            ("f64", "0.0"),
            ("i8", "0"),
        ] {
            let name = format!("product_{size}_{element}");
            let matrix = format!("tensor<{size}x{size}x{element}>");
            let text = format!(
                "func.func @{name}(%a: {matrix}, %b: {matrix}) -> {matrix} {{
                   %zero = arith.constant {zero} : {element}
                   %empty = tensor.empty() : {matrix}
                   %start = linalg.fill ins(%zero : {element}) outs(%empty : {matrix}) -> {matrix}
                   %c = linalg.matmul ins(%a, %b : {matrix}, {matrix}) outs(%start : {matrix}) -> {matrix}
                   return %c : {matrix}
                 }}"
            );
            let program = Compiler::default().compile(&name, &text).unwrap();
            let path = Path::new(folder).join(&name);
            program.write_object(&path.with_extension("o")).unwrap();
            std::fs::write(path.with_extension("h"), program.header()).unwrap();
        }
    }
}
