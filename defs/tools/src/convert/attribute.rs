//! Nodes as Rust items with attributes.

use super::layout::{Arg, INDENT, attribute, docs, string};
use passdefs::draft::Literal;
use passdefs::model::{RustPath, ScalarType};
use passdefs::names::{kebab_case, snake_case, upper_camel_case};
use passdefs::vocabulary::annotation::VERBATIM;
use passdefs::vocabulary::group::{DOC, ENUM, GROUP, OPTIONS, VALUE};
use passdefs::vocabulary::node::{Entry, Node, Value};
use passdefs::vocabulary::option::{LIST, OPTION, STATISTIC, USE_OPTIONS};
use passdefs::vocabulary::pass::{DESCRIPTION, SUMMARY};
use passdefs::vocabulary::{AttributeForm, AttributeSource, NodeType, Spelling, ValueKind};

/// Writes the groups of a file, each as a module.
pub(super) fn write(nodes: &[Node]) -> String {
    let mut out = String::new();
    let mut modules = Vec::new();
    for node in nodes.iter().filter(|node| is(node, &GROUP)) {
        // The attribute of the group reads the attributes inside of it, so that these need no import.
        out.push_str(if out.is_empty() {
            "use passwright::pass_group;\n\n"
        } else {
            "\n"
        });
        write_group(&mut out, node, &mut modules);
    }
    out
}

fn is(node: &Node, ty: &NodeType) -> bool {
    node.name.value == ty.name
}

fn text(node: &Node, at: usize) -> String {
    node.text(at).map_or_else(String::new, |text| text.value)
}

fn write_group(out: &mut String, group: &Node, modules: &mut Vec<String>) {
    let mut module = snake_case(&text(group, 0));
    while modules.contains(&module) {
        module.push('_');
    }
    modules.push(module.clone());
    let doc = group.block().iter().find(|block| is(block, &DOC));
    write_docs(out, doc.map(|doc| text(doc, 0)), 0);
    attribute(out, "pass_group", args(group, &GROUP, &module), 0);
    out.push_str(&format!("pub mod {} {{\n", identifier(&module)));
    let scope = Scope::of(group);
    let imports = imports(group, &scope);
    for import in &imports {
        out.push_str(&format!("    use {};\n", import.trim_start_matches("::")));
    }
    let mut is_first = imports.is_empty();
    for node in group.block() {
        let mut item = String::new();
        write_item(&mut item, node, &scope);
        if !item.is_empty() && !std::mem::replace(&mut is_first, false) {
            out.push('\n');
        }
        out.push_str(&item);
    }
    out.push_str("}\n");
}

/// The names of the types that a group declares, which hide those of the prelude and cannot be imported as well.
struct Scope(Vec<String>);

impl Scope {
    fn of(group: &Node) -> Self {
        let items = group.block().iter();
        let items = items.filter(|node| matches!(item_type(node), Some((_, "pass" | "pass_enum"))));
        // The type of the group is in scope by a glob.
        Self(items.chain([group]).map(|node| text(node, 0)).collect())
    }

    fn hides(&self, path: &str) -> bool {
        self.0.iter().any(|name| name == last_segment(path))
    }

    /// Returns the last segment of the path of a type, or all of the path if the segment means another type here.
    fn shortest<'p>(&self, path: &'p str) -> &'p str {
        if self.hides(path) {
            path
        } else {
            last_segment(path)
        }
    }
}

fn last_segment(path: &str) -> &str {
    path.rsplit("::").next().unwrap_or(path)
}

const PIPELINE_TYPE: &str = "::passwright::options::PipelineText";
const STATISTIC_TYPE: &str = "::passwright::Statistic";

