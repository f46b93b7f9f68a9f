//! Rules about order, and examples.

use proc_macro2::Span;

use super::Reader;
use super::args::Args;
use crate::draft::{Example, OrderRule, OrderTarget, Pass};
use crate::model::Relation;

/// Relations under the names that they have in attributes.
const RELATIONS: [(&str, Relation); 4] = [
    ("before", Relation::Before),
    ("after", Relation::After),
    ("immediately_after", Relation::ImmediatelyAfter),
    ("conflicts_with", Relation::ConflictsWith),
];

/// The relation that an argument of this name states.
pub(super) fn relation(name: &str) -> Option<Relation> {
    let found = RELATIONS.iter().find(|(known, _)| *known == name);
    found.map(|(_, relation)| *relation)
}

/// What a pass is, where it may stand, and what it does to an input.
pub(super) fn read(reader: &mut Reader<'_>, args: &mut Args, pass: &mut Pass) {
    pass.kinds = args.strings(reader, "kind");
    for (name, span, rule) in args.all(reader, &RELATIONS.map(|(name, _)| name)) {
        if let Some(relation) = relation(name) {
            pass.order
                .extend(read_rule(reader, (name, span), relation, rule));
        }
    }
    for (_, span, example) in args.all(reader, &["example"]) {
        let example = read_example(reader, span, example);
        pass.examples.push(example);
    }
}

/// A rule for each pass that is named, and one for the kind that is.
fn read_rule(
    reader: &mut Reader<'_>,
    (name, span): (&str, Span),
    relation: Relation,
    mut args: Args,
) -> Vec<OrderRule> {
    let passes = args.unnamed_strings(reader);
    let has_kind = args.has("kind");
    let kind = args.string(reader, "kind");
    let strength = args.string(reader, "strength");
    let reason = args.string(reader, "reason");
    args.finish(reader);
    if passes.is_none() && !has_kind {
        let message = format!("`{name}` lacks the name of a pass, or a `kind`");
        reader.missing(span, message);
    }
    let passes = passes.unwrap_or_default().into_iter();
    let targets = passes
        .map(OrderTarget::Pass)
        .chain(kind.map(OrderTarget::Kind));
    let rule = |target| OrderRule {
        relation,
        target,
        strength: strength.clone(),
        reason: reason.clone(),
    };
    targets.map(rule).collect()
}

fn read_example(reader: &mut Reader<'_>, span: Span, mut args: Args) -> Example {
    let example = Example {
        span: reader.places.of(span),
        title: args.string(reader, "title"),
        options: args.string(reader, "options"),
        before: args.block(reader, "before"),
        after: args.block(reader, "after"),
    };
    args.finish(reader);
    example
}
