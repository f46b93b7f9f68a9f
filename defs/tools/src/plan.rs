//! Sequences of declared passes that lead from one legality to another.

mod search;

use pass_text::legality::{Bits, Effect, EntityId, Rule, RuleSet, Universe};
use pass_text::order::{OrderFacts, OrderRule, OrderTarget, Relation};
use passdefs::legality::{Contracts, Tables};
use passdefs::model::{Anchor, Arity, LegalityId, OrCpp, Pass, PassId, PassSet};

use search::Search;

/// The operation that pipelines run on, unless all their passes run on another one.
const ROOT: &str = "builtin.module";

/// The maximum number of classes that a reason names.
const MAX_NAMES: usize = 6;

/// A sequence of passes.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Plan {
    /// The passes as a textual pipeline.
    pub pipeline: String,
    /// The passes, in order.
    pub steps: Vec<PlannedPass>,
}

/// A pass of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlannedPass {
    /// The pass.
    pub pass: PassId,
    /// Its purposes, as sentences without a subject.
    pub reasons: Vec<String>,
}

/// Returns the shortest sequences of passes after which IR that satisfies `from` satisfies `to`, those first that respect most weak
/// rules about order. Strong rules are respected. Passes run with their default options; where one must be given, its type stands in
/// place of a value.
///
/// # Errors
///
/// If there is none: sentences that say what is missing.
///
/// ```
/// let text = r#"group "G" {
///     legality "loops" "Loops" { illegal "tensor"; }
///     legality "machine" "Machine code" { illegal "tensor" "scf"; }
///     pass "Lower" "lower" { op "builtin.module"; summary "Lowers"; postcondition { illegal "scf"; }; creates "cf"; }
/// }"#;
/// let set = passdefs::load([("passes.kdl", text)]).set.unwrap();
/// let legality = |name| pass_def_tools::find_legality(&set, name).unwrap();
/// let plans = pass_def_tools::plan(&set, legality("loops"), legality("machine")).unwrap();
/// assert_eq!(plans[0].pipeline, "builtin.module(lower)");
/// assert_eq!(plans[0].steps[0].reasons, ["removes operations of `scf`, which `machine` forbids"]);
/// ```
pub fn plan(set: &PassSet, from: LegalityId, to: LegalityId) -> Result<Vec<Plan>, Vec<String>> {
    let tables = Tables::of(set);
    let contracts = Contracts::of(&tables);
    let [from_rules, to_rules] = [from, to].map(|legality| tables.rules_in(legality));
    let planner = Planner::new(set, &contracts, &from_rules, (&to_rules, &set[to].name));
    planner.plans()
}

/// Returns the legality of a name.
///
/// # Errors
///
/// If there is none, or several groups have one: what is wrong, and what would be right.
pub fn find_legality(set: &PassSet, name: &str) -> Result<LegalityId, (String, String)> {
    let mut found = set
        .all_legalities()
        .filter(|legality| legality.name == name);
    match (found.next(), found.next()) {
        (Some(legality), None) => Ok(legality.id),
        (Some(_), Some(_)) => Err((
            format!("several groups have a legality `{name}`"),
            "name files that have one of them".to_owned(),
        )),
        (None, _) => {
            let known = set.all_legalities().map(|legality| legality.name.as_str());
            let known: Vec<&str> = known.collect();
            let help = match (passdefs::names::nearest(name, &known), known.as_slice()) {
                (Some(nearest), _) => format!("did you mean `{nearest}`?"),
                (None, []) => "the files declare none".to_owned(),
                (None, known) => format!("there are `{}`", known.join("`, `")),
            };
            Err((format!("no legality has the name `{name}`"), help))
        }
    }
}

/// A pass that a plan may run.
struct Candidate<'s> {
    pass: &'s Pass,
    effect: Effect,
    /// The classes that it must not get.
    required: Bits,
    kinds: Vec<&'s str>,
    rules: Vec<OrderRule<'s>>,
    /// The options that must be given, with their types.
    required_options: Vec<(&'s str, &'s str)>,
}

