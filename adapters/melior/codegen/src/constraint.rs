//! Constraints of types and attributes for the table of a dialect. A constraint that the table cannot express accepts everything.

use pass_ods::dump::Record;

/// The alternatives of a constraint, as Rust expressions. Empty if it accepts everything.
pub(crate) type Alternatives = Vec<String>;

/// Names of types of MLIR by their C++ class.
const TYPE_CLASSES: &[(&str, &[&str])] = &[
    ("IntegerType", &["builtin.integer"]),
    ("IndexType", &["builtin.index"]),
    ("ComplexType", &["builtin.complex"]),
    ("FunctionType", &["builtin.function"]),
    ("TupleType", &["builtin.tuple"]),
    ("VectorType", &["builtin.vector"]),
    ("RankedTensorType", &["builtin.tensor"]),
    ("UnrankedTensorType", &["builtin.unranked_tensor"]),
    ("TensorType", &["builtin.tensor", "builtin.unranked_tensor"]),
    ("MemRefType", &["builtin.memref"]),
    ("UnrankedMemRefType", &["builtin.unranked_memref"]),
    (
        "BaseMemRefType",
        &["builtin.memref", "builtin.unranked_memref"],
    ),
];

/// Names of attributes of MLIR by their C++ class.
const ATTRIBUTE_CLASSES: &[(&str, &str)] = &[
    ("AffineMapAttr", "builtin.affine_map"),
    ("ArrayAttr", "builtin.array"),
    ("DictionaryAttr", "builtin.dictionary"),
    ("FlatSymbolRefAttr", "builtin.symbol_ref"),
    ("FloatAttr", "builtin.float"),
    ("IntegerAttr", "builtin.integer"),
    ("IntegerSetAttr", "builtin.integer_set"),
    ("StringAttr", "builtin.string"),
    ("SymbolRefAttr", "builtin.symbol_ref"),
    ("TypeAttr", "builtin.type"),
    ("UnitAttr", "builtin.unit"),
];

/// Returns the class in C++ without the namespace of MLIR.
pub(crate) fn class<'d>(record: Record<'d>, field: &str) -> &'d str {
    let class = record.text(field).trim().trim_start_matches("::");
    class.strip_prefix("mlir::").unwrap_or(class)
}

/// Returns the text of the only type that a constraint allows, if it is one of `builtin`.
pub(crate) fn type_text(record: Record<'_>) -> Option<String> {
    let width = |prefix: &str| Some(format!("{prefix}{}", record.number("bitwidth")?));
    for (name, prefix) in [("I", "i"), ("SI", "si"), ("UI", "ui"), ("F", "f")] {
        if record.is(name) {
            return width(prefix);
        }
    }
    match record.name() {
        "Index" => Some("index".to_owned()),
        "BF16" => Some("bf16".to_owned()),
        "TF32" => Some("tf32".to_owned()),
        "NoneType" => Some("none".to_owned()),
        _ => None,
    }
}

/// Returns the constraint of a type.
pub(crate) fn of_type(record: Record<'_>) -> Alternatives {
    if let Some(text) = type_text(record) {
        return vec![format!("Alternative::Type({text:?})")];
    }
    if record.is("AnyTypeOf") {
        let allowed = record.defs("allowedTypes").into_iter().map(of_type);
        let allowed: Vec<_> = allowed.collect();
        let is_known = allowed.iter().all(|alternatives| !alternatives.is_empty());
        return if is_known {
            allowed.concat()
        } else {
            Vec::new()
        };
    }
    if record.is("TypeDef") {
        return vec![format!("Alternative::Class({:?})", record.text("typeName"))];
    }
    let class = class(record, "cppType");
    if class == "FloatType" {
        return vec!["Alternative::Float".to_owned()];
    }
    let names = TYPE_CLASSES.iter().find(|(known, _)| *known == class);
    let names = names.into_iter().flat_map(|(_, names)| *names);
    names
        .map(|name| format!("Alternative::Class({name:?})"))
        .collect()
}

/// Returns the constraint of an attribute.
pub(crate) fn of_attribute(record: Record<'_>) -> Alternatives {
    if record.is("AttrDef") {
        return vec![format!("Alternative::Class({:?})", record.text("attrName"))];
    }
    let class = class(record, "storageType");
    let dense = class
        .strip_prefix("Dense")
        .and_then(|rest| rest.strip_suffix("ArrayAttr"));
    if let Some(element) = dense.filter(|element| !element.is_empty()) {
        let element = element.to_ascii_lowercase().replace("bool", "i1");
        return vec![format!(
            "Alternative::Typed(\"builtin.dense_array\", {element:?})"
        )];
    }
    if class == "BoolAttr" {
        return vec!["Alternative::Typed(\"builtin.integer\", \"i1\")".to_owned()];
    }
    let class = if record.is("EnumAttrInfo") {
        "IntegerAttr"
    } else {
        class
    };
    let Some((_, name)) = ATTRIBUTE_CLASSES.iter().find(|(known, _)| *known == class) else {
        return Vec::new();
    };
    let text = record.def("valueType").and_then(type_text);
    let typed = text.filter(|_| ["IntegerAttr", "FloatAttr"].contains(&class));
    vec![typed.map_or_else(
        || format!("Alternative::Class({name:?})"),
        |text| format!("Alternative::Typed({name:?}, {text:?})"),
    )]
}
