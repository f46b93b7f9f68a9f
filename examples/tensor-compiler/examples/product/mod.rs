//! Products of matrices in MLIR.

/// A function that multiplies square matrices of a size, or matrices of all sizes.
pub(crate) fn text(name: &str, element: &str, size: Option<usize>) -> String {
    let zero = if element == "i8" { "0" } else { "0.0" };
    let text = include_str!("../../product_any.mlir")
        .replace("@product", &format!("@{name}"))
        .replace("xf32", &format!("x{element}"))
        .replace("0.0 : f32", &format!("{zero} : {element}"))
        .replace(": f32)", &format!(": {element})"));
    let Some(size) = size else {
        return text;
    };
    let text = text.replace("?x?", &format!("{size}x{size}"));
    text.replace("tensor.empty(%m, %n)", "tensor.empty()")
}