impl<'s> Candidate<'s> {
    fn new(
        set: &'s PassSet,
        contracts: &Contracts<'_>,
        universe: &Universe<'_>,
        pass: &'s Pass,
    ) -> Self {
        let contract = contracts.of_pass(pass.id);
        let applies = |clause| contracts.applies_by_default(pass.id, clause);
        let effect = Effect::new(universe, &contract, applies);
        let kinds = pass.kinds.iter().map(|kind| set[kind.kind].name.as_str());
        Self {
            pass,
            required: effect
                .requirements()
                .map(|(entity, ..)| entity.index())
                .collect(),
            effect,
            kinds: kinds.collect(),
            rules: set.order_rules(pass),
            required_options: set
                .options(&pass.options)
                .filter(|option| matches!(option.arity, Arity::Required | Arity::Unknown { .. }))
                .map(|option| (&*option.argument, set.type_name(&option.ty)))
                .collect(),
        }
    }

    /// Returns the pass in a pipeline, with the types of options that must be given in place of values.
    fn element(&self) -> String {
        let options = self.required_options.iter();
        let options: Vec<String> = options.map(|(name, ty)| format!("{name}=<{ty}>")).collect();
        let name = &self.pass.argument;
        match options.join(" ") {
            none if none.is_empty() => name.clone(),
            options => format!("{name}{{{options}}}"),
        }
    }

    fn facts(&self) -> OrderFacts<'_> {
        OrderFacts {
            pass: &self.pass.argument,
            kinds: &self.kinds,
            rules: &self.rules,
        }
    }

    fn is_target(&self, target: OrderTarget<'_>) -> bool {
        match target {
            OrderTarget::Pass(name) => self.pass.argument == name,
            OrderTarget::Kind(kind) => self.kinds.contains(&kind),
        }
    }
}

struct Planner<'p> {
    universe: Universe<'p>,
    candidates: Vec<Candidate<'p>>,
    /// The classes that may be there at the start.
    start: Bits,
    /// The classes that must not be there at the end.
    goal: Bits,
    /// The name of the legality at the end.
    target: &'p str,
}

