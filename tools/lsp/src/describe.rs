//! Declarations and nodes in Markdown, for hovers and completions.

use pass_def_tools::example;
use passdefs::model::{
    Anchor, Arity, Enum, EnumValue, Group, OptionDef, OptionItem, Pass, PassSet, PipelineDef, Rule,
    markdown,
};
use passdefs::references::Target;
use passdefs::vocabulary::{Cardinality, NodeType, Property};

/// Describes a declaration with its documentation, and with the Rust type that comes out.
pub(crate) fn target(set: &PassSet, target: &Target) -> Option<String> {
    Some(match target {
        Target::Group(id) => group(set, &set[*id]),
        Target::Pass(id) => pass(set, &set[*id]),
        Target::Pipeline(id) => pipeline(set, &set[*id]),
        Target::Option(id) => {
            let option = &set[*id];
            let code = rust(&format!("{}: {}", option.field, field_type(set, option)));
            join_paragraphs([option_line(set, option), code])
        }
        Target::OptionSet(id) => {
            let set_def = &set[*id];
            let items = set_def
                .options
                .iter()
                .map(|option| OptionItem::Own(*option));
            let items: Vec<OptionItem> = items.collect();
            let head = format!("option set `{}`", set_def.name);
            join_paragraphs([head, options(set, &items)])
        }
        Target::Legality(id) => {
            let head = format!("legality `{}`", set[*id].name);
            let rules = set.rules_in(*id).into_iter().map(rule_line);
            let rules: Vec<String> = rules.collect();
            join_paragraphs([head, set[*id].doc.to_string(), rules.join("\n")])
        }
        Target::Enum(id) => enumeration(&set[*id]),
        Target::EnumValue(id) => {
            let value = &set[*id];
            let head = format!("value `{}` of enum `{}`", value.text, set[id.of].name);
            join_paragraphs([head, value.doc.to_string()])
        }
        Target::Kind(name) => {
            let kind = set.kinds().iter().find(|kind| kind.name == *name)?;
            let passes = kind
                .passes
                .iter()
                .map(|id| format!("`{}`", set[*id].argument));
            let passes: Vec<String> = passes.collect();
            format!("kind `{name}` of {}", passes.join(", "))
        }
        Target::External(name) => {
            format!("`{name}`, a pass or pipeline that is declared elsewhere")
        }
    })
}

fn rule_line(rule: &Rule) -> String {
    let word = if rule.is_legal { "legal" } else { "illegal" };
    let reason = match rule.reason.as_ref() {
        "" => String::new(),
        reason => format!(": {reason}"),
    };
    format!("* {word} `{}`{reason}", rule.pattern)
}

fn group(set: &PassSet, group: &Group) -> String {
    let (passes, pipelines) = (set.passes(group).len(), set.pipelines(group).len());
    let head = format!(
        "group `{}`: passes: {passes}, pipelines: {pipelines}",
        group.name
    );
    join_paragraphs([head, group.doc.to_string()])
}

fn pass(set: &PassSet, pass: &Pass) -> String {
    let head = format!("pass `{}`{}", pass.argument, anchor(pass.anchor.known()));
    let (summary, description) = (pass.summary.to_string(), pass.description.to_string());
    let fields = set.options(&pass.options);
    let fields = fields.map(|option| format!("pub {}: {}", option.field, field_type(set, option)));
    let fields: Vec<String> = fields.collect();
    let code = if fields.is_empty() {
        String::new()
    } else {
        rust_item("struct", &pass.items().options, &fields)
    };
    let options = options(set, &pass.options);
    join_paragraphs([head, summary, description, options, code])
}

fn pipeline(set: &PassSet, pipeline: &PipelineDef) -> String {
    let anchor = anchor(Some(&pipeline.anchor));
    let head = format!("pipeline `{}`{anchor}", pipeline.argument);
    let items = pipeline.items();
    let code = rust(&format!(
        "pub struct {} {{ .. }}\npub fn {}(..)\npub fn {}(..)",
        items.options, items.build, items.register
    ));
    let (summary, description) = (
        pipeline.summary.to_string(),
        pipeline.description.to_string(),
    );
    let options = options(set, &pipeline.options);
    join_paragraphs([head, summary, description, options, code])
}

