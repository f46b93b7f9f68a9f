//! Names: each fits the place that it is for.

use crate::catalogue::{self, Code};
use crate::draft::{
    Draft, Group, OptionDef, OptionItem, Pass, PipelineDef, PipelineName, Spanned, Step, TypeText,
};
use crate::names::{
    is_identifier, is_kebab, is_pipeline_safe, is_snake, is_upper_camel, kebab_case, shown,
    snake_case, upper_camel_case,
};
use crate::report::Report;

use super::rust_text::{parse_path, parse_type};

/// What the passes and pipelines of a group take, be it an option or a set.
pub(super) fn option_items(group: &Group) -> impl Iterator<Item = &OptionItem> {
    let passes = group.passes.iter().flat_map(|pass| &pass.options);
    let pipelines = group.pipelines.iter();
    passes.chain(pipelines.flat_map(|pipeline| &pipeline.options))
}

/// All options of a group that are written out: those of its passes and pipelines, and those of its sets.
pub(super) fn written_options(group: &Group) -> impl Iterator<Item = &OptionDef> {
    let own = option_items(group).filter_map(|item| match item {
        OptionItem::Own(option) => Some(&**option),
        OptionItem::Use(_) => None,
    });
    own.chain(group.option_sets.iter().flat_map(|set| &set.options))
}

/// Visits each step of a body, a step before those inside of it.
fn each_step<'d>(pipeline: &'d PipelineDef, visit: &mut impl FnMut(&'d Step)) {
    let body = pipeline.body.iter().flat_map(|body| &body.value);
    let mut open: Vec<&Step> = body.collect();
    open.reverse();
    while let Some(step) = open.pop() {
        visit(step);
        match step {
            Step::Nest(nest) => open.extend(nest.steps.iter().rev()),
            Step::When(when) => open.extend(when.steps.iter().rev()),
            Step::Run(_) | Step::Use(_) | Step::ExtensionPoint(_) => {}
        }
    }
}

fn passes(draft: &Draft) -> impl Iterator<Item = &Pass> {
    draft.groups.iter().flat_map(|group| &group.passes)
}

fn pipelines(draft: &Draft) -> impl Iterator<Item = &PipelineDef> {
    draft.groups.iter().flat_map(|group| &group.pipelines)
}

/// Groups, passes, pipelines, enums and values of enums are named by identifiers in UpperCamel.
pub(super) fn check_rust_types(draft: &Draft, report: &mut Report) {
    for group in &draft.groups {
        // A lone pass has no group that could be named.
        if !(group.open && group.name.value.is_empty()) {
            check_upper_camel(&group.name, report);
        }
        let passes = group.passes.iter().map(|pass| &pass.name);
        let pipelines = group.pipelines.iter().map(|pipeline| &pipeline.name);
        let passes = passes.chain(pipelines);
        let enums = group.enums.iter().map(|declared| &declared.name);
        let values = group.enums.iter().flat_map(|declared| &declared.values);
        let names = passes.chain(enums).chain(values.map(|value| &value.name));
        names.for_each(|name| check_upper_camel(name, report));
    }
}

/// Options, statistics and state are named by identifiers in snake_case.
pub(super) fn check_rust_fields(draft: &Draft, report: &mut Report) {
    for group in &draft.groups {
        written_options(group).for_each(|option| check_snake(&option.field, report));
    }
    for pass in passes(draft) {
        pass.statistics
            .iter()
            .for_each(|statistic| check_snake(&statistic.field, report));
        pass.state
            .iter()
            .for_each(|state| check_snake(&state.field, report));
    }
}

/// Arguments of passes and pipelines, names of options, option sets, kinds and extension points are kebab-case, or
/// verbatim on purpose.
pub(super) fn check_pipeline_names(draft: &Draft, report: &mut Report) {
    let arguments = passes(draft).map(|pass| &pass.argument);
    let arguments = arguments.chain(pipelines(draft).map(|pipeline| &pipeline.argument));
    arguments.for_each(|argument| check_pipeline_name(argument, report));
    let kinds = passes(draft).flat_map(|pass| &pass.kinds);
    kinds.for_each(|kind| check_kebab(&kind.value, kind, report));
    let points = pipelines(draft).flat_map(extension_points);
    points.for_each(|point| check_kebab(&point.value, point, report));
    for group in &draft.groups {
        group
            .option_sets
            .iter()
            .for_each(|set| check_kebab(&set.name.value, &set.name, report));
        written_options(group).for_each(|option| match &option.name {
            Some(name) => check_pipeline_name(name, report),
            // A field that is no identifier is reported as that alone.
            None if is_identifier(&option.field.value) && is_snake(&option.field.value) => {
                check_kebab(&option.argument(), &option.field, report);
            }
            None => {}
        });
    }
}

fn extension_points(pipeline: &PipelineDef) -> Vec<&Spanned<String>> {
    let mut points = Vec::new();
    each_step(pipeline, &mut |step| {
        if let Step::ExtensionPoint(name) = step {
            points.push(name);
        }
    });
    points
}

