//! From one spelling to the other: KDL as attributes of Rust items, and attributes as KDL. Nodes are carried over as they are
//! written, so that what is left out stays left out. Comments are not part of nodes: a warning names each that is left out, and each Rust
//! item and attribute that defines nothing.

mod attribute;
mod document;
mod layout;
mod left_out;
mod other_attributes;
mod other_items;

use document::kdl_nodes;
use passdefs::Outcome;
use passdefs::internal::{attribute_nodes, front_end_of, load_each};
use passdefs::load_kdl;
use passdefs::report::Report;
use passdefs::source::Sources;
use passdefs::vocabulary::Spelling;

/// The same definitions in the other spelling.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Converted {
    /// The text; nothing if a diagnostic is an error.
    pub text: Option<String>,
    /// Errors in the definitions, and facts that the other spelling has no place for.
    pub outcome: Outcome,
    /// Facts that the other spelling cannot express, if the definitions are right and there is no text all the same.
    pub refused: Option<String>,
}

/// Writes a text in the other spelling: Rust as KDL if its name ends in `.rs`, else KDL as Rust. The result is read back
/// and compared; if it means something else, there is no text.
///
/// ```
/// let text = r#"group "Example" { pass "Fold" "fold" { op "func.func"; summary "Folds constants"; }; }"#;
/// let rust = pass_def_tools::convert("passes.kdl", text).text.unwrap();
/// assert_eq!(rust, r#"use passwright::pass_group;
///
/// #[pass_group]
/// pub mod example {
///     /// Folds constants
///     #[pass(op = "func.func")]
///     pub struct Fold;
/// }
/// "#);
/// assert_eq!(pass_def_tools::convert("passes.rs", &rust).text.unwrap(), r#"group "Example" {
///     pass "Fold" "fold" {
///         op "func.func"
///         summary "Folds constants"
///     }
/// }
/// "#);
/// ```
pub fn convert(name: &str, text: &str) -> Converted {
    let original = text;
    let from = if name.ends_with(".rs") {
        Spelling::Attribute
    } else {
        Spelling::Kdl
    };
    if let Some(outcome) = without_spelling(from, name, text) {
        return Converted {
            text: None,
            outcome,
            refused: None,
        };
    }
    let mut outcome = load(from, name, text);
    let Some(set) = outcome.set.as_ref() else {
        return Converted {
            text: None,
            outcome,
            refused: None,
        };
    };
    let (text, to, name) = match from {
        Spelling::Kdl => {
            let text = attribute::write(&kdl_nodes(text));
            (text, Spelling::Attribute, "converted.rs")
        }
        Spelling::Attribute => {
            let text = document::write(&attribute_nodes(name, text));
            (text, Spelling::Kdl, "converted.kdl")
        }
    };
    let back = load(to, name, &text);
    let is_same = back
        .set
        .as_ref()
        .is_some_and(|entry| entry.same_meaning(set));
    if let Some(file) = outcome.files.first().filter(|_| is_same) {
        let mut report = Report::default();
        left_out::warn_of_comments(from, *file, original, &mut report);
        if from == Spelling::Attribute {
            left_out::warn_of_items(*file, original, &mut report);
            left_out::warn_of_attributes(*file, original, &mut report);
        }
        outcome.diagnostics.extend(report.finish());
    }
    Converted {
        refused: (!is_same).then(|| reason(&back)),
        text: is_same.then_some(text),
        outcome,
    }
}

/// Returns the errors about facts that attributes cannot express, if there are any.
fn without_spelling(from: Spelling, name: &str, text: &str) -> Option<Outcome> {
    let mut sources = Sources::new();
    sources.add(name, text);
    let mut report = Report::default();
    if from == Spelling::Kdl {
        let nodes = kdl_nodes(text);
        left_out::report_inexpressible(&nodes, &mut report);
        left_out::report_foreign_legalities(&nodes, &mut report);
    }
    report.has_errors().then(|| {
        let mut outcome = Outcome::default();
        outcome.sources = sources;
        outcome.diagnostics = report.finish();
        outcome
    })
}

/// Returns the reason for which the converted text has another meaning.
fn reason(back: &Outcome) -> String {
    let mut errors = back.diagnostics.iter().filter(|found| found.is_error());
    match errors.next() {
        Some(error) => format!("what it would be is refused: {}", error.message),
        None => "what it would be has another meaning".to_owned(),
    }
}

fn load(spelling: Spelling, name: &str, text: &str) -> Outcome {
    match spelling {
        Spelling::Kdl => load_kdl([(name, text)]),
        Spelling::Attribute => load_each([(name, text)], &mut |_, _| Err(String::new()), |_| {
            front_end_of(".rs")
        }),
    }
}
