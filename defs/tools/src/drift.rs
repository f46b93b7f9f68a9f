//! Definitions beside the Rust sources that implement them: what has drifted apart.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::implemented::{Implemented, ImplementedPass, implemented};
use passdefs::catalogue;
use passdefs::diagnostic::Diagnostic;
use passdefs::draft;
use passdefs::internal::read_rust;
use passdefs::model::{Anchor, OrCpp, Pass, PassSet};
use passdefs::names::{kebab_case, nearest};
use passdefs::report::Report;
use passdefs::source::{Sources, Span};

/// Differences between a definition and Rust sources, each with its name: passes that are declared and not implemented,
/// implemented and not declared, or said to run on other operations. The texts are added to `sources`, which are those
/// of the set.
///
/// ```
/// let outcome = passdefs::load([("passes.kdl", r#"group "G" { pass "Fold" "fold" { summary "Folds"; }; }"#)]);
/// let (set, mut sources) = (outcome.set.unwrap(), outcome.sources);
/// let found = pass_def_tools::drift(&set, &mut sources, [("src/fold.rs", "impl OperationPass<Toy> for Fold {}")]);
/// assert!(found.is_empty());
/// let found = pass_def_tools::drift(&set, &mut sources, [("src/lib.rs", "struct Fold;")]);
/// assert_eq!(found[0].message, "pass `Fold` is declared and not implemented");
/// ```
pub fn drift<N: AsRef<str>, T: AsRef<str>>(
    set: &PassSet,
    sources: &mut Sources,
    files: impl IntoIterator<Item = (N, T)>,
) -> Vec<Diagnostic> {
    let (rust, found) = RustSources::read(sources, files);
    if !found.is_empty() {
        return found;
    }
    let mut report = Report::default();
    let declared = Declared::new(set.all_passes().collect());
    check_implemented(&declared, &rust, &mut report);
    check_declared(&declared, &rust, &mut report);
    check_attributes(&declared, &rust, sources, &mut report);
    check_descriptions(&declared, &rust, &mut report);
    check_schedules(&declared, &rust, &mut report);
    report.finish()
}

/// Returns the types for which a Rust source implements `OperationPass`, each with the place of its name: what a definition is
/// compared with, and where an editor leads from it.
///
/// ```
/// let found = pass_def_tools::implementations("impl OperationPass<Toy> for Fold {}");
/// assert_eq!(found, [("Fold".to_owned(), 28..32)]);
/// ```
pub fn implementations(text: &str) -> Vec<(String, Range<u32>)> {
    let passes = implemented(0, text).passes.into_iter();
    let named = passes.map(|ImplementedPass { name, .. }| (name.value, name.span));
    named
        .map(|(name, span)| (name, span.start..span.end))
        .collect()
}

struct Declared<'a> {
    all: Vec<&'a Pass>,
    by_name: BTreeMap<&'a str, Vec<&'a Pass>>,
}

impl<'a> Declared<'a> {
    fn new(all: Vec<&'a Pass>) -> Self {
        let mut by_name: BTreeMap<&str, Vec<&Pass>> = BTreeMap::new();
        for pass in &all {
            by_name.entry(pass.name.as_str()).or_default().push(pass);
        }
        Self { all, by_name }
    }

    /// Returns the passes with this Rust name; several groups may have one.
    fn passes_named(&self, name: &str) -> &[&'a Pass] {
        self.by_name.get(name).map_or(&[], Vec::as_slice)
    }
}

#[derive(Default)]
struct RustSources {
    found: Implemented,
    /// Passes that are declared by attributes.
    attributes: Vec<draft::Pass>,
}

impl RustSources {
    /// Reads all texts. Returns the errors of texts that cannot be read.
    fn read<N: AsRef<str>, T: AsRef<str>>(
        sources: &mut Sources,
        files: impl IntoIterator<Item = (N, T)>,
    ) -> (Self, Vec<Diagnostic>) {
        let mut rust = Self::default();
        let mut broken = Vec::new();
        for (name, text) in files {
            let file = sources.next();
            let (draft, found) = read_rust(sources, name.as_ref(), text.as_ref());
            // The compiler reports all other errors in attributes.
            let is_syntax =
                |diagnostic: &Diagnostic| diagnostic.code == catalogue::RUST_SYNTAX.id();
            broken.extend(found.into_iter().filter(is_syntax));
            let passes = draft.groups.into_iter().flat_map(|group| group.passes);
            rust.attributes.extend(passes);
            let found = implemented(file, text.as_ref());
            rust.found.passes.extend(found.passes);
            rust.found.descriptions.extend(found.descriptions);
            rust.found.in_macros.extend(found.in_macros);
        }
        (rust, broken)
    }

