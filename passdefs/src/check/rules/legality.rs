//! What passes and pipelines require and ensure: it follows from their steps, and it says something.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use pass_text::legality::{
    Bits, Breach, Clause, Contract, Effect, EntityId, EntityKind, Requirement, Universe,
};

use super::graph;
use crate::catalogue;
use crate::legality::{Contracts, Judge, JudgedPipeline, Run, Tables, runs_everywhere};
use crate::model::{
    self, Anchor, Condition, LegalityId, OrCpp, Pass, PassId, PassSet, PipelineDef, PipelineId,
    RuleItem,
};
use crate::names::{MAX_LISTED, joined, shown};
use crate::report::{DiagnosticBuilder, Report};
use crate::source::Span;

/// Checks that legalities do not include each other in a cycle.
pub(in crate::check) fn check_legalities_end(set: &PassSet, report: &mut Report) {
    let mut includes = Vec::new();
    let legalities = &set.definitions().legalities;
    for legality in legalities {
        for item in &legality.rules {
            if let RuleItem::Include { legality: to, span } = item {
                includes.push((legality.id, *to, *span));
            }
        }
    }
    let name = |id: LegalityId| shown(&set[id].name);
    let ends = |(from, to, _): &(LegalityId, LegalityId, Span)| (from.index(), to.index());
    for cycle in graph::cycles(legalities.len(), &includes, ends) {
        let [(from, to, span), others @ ..] = cycle.as_slice() else {
            continue;
        };
        let message = match others {
            [] => format!("legality {} includes itself", name(*from)),
            _ => format!(
                "legality {} includes itself through {}",
                name(*from),
                name(*to)
            ),
        };
        let mut diag = report.error(catalogue::LEGALITY_CYCLE, *span, message);
        for (from, to, span) in others.iter().take(MAX_LISTED) {
            diag = diag.also(
                *span,
                format!("{} includes {} here", name(*from), name(*to)),
            );
        }
        diag.help("leave out one of these `includes`");
    }
}

/// Checks what passes and pipelines require and ensure; not of the pipelines that are reported as too large.
pub(super) fn check_legality(set: &PassSet, too_large: &BTreeSet<PipelineId>, report: &mut Report) {
    if !set.has_conditions() {
        return;
    }
    let tables = Tables::of(set);
    let contracts = Contracts::of(&tables);
    for pass in set.all_passes() {
        let contract = contracts.of_pass(pass.id);
        check_says_something("", &contract, &[contract], &pass.postconditions, report);
        if let OrCpp::Known(anchor) = &pass.anchor {
            check_can_hold(anchor, contract.precondition, &pass.preconditions, report);
        }
    }
    let judge = Judge::new(&contracts);
    for pipeline in set.all_pipelines() {
        let contract = contracts.of_pipeline(pipeline.id);
        let clauses = &pipeline.preconditions;
        check_can_hold(&pipeline.anchor, contract.precondition, clauses, report);
        if too_large.contains(&pipeline.id) {
            continue;
        }
        let judged = &judge.pipeline(pipeline.id);
        PipelineReport {
            set,
            contracts: &contracts,
            pipeline,
            judged,
        }
        .report(report);
    }
}

