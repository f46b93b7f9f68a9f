//! Structs that are passes: their fields are nodes of the block.

use proc_macro2::TokenStream;
use syn::spanned::Spanned as _;
use syn::{Attribute, Field, Fields, ItemStruct, Meta, Type};

use super::nodes::Tokens;
use super::reader::Reader;
use super::types::{Count, option_type};
use crate::draft::{Literal, Spanned};
use crate::vocabulary::node::{Entry, Node, Property, Value};
use crate::vocabulary::option::{LIST, OPTION, STATE, STATISTIC};
use crate::vocabulary::{NodeType, Spelling};

/// The nodes that attributes of fields spell.
static OF_FIELDS: [&NodeType; 2] = [&OPTION, &STATISTIC];

fn of_field(attr: &Attribute) -> Option<&'static NodeType> {
    let name = attr.path().get_ident()?;
    OF_FIELDS
        .into_iter()
        .find(|node| *name == node.spelled(Spelling::Attribute))
}

/// Returns the node of a struct; the attributes of its fields that are ours are taken off.
pub(super) fn read(
    reader: &mut Reader<'_>,
    ty: &'static NodeType,
    args: Tokens,
    item: &mut ItemStruct,
) -> Option<Node> {
    if !item.generics.params.is_empty() || matches!(item.fields, Fields::Unnamed(_)) {
        let message = format!(
            "{} is a struct with named fields and without generics",
            ty.place
        );
        reader.wrong_item(item.ident.span(), &message);
        let is_foreign = |attr: &Attribute| of_field(attr).is_none();
        let fields = item.fields.iter_mut();
        fields.for_each(|field| field.attrs.retain(is_foreign));
        return None;
    }
    let attributed = reader.attributed(&item.ident, &item.attrs);
    let mut node = reader.node(ty, args, &attributed);
    let fields = item.fields.iter_mut();
    let fields: Vec<Node> = fields
        .filter_map(|field| read_field(reader, field))
        .collect();
    node.children.get_or_insert_default().extend(fields);
    Some(node)
}

/// Reads a field, unless it has no name.
fn read_field(reader: &mut Reader<'_>, field: &mut Field) -> Option<Node> {
    let names = "option` or `statistic";
    let ours = take_ours(reader, &mut field.attrs, names, of_field);
    let name = field.ident.as_ref()?;
    let Some((ty, args)) = ours else {
        let mut state = Node::new(STATE.name, reader.span_map.map(name.span()));
        let name = reader.attributed(name, &[]).name();
        state.arguments = vec![name, reader.field_type(&field.ty)];
        return Some(state);
    };
    let attributed = reader.attributed(name, &field.attrs);
    if !std::ptr::eq(ty, &OPTION) {
        return Some(reader.node(ty, args, &attributed));
    }
    reader.check_option_type(&field.ty);
    let (text, count) = option_type(&field.ty);
    let attributed = attributed.with_type(reader.option_type(&text, field.ty.span()));
    let ty = if count == Count::List { &LIST } else { ty };
    let mut option = reader.node(ty, args, &attributed);
    if count == Count::Optional {
        option
            .properties
            .push(implied(reader, "optional", &field.ty));
    }
    Some(option)
}

/// Returns a property that follows from the type of a field.
fn implied(reader: &mut Reader<'_>, name: &str, ty: &Type) -> Property {
    let span = reader.span_map.map(ty.span());
    Property {
        name: Spanned::new(name.to_owned(), span),
        entry: Entry::new(Value::One(Literal::Bool(true)), span),
        implied: true,
    }
}

/// Removes our attributes of a field or variant, which `find` knows, and returns the first. `names` are those for messages.
pub(super) fn take_ours<T>(
    reader: &mut Reader<'_>,
    attrs: &mut Vec<Attribute>,
    names: &str,
    find: impl Fn(&Attribute) -> Option<T>,
) -> Option<(T, Tokens)> {
    let mut found: Option<(T, Tokens)> = None;
    for attr in std::mem::take(attrs) {
        let Some(kind) = find(&attr) else {
            attrs.push(attr);
            continue;
        };
        let span = attr.path().span();
        let tokens = attribute_tokens(reader, attr);
        match &found {
            Some((_, (_, first))) => reader.repeated(names, *first, span),
            None => found = Some((kind, tokens)),
        }
    }
    found
}

fn attribute_tokens(reader: &mut Reader<'_>, attr: Attribute) -> Tokens {
    let whole = attr.path().span();
    let tokens = match attr.meta {
        Meta::Path(_) => TokenStream::new(),
        Meta::List(list) => list.tokens,
        Meta::NameValue(value) => {
            let error = syn::Error::new_spanned(value, "expected arguments in parentheses");
            reader.syntax_error(&error, whole);
            TokenStream::new()
        }
    };
    (tokens, whole)
}