impl<'p> Planner<'p> {
    fn new(
        set: &'p PassSet,
        contracts: &'p Contracts<'p>,
        from: &'p [Rule<'p>],
        (to, target): (&'p [Rule<'p>], &'p str),
    ) -> Self {
        let [from, to] = [from, to].map(RuleSet::new);
        let passes = || set.all_passes().filter(|pass| pass.deprecated.is_none());
        let universe = Universe::new(passes().map(|pass| contracts.of_pass(pass.id)), [from, to]);
        let numbers = |is_meant: &dyn Fn(EntityId) -> bool| {
            let entities = universe.entities().filter(|entity| is_meant(*entity));
            entities.map(EntityId::index).collect()
        };
        let start = numbers(&|entity| universe.verdict(from, entity).is_legal());
        let goal: Bits = numbers(&|entity| !universe.verdict(to, entity).is_legal());
        let candidates = passes().map(|pass| Candidate::new(set, contracts, &universe, pass));
        let mut planner = Self {
            candidates: candidates.collect(),
            universe,
            start,
            goal,
            target,
        };
        planner.keep_relevant();
        planner
    }

    /// Drops the passes that remove nothing that matters, and that no rule of others asks for.
    fn keep_relevant(&mut self) {
        let mut needed = self.goal.clone();
        let mut is_relevant = vec![false; self.candidates.len()];
        loop {
            let mut has_changed = false;
            for (index, candidate) in self.candidates.iter().enumerate() {
                let mut others = self.candidates.iter().zip(&is_relevant);
                let is_asked_for = others.any(|(other, is_relevant)| {
                    let asks = [
                        Relation::Requires,
                        Relation::FollowedBy,
                        Relation::ImmediatelyAfter,
                    ];
                    let mut rules = other.rules.iter();
                    *is_relevant
                        && rules.any(|rule| {
                            asks.contains(&rule.relation) && candidate.is_target(rule.target)
                        })
                });
                let removes_something = || !needed.is_disjoint(candidate.effect.removed());
                if !is_relevant[index] && (is_asked_for || removes_something()) {
                    is_relevant[index] = true;
                    needed.union(&candidate.required);
                    has_changed = true;
                }
            }
            if !has_changed {
                break;
            }
        }
        let mut is_relevant = is_relevant.into_iter();
        self.candidates
            .retain(|_| is_relevant.next().unwrap_or_default());
    }

    fn plans(&self) -> Result<Vec<Plan>, Vec<String>> {
        let missing = self.explain_missing();
        if !missing.is_empty() {
            return Err(missing);
        }
        let sequences = Search::new(self).run();
        if sequences.is_empty() {
            return Err(vec![self.conflict()]);
        }
        Ok(sequences
            .iter()
            .map(|sequence| self.describe(sequence))
            .collect())
    }

    /// Returns sentences about what no pass can remove, even if none brought anything in.
    fn explain_missing(&self) -> Vec<String> {
        let mut removable = Bits::default();
        let is_absent = |removable: &Bits, class: usize| {
            removable.contains(class) || !self.start.contains(class)
        };
        let mut is_available = vec![false; self.candidates.len()];
        loop {
            let mut has_changed = false;
            for (candidate, is_available) in self.candidates.iter().zip(&mut is_available) {
                let is_met = candidate
                    .required
                    .iter()
                    .all(|class| is_absent(&removable, class));
                if !*is_available && is_met {
                    *is_available = true;
                    has_changed = true;
                    removable.union(candidate.effect.removed());
                }
            }
            if !has_changed {
                break;
            }
        }
        let unremovable: Bits = self
            .goal
            .iter()
            .filter(|class| !is_absent(&removable, *class))
            .collect();
        let mut sentences = Vec::new();
        let mut explained = Bits::default();
        for candidate in &self.candidates {
            let removed: Vec<usize> = unremovable.intersection(candidate.effect.removed());
            let blocked: Vec<usize> = candidate
                .required
                .iter()
                .filter(|class| !is_absent(&removable, *class))
                .collect();
            if !removed.is_empty() {
                sentences.push(format!(
                    "`{}` would remove {}, but must not get {}, which no pass removes before",
                    candidate.pass.argument,
                    self.names(&removed),
                    self.names(&blocked)
                ));
                removed
                    .into_iter()
                    .for_each(|class| explained.insert(class));
            }
        }
        let rest: Vec<usize> = unremovable
            .iter()
            .filter(|class| !explained.contains(*class))
            .collect();
        if !rest.is_empty() {
            let names = self.names(&rest);
            sentences.insert(
                0,
                format!("no pass says in its postcondition that it removes {names}"),
            );
        }
        sentences
    }

    fn conflict(&self) -> String {
        let brings = |candidate: &&Candidate<'_>| {
            self.goal.iter().any(|class| {
                let mut entities = self.universe.entities();
                entities
                    .nth(class)
                    .is_some_and(|entity| candidate.effect.brings(entity))
            })
        };
        let bringers = self.candidates.iter().filter(brings);
        let bringers: Vec<String> = bringers
            .map(|candidate| format!("`{}`", candidate.pass.argument))
            .collect();
        let why = if bringers.is_empty() {
            "the rules about order leave none".to_owned()
        } else {
            format!(
                "{} may bring in again what others remove",
                bringers.join(", ")
            )
        };
        format!(
            "each operation and type can be removed, but no sequence was found that removes all: {why}"
        )
    }

    fn names(&self, classes: &[usize]) -> String {
        let (classes, more) = classes.split_at(classes.len().min(MAX_NAMES));
        let is_meant = |entity: &EntityId| classes.contains(&entity.index());
        let entities: Vec<EntityId> = self.universe.entities().filter(is_meant).collect();
        let names = self.universe.names(&entities, '`');
        match more.len() {
            0 => names,
            more => format!("{names}, and {more} more"),
        }
    }

    fn describe(&self, sequence: &[usize]) -> Plan {
        let passes = || sequence.iter().map(|index| &self.candidates[*index]);
        let mut before = self.start.clone();
        let mut steps = Vec::new();
        for (number, candidate) in passes().enumerate() {
            let later: Vec<&Candidate<'_>> = passes().skip(number + 1).collect();
            let removed: Vec<usize> = before.intersection(candidate.effect.removed());
            steps.push(PlannedPass {
                pass: candidate.pass.id,
                reasons: self.reasons(candidate, &removed, &later, passes()),
            });
            before = candidate.effect.after(&self.universe, &before);
        }
        Plan {
            pipeline: pipeline_text(passes()),
            steps,
        }
    }

    /// Returns what a pass is for: what it removes that later passes must not get or the end forbids, and the rules that ask for
    /// it.
    fn reasons<'c>(
        &'c self,
        candidate: &Candidate<'_>,
        removed: &[usize],
        later: &[&Candidate<'_>],
        all: impl Iterator<Item = &'c Candidate<'p>>,
    ) -> Vec<String>
    where
        'p: 'c,
    {
        let mut reasons = Vec::new();
        let inside = match &candidate.pass.anchor {
            OrCpp::Known(Anchor::Ops(ops)) if !ops.iter().any(|op| op == ROOT) => {
                format!(" inside of `{}`", ops.join("` and `"))
            }
            _ => String::new(),
        };
        let mut told = Bits::default();
        for other in later {
            let removed_for_step: Vec<usize> = removed
                .iter()
                .copied()
                .filter(|class| other.required.contains(*class) && !told.contains(*class))
                .collect();
            if !removed_for_step.is_empty() {
                removed_for_step
                    .iter()
                    .for_each(|class| told.insert(*class));
                let names = self.names(&removed_for_step);
                let other = &other.pass.argument;
                reasons.push(format!(
                    "removes {names}{inside}, which `{other}` must not get"
                ));
            }
        }
        let removed_for_step: Vec<usize> = removed
            .iter()
            .copied()
            .filter(|class| self.goal.contains(*class) && !told.contains(*class))
            .collect();
        if !removed_for_step.is_empty() {
            let names = self.names(&removed_for_step);
            reasons.push(format!(
                "removes {names}{inside}, which `{}` forbids",
                self.target
            ));
        }
        for other in all {
            for rule in other
                .rules
                .iter()
                .filter(|rule| candidate.is_target(rule.target))
            {
                let asks = match rule.relation {
                    Relation::Requires | Relation::ImmediatelyAfter => "requires it before",
                    Relation::FollowedBy => "requires it behind",
                    _ => continue,
                };
                let colon = if rule.reason.is_empty() { "" } else { ": " };
                let reason = rule.reason;
                let reason = format!("`{}` {asks}{colon}{reason}", other.pass.argument);
                if !reasons.contains(&reason) {
                    reasons.push(reason);
                }
            }
        }
        let names = candidate.required_options.iter();
        let names: Vec<String> = names.map(|(name, _)| format!("`{name}`")).collect();
        if !names.is_empty() {
            let options = if names.len() == 1 {
                "option"
            } else {
                "options"
            };
            reasons.push(format!("must be given its {options} {}", names.join(", ")));
        }
        reasons
    }
}