/// Operations, interfaces, dialects, texts of enum values and what is declared elsewhere can stand in a pipeline, and
/// statistics in a table.
pub(super) fn check_foreign_names(draft: &Draft, report: &mut Report) {
    for pipeline in pipelines(draft) {
        check_anchor(&pipeline.ops, pipeline.interface.as_ref(), report);
        each_step(pipeline, &mut |step| {
            let Step::Nest(nest) = step else { return };
            // Alone, `any` stands for all operations here.
            let any = matches!(nest.ops.as_slice(), [only] if only.value == "any");
            let ops = if any { &[][..] } else { &nest.ops };
            check_anchor(ops, nest.interface.as_ref(), report);
        });
    }
    let externals = draft.groups.iter().flat_map(|group| &group.externals);
    externals.for_each(|name| check_safe(name, "a name in pipelines", report));
    for pass in passes(draft) {
        check_anchor(&pass.ops, pass.interface.as_ref(), report);
        pass.dialects
            .iter()
            .for_each(|dialect| check_safe(dialect, "the name of a dialect", report));
        let names = pass
            .statistics
            .iter()
            .filter_map(|statistic| statistic.name.as_ref());
        names.for_each(|name| check_visible(name, report));
    }
    let enums = draft.groups.iter().flat_map(|group| &group.enums);
    let values = enums.flat_map(|declared| &declared.values);
    values
        .filter_map(|value| value.text.as_ref())
        .for_each(|text| check_safe(text, "the text of a value", report));
}

fn check_anchor(ops: &[Spanned<String>], interface: Option<&Spanned<String>>, report: &mut Report) {
    for op in ops {
        check_safe(op, "the name of an operation", report);
        check_not_any(op, report);
    }
    if let Some(interface) = interface {
        check_safe(interface, "the name of an interface", report);
    }
}

/// A constructor and a builder are Rust paths, and so is the type of an enum that exists already; state has a Rust type.
pub(super) fn check_rust_code(draft: &Draft, report: &mut Report) {
    for builder in pipelines(draft).filter_map(|pipeline| pipeline.builder.as_ref()) {
        if let Err(error) = parse_path(&builder.value) {
            not_rust(builder, "a path of a Rust function", &error, report);
        }
    }
    let enums = draft.groups.iter().flat_map(|group| &group.enums);
    for path in enums.filter_map(|declared| declared.rust.as_ref()) {
        if let Err(error) = parse_path(&path.value) {
            not_rust(path, "a path of a Rust type", &error, report);
        }
    }
    for pass in passes(draft) {
        if let Some(constructor) = &pass.constructor
            && let Err(error) = parse_path(&constructor.value)
        {
            not_rust(constructor, "a path of a Rust function", &error, report);
        }
        for state in &pass.state {
            if let Err(error) = parse_type(&state.ty.value) {
                not_rust(&state.ty, "a Rust type", &error, report);
            }
        }
    }
}

/// Reports text that is not what Rust calls so.
pub(super) fn not_rust(written: &Spanned<String>, what: &str, error: &str, report: &mut Report) {
    let message = format!("{} is not {what}", shown(&written.value));
    report
        .error(catalogue::NOT_RUST, written.span, message)
        .label(error);
}

/// The text of a type as a name.
pub(super) fn type_name(ty: &Spanned<TypeText>) -> Spanned<String> {
    Spanned::new(ty.value.text().to_owned(), ty.span)
}

fn check_upper_camel(name: &Spanned<String>, report: &mut Report) {
    if !is_identifier(&name.value) {
        not_identifier(name, report);
    } else if !is_upper_camel(&name.value) {
        let right = upper_camel_case(&name.value);
        misspelt(
            catalogue::NOT_UPPER_CAMEL,
            name,
            "UpperCamel",
            &right,
            is_upper_camel(&right),
            report,
        );
    }
}

fn check_snake(name: &Spanned<String>, report: &mut Report) {
    if !is_identifier(&name.value) {
        not_identifier(name, report);
    } else if !is_snake(&name.value) {
        let right = snake_case(&name.value);
        misspelt(
            catalogue::NOT_SNAKE,
            name,
            "snake_case",
            &right,
            is_snake(&right),
            report,
        );
    }
}

fn not_identifier(name: &Spanned<String>, report: &mut Report) {
    let message = format!("{} is not a Rust identifier", shown(&name.value));
    report.error(catalogue::NOT_AN_IDENTIFIER, name.span, message);
}

fn check_pipeline_name(name: &Spanned<PipelineName>, report: &mut Report) {
    let text = Spanned::new(name.value.text.clone(), name.span);
    match name.value.verbatim {
        true => check_safe(&text, "a name in pipelines", report),
        false => check_kebab(&text.value, &text, report),
    }
}

fn check_kebab(text: &str, written: &Spanned<String>, report: &mut Report) {
    if is_kebab(text) {
        return;
    }
    let name = Spanned::new(text.to_owned(), written.span);
    let right = kebab_case(text);
    misspelt(
        catalogue::NOT_KEBAB,
        &name,
        "kebab-case",
        &right,
        is_kebab(&right),
        report,
    );
}

fn misspelt(
    code: Code,
    name: &Spanned<String>,
    style: &str,
    right: &str,
    usable: bool,
    report: &mut Report,
) {
    let message = format!("{} is not {style}", shown(&name.value));
    let wording = report.error(code, name.span, message);
    if usable {
        wording.help(format!("write `{right}`"));
    }
}

fn check_safe(name: &Spanned<String>, what: &str, report: &mut Report) {
    if is_pipeline_safe(&name.value) {
        return;
    }
    let message = format!("{} cannot be {what}", shown(&name.value));
    let wording = report.error(catalogue::NOT_A_NAME, name.span, message);
    wording.note("names are made of letters, digits and any of `_`, `-`, `.`, `$`, `:`, `+`, `/`");
}

fn check_not_any(op: &Spanned<String>, report: &mut Report) {
    if op.value == "any" {
        let wording = report.error(
            catalogue::NOT_A_NAME,
            op.span,
            "`any` is not the name of an operation",
        );
        wording.help("leave out `op` to run on any operation, and write `nest \"any\"` alone");
    }
}

fn check_visible(name: &Spanned<String>, report: &mut Report) {
    if name.value.trim().is_empty() || name.value.chars().any(char::is_control) {
        let message = format!("{} cannot be the name of a statistic", shown(&name.value));
        report.error(catalogue::NOT_A_NAME, name.span, message);
    }
}
