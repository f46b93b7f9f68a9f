//! Passes and options as KDL.

use super::order;
use super::text::{Node, Writer, float};
use crate::check::is_plain_summary;
use crate::model::{
    Anchor, Arity, Deprecated, Group, OptionDef, OptionItem, OptionType, OrCpp, Pass, Scalar,
    StatisticDef, Value,
};
use crate::names::is_kebab;

/// A `pass` with all its facts, in the order in which a reader looks for them.
pub(super) fn print_pass(writer: &mut Writer, pass: &Pass, group: &Group) {
    writer.open("pass", |node| {
        node.string(&pass.name);
        print_argument(node, &pass.argument);
    });
    match &pass.anchor {
        OrCpp::Known(anchor) => print_anchor(writer, anchor),
        OrCpp::Cpp(class) => writer.node("op", |node| node.annotated("cpp", class)),
    }
    writer.node("summary", |node| match is_plain_summary(&pass.summary) {
        true => node.string(&pass.summary),
        false => node.annotated("verbatim", &pass.summary),
    });
    if !pass.description.is_empty() {
        writer.node("description", |node| node.string(&pass.description));
    }
    print_dialects(writer, &pass.dialects);
    print_options(writer, &pass.options, group);
    pass.statistics
        .iter()
        .for_each(|statistic| print_statistic(writer, statistic));
    print_facts(writer, pass);
    writer.close();
}

/// The name of a pass or pipeline in pipelines.
pub(super) fn print_argument(node: &mut Node<'_>, argument: &str) {
    match is_kebab(argument) {
        true => node.string(argument),
        false => node.annotated("verbatim", argument),
    }
}

pub(super) fn print_anchor(writer: &mut Writer, anchor: &Anchor) {
    match anchor {
        Anchor::Any => {}
        Anchor::Ops(ops) => print_strings(writer, "op", ops),
        Anchor::Interface(name) => writer.node("interface", |node| node.string(name)),
    }
}

pub(super) fn print_strings(writer: &mut Writer, name: &str, strings: &[String]) {
    if !strings.is_empty() {
        writer.node(name, |node| {
            strings.iter().for_each(|string| node.string(string));
        });
    }
}

fn print_dialects(writer: &mut Writer, dialects: &[OrCpp<String>]) {
    if dialects.is_empty() {
        return;
    }
    writer.node("dialects", |node| {
        for dialect in dialects {
            match dialect {
                OrCpp::Known(name) => node.string(name),
                OrCpp::Cpp(class) => node.annotated("cpp", class),
            }
        }
    });
}

fn print_statistic(writer: &mut Writer, statistic: &StatisticDef) {
    writer.node("statistic", |node| {
        node.string(&statistic.field);
        if statistic.name != statistic.field.replace('_', "-") {
            node.string_property("name", &statistic.name);
        }
        node.text(&statistic.doc);
    });
}

fn print_facts(writer: &mut Writer, pass: &Pass) {
    for state in &pass.state {
        writer.node("state", |node| {
            if state.field != "state" {
                node.string(&state.field);
            }
            node.string(&state.ty);
        });
    }
    if let Some(path) = &pass.constructor {
        writer.node("constructor", |node| node.string(path));
    }
    if pass.required {
        writer.node("required", |node| node.raw("#true"));
    }
    if let Some(deprecated) = &pass.deprecated {
        print_deprecated(writer, deprecated);
    }
    print_strings(writer, "kind", &pass.kinds);
    pass.order
        .iter()
        .for_each(|it| order::print_rule(writer, it));
    let examples = pass.examples.iter();
    examples.for_each(|it| order::print_example(writer, it));
    for fact in &pass.cpp {
        writer.node("cpp", |node| {
            node.string(&fact.what);
            node.string(&fact.text);
        });
    }
}