/// Warns of a postcondition that forbids nothing that these steps could leave if none removed anything. `who` names the pipeline.
fn check_says_something(
    who: &str,
    contract: &Contract<'_>,
    steps: &[Contract<'_>],
    clauses: &[model::Clause],
    report: &mut Report,
) {
    if clauses.is_empty() {
        return;
    }
    let universe = Universe::new(steps.iter().copied().chain([*contract]), []);
    // An effect has what rules forbid by class. What holds under a condition may not hold.
    let stated = Contract::new()
        .precondition(contract.postcondition)
        .postcondition(contract.precondition);
    let count = contract.postcondition.len();
    let is_certain = stated.clauses().map(|clause| clause.condition.is_none());
    let is_certain: Vec<bool> = is_certain.collect();
    let stated = Effect::new(&universe, &stated, |clause| {
        (clause < count || is_certain[clause]).then_some(true)
    });
    let present = universe
        .entities()
        .filter(|entity| !stated.removes(*entity));
    let mut present: Bits = present.map(EntityId::index).collect();
    for step in steps {
        let effect = Effect::new(
            &universe,
            &step.precondition(&[]).postcondition(&[]),
            |_| Some(true),
        );
        present = effect.after(&universe, &present);
    }
    let mut is_new = vec![false; count];
    for (entity, clause, _) in stated.requirements() {
        is_new[clause] |= present.contains(entity.index());
    }
    let written = contract.postcondition.iter().zip(clauses);
    for ((clause, written), is_new) in written.zip(is_new) {
        if !is_new && !clause.rules.rules().is_empty() {
            let message = format!("the postcondition{who} says nothing new");
            let diag = report.warning(catalogue::LEGALITY_IDLE, written.span, message);
            diag.help(if who.is_empty() {
                "leave it out, or let `creates` name what the pass may bring in"
            } else {
                "leave it out: the precondition forbids the same, and no step may bring it in"
            });
        }
    }
}

/// Warns of a precondition that forbids all operations that something may run on, whatever its options are.
fn check_can_hold(
    anchor: &Anchor,
    precondition: &[Clause<'_>],
    clauses: &[model::Clause],
    report: &mut Report,
) {
    let Anchor::Ops(ops) = anchor else { return };
    for (clause, written) in precondition.iter().zip(clauses) {
        let forbids = |op: &String| !clause.rules.verdict(EntityKind::Operation, op).is_legal();
        if clause.condition.is_none() && ops.iter().all(forbids) {
            let message = format!("the precondition forbids {}, on which it runs", listed(ops));
            let diag = report.warning(catalogue::LEGALITY_NEVER, written.span, message);
            diag.help("write `legal` for it in the block");
        }
    }
}

fn listed(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| shown(name).into_owned()).collect();
    joined(&names, " and ")
}

/// A pipeline whose judgement is reported.
struct PipelineReport<'j> {
    set: &'j PassSet,
    contracts: &'j Contracts<'j>,
    pipeline: &'j PipelineDef,
    judged: &'j JudgedPipeline<'j>,
}

impl<'j> PipelineReport<'j> {
    fn report(&self, report: &mut Report) {
        self.report_broken(report);
        self.report_input(report);
        self.report_left(report);
        self.report_idle(report);
    }

    /// Reports a postcondition that says nothing new. What a function builds, what others add, and what passes do that are declared
    /// elsewhere, is not known.
    fn report_idle(&self, report: &mut Report) {
        let is_built = self.pipeline.form.builder().is_some();
        let has_unknown = self.judged.runs.iter().any(Run::is_opaque);
        if is_built || has_unknown || self.judged.has_extension_point {
            return;
        }
        let contract = self.contracts.of_pipeline(self.pipeline.id);
        let runs = self.judged.runs.iter();
        let steps: Vec<Contract<'_>> = runs.map(|run| run.contract).collect();
        let who = format!(" of pipeline {}", shown(&self.pipeline.argument));
        let clauses = &self.pipeline.postconditions;
        check_says_something(&who, &contract, &steps, clauses, report);
    }

    fn run(&self, number: u32) -> &'j Run<'j> {
        &self.judged.runs[number as usize]
    }

    fn report_broken(&self, report: &mut Report) {
        // What happens within a pipeline that is used is reported there.
        let is_here = |(number, breach): &&(u32, Breach)| {
            let by = breach.step.map(|step| self.run(step).step);
            by != Some(self.run(*number).step)
        };
        let broken = self.judged.judgement.broken.iter().filter(is_here);
        let broken = broken.map(|(run, breach)| ((*run, breach.clause, breach.step), breach));
        for ((number, clause, by), breaches) in grouped(broken) {
            let run = self.run(number);
            let entities: Vec<EntityId> = breaches.iter().map(|breach| breach.entity).collect();
            let reason = self.reason(run, clause, breaches[0].rule);
            let message = format!(
                "pipeline {} runs {} on IR that may hold {}{reason}",
                shown(&self.pipeline.argument),
                shown(run.name),
                self.names(&entities)
            );
            let diag = report.error(catalogue::LEGALITY_BROKEN, run.span, message);
            let mut diag = diag.label(format!("{} must not get it", shown(run.name)));
            if let Some(by) = by.map(|by| self.run(by)) {
                diag = diag.also(by.span, format!("{} may bring it in", shown(by.name)));
            }
            if let Some(span) = self.clause_span(run, clause) {
                diag = diag.also(span, "it is required here");
            }
            diag = self.note_unknown(diag);
            let first = by.map_or(0, |by| by + 1);
            let removers = self.removers(&entities, run.anchor, first..number);
            diag.help(if removers.is_empty() {
                "no further pass on these operations says in its postcondition that it removes it"
                    .to_owned()
            } else {
                let removers = joined(&removers, " or ");
                format!("run {removers} in between, whose postcondition removes it")
            });
        }
    }

