//! Definitions beside the Rust sources that implement them: what has drifted apart.

use crate::catalogue;
use crate::diagnostic::Diagnostic;
use crate::draft;
use crate::frontend::attr::{self, Implemented, ImplementedPass};
use crate::model::{Anchor, OrCpp, Pass, PassSet};
use crate::names::nearest;
use crate::report::Report;
use crate::source::{Sources, Span};

/// What a definition and Rust sources, each with its name, say differently: passes that are declared and not implemented,
/// implemented and not declared, or said to run on other operations. The texts are added to `sources`, which are those
/// of the set.
///
/// ```
/// let outcome = passdefs::load([("passes.kdl", r#"group "G" { pass "Fold" "fold" { summary "Folds"; }; }"#)]);
/// let (set, mut sources) = (outcome.set.unwrap(), outcome.sources);
/// let found = passdefs::drift(&set, &mut sources, [("src/fold.rs", "impl OperationPass<Toy> for Fold {}")]);
/// assert!(found.is_empty());
/// let found = passdefs::drift(&set, &mut sources, [("src/lib.rs", "struct Fold;")]);
/// assert_eq!(found[0].message, "pass `Fold` is declared and not implemented");
/// ```
pub fn drift<N: AsRef<str>, T: AsRef<str>>(
    set: &PassSet,
    sources: &mut Sources,
    files: impl IntoIterator<Item = (N, T)>,
) -> Vec<Diagnostic> {
    let (rust, found) = Rust::read(sources, files);
    if !found.is_empty() {
        return found;
    }
    let mut report = Report::default();
    let declared: Vec<&Pass> = set.all_passes().collect();
    check_implemented(&declared, &rust, &mut report);
    check_declared(&declared, &rust, &mut report);
    check_attributes(&declared, &rust, sources, &mut report);
    check_descriptions(&declared, &rust, &mut report);
    check_schedules(&declared, &rust, &mut report);
    report.finish()
}

/// What all sources say.
#[derive(Default)]
struct Rust {
    found: Implemented,
    /// Passes that are declared by attributes.
    attributes: Vec<draft::Pass>,
}

impl Rust {
    /// Reads all texts; what cannot be read at all is found.
    fn read<N: AsRef<str>, T: AsRef<str>>(
        sources: &mut Sources,
        files: impl IntoIterator<Item = (N, T)>,
    ) -> (Self, Vec<Diagnostic>) {
        let mut rust = Self::default();
        let mut broken = Vec::new();
        for (name, text) in files {
            let file = sources.next();
            let (draft, found) = attr::read(sources, name.as_ref(), text.as_ref());
            // What else is wrong with attributes, the compiler says.
            let is_syntax = |it: &Diagnostic| it.code == catalogue::RUST_SYNTAX.id();
            broken.extend(found.into_iter().filter(is_syntax));
            let passes = draft.groups.into_iter().flat_map(|it| it.passes);
            rust.attributes.extend(passes);
            let found = attr::implemented(file, text.as_ref());
            rust.found.passes.extend(found.passes);
            rust.found.descriptions.extend(found.descriptions);
            rust.found.in_macros.extend(found.in_macros);
        }
        (rust, broken)
    }

    fn implements(&self, name: &str) -> bool {
        self.found.passes.iter().any(|it| it.name.value == name)
    }

    fn declares(&self, name: &str) -> bool {
        let by_hand = &self.found.descriptions;
        self.attributes.iter().any(|it| it.name.value == name)
            || by_hand.iter().any(|it| it.name.value == name)
    }
}

/// Whatever is declared is implemented: written out, or made by a macro that is given its name.
fn check_implemented(declared: &[&Pass], rust: &Rust, report: &mut Report) {
    let attributes = rust.attributes.iter();
    let attributes = attributes.map(|it| (it.name.value.as_str(), it.name.span));
    let in_set = declared.iter().map(|it| (it.name.as_str(), it.span));
    let is_in_set = |name: &str| declared.iter().any(|it| it.name == name);
    let all = in_set.chain(attributes.filter(|(name, _)| !is_in_set(name)));
    for (name, span) in all {
        if rust.implements(name) || rust.found.in_macros.iter().any(|it| it == name) {
            continue;
        }
        let message = format!("pass `{name}` is declared and not implemented");
        let mut wording = report.error(catalogue::NOT_IMPLEMENTED, span, message);
        let undeclared = rust
            .found
            .passes
            .iter()
            .filter(|it| !is_in_set(&it.name.value) && !rust.declares(&it.name.value));
        let names: Vec<&str> = undeclared
            .clone()
            .map(|it| it.name.value.as_str())
            .collect();
        let near = nearest(name, &names);
        if let Some(other) = undeclared
            .clone()
            .find(|it| Some(it.name.value.as_str()) == near)
        {
            wording = wording.also(other.name.span, "this has a similar name");
        }
        wording.help(format!("write `impl OperationPass<..> for {name}`"));
    }
}

