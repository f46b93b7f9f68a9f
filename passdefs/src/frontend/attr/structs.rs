//! Structs that are passes, pipelines or sets of options: their fields are nodes of the block.

use proc_macro2::TokenStream;
use syn::spanned::Spanned as _;
use syn::{Attribute, Field, Fields, ItemStruct, Meta, Type, parse_quote};

use super::nodes::Tokens;
use super::reader::Reader;
use super::sets::Sets;
use super::types::{Count, option_type};
use crate::draft::{Literal, Spanned};
use crate::vocabulary::node::{Entry, Node, Property, ReadNode, Value};
use crate::vocabulary::option::{LIST, OPTION, STATE, STATISTIC, USE_OPTIONS};
use crate::vocabulary::{NodeType, Spelling};

/// The nodes that attributes of fields spell.
static OF_FIELDS: [&NodeType; 3] = [&OPTION, &STATISTIC, &USE_OPTIONS];

fn of_field(attr: &Attribute) -> Option<&'static NodeType> {
    let name = attr.path().get_ident()?;
    OF_FIELDS
        .into_iter()
        .find(|node| *name == node.spelled(Spelling::Attribute))
}

/// Returns the node of a struct; the attributes of its fields that are ours are taken off, and the options of the sets
/// that it uses become fields of it.
pub(super) fn read(
    reader: &mut Reader<'_>,
    ty: &'static NodeType,
    args: Tokens,
    item: &mut ItemStruct,
    sets: &Sets,
) -> Option<Node> {
    if !item.generics.params.is_empty() || matches!(item.fields, Fields::Unnamed(_)) {
        let message = format!(
            "{} is a struct with named fields and without generics",
            ty.place
        );
        reader.wrong_item(item.ident.span(), &message);
        take_field_attributes(item);
        return None;
    }
    let attributed = reader.attributed(&item.ident, &item.attrs);
    let mut node = reader.node(ty, args, &attributed);
    let mut flat = sets.flattened(item);
    for used in node.block().iter().filter(|block| is(block, &USE_OPTIONS)) {
        flat.take_in(reader, used.texts());
    }
    let known: Vec<&NodeType> = (ty.children)().iter().map(|child| child.node).collect();
    for mut field in take_fields(item) {
        let Some(child) = read_field(reader, &mut field) else {
            continue;
        };
        if !known.iter().any(|known| is(&child, known)) {
            let message = format!("only `#[option]` fields are allowed in {}", ty.place);
            let span = field.ident.as_ref().map_or(field.span(), syn::Ident::span);
            reader.wrong_item(span, &message);
            continue;
        }
        if is(&child, &USE_OPTIONS) {
            flat.take_in(reader, child.texts());
        } else {
            flat.push(field);
        }
        node.children.get_or_insert_default().push(child);
    }
    put_fields(item, flat.into_fields());
    Some(node)
}

fn is(node: &Node, ty: &NodeType) -> bool {
    node.name.value == ty.name
}

/// Reads a field, unless it has no name.
fn read_field(reader: &mut Reader<'_>, field: &mut Field) -> Option<Node> {
    let names = "option`, `statistic` or `use_options";
    let ours = take_ours(reader, &mut field.attrs, names, of_field);
    let name = field.ident.as_ref()?;
    let Some((ty, args)) = ours else {
        let mut state = Node::new(STATE.name, reader.span_map.map(name.span()));
        let name = reader.attributed(name, &[]).name();
        state.arguments = vec![name, reader.field_type(&field.ty)];
        return Some(state);
    };
    let attributed = reader.attributed(name, &field.attrs);
    if std::ptr::eq(ty, &USE_OPTIONS) {
        check_place(reader, field);
    }
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

/// Reports a `use_options` field whose type is not `()`.
fn check_place(reader: &mut Reader<'_>, field: &Field) {
    let is_unit = matches!(&field.ty, Type::Tuple(unit) if unit.elems.is_empty());
    if !is_unit {
        let message = "a field that is the place of option sets has the type `()`";
        reader.wrong_item(field.ty.span(), message);
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

/// Removes our attributes, which the compiler does not know.
pub(super) fn take_field_attributes(item: &mut ItemStruct) {
    let is_foreign = |attr: &Attribute| of_field(attr).is_none();
    item.fields
        .iter_mut()
        .for_each(|field| field.attrs.retain(is_foreign));
}

/// Removes and returns the named fields of a struct.
pub(super) fn take_fields(item: &mut ItemStruct) -> Vec<Field> {
    match &mut item.fields {
        Fields::Named(named) => std::mem::take(&mut named.named).into_iter().collect(),
        Fields::Unnamed(_) | Fields::Unit => Vec::new(),
    }
}

/// Sets the fields of a struct whose own were removed; a unit struct gets braces if needed.
fn put_fields(item: &mut ItemStruct, fields: Vec<Field>) {
    match &mut item.fields {
        Fields::Named(named) => named.named = fields.into_iter().collect(),
        _ if fields.is_empty() => {}
        unit => {
            *unit = Fields::Named(parse_quote!({ #(#fields),* }));
            item.semi_token = None;
        }
    }
}
