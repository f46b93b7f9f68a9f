//! Random passes with random rules: sorting, insertions and extensions, held against a search of all orders.

use pass_builder::{PipelineBuilder, PipelineExtension, Position};
use pass_runtime::info::{OrderRule, OrderTarget, Relation, Strength};
use pass_runtime::manager::ElementId;
use pass_runtime::{Pass, PassInfo, PassRegistry};
use pass_text::render::Style;

use super::{Library, insert, rule};
use crate::passes::AnyPass;
use crate::toy::{Toy, ToyContext};

/// A generator of numbers that are the same in each run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

const NAMES: [&str; 8] = ["p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7"];
const KINDS: [&[&str]; 4] = [&[], &["even"], &["odd"], &["even", "odd"]];

/// Passes with random rules about each other.
fn random_passes(numbers: &mut Numbers, count: usize, rules: usize) -> Vec<&'static PassInfo> {
    let passes = NAMES.iter().take(count).map(|name| {
        let stated = (0..numbers.below(rules + 1)).map(|_| {
            let target = match numbers.below(4) {
                0 => OrderTarget::Kind(["even", "odd"][numbers.below(2)]),
                _ => OrderTarget::Pass(NAMES[numbers.below(count)]),
            };
            let most = if numbers.below(12) == 0 { 7 } else { 6 };
            let relation = numbers.below(most);
            let relation = [
                Relation::Before,
                Relation::After,
                Relation::Before,
                Relation::After,
                Relation::Requires,
                Relation::FollowedBy,
                Relation::ConflictsWith,
            ][relation];
            let strength = if numbers.below(4) == 0 {
                Strength::Weak
            } else {
                Strength::Strong
            };
            rule(relation, strength, target)
        });
        let stated: &'static [OrderRule<'static>] = stated.collect::<Vec<_>>().leak();
        let kinds = KINDS[numbers.below(4)];
        let info = AnyPass::INFO.variant(name).kinds(kinds).order(stated);
        &*Box::leak(Box::new(info))
    });
    passes.collect()
}