fn enumeration(one: &Enum) -> String {
    let line = |value: &EnumValue| format!("* `{}`{}", value.text, explained(&value.doc));
    let values: Vec<String> = one.values.iter().map(line).collect();
    let head = format!("enum `{}`", one.name);
    let variants = one.values.iter().map(|value| value.name.clone());
    let code = rust_item("enum", &one.name, &variants.collect::<Vec<_>>());
    join_paragraphs([head, one.doc.to_string(), values.join("\n"), code])
}

fn join_paragraphs<const N: usize>(parts: [String; N]) -> String {
    let parts = parts.into_iter().map(|part| part.trim().to_owned());
    let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
    parts.join("\n\n")
}

fn anchor(anchor: Option<&Anchor>) -> String {
    match anchor {
        Some(Anchor::Ops(names)) => format!(" on `{}`", names.join("`, `")),
        Some(Anchor::Interface(name)) => format!(" on operations with `{name}`"),
        Some(Anchor::Any) => " on any operation".to_owned(),
        None => String::new(),
    }
}

fn options(set: &PassSet, items: &[OptionItem]) -> String {
    let lines = set
        .options(items)
        .map(|option| format!("* {}", option_line(set, option)));
    lines.collect::<Vec<_>>().join("\n")
}

/// Formats an option on one line: name, type, default, description.
pub(crate) fn option_line(set: &PassSet, option: &OptionDef) -> String {
    let cells = set.option_cells(option);
    let [ty, default] = [cells.ty, cells.default].map(|cell| markdown::parts(&cell));
    let default = match option.arity {
        Arity::Optional => "optional".to_owned(),
        Arity::Required | Arity::Unknown { .. } => default,
        Arity::Single(_) | Arity::List(_) => format!("default {default}"),
    };
    let doc = explained(&option.doc);
    format!("`{}` ({ty}, {default}){doc}", option.argument)
}

fn explained(doc: &str) -> String {
    match doc.trim() {
        "" => String::new(),
        doc => format!(": {doc}"),
    }
}

fn field_type(set: &PassSet, option: &OptionDef) -> String {
    let ty = match option.ty.built_in() {
        Some(built_in) => built_in.rust().written().to_owned(),
        None => set.type_name(&option.ty).to_owned(),
    };
    match option.arity {
        Arity::List(_) | Arity::Unknown { list: true, .. } => format!("Vec<{ty}>"),
        Arity::Optional => format!("Option<{ty}>"),
        Arity::Single(_) | Arity::Required | Arity::Unknown { .. } => ty,
    }
}

fn rust(code: &str) -> String {
    format!("```rust\n{}\n```", code.trim_end())
}

/// Returns a struct or an enum with a line for each field or variant.
fn rust_item(keyword: &str, name: &str, lines: &[String]) -> String {
    let lines: String = lines.iter().map(|line| format!("    {line},\n")).collect();
    rust(&format!("pub {keyword} {name} {{\n{lines}}}"))
}

/// Describes a node of the vocabulary with its parts and an example.
pub(crate) fn node(ty: &'static NodeType) -> String {
    let arguments = ty.arguments.iter().map(|argument| match argument.count {
        Cardinality::Optional => format!("* {}; default: {}", argument.what, argument.default),
        _ => format!("* {}", argument.what),
    });
    let arguments: Vec<String> = arguments.collect();
    let properties: Vec<String> = ty
        .properties
        .iter()
        .map(|entry| format!("* {}", property(entry)))
        .collect();
    let parts = [arguments.join("\n"), properties.join("\n")];
    let example = format!("```kdl\n{}```", example(ty).kdl);
    let [arguments, properties] = parts;
    join_paragraphs([ty.sentence.to_owned(), arguments, properties, example])
}

/// Formats a property of the vocabulary on one line.
pub(crate) fn property(property: &Property) -> String {
    let default = match property.default {
        "" => String::new(),
        default => format!(" Default: {default}."),
    };
    format!("`{}`: {}{default}", property.name, property.sentence)
}
