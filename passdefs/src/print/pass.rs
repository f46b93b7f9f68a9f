//! Passes and options as KDL.

use pass_kdl::{NodeWriter, Writer};

use super::value::{list, print_scalar, print_value};
use super::{legality, order};
use crate::check::is_plain_summary;
use crate::model::{
    Anchor, Arity, Deprecated, OptionDef, OptionItem, OptionType, OrCpp, Pass, PassSet,
    StatisticDef,
};
use crate::names::{argument_of_field, is_kebab};
use crate::vocabulary::pass::TEXTS_OF_PASS;

/// Prints a `pass` with all its facts, in the order in which a reader looks for them. `is_repeated` says that an earlier pass of the
/// group has the same argument.
pub(super) fn print_pass(writer: &mut Writer, set: &PassSet, pass: &Pass, is_repeated: bool) {
    open_pass(writer, pass, is_repeated);
    match &pass.anchor {
        OrCpp::Known(anchor) => print_anchor(writer, anchor),
        OrCpp::Cpp(class) => writer.node("op", |node| node.annotated("cpp", class)),
    }
    writer.node("summary", |node| {
        if is_plain_summary(&pass.summary) {
            node.string(&pass.summary);
        } else {
            node.annotated("verbatim", &pass.summary);
        }
    });
    if !pass.description.is_empty() {
        writer.node("description", |node| node.string(&pass.description));
    }
    print_dialects(writer, &pass.dialects);
    print_options(writer, set, &pass.options);
    pass.statistics
        .iter()
        .for_each(|statistic| print_statistic(writer, statistic));
    print_facts(writer, set, pass);
    writer.close();
}

/// Prints the facts that pipelines with the pass are checked against: where it runs, its options, its kinds and its rules about
/// order.
pub(super) fn print_facts_for_pipelines(writer: &mut Writer, set: &PassSet, pass: &Pass) {
    open_pass(writer, pass, false);
    if let OrCpp::Known(anchor) = &pass.anchor {
        print_anchor(writer, anchor);
    }
    let options = set.options(&pass.options);
    options.for_each(|option| print_option(writer, set, option));
    // They are what the pass may create, unless it says so.
    if pass.creates.is_none() {
        print_dialects(writer, &pass.dialects);
    }
    legality::print_flat_contract(writer, set, pass);
    print_order(writer, set, pass);
    writer.close();
}

/// Its argument may be that of a pass before it.
fn open_pass(writer: &mut Writer, pass: &Pass, is_repeated: bool) {
    writer.open("pass", |node| {
        node.string(&pass.name);
        if is_repeated {
            node.annotated("verbatim", &pass.argument);
        } else {
            print_argument(node, &pass.argument);
        }
    });
}

pub(super) fn print_argument(node: &mut NodeWriter<'_>, argument: &str) {
    if is_kebab(argument) {
        node.string(argument);
    } else {
        node.annotated("verbatim", argument);
    }
}

pub(super) fn print_anchor(writer: &mut Writer, anchor: &Anchor) {
    match anchor {
        Anchor::Any => {}
        Anchor::Ops(ops) => print_strings(writer, "op", ops),
        Anchor::Interface(name) => writer.node("interface", |node| node.string(name)),
    }
}

pub(super) fn print_strings<'s>(
    writer: &mut Writer,
    name: &str,
    strings: impl IntoIterator<Item = &'s (impl AsRef<str> + ?Sized + 's)>,
) {
    let mut strings = strings.into_iter().peekable();
    if strings.peek().is_some() {
        writer.node(name, |node| {
            strings.for_each(|string| node.string(string.as_ref()));
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
        if statistic.name != argument_of_field(&statistic.field) {
            node.string_property("name", &statistic.name);
        }
        node.text(&statistic.doc);
    });
}

fn print_facts(writer: &mut Writer, set: &PassSet, pass: &Pass) {
    for state in &pass.state {
        writer.node("state", |node| {
            if state.field != "state" {
                node.string(&state.field);
            }
            node.string(&state.ty);
        });
    }
    for row in TEXTS_OF_PASS {
        print_strings(writer, row.node.name, row.texts(pass));
    }
    print_strings(writer, "constructor", pass.constructor.as_deref());
    if pass.required {
        writer.node("required", |node| node.raw("#true"));
    }
    if pass.idempotent {
        writer.node("idempotent", |node| node.raw("#true"));
    }
    if let Some(deprecated) = &pass.deprecated {
        print_deprecated(writer, set, deprecated);
    }
    legality::print_contract(writer, set, pass);
    print_order(writer, set, pass);
    let examples = pass.examples.iter();
    examples.for_each(|example| order::print_example(writer, example));
    for fact in &pass.cpp {
        writer.node("cpp", |node| {
            node.string(&fact.what);
            node.string(&fact.text);
        });
    }
}

fn print_order(writer: &mut Writer, set: &PassSet, pass: &Pass) {
    let kinds = pass.kinds.iter().map(|kind| &set[kind.kind].name);
    print_strings(writer, "kind", kinds);
    let rules = pass.order.iter();
    rules.for_each(|rule| order::print_rule(writer, set, rule));
}

fn print_deprecated(writer: &mut Writer, set: &PassSet, deprecated: &Deprecated) {
    writer.node("deprecated", |node| {
        if let Some(since) = &deprecated.since {
            node.string_property("since", since);
        }
        if let Some(instead) = &deprecated.instead {
            node.string_property("use", set.argument_of(instead));
        }
        node.text(&deprecated.note);
    });
}

pub(super) fn print_options(writer: &mut Writer, set: &PassSet, options: &[OptionItem]) {
    for item in options {
        match item {
            OptionItem::Own(option) => print_option(writer, set, &set[*option]),
            OptionItem::Set { set: used, .. } => {
                writer.node("use-options", |node| node.string(&set[*used].name));
            }
        }
    }
}

pub(super) fn print_option(writer: &mut Writer, set: &PassSet, option: &OptionDef) {
    let name = match option.arity {
        Arity::List(_) | Arity::Unknown { list: true, .. } => "list",
        _ => "option",
    };
    writer.node(name, |node| {
        node.string(&option.field);
        print_type(node, set, &option.ty);
        if option.argument != argument_of_field(&option.field) {
            print_name(node, &option.argument);
        }
        print_arity(node, set, &option.arity);
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

/// Prints the type of an option. A Rust type without `::` is marked, or it would be looked up among the enums.
fn print_type(node: &mut NodeWriter<'_>, set: &PassSet, ty: &OptionType) {
    match ty {
        OptionType::Path(path) if !path.contains("::") => node.annotated("rust", path),
        ty => node.string(set.type_name(ty)),
    }
}

fn print_name(node: &mut NodeWriter<'_>, name: &str) {
    if is_kebab(name) {
        node.string_property("name", name);
    } else {
        node.annotated_property("name", "verbatim", name);
    }
}

fn print_arity(node: &mut NodeWriter<'_>, set: &PassSet, arity: &Arity) {
    match arity {
        Arity::Single(None) | Arity::List(None) => {}
        Arity::Single(Some(value)) => print_value(node, set, "default", value),
        Arity::Unknown { cpp, .. } => node.annotated_property("default", "cpp", cpp),
        Arity::Optional => node.property("optional", "#true"),
        Arity::Required => node.property("required", "#true"),
        Arity::List(Some(values)) => node.string_property("default", &list(set, values)),
    }
}