    /// Returns the names of passes with an implementation or among the arguments of a macro.
    fn implemented(&self) -> BTreeSet<&str> {
        let written = self
            .found
            .passes
            .iter()
            .map(|pass| pass.name.value.as_str());
        written
            .chain(self.found.in_macros.iter().map(String::as_str))
            .collect()
    }

    fn declared(&self) -> BTreeSet<&str> {
        let by_hand = self
            .found
            .descriptions
            .iter()
            .map(|description| description.name.value.as_str());
        let attributes = self
            .attributes
            .iter()
            .map(|attribute| attribute.name.value.as_str());
        by_hand.chain(attributes).collect()
    }
}

/// Checks that every declared pass is implemented, by an `impl` or by a macro with its name among the arguments.
fn check_implemented(declared: &Declared<'_>, rust: &RustSources, report: &mut Report) {
    let implemented = rust.implemented();
    let in_rust = rust.declared();
    let is_undeclared =
        |name: &str| declared.passes_named(name).is_empty() && !in_rust.contains(name);
    let in_set = declared
        .all
        .iter()
        .map(|pass| (pass.name.as_str(), pass.span));
    let attributes = rust.attributes.iter();
    let attributes =
        attributes.map(|attribute| (attribute.name.value.as_str(), attribute.name.span));
    let in_rust_alone = attributes.filter(|(name, _)| declared.passes_named(name).is_empty());
    for (name, span) in in_set.chain(in_rust_alone) {
        if implemented.contains(name) {
            continue;
        }
        let brief = report.is_brief();
        let message = format!("pass `{name}` is declared and not implemented");
        let mut diag = report.error(catalogue::NOT_IMPLEMENTED, span, message);
        if !brief {
            let found = rust.found.passes.iter().map(|pass| &pass.name);
            let found: Vec<_> = found.filter(|name| is_undeclared(&name.value)).collect();
            let names: Vec<&str> = found.iter().map(|name| name.value.as_str()).collect();
            let near = similar(name, &names);
            if let Some(other) = found.iter().find(|name| Some(name.value.as_str()) == near) {
                diag = diag.also(other.span, "this has a similar name");
            }
        }
        diag.help(format!("write `impl OperationPass<..> for {name}`"));
    }
}

/// Returns the name that is meant: the nearest, or one of the same words in another order.
fn similar<'n>(written: &str, names: &[&'n str]) -> Option<&'n str> {
    let words = |name: &str| {
        let mut words: Vec<String> = kebab_case(name).split('-').map(str::to_owned).collect();
        words.sort();
        words
    };
    let mut known = names.iter().copied();
    nearest(written, names).or_else(|| known.find(|name| words(name) == words(written)))
}

/// Checks that every implemented pass is declared.
fn check_declared(declared: &Declared<'_>, rust: &RustSources, report: &mut Report) {
    let in_rust = rust.declared();
    let mut reported: BTreeSet<&str> = BTreeSet::new();
    for ImplementedPass { name, .. } in &rust.found.passes {
        let is_declared =
            !declared.passes_named(&name.value).is_empty() || in_rust.contains(&*name.value);
        if is_declared || !reported.insert(&name.value) {
            continue;
        }
        let brief = report.is_brief();
        let message = format!("pass `{}` is implemented and not declared", name.value);
        let mut diag = report.error(catalogue::NOT_DECLARED, name.span, message);
        if brief {
            continue;
        }
        let names: Vec<&str> = declared.all.iter().map(|pass| pass.name.as_str()).collect();
        if let Some(near) = similar(&name.value, &names) {
            if let Some(pass) = declared.passes_named(near).first() {
                diag = diag.also(pass.span, "this has a similar name");
            }
            diag.help(format!("did you mean `{near}`?"));
        }
    }
}