/// Returns the paths of the types of fields that need an import.
fn imports(group: &Node, scope: &Scope) -> Vec<&'static str> {
    let nodes = || group.block().iter().flat_map(Node::block);
    let is_pipeline =
        |node: &Node| is_option(node) && node.text(1).is_some_and(|text| text.value == "pipeline");
    let has_pipeline = nodes().chain(group.block()).any(is_pipeline);
    let has_statistic = nodes().any(|node| is(node, &STATISTIC));
    let pipeline = has_pipeline.then_some(PIPELINE_TYPE);
    let statistic = has_statistic.then_some(STATISTIC_TYPE);
    let paths = pipeline.into_iter().chain(statistic);
    paths.filter(|path| !scope.hides(path)).collect()
}

/// Returns the type of a node that is an item of its own, and its attribute.
fn item_type(node: &Node) -> Option<(&'static NodeType, &'static str)> {
    let known = (GROUP.children)();
    let ty = known.iter().find(|child| is(node, child.node))?.node;
    match ty.rust {
        AttributeForm::Item(attribute) => Some((ty, attribute)),
        _ => None,
    }
}

fn write_item(out: &mut String, node: &Node, scope: &Scope) {
    let Some((ty, attribute_name)) = item_type(node) else {
        return;
    };
    let name = if std::ptr::eq(ty, &OPTIONS) {
        struct_name(&text(node, 0))
    } else {
        text(node, 0)
    };
    write_docs(out, item_docs(node, ty), INDENT);
    attribute(out, attribute_name, args(node, ty, &name), INDENT);
    let body = if std::ptr::eq(ty, &ENUM) {
        variants(node)
    } else {
        fields(node, ty, scope)
    };
    let keyword = if std::ptr::eq(ty, &ENUM) {
        "enum"
    } else {
        "struct"
    };
    let name = identifier(&name);
    if body.is_empty() && keyword == "struct" {
        out.push_str(&format!("    pub {keyword} {name};\n"));
    } else {
        out.push_str(&format!("    pub {keyword} {name} {{\n{body}    }}\n"));
    }
}

/// Returns a name for the struct of an option set.
fn struct_name(set: &str) -> String {
    let name = upper_camel_case(set);
    if name.starts_with(|first: char| first.is_alphabetic()) {
        name
    } else {
        format!("Set{name}")
    }
}

/// Returns the doc comment of an item: its description, or the summary, a blank line and the description.
fn item_docs(node: &Node, ty: &NodeType) -> Option<String> {
    if std::ptr::eq(ty, &ENUM) {
        return node.text(1).map(|doc| doc.value);
    }
    let find = |ty| node.block().iter().find(|block| is(block, ty));
    let summary = find(&SUMMARY).filter(|find| is_documented(find));
    let description = find(&DESCRIPTION).map(|find| text(find, 0));
    match (summary.map(|summary| text(summary, 0)), description) {
        (Some(summary), Some(description)) => Some(format!("{summary}\n\n{description}")),
        (summary, description) => summary.or(description),
    }
}

/// Returns `true` if a summary can be the first paragraph of a doc comment.
fn is_documented(summary: &Node) -> bool {
    let text = text(summary, 0);
    !summary.is_annotated(VERBATIM) && !text.is_empty() && text.trim() == text
}

fn write_docs(out: &mut String, text: Option<String>, indent: usize) {
    if let Some(text) = text.filter(|text| !text.is_empty()) {
        docs(out, &text, indent);
    }
}

fn args(node: &Node, ty: &NodeType, rust: &str) -> Vec<Arg> {
    let mut args = Vec::new();
    let mut verbatim = false;
    for (argument, entry) in ty.arguments.iter().zip(&node.arguments) {
        if let AttributeSource::Key(key, derive) = argument.from {
            let value = value(entry);
            if value != string(&derive(rust)) {
                args.push(Arg::Text(format!("{key} = {value}")));
            }
            verbatim |= entry.annotation.is_some();
        }
    }
    for property in &node.properties {
        let mut known = ty.properties.iter();
        if let Some(known) = known.find(|known| known.name == property.name.value)
            && known.in_attributes
        {
            let name = Spelling::Attribute.name(known.name);
            let is_set = property.entry.value == Value::One(Literal::Bool(true));
            args.push(if is_set && known.kind == ValueKind::Flag {
                Arg::Text(name)
            } else {
                keyed(&name, &property.entry)
            });
            verbatim |= property.entry.annotation.is_some();
        }
    }
    if verbatim {
        args.push(Arg::Text(VERBATIM.to_owned()));
    }
    args.extend(child_args(node, ty));
    args
}