    /// Reports a declared precondition that allows what the steps need to be absent. Where steps on nested operations have removed
    /// it, a later step needs it absent outside of these alone, which no precondition can say.
    fn report_input(&self, report: &mut Report) {
        let Some(declared) = self.pipeline.preconditions.first() else {
            return;
        };
        let required = self.judged.judgement.requirements.iter();
        let can_be_said =
            |required: &&Requirement| required.except_within.is_empty() && !required.is_outside;
        let required = required.filter(can_be_said);
        let required: Vec<&Requirement> = required.collect();
        let is_covered = |inner: &&Requirement| {
            required.iter().any(|outer| {
                outer.entity == inner.entity
                    && outer.within.len() < inner.within.len()
                    && inner.within.starts_with(&outer.within)
            })
        };
        let uncovered = required.iter().filter(|inner| !is_covered(inner));
        let by_step = uncovered.map(|required| {
            let key = (required.step, required.clause, &*required.within);
            (key, *required)
        });
        for ((number, clause, within), required) in grouped(by_step) {
            let run = self.run(number);
            let entities: Vec<EntityId> = required.iter().map(|required| required.entity).collect();
            let within = within.iter().map(|anchor| format!(" in {}", shown(anchor)));
            let message = format!(
                "the precondition of pipeline {} allows {}{}, which {} must not get{}",
                shown(&self.pipeline.argument),
                self.names(&entities),
                within.rev().collect::<String>(),
                shown(run.name),
                self.reason(run, clause, required[0].rule)
            );
            let diag = report.error(catalogue::LEGALITY_INPUT, declared.span, message);
            let diag = diag.also(run.span, format!("{} runs here", shown(run.name)));
            let diag = self.note_unknown(diag);
            diag.help("forbid it in the precondition, or run a pass before that removes it");
        }
    }

    /// Reports a declared postcondition that does not follow. What a function builds is not known, so that is not checked.
    fn report_left(&self, report: &mut Report) {
        if self.pipeline.form.builder().is_some() {
            return;
        }
        let left = self.judged.judgement.left.iter();
        for (clause, left) in grouped(left.map(|breach| (breach.clause, breach))) {
            let entities: Vec<EntityId> = left.iter().map(|breach| breach.entity).collect();
            let message = format!(
                "the postcondition of pipeline {} does not follow: {} may be left",
                shown(&self.pipeline.argument),
                self.names(&entities)
            );
            let span = self
                .pipeline
                .postconditions
                .get(clause)
                .map(|clause| clause.span);
            let span = span.unwrap_or(self.pipeline.span);
            let causes = left.iter().flat_map(|breach| [breach.step, breach.spread]);
            let first = causes.flatten().max().map_or(0, |last| last + 1);
            let end = self.judged.runs.len() as u32;
            let removers = self.removers(&entities, &self.pipeline.anchor, first..end);
            let mut diag = report.error(catalogue::LEGALITY_LEFT, span, message);
            let by_step = left.iter();
            let by_step = by_step.filter_map(|breach| Some((breach.step?, breach.entity)));
            for (step, entities) in grouped(by_step) {
                let run = self.run(step);
                let label = format!("{} may leave {}", shown(run.name), self.names(&entities));
                diag = diag.also(run.span, label);
            }
            let of_input = left.iter().copied().filter(|breach| breach.step.is_none());
            let of_input: Vec<&Breach> = of_input.collect();
            let by_step = of_input.iter();
            let by_step = by_step.filter_map(|breach| Some((breach.spread?, breach.entity)));
            for (step, entities) in grouped(by_step) {
                let run = self.run(step);
                let label = format!(
                    "{} may create {}, as the input may hold others of the dialect",
                    shown(run.name),
                    self.names(&entities)
                );
                diag = diag.also(run.span, label);
            }
            let untouched = of_input.iter().filter(|breach| breach.spread.is_none());
            let untouched: Vec<EntityId> = untouched.map(|breach| breach.entity).collect();
            if !untouched.is_empty() {
                let names = self.names(&untouched);
                diag = diag.note(format!(
                    "the input may hold {names}, and no step is sure to remove that"
                ));
            }
            diag = self.note_unknown(diag);
            if !removers.is_empty() {
                let removers = joined(&removers, " or ");
                diag.help(format!("the postcondition of {removers} would remove it"));
            }
        }
    }