/// Checks that a pass in a definition file and with `#[pass]` has the same anchor in both.
fn check_attributes(
    declared: &Declared<'_>,
    rust: &RustSources,
    sources: &Sources,
    report: &mut Report,
) {
    for attribute in &rust.attributes {
        // The same text may be the definition and one of the sources.
        let is_itself = |pass: &Pass| {
            let name = |span: Span| sources.get(span.file).map(|source| source.name.clone());
            name(pass.span) == name(attribute.name.span)
        };
        let named = declared.passes_named(&attribute.name.value).iter();
        for pass in named.filter(|candidate| !is_itself(candidate)) {
            let ops = attribute.ops.iter().map(|op| op.value.clone());
            let rust_anchor = match &attribute.interface {
                Some(name) => Anchor::Interface(name.value.clone()),
                None if attribute.ops.is_empty() => Anchor::Any,
                None => Anchor::Ops(ops.collect()),
            };
            if !is_same_anchor(&rust_anchor, pass) {
                let first = attribute.ops.first().or(attribute.interface.as_ref());
                let span = first.map_or(attribute.name.span, |op| op.span);
                report_other_anchor(
                    pass,
                    span,
                    &format!("`#[pass]` says {}", anchor_text(&rust_anchor)),
                    report,
                );
            }
        }
    }
}

/// Checks that an `impl Pass` by hand names the operations of the definition.
fn check_descriptions(declared: &Declared<'_>, rust: &RustSources, report: &mut Report) {
    for description in rust
        .found
        .descriptions
        .iter()
        .filter(|description| !description.ops.is_empty())
    {
        for pass in declared.passes_named(&description.name.value) {
            let ops = description.ops.iter().map(|op| op.value.clone());
            let rust_anchor = Anchor::Ops(ops.collect());
            if let (Some(first), false) =
                (description.ops.first(), is_same_anchor(&rust_anchor, pass))
            {
                let label = format!("`impl Pass` says {}", anchor_text(&rust_anchor));
                report_other_anchor(pass, first.span, &label, report);
            }
        }
    }
}

/// Checks that an implementation chooses among the operations of the definition.
fn check_schedules(declared: &Declared<'_>, rust: &RustSources, report: &mut Report) {
    for implemented in &rust.found.passes {
        for pass in declared.passes_named(&implemented.name.value) {
            let OrCpp::Known(Anchor::Ops(ops)) = &pass.anchor else {
                continue;
            };
            for op in implemented.ops.iter().filter(|op| !ops.contains(&op.value)) {
                let label = format!("the implementation names `{}`", op.value);
                report_other_anchor(pass, op.span, &label, report);
            }
        }
    }
}

fn report_other_anchor(pass: &Pass, place: Span, said: &str, report: &mut Report) {
    let name = &pass.name;
    let message = format!("pass `{name}` runs on something else than its definition says");
    let diag = report.error(catalogue::OTHER_ANCHOR, place, message);
    let declared = match &pass.anchor {
        OrCpp::Known(anchor) => anchor_text(anchor),
        OrCpp::Cpp(class) => format!("the C++ class `{class}`"),
    };
    let declared = format!("declared here for {declared}");
    diag.label(said).also(pass.span, declared);
}

/// Returns `true` if source and definition have the same anchor, or the definition has only a C++ class.
fn is_same_anchor(rust_anchor: &Anchor, pass: &Pass) -> bool {
    pass.anchor
        .known()
        .is_none_or(|anchor| is_same(rust_anchor, anchor))
}

/// Returns `true` for the same operations in any order.
fn is_same(one: &Anchor, other: &Anchor) -> bool {
    match (one, other) {
        (Anchor::Ops(one), Anchor::Ops(other)) => {
            let sorted = |ops: &[String]| {
                let mut ops = ops.to_vec();
                ops.sort();
                ops
            };
            sorted(one) == sorted(other)
        }
        _ => one == other,
    }
}

fn anchor_text(anchor: &Anchor) -> String {
    match anchor {
        Anchor::Any => "any operation".to_owned(),
        Anchor::Interface(name) => format!("the interface `{name}`"),
        Anchor::Ops(ops) => {
            let ops: Vec<String> = ops.iter().map(|op| format!("`{op}`")).collect();
            ops.join(", ")
        }
    }
}
