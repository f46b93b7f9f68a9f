//! Orders of passes that satisfy their rules.

use std::collections::BTreeMap;

use super::schedule::{Clause, Scheduler, Side};
use super::{OrderFacts, OrderRule, OrderTarget, Relation, Strength, Violation};

/// Sorts units, which are sequences of passes that stay as they are, and returns their indices: in an order that
/// satisfies all strong rules, and the weak ones that do not contradict strong ones or weak ones before them. Units that come
/// first are preferred. The first unit of each pair in `fixed`, by index, stays before the second.
///
/// If several targets would satisfy a rule, the choice is final: a set of rules may be refused although an exhaustive search
/// would find an order.
///
/// # Errors
///
/// The strong rules that contradict each other, with the positions of passes in the sequence of all units.
///
/// ```
/// use pass_text::order::{OrderFacts, OrderRule, OrderTarget, Relation, Strength, sort};
/// let before = |pass| [OrderRule::new(Relation::Before, OrderTarget::Pass(pass), Strength::Strong, "")];
/// let (before_cse, before_inline) = (before("cse"), before("inline"));
/// let unit = |pass, rules| vec![OrderFacts { pass, kinds: &[], rules }];
///
/// let units = [unit("cse", &[]), unit("inline", &before_cse)];
/// assert_eq!(sort(&units, &[]), Ok(vec![1, 0]));
///
/// let units = [unit("cse", &before_inline), unit("inline", &before_cse)];
/// assert_eq!(sort(&units, &[]).unwrap_err().len(), 2);
/// ```
pub fn sort(
    units: &[Vec<OrderFacts<'_>>],
    fixed: &[(usize, usize)],
) -> Result<Vec<usize>, Vec<Violation>> {
    let mut constraints = constraints_of(units);
    let fixed = fixed.iter().map(|(first, second)| Constraint {
        rule: None,
        is_strong: true,
        clauses: vec![Clause {
            side: Side::Before,
            unit: *first,
            targets: vec![*second],
        }],
    });
    constraints.extend(fixed);
    let (mut active, weak): (Vec<_>, Vec<_>) = constraints
        .iter()
        .partition(|constraint| constraint.is_strong);
    let mut conflicts = active
        .iter()
        .filter(|constraint| constraint.clauses.is_empty());
    if let Some(conflict) = conflicts.next() {
        return Err(conflict.rule.into_iter().collect());
    }
    let schedule = |constraints: &[&Constraint]| {
        let constraints = constraints.iter().enumerate();
        let clauses = constraints.flat_map(|(index, constraint)| {
            constraint.clauses.iter().map(move |clause| (index, clause))
        });
        Scheduler::new(units.len(), clauses).run()
    };
    let mut order = schedule(&active).map_err(|indices| {
        let constraints = indices.into_iter().filter_map(|index| active.get(index));
        constraints
            .filter_map(|constraint| constraint.rule)
            .collect::<Vec<_>>()
    })?;
    for constraint in weak
        .into_iter()
        .filter(|constraint| !constraint.clauses.is_empty())
    {
        active.push(constraint);
        match schedule(&active) {
            Ok(better) => order = better,
            Err(_) => drop(active.pop()),
        }
    }
    Ok(order)
}

/// An order rule as clauses about units. All clauses are required.
struct Constraint {
    /// The rule, with a pass that it refers to; `None` for a fixed order.
    rule: Option<Violation>,
    is_strong: bool,
    /// Empty if no order satisfies the rule.
    clauses: Vec<Clause>,
}

/// A pass of a unit.
#[derive(Clone, Copy)]
struct UnitPass<'u> {
    facts: &'u OrderFacts<'u>,
    unit: usize,
    /// The position in the sequence of all units.
    position: usize,
}

impl UnitPass<'_> {
    fn targets(&self) -> impl Iterator<Item = OrderTarget<'_>> {
        let kinds = self.facts.kinds.iter().map(|kind| OrderTarget::Kind(kind));
        std::iter::once(OrderTarget::Pass(self.facts.pass)).chain(kinds)
    }
}

fn constraints_of(units: &[Vec<OrderFacts<'_>>]) -> Vec<Constraint> {
    let passes = units
        .iter()
        .enumerate()
        .flat_map(|(unit, passes)| passes.iter().map(move |facts| (unit, facts)));
    let passes = passes
        .enumerate()
        .map(|(position, (unit, facts))| UnitPass {
            facts,
            unit,
            position,
        });
    let passes: Vec<UnitPass<'_>> = passes.collect();
    let mut by_target: BTreeMap<OrderTarget<'_>, Vec<&UnitPass<'_>>> = BTreeMap::new();
    for pass in &passes {
        for target in pass.targets() {
            by_target.entry(target).or_default().push(pass);
        }
    }
    let mut constraints = Vec::new();
    for pass in &passes {
        for (index, rule) in pass.facts.rules.iter().enumerate() {
            let targets = by_target.get(&rule.target).map_or(&[][..], Vec::as_slice);
            constraints.extend(constraint(pass, index, rule, targets));
        }
    }
    constraints
}

/// Returns the constraint of a rule, or `None` if it is the same in any order of the units.
fn constraint(
    pass: &UnitPass<'_>,
    index: usize,
    rule: &OrderRule<'_>,
    targets: &[&UnitPass<'_>],
) -> Option<Constraint> {
    let is_strong = rule.strength == Strength::Strong;
    let (side, is_any) = match rule.relation {
        Relation::Before => (Side::Before, !is_strong),
        Relation::After => (Side::After, !is_strong),
        Relation::FollowedBy => (Side::Before, true),
        Relation::Requires => (Side::After, true),
        Relation::ConflictsWith => (Side::Before, false),
    };
    let is_conflict = rule.relation == Relation::ConflictsWith;
    let is_other = |target: &&UnitPass<'_>| target.facts.pass != pass.facts.pass;
    let is_inside = |target: &UnitPass<'_>| target.unit == pass.unit;
    let is_satisfied_by = |target: &&UnitPass<'_>| {
        let is_behind = target.position > pass.position;
        is_other(target) && is_inside(target) && is_behind == (side == Side::Before)
    };
    let is_satisfied = is_any && targets.iter().any(is_satisfied_by);
    let targets = targets.iter().copied();
    let targets = targets.filter(|target| is_other(target) && (is_conflict || !is_inside(target)));
    let targets: Vec<&UnitPass<'_>> = targets.collect();
    if is_satisfied || targets.is_empty() {
        return None;
    }
    let second_target = targets.iter().copied().find(is_other);
    let mut units: Vec<usize> = targets.iter().map(|target| target.unit).collect();
    units.dedup();
    let clause = |targets: &[usize]| Clause {
        side,
        unit: pass.unit,
        targets: targets.to_vec(),
    };
    let clauses = match rule.relation {
        Relation::ConflictsWith => Vec::new(),
        _ if is_any => vec![clause(&units)],
        _ => units.chunks(1).map(clause).collect(),
    };
    let violation = Violation {
        run: pass.position,
        rule: index,
        other: second_target.map(|target| target.position),
    };
    Some(Constraint {
        rule: Some(violation),
        is_strong,
        clauses,
    })
}
