//! Pipelines in Rust source, checked against the tables of the sets whose passes they run.

mod table;

use std::collections::BTreeSet;

use pass_text::{Element, Name, Pipeline};

use crate::catalogue;
use crate::check::check_standalone;
use crate::draft::{Draft, Group, PipelineDef, PipelineName, Spanned};
use crate::frontend::read_kdl;
use crate::model::Prose;
use crate::names::{joined, shown};
use crate::outcome::Outcome;
use crate::report::Report;
use crate::source::{Sources, Span};
pub use table::PassTable;

const NAME: &str = "pipeline";

const TEXT: u32 = 0;

/// A pipeline that was checked, as the last pipeline of a set.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Standalone {
    /// The set and what was found. The first of the sources is the text.
    pub outcome: Outcome,
    /// By group of the set, the position of the table that it is from; the group of the pipeline itself has none.
    pub tables: Vec<usize>,
}

/// Checks a pipeline, such as `builtin.module(cse)`, whose passes are those of tables: names, nesting, options and the order
/// of the passes. Of the tables, only what the pipeline runs becomes part of the set.
///
/// ```
/// use passdefs::{PassTable, check_pipeline, pass_table};
///
/// let text = r#"group "Example" { pass "Fold" "fold" { summary "Folds"; option "level" "u8" default=3; }; }"#;
/// let rows = pass_table(&passdefs::load([("passes.kdl", text)]).set.unwrap());
/// let tables = [PassTable { name: "example", rows: &rows }];
/// assert!(check_pipeline("builtin.module(fold{level=4})", &tables).outcome.set.is_some());
///
/// let found = check_pipeline("builtin.module(fold{level=256})", &tables).outcome.diagnostics;
/// assert_eq!(found[0].message, "`256` does not fit option `level`, whose type is `u8`");
/// ```
pub fn check_pipeline(text: &str, tables: &[PassTable<'_>]) -> Standalone {
    let mut sources = Sources::new();
    sources.add(NAME, text);
    let mut report = Report::default();
    let pipeline = match pass_text::parse_anchored(text) {
        Ok(pipeline) => pipeline,
        Err(errors) => {
            report.pipeline_text(&errors, in_text);
            return finished(sources, report, Vec::new());
        }
    };
    let mut names = Vec::new();
    collect_names(&pipeline.elements, &mut names);
    let unknown = check_names(&names, tables, &mut report);
    let (mut draft, origins) = needed(&names, tables, &mut sources, &mut report);
    let mut group = Group::new(spanned("Standalone", pipeline.anchor.span));
    group.externals = unknown;
    group.pipelines.push(definition(text, &pipeline));
    draft.groups.push(group);
    let (set, found) = check_standalone(&draft, &sources, TEXT);
    report.extend(found);
    let is_right = !report.has_errors();
    let mut checked = finished(sources, report, origins);
    checked.outcome.set = set.filter(|_| is_right);
    checked
}

fn finished(sources: Sources, report: Report, tables: Vec<usize>) -> Standalone {
    let outcome = Outcome {
        sources,
        files: vec![TEXT],
        diagnostics: report.finish(),
        ..Outcome::default()
    };
    Standalone { outcome, tables }
}

fn in_text(span: pass_text::Span) -> Span {
    Span {
        file: TEXT,
        start: span.start as u32,
        end: span.end as u32,
    }
}

fn spanned(text: &str, span: pass_text::Span) -> Spanned<String> {
    Spanned::new(text.to_owned(), in_text(span))
}

/// Collects the names of passes and pipelines. Recursion is safe: the parser of the text limits the nesting.
fn collect_names<'p>(elements: &'p [Element], names: &mut Vec<&'p Name>) {
    for element in elements {
        match element {
            Element::Pass(pass) => names.push(&pass.name),
            Element::Nested(nested) => collect_names(&nested.elements, names),
        }
    }
}