    /// Notes the options whose values were not told apart, so that the error may be none.
    fn note_unknown<'r>(&self, diag: DiagnosticBuilder<'r>) -> DiagnosticBuilder<'r> {
        let unknown = &self.judged.judgement.unknown;
        let options = self.set.options(&self.pipeline.options);
        let options = options.map(|option| shown(&option.argument).into_owned());
        let options = options
            .enumerate()
            .filter(|(index, _)| unknown.contains(index));
        let names: Vec<String> = options.map(|(_, name)| name).collect();
        if names.is_empty() {
            return diag;
        }
        diag.note(format!(
            "conditions on {} count as unknown, since the options have too many combinations of values to look at each",
            joined(&names, " and ")
        ))
    }

    /// Returns the classes as messages name them.
    fn names(&self, entities: &[EntityId]) -> String {
        let names = entities
            .iter()
            .map(|entity| name(&self.judged.universe, *entity));
        let names: Vec<String> = names.collect();
        match names.as_slice() {
            [first @ .., last] if !first.is_empty() => {
                format!("{} and {last}", joined(first, ", "))
            }
            names => joined(names, ", "),
        }
    }

    fn reason(&self, run: &Run<'_>, clause: usize, rule: Option<usize>) -> String {
        let clause = run.contract.precondition.get(clause);
        let rule = clause.and_then(|clause| clause.rules.rules().get(rule?));
        match rule.map_or("", |rule| rule.reason) {
            "" => String::new(),
            reason => format!(": {reason}"),
        }
    }

    fn clause_span(&self, run: &Run<'_>, clause: usize) -> Option<Span> {
        let clauses = &self.set[run.pass?].preconditions;
        clauses.get(clause).map(|clause| clause.span)
    }

    /// Returns the passes on an anchor that would remove all of these classes behind some steps, as messages name them.
    fn removers(&self, entities: &[EntityId], anchor: &Anchor, steps: Range<u32>) -> Vec<String> {
        let present: BTreeSet<PassId> = steps.filter_map(|run| self.run(run).pass).collect();
        let passes = self.set.all_passes();
        let passes = passes.filter(|pass| runs_everywhere(&pass.anchor, anchor));
        let removers = passes.filter_map(|pass| {
            let condition = self.removes_if(pass, entities)?;
            let name = shown(&pass.argument);
            match condition {
                // It runs already, but not always or not on all operations.
                None if present.contains(&pass.id) => None,
                None => Some(name.into_owned()),
                Some(condition) => Some(format!("{name} ({condition})")),
            }
        });
        removers.take(MAX_LISTED).collect()
    }

    /// Returns the condition under which a pass removes all of these classes, if there is one; `None` if it does not, or must
    /// not get them either.
    fn removes_if(&self, pass: &Pass, entities: &[EntityId]) -> Option<Option<String>> {
        let contract = self.contracts.of_pass(pass.id);
        let forbids = |clause: &Clause<'_>, entity: &EntityId| {
            let verdict = self.judged.universe.verdict(clause.rules, *entity);
            !verdict.is_legal()
        };
        let requires = |clause: &Clause<'_>| {
            clause.condition.is_none() && entities.iter().any(|entity| forbids(clause, entity))
        };
        if contract.precondition.iter().any(requires) {
            return None;
        }
        let clauses = contract.postcondition;
        let is_removed = |condition, entity: &EntityId| {
            clauses.iter().any(|clause| {
                let applies = clause.condition.is_none() || clause.condition == condition;
                applies && forbids(clause, entity)
            })
        };
        let removes = |condition| entities.iter().all(|entity| is_removed(condition, entity));
        if removes(None) {
            return Some(None);
        }
        let conditional = clauses
            .iter()
            .position(|clause| removes(clause.condition))?;
        let (option, condition) = pass.postconditions[conditional].condition.as_ref()?;
        let words = Condition::words(condition.name());
        let value = condition.comparison();
        let value = value.map_or_else(Default::default, |(_, value)| self.set.value_text(value));
        let option = shown(&self.set[*option].argument);
        Some(Some(format!("where {option} is {words}{value}")))
    }
}

/// Groups what is reported together.
fn grouped<K: Ord, V>(keyed: impl Iterator<Item = (K, V)>) -> BTreeMap<K, Vec<V>> {
    let mut groups = BTreeMap::<K, Vec<V>>::new();
    for (key, value) in keyed {
        groups.entry(key).or_default().push(value);
    }
    groups
}

/// Returns a class as messages name it.
fn name(universe: &Universe<'_>, entity: EntityId) -> String {
    match (universe.pattern(entity), universe.kind(entity)) {
        (Some(pattern), EntityKind::Operation) if pattern.is_dialect() => {
            format!("operations of {}", shown(pattern.name()))
        }
        (Some(pattern), _) => format!("`{pattern}`"),
        (None, EntityKind::Operation) => "other operations".to_owned(),
        (None, EntityKind::Type) => "other types".to_owned(),
    }
}
