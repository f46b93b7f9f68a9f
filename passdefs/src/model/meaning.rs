//! The comparison of two sets, which leaves out where things stand.

use super::definitions::{Definitions, PassSet};
use super::id::GroupId;
use super::legality::{Clause, RuleItem};
use super::option::OptionItem;
use super::pipeline::{PipelineForm, Step};
use super::prose::Prose;
use crate::source::Span;

impl PassSet {
    /// Returns whether both sets declare the same things in the same order: all names, types, values and texts are equal. Where
    /// something stands, and what its file is called, is not compared.
    pub fn same_meaning(&self, other: &PassSet) -> bool {
        self.without_places() == other.without_places()
    }

    /// Returns all that [`same_meaning`](Self::same_meaning) compares, as text for tests that show a difference.
    pub fn meaning(&self) -> String {
        format!("{:#?}", self.without_places())
    }

    fn without_places(&self) -> (Definitions, &[GroupId]) {
        let mut definitions = Definitions::clone(&self.all);
        definitions.each_span(&mut |span| *span = Span::default());
        definitions.each_prose(&mut Prose::clear_lines);
        (definitions, &self.shown)
    }
}

type Visit<'v> = dyn FnMut(&mut Span) + 'v;

impl Definitions {
    fn each_span(&mut self, visit: &mut Visit<'_>) {
        self.each_prose(&mut |prose| visit(prose.span_mut()));
        each(&mut self.groups, |group| visit(&mut group.span));
        for declared in &mut self.enums {
            visit(&mut declared.span);
            each(&mut declared.values, |value| visit(&mut value.span));
        }
        each(&mut self.option_sets, |set| visit(&mut set.span));
        for legality in &mut self.legalities {
            visit(&mut legality.span);
            each_rule(&mut legality.rules, visit);
        }
        for option in &mut self.options {
            visit(&mut option.span);
            each(&mut option.cpp, |cpp| visit(&mut cpp.span));
        }
        for pass in &mut self.passes {
            visit(&mut pass.span);
            each_item(&mut pass.options, visit);
            each_clause(&mut pass.preconditions, visit);
            each_clause(&mut pass.postconditions, visit);
            each(&mut pass.kinds, |kind| visit(&mut kind.span));
            each(&mut pass.statistics, |statistic| visit(&mut statistic.span));
            each(&mut pass.state, |state| visit(&mut state.span));
            each(&mut pass.order, |order| visit(&mut order.span));
            each(&mut pass.examples, |example| visit(&mut example.span));
            each(&mut pass.cpp, |cpp| visit(&mut cpp.span));
            let constructor = pass.constructor.as_mut_slice();
            each(constructor, |constructor| visit(&mut constructor.span));
        }
        for pipeline in &mut self.pipelines {
            visit(&mut pipeline.span);
            each_item(&mut pipeline.options, visit);
            each_clause(&mut pipeline.preconditions, visit);
            each_clause(&mut pipeline.postconditions, visit);
            each_step(pipeline.form.steps_mut(), visit);
            if let PipelineForm::Builder(path) = &mut pipeline.form {
                visit(&mut path.span);
            }
        }
    }

    fn each_prose(&mut self, visit: &mut dyn FnMut(&mut Prose)) {
        each(&mut self.groups, |group| visit(&mut group.doc));
        for declared in &mut self.enums {
            visit(&mut declared.doc);
            each(&mut declared.values, |value| visit(&mut value.doc));
        }
        for legality in &mut self.legalities {
            visit(&mut legality.doc);
            each_reason(&mut legality.rules, visit);
        }
        each(&mut self.options, |option| visit(&mut option.doc));
        for pass in &mut self.passes {
            visit(&mut pass.summary);
            visit(&mut pass.description);
            each(&mut pass.statistics, |statistic| visit(&mut statistic.doc));
            let clauses = pass
                .preconditions
                .iter_mut()
                .chain(&mut pass.postconditions);
            clauses.for_each(|clause| each_reason(&mut clause.rules, visit));
            each(&mut pass.order, |order| visit(&mut order.reason));
            each(&mut pass.examples, |example| visit(&mut example.title));
            each(pass.deprecated.as_mut_slice(), |advice| {
                visit(&mut advice.note);
            });
        }
        for pipeline in &mut self.pipelines {
            let pipeline_clauses = [&mut pipeline.preconditions, &mut pipeline.postconditions];
            let clauses = pipeline_clauses.into_iter().flatten();
            clauses.for_each(|clause| each_reason(&mut clause.rules, visit));
            visit(&mut pipeline.summary);
            visit(&mut pipeline.description);
        }
    }
}

fn each<T>(parts: &mut [T], visit: impl FnMut(&mut T)) {
    parts.iter_mut().for_each(visit);
}

fn each_item(items: &mut [OptionItem], visit: &mut Visit<'_>) {
    each(items, |item| {
        if let OptionItem::Set { span, .. } = item {
            visit(span);
        }
    });
}

fn each_clause(clauses: &mut [Clause], visit: &mut Visit<'_>) {
    each(clauses, |clause| {
        visit(&mut clause.span);
        each_rule(&mut clause.rules, visit);
    });
}

fn each_rule(rules: &mut [RuleItem], visit: &mut Visit<'_>) {
    each(rules, |item| match item {
        RuleItem::Rule(rule) => visit(&mut rule.span),
        RuleItem::Include { span, .. } => visit(span),
    });
}

fn each_reason(rules: &mut [RuleItem], visit: &mut dyn FnMut(&mut Prose)) {
    each(rules, |item| {
        if let RuleItem::Rule(rule) = item {
            visit(&mut rule.reason);
        }
    });
}

fn each_step(steps: &mut [Step], visit: &mut Visit<'_>) {
    for step in steps {
        match step {
            Step::Run {
                arguments, span, ..
            }
            | Step::Use {
                arguments, span, ..
            } => {
                visit(span);
                each(arguments, |argument| visit(&mut argument.span));
            }
            Step::External {
                arguments, span, ..
            } => {
                visit(span);
                each(arguments, |argument| visit(&mut argument.span));
            }
            Step::Nest { steps, span, .. } | Step::When { steps, span, .. } => {
                visit(span);
                each_step(steps, visit);
            }
            Step::ExtensionPoint { span, .. } => visit(span),
        }
    }
}
