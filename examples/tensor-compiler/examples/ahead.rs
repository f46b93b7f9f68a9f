//! Products of matrices, compiled to object files: `ahead FOLDER [SIZE..]` writes one for each size and type of elements, with
//! its header, and `any` is a size as well. `compare.py` calls them and compares with numpy.

#![expect(
    clippy::unwrap_used,
    reason = "a program that cannot go on after an error"
)]

mod product;

use std::path::Path;

use example_tensor_compiler::Compiler;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (folder, sizes) = arguments.split_first().unwrap();
    for size in sizes {
        for element in ["f16", "bf16", "f32", "f64", "i8"] {
            let name = format!("product_{size}_{element}");
            let number = (size != "any").then(|| size.parse().unwrap());
            let text = product::text(&name, element, number);
            let program = Compiler::default().compile(&name, &text).unwrap();
            let path = Path::new(folder).join(&name);
            program.write_object(&path.with_extension("o")).unwrap();
            std::fs::write(path.with_extension("h"), program.header()).unwrap();
        }
    }
}