/// Whatever is implemented is declared.
fn check_declared(declared: &[&Pass], rust: &Rust, report: &mut Report) {
    let mut said: Vec<&str> = Vec::new();
    for ImplementedPass { name, .. } in &rust.found.passes {
        let is_known = declared.iter().any(|it| it.name == name.value);
        if is_known || rust.declares(&name.value) || said.contains(&name.value.as_str()) {
            continue;
        }
        said.push(&name.value);
        let message = format!("pass `{}` is implemented and not declared", name.value);
        let mut wording = report.error(catalogue::NOT_DECLARED, name.span, message);
        let names: Vec<&str> = declared.iter().map(|it| it.name.as_str()).collect();
        if let Some(near) = nearest(&name.value, &names) {
            let pass = declared.iter().find(|it| it.name == near);
            if let Some(pass) = pass {
                wording = wording.also(pass.span, "this has a similar name");
            }
            wording.help(format!("did you mean `{near}`?"));
        }
    }
}

/// Where both a definition file and `#[pass]` declare a pass, both say the same of what it runs on.
fn check_attributes(declared: &[&Pass], rust: &Rust, sources: &Sources, report: &mut Report) {
    for attribute in &rust.attributes {
        // The same text may be the definition and one of the sources.
        let is_itself = |pass: &Pass| {
            let name = |span: Span| sources.get(span.file).map(|it| it.name.clone());
            name(pass.span) == name(attribute.name.span)
        };
        for pass in declared
            .iter()
            .filter(|it| it.name == attribute.name.value && !is_itself(it))
        {
            let ops = attribute.ops.iter().map(|it| it.value.clone());
            let said = match &attribute.interface {
                Some(name) => Anchor::Interface(name.value.clone()),
                None if attribute.ops.is_empty() => Anchor::Any,
                None => Anchor::Ops(ops.collect()),
            };
            if !agrees(&said, pass) {
                let first = attribute.ops.first().or(attribute.interface.as_ref());
                let span = first.map_or(attribute.name.span, |it| it.span);
                differs(
                    pass,
                    span,
                    &format!("`#[pass]` says {}", shown(&said)),
                    report,
                );
            }
        }
    }
}

/// What an `impl Pass` by hand says of operations is what the definition says.
fn check_descriptions(declared: &[&Pass], rust: &Rust, report: &mut Report) {
    for description in rust
        .found
        .descriptions
        .iter()
        .filter(|it| !it.ops.is_empty())
    {
        for pass in declared
            .iter()
            .filter(|it| it.name == description.name.value)
        {
            let ops = description.ops.iter().map(|it| it.value.clone());
            let said = Anchor::Ops(ops.collect());
            if let (Some(first), false) = (description.ops.first(), agrees(&said, pass)) {
                let label = format!("`impl Pass` says {}", shown(&said));
                differs(pass, first.span, &label, report);
            }
        }
    }
}

/// What an implementation chooses from is what the definition lets it see.
fn check_schedules(declared: &[&Pass], rust: &Rust, report: &mut Report) {
    for implemented in &rust.found.passes {
        for pass in declared
            .iter()
            .filter(|it| it.name == implemented.name.value)
        {
            let OrCpp::Known(Anchor::Ops(ops)) = &pass.anchor else {
                continue;
            };
            for op in implemented.ops.iter().filter(|it| !ops.contains(&it.value)) {
                let label = format!("the implementation names `{}`", op.value);
                differs(pass, op.span, &label, report);
            }
        }
    }
}

fn differs(pass: &Pass, place: Span, said: &str, report: &mut Report) {
    let name = &pass.name;
    let message = format!("pass `{name}` runs on something else than its definition says");
    let wording = report.error(catalogue::OTHER_ANCHOR, place, message);
    let declared = match &pass.anchor {
        OrCpp::Known(anchor) => shown(anchor),
        OrCpp::Cpp(class) => format!("the C++ class `{class}`"),
    };
    let declared = format!("declared here for {declared}");
    wording.label(said).also(pass.span, declared);
}

/// Whether the sources say what the definition says; there is nothing to compare with a class that only C++ knows.
fn agrees(said: &Anchor, pass: &Pass) -> bool {
    pass.anchor.known().is_none_or(|it| is_same(said, it))
}

/// Whether both name the same operations, in whatever order.
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

fn shown(anchor: &Anchor) -> String {
    match anchor {
        Anchor::Any => "any operation".to_owned(),
        Anchor::Interface(name) => format!("the interface `{name}`"),
        Anchor::Ops(ops) => {
            let ops: Vec<String> = ops.iter().map(|it| format!("`{it}`")).collect();
            ops.join(", ")
        }
    }
}
