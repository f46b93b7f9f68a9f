//! The header in C for an object file.

use crate::signature::{Signature, TensorType};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The declarations of functions, and of the descriptors that they take.
pub(crate) fn header(functions: &BTreeMap<String, Signature>) -> String {
    let tensors = functions.values();
    let tensors = tensors.flat_map(|signature| signature.inputs.iter().chain(&signature.results));
    let descriptors: BTreeSet<String> = tensors.map(descriptor).collect();
    let mut text = "#pragma once\n\n#include <stdint.h>\n".to_owned();
    for descriptor in descriptors {
        text += &descriptor;
    }
    for (name, signature) in functions {
        let types = |tensors: &[TensorType]| {
            let tensors = tensors.iter();
            let tensors = tensors.map(TensorType::to_string).collect::<Vec<_>>();
            format!("({})", tensors.join(", "))
        };
        let arguments = signature.inputs.iter().map(|tensor| (tensor, "input"));
        let results = signature.results.iter().map(|tensor| (tensor, "result"));
        let parameters = arguments.chain(results).enumerate();
        let parameters =
            parameters.map(|(index, (tensor, role))| format!("{} *{role}{index}", name_of(tensor)));
        let parameters = parameters.collect::<Vec<_>>().join(", ");
        // Writing to a text cannot fail.
        let _ = write!(
            text,
            "\n// {} -> {}; the function may write to all of them.\nvoid _mlir_ciface_{name}({parameters});\n",
            types(&signature.inputs),
            types(&signature.results)
        );
    }
    text
}

fn name_of(tensor: &TensorType) -> String {
    format!("tensor_{}d_{}", tensor.shape.len(), tensor.element)
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
