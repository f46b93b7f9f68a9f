//! Pipelines: first their descriptions, and once these are all known their steps.

use super::step::StepContext;
use super::{Resolver, prose};
use crate::catalogue;
use crate::check::claims::Callee;
use crate::check::pipeline_text::{PipelineText, quote_dollars};
use crate::check::spelling;
use crate::draft as d;
use crate::model::{GroupId, PipelineDef, PipelineForm, PipelineId};
use crate::names::shown;
use crate::source::Span;

impl<'d> Resolver<'d, '_> {
    /// Resolves a pipeline without its steps.
    pub(super) fn pipeline(&mut self, group: GroupId, pipeline: &'d d::PipelineDef) {
        let id = PipelineId::new(self.definitions.pipelines.len());
        let callee = Callee::Pipeline(id);
        let (name, argument) = self.callee_names(callee, &pipeline.name, &pipeline.argument);
        self.check_summary(callee, &pipeline.name, pipeline.summary.as_ref());
        let anchor = self.anchor(&pipeline.ops, pipeline.interface.as_ref(), || {
            let name = shown(&pipeline.name.value);
            format!("pipeline {name} has both `op` and `interface`")
        });
        let resolved = PipelineDef {
            id,
            group,
            name,
            argument,
            anchor,
            summary: prose(pipeline.summary.as_ref()),
            description: prose(pipeline.description.as_ref()),
            options: self.option_items(group, &pipeline.options),
            preconditions: self.clauses(group, callee, &pipeline.preconditions),
            postconditions: self.clauses(group, callee, &pipeline.postconditions),
            form: PipelineForm::Body(Vec::new()),
            span: pipeline.name.span,
        };
        self.definitions.pipelines.push(resolved);
    }

    pub(super) fn pipeline_forms(&mut self) {
        for number in 0..self.definitions.pipelines.len() {
            let id = PipelineId::new(number);
            let pipeline = self.scope.pipeline(id);
            self.check_form(pipeline);
            self.definitions.pipelines[number].form = self.form(id, pipeline);
        }
    }

    /// Checks that a pipeline has exactly one of `body`, `text` and `builder`.
    fn check_form(&mut self, pipeline: &d::PipelineDef) {
        let body = pipeline.body.as_ref().map(|body| body.span);
        let text = pipeline.text.as_ref().map(|text| text.span());
        let builder = pipeline.builder.as_ref().map(|path| path.span);
        let mut forms: Vec<Span> = [body, text, builder].into_iter().flatten().collect();
        forms.sort_unstable();
        let name = shown(&pipeline.name.value);
        let code = catalogue::PIPELINE_FORM;
        match forms.as_slice() {
            [] => {
                let message = format!("pipeline {name} does not say what it runs");
                let diag = self.error(code, pipeline.name.span, message);
                diag.help("write a `body`, a `text` or the path of a `builder`");
            }
            [_] => {}
            [first, again, ..] => {
                let message = format!("pipeline {name} says more than once what it runs");
                let diag = self.error(code, *again, message);
                diag.repeats(*first)
                    .help("keep one of `body`, `text` and `builder`");
            }
        }
    }

    fn form(&mut self, id: PipelineId, pipeline: &'d d::PipelineDef) -> PipelineForm {
        let builder = pipeline.builder.as_ref();
        let builder = builder.map(|path| spelling::function_path(path, self.report));
        let caller = StepContext {
            group: self.definitions[id].group,
            enclosing: (!pipeline.is_standalone).then_some(Callee::Pipeline(id)),
            present: Vec::new(),
        };
        if let Some(text) = &pipeline.text {
            let source = PipelineText::new(text, self.scope);
            let elements = pass_text::parse_list(text);
            let mut elements = elements.unwrap_or_else(|errors| {
                self.report_text(&source, &errors);
                Vec::new()
            });
            let steps = self.resolve_steps(&caller, &pipeline.ops, &source.elements(&elements));
            let values = &mut quote_dollars;
            elements
                .iter_mut()
                .for_each(|element| element.edit_values(values));
            let elements: Vec<String> = elements.iter().map(ToString::to_string).collect();
            let text = elements.join(",");
            return PipelineForm::Text { text, steps };
        }
        match (&pipeline.body, builder) {
            (None, Some(path)) => PipelineForm::Builder(path),
            (body, _) => {
                let body = body.as_ref().map_or(&[][..], |body| &body.value);
                PipelineForm::Body(self.resolve_steps(&caller, &pipeline.ops, body))
            }
        }
    }

    pub(super) fn report_text(&mut self, text: &PipelineText, errors: &pass_text::Errors) {
        self.report.pipeline_text(errors, |span| text.span(span));
    }
}