fn print_deprecated(writer: &mut Writer, deprecated: &Deprecated) {
    writer.node("deprecated", |node| {
        if let Some(since) = &deprecated.since {
            node.string_property("since", since);
        }
        if let Some(instead) = &deprecated.instead {
            node.string_property("use", instead);
        }
        node.text(&deprecated.note);
    });
}

/// All options of a pass or pipeline, and the sets that it uses.
pub(super) fn print_options(writer: &mut Writer, options: &[OptionItem], group: &Group) {
    for item in options {
        match item {
            OptionItem::Own(option) => print_option(writer, option, group),
            OptionItem::Set { name, .. } => writer.node("use-options", |node| node.string(name)),
        }
    }
}

/// An `option` or a `list`.
pub(super) fn print_option(writer: &mut Writer, option: &OptionDef, group: &Group) {
    let name = match option.arity {
        Arity::List(_) | Arity::Unknown { list: true, .. } => "list",
        _ => "option",
    };
    writer.node(name, |node| {
        node.string(&option.field);
        print_type(node, &option.ty);
        if option.argument != option.field.replace('_', "-") {
            print_name(node, &option.argument);
        }
        print_arity(node, &option.arity, option, group);
        for (name, bound) in [("min", &option.min), ("max", &option.max)] {
            if let Some(bound) = bound {
                print_scalar(node, name, bound);
            }
        }
        for fact in &option.cpp {
            node.string_property(&format!("cpp-{}", fact.what), &fact.text);
        }
        node.text(&option.doc);
    });
}

/// A Rust type without `::` would be looked up among the enums.
fn print_type(node: &mut Node<'_>, ty: &OptionType) {
    match ty {
        OptionType::Path(path) if !path.contains("::") => node.annotated("rust", path),
        ty => node.string(ty.name()),
    }
}

fn print_name(node: &mut Node<'_>, name: &str) {
    match is_kebab(name) {
        true => node.string_property("name", name),
        false => node.annotated_property("name", "verbatim", name),
    }
}

fn print_arity(node: &mut Node<'_>, arity: &Arity, option: &OptionDef, group: &Group) {
    match arity {
        Arity::Single(None) | Arity::List(None) => {}
        Arity::Single(Some(value)) => print_value(node, "default", value, (option, group)),
        Arity::Unknown { cpp, .. } => node.annotated_property("default", "cpp", cpp),
        Arity::Optional => node.property("optional", "#true"),
        Arity::Required => node.property("required", "#true"),
        Arity::List(Some(values)) => {
            node.string_property("default", &list(values, (option, group)));
        }
    }
}

/// A value of an option of the group as a property.
pub(super) fn print_value(
    node: &mut Node<'_>,
    name: &str,
    value: &Value,
    (option, group): (&OptionDef, &Group),
) {
    match value {
        Value::Scalar(value) => print_scalar(node, name, value),
        value => node.string_property(name, &text(value, option, group)),
    }
}

/// A value of a built-in type as a property: what is not a truth value or a number is written in quotes.
pub(super) fn print_scalar(node: &mut Node<'_>, name: &str, value: &Scalar) {
    match value {
        Scalar::Bool(value) => node.property(name, &format!("#{value}")),
        Scalar::Int(value) => node.property(name, &value.to_string()),
        Scalar::F32(_) | Scalar::F64(_) => node.property(name, &float(value.to_string())),
        value => node.string_property(name, &value.to_string()),
    }
}

/// The values of a list as text.
pub(super) fn list(values: &[Value], (option, group): (&OptionDef, &Group)) -> String {
    let texts = values.iter().map(|value| text(value, option, group));
    let list = pass_pipeline::join_list(texts);
    let inner = list
        .strip_prefix('{')
        .and_then(|list| list.strip_suffix('}'));
    inner.unwrap_or(&list).to_owned()
}

/// A value as text: what stands in a list, and in quotes if it stands alone.
pub(super) fn text(value: &Value, option: &OptionDef, group: &Group) -> String {
    value.text(&option.ty, &group.enums)
}