fn registry_of(passes: &[&'static PassInfo]) -> PassRegistry<Toy> {
    let mut registry = PassRegistry::new();
    passes
        .iter()
        .for_each(|info| registry.register_variant::<AnyPass>(info).unwrap());
    registry
}

/// True if the passes in this order keep the rules, judged rule by rule.
fn keeps(order: &[&'static PassInfo], weak: bool) -> bool {
    order.iter().enumerate().all(|(at, pass)| {
        pass.order.iter().all(|rule| {
            let is_target = |other: &&PassInfo| match rule.target {
                OrderTarget::Pass(name) => other.argument == name,
                OrderTarget::Kind(kind) => other.kinds.contains(&kind),
            };
            let is_other = |other: &&PassInfo| is_target(other) && other.argument != pass.argument;
            let before = order[..at].iter().any(&is_other);
            let after = order[at + 1..].iter().any(is_other);
            match (rule.relation, rule.strength) {
                (Relation::Before, Strength::Strong) => !before,
                (Relation::After, Strength::Strong) => !after,
                (_, Strength::Weak) if !weak => true,
                (Relation::Before, Strength::Weak) => after || !before,
                (Relation::After, Strength::Weak) => before || !after,
                (Relation::Requires, _) => before,
                (Relation::FollowedBy, _) => after,
                (Relation::ConflictsWith, _) => !before && !after,
            }
        })
    })
}

/// True if some order of the passes keeps the rules.
fn some_order(passes: &mut Vec<&'static PassInfo>, from: usize, weak: bool) -> bool {
    if from == passes.len() {
        return keeps(passes, weak);
    }
    (from..passes.len()).any(|next| {
        passes.swap(from, next);
        let found = some_order(passes, from + 1, weak);
        passes.swap(from, next);
        found
    })
}

/// True if a rule is satisfied by any of several targets, so that sorting has to choose one.
fn has_choice(passes: &[&'static PassInfo]) -> bool {
    let rules = passes.iter().flat_map(|pass| pass.order);
    let is_edge = |rule: &OrderRule<'_>| {
        rule.strength == Strength::Strong
            && matches!(
                rule.relation,
                Relation::Before | Relation::After | Relation::ConflictsWith
            )
    };
    !rules.into_iter().all(is_edge)
}

/// Sorting never claims more than there is, and finds what there is unless it has to choose among targets.
#[test]
fn sorting_agrees_with_a_search_of_all_orders() {
    let mut numbers = Numbers(7);
    let (mut outcomes, mut missed) = ([0; 3], 0);
    for set in 0..1000 {
        // There are 40,320 orders of eight passes.
        let count = if set % 250 == 249 {
            8
        } else {
            2 + numbers.below(5)
        };
        let mut passes = random_passes(&mut numbers, count, 2);
        let (registry, cx) = (registry_of(&passes), ToyContext::default());
        let mut builder = PipelineBuilder::new("any", &registry, &cx);
        builder
            .defer_order()
            .append_text(&NAMES[..count].join(","))
            .unwrap();
        let outcome = match builder.sort() {
            Ok(report) if report.violations().is_empty() => 0,
            Ok(_) => 1,
            Err(_) => 2,
        };
        let mut keeps_all = |weak| some_order(&mut passes, 0, weak);
        let expected = if keeps_all(true) {
            0
        } else if keeps_all(false) {
            1
        } else {
            2
        };
        assert!(outcome >= expected, "set {set}: {passes:#?}");
        assert!(
            outcome == expected || has_choice(&passes),
            "set {set}: {passes:#?}"
        );
        missed += usize::from(outcome != expected);
        outcomes[outcome] += 1;
    }
    assert!(outcomes.iter().all(|count| *count > 50), "{outcomes:?}");
    assert!(missed <= 20, "{missed} orders are not found");
}

#[test]
fn insertions_keep_strong_rules_or_fail() {
    let mut numbers = Numbers(11);
    let (mut kept, mut refused) = (0, 0);
    for _ in 0..200 {
        let passes = random_passes(&mut numbers, 8, 2);
        let (registry, cx) = (registry_of(&passes), ToyContext::default());
        let mut builder = PipelineBuilder::new("any", &registry, &cx);
        let mut handles: Vec<ElementId> = Vec::new();
        for _ in 0..30 {
            let name = NAMES[numbers.below(8)];
            let position = match (
                numbers.below(4),
                handles.get(numbers.below(handles.len().max(1))),
            ) {
                (0, Some(id)) => Position::before(*id),
                (1, Some(id)) => Position::after(*id),
                (2, _) => Position::start(),
                _ => Position::end(),
            };
            let mut at = builder.at(position).unwrap();
            match at.append_text(name) {
                Ok(added) => {
                    kept += 1;
                    assert_eq!(added.len(), 1);
                    handles.extend(added);
                }
                Err(_) => refused += 1,
            }
            let report = builder.check_order();
            let found = report
                .violations()
                .iter()
                .filter(|violation| violation.rule.strength == Strength::Strong);
            // The others ask for what may still be inserted.
            let found = found.filter(|violation| violation.rule.relation != Relation::FollowedBy);
            assert_eq!(
                found.count(),
                0,
                "{}",
                report.render(Style::default(), true)
            );
        }
        if let Ok(built) = builder.build() {
            let text = built.to_string();
            let again = registry.parse(&cx, &text).unwrap();
            assert_eq!(
                (again.to_tree(), again.to_string()),
                (built.to_tree(), text)
            );
        }
    }
    assert!(
        kept > 500 && refused > 500,
        "{kept} kept, {refused} refused"
    );
}

#[test]
fn the_order_of_extensions_does_not_matter() {
    let mut numbers = Numbers(13);
    let (mut fine, mut failed) = (0, 0);
    for _ in 0..200 {
        let mut passes = random_passes(&mut numbers, 8, 1);
        // The first two are those of the framework.
        passes[0] = const { &AnyPass::INFO.variant("p0") };
        passes[1] = const { &AnyPass::INFO.variant("p1").kinds(&["odd"]) };
        let (registry, cx) = (registry_of(&passes), ToyContext::default());
        let steps: Vec<Vec<(usize, usize, &str)>> = (0..3)
            .map(|_| {
                let steps = 1 + numbers.below(2);
                let steps = (0..steps).map(|_| {
                    (
                        numbers.below(4),
                        numbers.below(2),
                        NAMES[2 + numbers.below(6)],
                    )
                });
                steps.collect()
            })
            .collect();
        let libraries = ["a", "b", "c"]
            .into_iter()
            .zip(&steps)
            .map(|(name, steps)| {
                Library(name, move |builder: &mut PipelineBuilder<'_, Toy>| {
                    steps.iter().try_for_each(|(side, base, name)| {
                        let target = NAMES[*base];
                        match side {
                            0 => insert(builder, Position::before(target), name),
                            1 => insert(builder, Position::after(target), name),
                            2 => insert(builder, Position::start(), name),
                            _ => insert(builder, Position::end(), name),
                        }
                    })
                })
            });
        let libraries: Vec<_> = libraries.collect();
        let outcome = |order: [usize; 3]| {
            let mut builder = PipelineBuilder::new("any", &registry, &cx);
            builder.append_text("p0,p1").unwrap();
            let chosen = order.map(|index| &libraries[index] as &dyn PipelineExtension<Toy>);
            let built = builder.extend(&chosen).and_then(|()| builder.build());
            built
                .map(|built| built.to_string())
                .map_err(|error| error.to_string())
        };
        let first = outcome([0, 1, 2]);
        for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            assert_eq!(outcome(order), first);
        }
        match first {
            Ok(_) => fine += 1,
            Err(_) => failed += 1,
        }
    }
    assert!(fine > 20 && failed > 20, "{fine} fine, {failed} failed");
}
