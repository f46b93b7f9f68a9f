//! Options and lists.

use super::fields::Fields;
use super::node::Node;
use super::reader::Reader;
use crate::draft::{CppFact, Default, OptionDef, Spanned, TypeText};

/// What only C++ says of an option, each in a property of its own.
const CPP: &[(&str, &str)] = &[("type", "cpp-type"), ("flags", "cpp-flags")];

/// An `option` or a `list`.
pub(super) fn read(reader: &mut Reader<'_>, node: &Node) -> Option<OptionDef> {
    let mut fields = Fields::of(reader, node);
    let field = fields.string(reader, "its Rust field");
    let ty = fields.annotated_string(reader, "its type", "rust");
    let doc = fields.optional_string(reader, "the description");
    let name = fields.name_property(reader, "name");
    let (default, cpp_default) = fields.literal_or_cpp_property(reader, "default");
    let optional = fields.boolean_property(reader, "optional");
    let required = fields.boolean_property(reader, "required");
    let min = fields.literal_property(reader, "min");
    let max = fields.literal_property(reader, "max");
    let cpp = CPP.iter().filter_map(|(what, property)| {
        let text = fields.string_property(reader, property)?;
        Some(CppFact {
            what: Spanned::new((*what).to_owned(), text.span),
            text,
        })
    });
    let cpp = cpp.collect();
    fields.finish(reader);
    Some(OptionDef {
        field: field?,
        ty: type_text(ty?),
        list: node.name() == "list",
        name,
        doc,
        default: default.map(Default::One),
        cpp_default,
        optional,
        required,
        min,
        max,
        cpp,
    })
}

/// A type, and whether `(rust)` stands before it.
pub(super) fn type_text((text, rust): (Spanned<String>, bool)) -> Spanned<TypeText> {
    let kind = match rust {
        true => TypeText::Rust,
        false => TypeText::Name,
    };
    Spanned::new(kind(text.value), text.span)
}
