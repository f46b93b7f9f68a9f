//! The header in C for an object file.

use crate::signature::{Signature, Size, TensorType, list};
use std::collections::{BTreeMap, BTreeSet};

/// The declarations of functions, and of the descriptors that they take.
pub(crate) fn header(functions: &BTreeMap<String, Signature>) -> String {
    let tensors = functions.values();
    let tensors = tensors.flat_map(|signature| signature.inputs.iter().chain(&signature.results));
    let descriptors: BTreeSet<String> = tensors.map(descriptor).collect();
    let mut text = "#pragma once\n\n#include <stdint.h>\n".to_owned();
    text.extend(descriptors);
    for (name, signature) in functions {
        text += &declaration(name, signature);
        if signature.symbols().next().is_some() {
            text += &check(name, signature);
        }
    }
    text
}

/// The declaration of a descriptor, which is that of MLIR.
fn descriptor(tensor: &TensorType) -> String {
    let (rank, name) = (tensor.shape.len(), name_of(tensor));
    let element = tensor.element.in_c();
    let sizes = if rank == 0 {
        String::new()
    } else {
        format!("  int64_t sizes[{rank}];\n  int64_t strides[{rank}];\n")
    };
    format!(
        "\n// Elements are at `aligned + offset`; `allocated` is the memory that they are in.\ntypedef struct {{\n  \
         {element} *allocated;\n  {element} *aligned;\n  int64_t offset;\n{sizes}}} {name};\n"
    )
}

fn name_of(tensor: &TensorType) -> String {
    format!("tensor_{}d_{}", tensor.shape.len(), tensor.element)
}

fn declaration(name: &str, signature: &Signature) -> String {
    let parameters = parameters(signature);
    let parameters = parameters.map(|(name, tensor)| format!("{} *{name}", name_of(tensor)));
    format!(
        "\n// {} -> {}; the function may write to all of them, and no two may overlap.\nvoid _mlir_ciface_{name}({});\n",
        list(&signature.inputs),
        list(&signature.results),
        parameters.collect::<Vec<_>>().join(", ")
    )
}

/// A function that compares the sizes of tensors, for callers of a function that takes sizes which fit for granted.
fn check(name: &str, signature: &Signature) -> String {
    let mut sizes = BTreeMap::new();
    let mut body = String::new();
    let mut require = |place: String, value: String| {
        body += &format!("  if ({place} != {value}) return \"{place} is not {value}\";\n");
    };
    for (parameter, tensor) in parameters(signature) {
        require(format!("{parameter}->offset"), "0".to_owned());
        for (index, size) in tensor.shape.iter().enumerate() {
            let place = format!("{parameter}->sizes[{index}]");
            match size {
                Size::Static(size) => require(place, size.to_string()),
                Size::Symbol(symbol) => {
                    if let Some(equal) = sizes.insert(*symbol, place.clone()) {
                        require(place, equal);
                    }
                }
            }
            let stride = match index + 1 {
                next if next == tensor.shape.len() => "1".to_owned(),
                next => format!("{parameter}->sizes[{next}] * {parameter}->strides[{next}]"),
            };
            require(format!("{parameter}->strides[{index}]"), stride);
        }
    }
    let parameters = parameters(signature);
    let parameters = parameters.map(|(name, tensor)| format!("const {} *{name}", name_of(tensor)));
    format!(
        "\n// Returns the condition of the function that the tensors violate, or null.\nstatic inline const char *check_{name}({}) {{\n{body}  \
         return 0;\n}}\n",
        parameters.collect::<Vec<_>>().join(", ")
    )
}

/// The parameters with their names.
fn parameters(signature: &Signature) -> impl Iterator<Item = (String, &TensorType)> {
    let inputs = signature.inputs.iter().map(|tensor| (tensor, "input"));
    let results = signature.results.iter().map(|tensor| (tensor, "result"));
    let parameters = inputs.chain(results).enumerate();
    parameters.map(|(index, (tensor, role))| (format!("{role}{index}"), tensor))
}