/// Returns the children that are arguments of the attribute.
fn child_args(node: &Node, ty: &NodeType) -> Vec<Arg> {
    let is_step = ty.part == "step";
    let mut args = Vec::new();
    let mut has_option = false;
    for (child, ty) in ty.sorted(node.block()) {
        has_option |= is_option(child);
        // After an option, a field marks the place of an option set.
        let is_key = match ty.rust {
            AttributeForm::Key => !(is(child, &USE_OPTIONS) && has_option),
            AttributeForm::DocsOrKey => !is_documented(child),
            AttributeForm::Item(_)
            | AttributeForm::Field(_)
            | AttributeForm::BareField
            | AttributeForm::Docs
            | AttributeForm::Absent => false,
        };
        if is_key {
            args.push(child_arg(child, ty, is_step));
        }
    }
    args
}

fn is_option(node: &Node) -> bool {
    is(node, &OPTION) || is(node, &LIST)
}

/// Returns `name`, `name = value` or, for a step, `name(..)`.
fn child_arg(node: &Node, ty: &NodeType, is_step: bool) -> Arg {
    let name = Spelling::Attribute.name(ty.name);
    let is_short = !is_step && ty.properties.is_empty() && (ty.children)().is_empty();
    match node.arguments.as_slice() {
        [only] if is_short && only.annotation.is_none() => {
            let kind = ty.arguments.first().map(|argument| argument.kind);
            return match (&only.value, kind) {
                (Value::One(Literal::Bool(true)), _) => Arg::Text(name),
                (Value::One(Literal::Str(text)), Some(ValueKind::Block)) => {
                    Arg::Block(name, text.clone())
                }
                _ => keyed(&name, only),
            };
        }
        [] if is_short => return Arg::Text(name),
        _ => {}
    }
    let values = node.arguments.iter().map(value);
    let mut args: Vec<Arg> = values.map(Arg::Text).collect();
    if node.is_annotated(VERBATIM) {
        args.push(Arg::Text(VERBATIM.to_owned()));
    }
    for property in &node.properties {
        let written = &property.name.value;
        let name = if ty.takes_options {
            option_key(written)
        } else {
            Spelling::Attribute.name(written)
        };
        args.push(keyed(&name, &property.entry));
    }
    args.extend(child_args(node, ty));
    Arg::Call(name, args)
}

/// Quotes the name of an option if it is not an identifier, or contains `_`, which would become `-`.
fn option_key(name: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let key = name.replace('-', "_");
    if name.chars().all(is_plain) && syn::parse_str::<syn::Ident>(&format!("r#{key}")).is_ok() {
        key
    } else {
        string(name)
    }
}

fn keyed(name: &str, entry: &Entry) -> Arg {
    Arg::Text(format!("{name} = {}", value(entry)))
}

fn value(entry: &Entry) -> String {
    match &entry.value {
        Value::One(value) => literal(value),
        Value::List(values) => {
            let values: Vec<String> = values.iter().map(|value| literal(&value.value)).collect();
            format!("[{}]", values.join(", "))
        }
        Value::Null | Value::TooLarge | Value::Arguments => "()".to_owned(),
    }
}

fn literal(value: &Literal) -> String {
    match value {
        Literal::Bool(value) => value.to_string(),
        Literal::Int(value) => value.to_string(),
        Literal::Float(value) if value.is_nan() => "f64::NAN".to_owned(),
        Literal::Float(f64::INFINITY) => "f64::INFINITY".to_owned(),
        Literal::Float(f64::NEG_INFINITY) => "f64::NEG_INFINITY".to_owned(),
        Literal::Float(value) => format!("{value:?}"),
        Literal::Str(text) => string(text),
    }
}