/// Checks that each name is in exactly one table. Returns those that are in none, to avoid follow-up errors.
fn check_names(
    names: &[&Name],
    tables: &[PassTable<'_>],
    report: &mut Report,
) -> Vec<Spanned<String>> {
    let known = || tables.iter().flat_map(PassTable::callables);
    let mut unknown = Vec::new();
    for name in names {
        let has_name =
            |table: &&PassTable<'_>| table.callables().any(|callable| callable == name.text);
        let having: Vec<_> = tables.iter().filter(has_name).collect();
        match having.as_slice() {
            [_] => {}
            [] => {
                let message = format!("unknown pass or pipeline {}", shown(&name.text));
                let span = in_text(name.span);
                let diag = report.error(catalogue::UNKNOWN_PASS, span, message);
                diag.known(&name.text, "passes and pipelines", known);
                unknown.push(spanned(&name.text, name.span));
            }
            several => {
                let several = several.iter().map(|table| format!("`{}`", table.name));
                let several = joined(&several.collect::<Vec<_>>(), " and ");
                let message = format!("{} is declared by {several}", shown(&name.text));
                let span = in_text(name.span);
                let diag = report.error(catalogue::DUPLICATE_ARGUMENT, span, message);
                diag.help("leave out the groups whose passes the pipeline does not run");
            }
        }
    }
    unknown
}

/// Returns the groups of the named passes and pipelines, and the position of the table of each group.
fn needed(
    names: &[&Name],
    tables: &[PassTable<'_>],
    sources: &mut Sources,
    report: &mut Report,
) -> (Draft, Vec<usize>) {
    let (mut draft, mut origins) = (Draft::default(), Vec::new());
    for (number, table) in tables.iter().enumerate() {
        let callables: BTreeSet<&str> = table.callables().collect();
        let names = names.iter().map(|name| name.text.as_str());
        let names = names.filter(|name| callables.contains(name)).collect();
        let (read, found) = read_kdl(sources, table.name, &table.definitions(&names), &mut |_| {
            Ok(String::new())
        });
        report.extend(found);
        for mut group in read.groups {
            complete(&mut group);
            draft.groups.push(group);
            origins.push(number);
        }
    }
    (draft, origins)
}

/// Adds the summaries that tables omit, and allows rules about passes of other tables.
fn complete(group: &mut Group) {
    group.open = true;
    let summary = |span| {
        Some(Prose::from(Spanned::new(
            "Declared elsewhere".to_owned(),
            span,
        )))
    };
    for pass in &mut group.passes {
        pass.summary = summary(pass.name.span);
    }
    for pipeline in &mut group.pipelines {
        pipeline.summary = summary(pipeline.name.span);
    }
}

fn definition(text: &str, pipeline: &Pipeline) -> PipelineDef {
    let anchor = &pipeline.anchor;
    let name = PipelineName {
        text: NAME.to_owned(),
        verbatim: true,
    };
    let mut written = PipelineDef::new(
        spanned("Pipeline", pipeline.span),
        Spanned::new(name, in_text(pipeline.span)),
    );
    let names: Vec<_> = anchor
        .names
        .iter()
        .map(|name| spanned(&name.text, name.span))
        .collect();
    (written.ops, written.interface) = crate::check::anchor(names);
    written.summary = Some(Prose::from(spanned("Written in Rust", anchor.span)));
    let after = text
        .get(anchor.span.end..pipeline.span.end)
        .unwrap_or_default();
    let inner = after.trim_start().strip_prefix('(').unwrap_or_default();
    let start = (pipeline.span.end - inner.len()) as u32;
    let inner = inner.strip_suffix(')').unwrap_or(inner);
    let span = Span {
        file: TEXT,
        start,
        end: start + inner.len() as u32,
    };
    written.text = Some(Prose::new(inner.to_owned(), span, vec![(0, start)]));
    written.is_standalone = true;
    written
}