/// Returns passes as a textual pipeline, each nested on the operation that it runs on.
fn pipeline_text<'c, 's: 'c>(passes: impl Iterator<Item = &'c Candidate<'s>>) -> String {
    let anchors = passes.map(|candidate| {
        let anchor = match &candidate.pass.anchor {
            OrCpp::Known(Anchor::Ops(ops)) if ops.iter().any(|op| op == ROOT) => ROOT.to_owned(),
            OrCpp::Known(Anchor::Ops(ops)) => ops.join("|"),
            OrCpp::Known(Anchor::Interface(interface)) => interface.clone(),
            _ => String::new(),
        };
        (anchor, candidate.element())
    });
    let anchors: Vec<(String, String)> = anchors.collect();
    let root = anchors.first().map_or(ROOT, |(anchor, _)| anchor);
    // A pipeline runs on one operation.
    let is_alone = root.contains('.')
        && !root.contains('|')
        && anchors.iter().all(|(anchor, _)| anchor == root);
    let root = if is_alone { root } else { ROOT };
    let mut elements: Vec<String> = Vec::new();
    let mut open = "";
    for (anchor, name) in &anchors {
        let is_nested = anchor.as_str() != root && !anchor.is_empty();
        match elements.last_mut() {
            Some(last) if is_nested && open == anchor => {
                last.pop();
                *last += &format!(",{name})");
            }
            _ if is_nested => elements.push(format!("{anchor}({name})")),
            _ => elements.push(name.clone()),
        }
        open = anchor;
    }
    format!("{root}({})", elements.join(","))
}