fn variants(node: &Node) -> String {
    let mut out = String::new();
    for value in node.block() {
        let name = text(value, 0);
        write_docs(&mut out, value.text(2).map(|doc| doc.value), 2 * INDENT);
        if value
            .text(1)
            .is_some_and(|text| text.value != kebab_case(&name))
        {
            attribute(&mut out, "value", args(value, &VALUE, &name), 2 * INDENT);
        }
        out.push_str(&format!("        {},\n", identifier(&name)));
    }
    out
}

/// Writes the fields of a struct: options, statistics, state, and uses of option sets.
fn fields(node: &Node, ty: &NodeType, scope: &Scope) -> String {
    let mut out = String::new();
    let mut has_option = false;
    for (child, ty) in ty.sorted(node.block()) {
        has_option |= is_option(child);
        match ty.rust {
            AttributeForm::Field(_) | AttributeForm::BareField => {
                write_field(&mut out, child, ty, scope);
            }
            _ if is(child, &USE_OPTIONS) && has_option => write_use(&mut out, child),
            _ => {}
        }
    }
    out
}

fn write_field(out: &mut String, node: &Node, ty: &NodeType, scope: &Scope) {
    let docs_at = ty
        .arguments
        .iter()
        .position(|argument| matches!(argument.from, AttributeSource::Docs));
    let doc = docs_at.and_then(|at| node.text(at)).map(|doc| doc.value);
    write_docs(out, doc, 2 * INDENT);
    let (name, field_type) = match (ty.rust, node.arguments.len()) {
        (AttributeForm::BareField, 1) => ("state".to_owned(), text(node, 0)),
        (AttributeForm::BareField, _) => (text(node, 0), text(node, 1)),
        _ if std::ptr::eq(ty, &STATISTIC) => {
            (text(node, 0), scope.shortest(STATISTIC_TYPE).to_owned())
        }
        _ => (text(node, 0), option_type(node, ty, scope)),
    };
    if let AttributeForm::Field(attribute_name) = ty.rust {
        attribute(out, attribute_name, args(node, ty, &name), 2 * INDENT);
    }
    // Fields of definitions in KDL are public as well.
    let name = identifier(&name);
    out.push_str(&format!("        pub {name}: {field_type},\n"));
}

fn option_type(node: &Node, ty: &NodeType, scope: &Scope) -> String {
    let name = text(node, 1);
    let element = rust_type(&name, scope);
    let is_optional = node.flag_of("optional").is_some_and(|flag| flag.value);
    match (std::ptr::eq(ty, &LIST), is_optional) {
        (true, _) => format!("{}<{element}>", scope.shortest("::std::vec::Vec")),
        (false, true) => format!("{}<{element}>", scope.shortest("::core::option::Option")),
        (false, false) => element.to_owned(),
    }
}

/// Returns the Rust type of a built-in type, or any other type itself.
fn rust_type<'n>(name: &'n str, scope: &Scope) -> &'n str {
    match ScalarType::named(name).map(ScalarType::rust) {
        Some(RustPath::Prelude(path)) => scope.shortest(path),
        Some(RustPath::Runtime(_)) => scope.shortest(PIPELINE_TYPE),
        Some(RustPath::Standard(path)) => path,
        None => name,
    }
}

/// Writes a use of option sets after an option.
fn write_use(out: &mut String, node: &Node) {
    let names: Vec<Arg> = node
        .arguments
        .iter()
        .map(|argument| Arg::Text(value(argument)))
        .collect();
    attribute(out, "use_options", names, 2 * INDENT);
    let field = snake_case(&struct_name(&text(node, 0)));
    out.push_str(&format!("        {}: (),\n", identifier(&field)));
}

/// Returns a name as an identifier of Rust, raw for a keyword.
fn identifier(name: &str) -> String {
    match syn::parse_str::<syn::Ident>(name) {
        Ok(_) => name.to_owned(),
        Err(_) => format!("r#{name}"),
    }
}
