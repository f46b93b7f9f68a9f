//! The comparison of two sets, which leaves out where things stand.

use super::definitions::{Definitions, PassSet};
use super::id::GroupId;
use super::option::OptionItem;
use super::pipeline::{PipelineForm, Step};
use super::prose::Prose;
use crate::source::Span;

impl PassSet {
    /// `true` if both sets declare the same things in the same order: all names, types, values and texts are equal. Where
    /// something stands, and what its file is called, is not compared.
    pub fn same_meaning(&self, other: &PassSet) -> bool {
        self.without_places() == other.without_places()
    }

    /// All that [`same_meaning`](Self::same_meaning) compares, as text for tests that show a difference.
    pub fn meaning(&self) -> String {
        format!("{:#?}", self.without_places())
    }

    fn without_places(&self) -> (Definitions, &[GroupId]) {
        let mut definitions = Definitions::clone(&self.all);
        definitions.each_span(&mut |span| *span = Span::default());
        definitions.clear_lines();
        (definitions, &self.shown)
    }
}

type Visit<'v> = dyn FnMut(&mut Span) + 'v;

impl Definitions {
    /// Visits all spans.
    fn each_span(&mut self, visit: &mut Visit<'_>) {
        self.each_prose(&mut |prose| visit(prose.span_mut()));
        self.groups
            .iter_mut()
            .for_each(|group| visit(&mut group.span));
        for declared in &mut self.enums {
            visit(&mut declared.span);
            let values = declared.values.iter_mut();
            values.for_each(|value| visit(&mut value.span));
        }
        self.option_sets
            .iter_mut()
            .for_each(|set| visit(&mut set.span));
        for option in &mut self.options {
            visit(&mut option.span);
            option.cpp.iter_mut().for_each(|cpp| visit(&mut cpp.span));
        }
        for pass in &mut self.passes {
            visit(&mut pass.span);
            each_item(&mut pass.options, visit);
            pass.kinds.iter_mut().for_each(|kind| visit(&mut kind.span));
            pass.statistics
                .iter_mut()
                .for_each(|statistic| visit(&mut statistic.span));
            pass.state
                .iter_mut()
                .for_each(|state| visit(&mut state.span));
            pass.order
                .iter_mut()
                .for_each(|order| visit(&mut order.span));
            pass.examples
                .iter_mut()
                .for_each(|example| visit(&mut example.span));
            pass.cpp.iter_mut().for_each(|cpp| visit(&mut cpp.span));
            let constructor = pass.constructor.iter_mut();
            constructor.for_each(|constructor| visit(&mut constructor.span));
        }
        for pipeline in &mut self.pipelines {
            visit(&mut pipeline.span);
            each_item(&mut pipeline.options, visit);
            each_step(pipeline.form.steps_mut(), visit);
            if let PipelineForm::Builder(path) = &mut pipeline.form {
                visit(&mut path.span);
            }
        }
    }

    /// Forgets where the lines of texts stand.
    fn clear_lines(&mut self) {
        self.each_prose(&mut Prose::clear_lines);
    }

    fn each_prose(&mut self, visit: &mut dyn FnMut(&mut Prose)) {
        self.groups
            .iter_mut()
            .for_each(|group| visit(&mut group.doc));
        for declared in &mut self.enums {
            visit(&mut declared.doc);
            declared
                .values
                .iter_mut()
                .for_each(|value| visit(&mut value.doc));
        }
        self.options
            .iter_mut()
            .for_each(|option| visit(&mut option.doc));
        for pass in &mut self.passes {
            visit(&mut pass.summary);
            visit(&mut pass.description);
            pass.statistics
                .iter_mut()
                .for_each(|statistic| visit(&mut statistic.doc));
            pass.order
                .iter_mut()
                .for_each(|order| visit(&mut order.reason));
            pass.examples
                .iter_mut()
                .for_each(|example| visit(&mut example.title));
            pass.deprecated
                .iter_mut()
                .for_each(|deprecated| visit(&mut deprecated.note));
        }
        for pipeline in &mut self.pipelines {
            visit(&mut pipeline.summary);
            visit(&mut pipeline.description);
        }
    }
}

fn each_item(items: &mut [OptionItem], visit: &mut Visit<'_>) {
    for item in items {
        if let OptionItem::Set { span, .. } = item {
            visit(span);
        }
    }
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
                arguments
                    .iter_mut()
                    .for_each(|argument| visit(&mut argument.span));
            }
            Step::External {
                arguments, span, ..
            } => {
                visit(span);
                arguments
                    .iter_mut()
                    .for_each(|argument| visit(&mut argument.span));
            }
            Step::Nest { steps, span, .. } | Step::When { steps, span, .. } => {
                visit(span);
                each_step(steps, visit);
            }
            Step::ExtensionPoint { span, .. } => visit(span),
        }
    }
}
