//! Pipelines as templates and JSON see them: trees of steps, with the pipelines that they use in place.

use std::borrow::Cow;
use std::cell::Cell;

use passdefs::model::{
    Argument, ArgumentValue, Callable, ExternalArgument, ExternalValue, PipelineDef, PipelineForm,
    Step,
};
use passdefs::source::Span;
use serde::Serialize;

use super::anchor::{AnchorView, anchor_view};
use super::legality::{ClauseView, JudgementView};
use super::option::OptionView;
use super::pass::UseView;
use super::views::{GroupViews, LinkView, Markup, OriginView};
use crate::anchors::pass_heading;

/// Used pipelines are drawn in place up to this many steps for one tree: pipelines that use each other twice would
/// double with every level.
const MAX_STEPS: usize = 2_000;

/// Used pipelines are drawn in place down to this depth.
const MAX_LEVELS: usize = 16;

#[derive(Debug, Serialize)]
pub(super) struct PipelineView<'a> {
    name: &'a str,
    argument: &'a str,
    heading: String,
    anchor: String,
    #[serde(flatten)]
    on: AnchorView<'a>,
    summary: Cow<'a, str>,
    description: Cow<'a, str>,
    /// A pipeline of this one alone, with what must be given.
    pipeline_text: String,
    /// The same with every option that has a default. Empty without such options.
    pipeline_text_full: String,
    options: Vec<OptionView<'a>>,
    uses: Vec<UseView<'a>>,
    preconditions: Vec<ClauseView<'a>>,
    postconditions: Vec<ClauseView<'a>>,
    /// The state of the IR along the steps, if a pass or pipeline has a condition.
    judgement: Option<JudgementView>,
    /// `body`, `text` or `builder`.
    form: &'static str,
    /// The pipeline text as it was written, if it was written as text.
    text: Option<&'a str>,
    /// Path of the author's function, if one builds it.
    builder: Option<&'a str>,
    steps: Vec<StepView<'a>>,
    origin: OriginView<'a>,
}

#[derive(Debug, Serialize)]
#[serde(tag = "step", rename_all = "kebab-case")]
enum StepView<'a> {
    Run(CallView<'a>),
    Nest {
        #[serde(flatten)]
        on: AnchorView<'a>,
        steps: Vec<StepView<'a>>,
        origin: OriginView<'a>,
    },
    When {
        /// The option in pipeline text.
        option: &'a str,
        field: &'a str,
        /// `true`, `given`, `is`, `is-not`, `at-least` or `at-most`.
        condition: &'static str,
        /// The value that it is compared with.
        value: Option<String>,
        steps: Vec<StepView<'a>>,
        origin: OriginView<'a>,
    },
    Use {
        #[serde(flatten)]
        call: CallView<'a>,
        /// The steps of the other pipeline, where they are drawn.
        steps: Vec<StepView<'a>>,
    },
    ExtensionPoint {
        name: &'a str,
        origin: OriginView<'a>,
    },
}

/// A pass or pipeline with what it is given.
#[derive(Debug, Serialize)]
struct CallView<'a> {
    #[serde(flatten)]
    to: LinkView<'a>,
    /// `true` if it is declared elsewhere.
    external: bool,
    arguments: Vec<ArgumentView<'a>>,
    /// All that it is given, as it is written in a pipeline, with `$` before options that are forwarded. A value with a dollar
    /// sign is in quotes.
    given: String,
    origin: OriginView<'a>,
}

#[derive(Debug, Serialize)]
struct ArgumentView<'a> {
    option: &'a str,
    /// One value, or each of a list.
    values: Vec<String>,
    /// The pipeline's own option whose value it is.
    forwards: Option<&'a str>,
    origin: OriginView<'a>,
}

/// Draws the steps of one pipeline and of those that it uses.
struct Tree<'a, 'v> {
    views: &'v GroupViews<'a, 'v>,
    /// Steps that may still be drawn in place of a used pipeline.
    left: Cell<usize>,
}

#[derive(Clone, Copy)]
struct Place {
    /// The pipeline that they are steps of.
    pipeline: Span,
    /// The number of used pipelines around them.
    level: usize,
}

impl<'a> GroupViews<'a, '_> {
    pub(super) fn pipeline(&self, pipeline: &'a PipelineDef) -> PipelineView<'a> {
        let heading = pass_heading(&pipeline.argument);
        let anchor = self.planned.pipeline_anchor(pipeline);
        let (short, full) = self.pipeline_texts_of(pipeline);
        let (form, text, builder) = match &pipeline.form {
            PipelineForm::Body(_) => ("body", None, None),
            PipelineForm::Text { text, .. } => ("text", Some(text.as_str()), None),
            PipelineForm::Builder(path) => ("builder", None, Some(&**path)),
        };
        PipelineView {
            name: &pipeline.name,
            argument: &pipeline.argument,
            heading,
            on: anchor_view(&pipeline.anchor),
            summary: self.inline_text(&pipeline.summary),
            description: self.block(&pipeline.description, 3),
            pipeline_text: short,
            pipeline_text_full: full,
            options: self.options(&pipeline.options, &anchor, pipeline.span),
            uses: self.uses(&pipeline.options, pipeline.span),
            preconditions: self.clauses(&pipeline.preconditions, pipeline.span),
            postconditions: self.clauses(&pipeline.postconditions, pipeline.span),
            judgement: self.views.graph.judgement(pipeline.id).cloned(),
            form,
            text,
            builder,
            steps: self.tree(pipeline),
            origin: self.origin(pipeline.span, self.group.span),
            anchor,
        }
    }

    fn tree(&self, pipeline: &'a PipelineDef) -> Vec<StepView<'a>> {
        // A tool that reads data puts the pipelines together itself.
        let left = match self.views.markup {
            Markup::Raw => 0,
            Markup::Markdown(_) | Markup::Html(_) => MAX_STEPS,
        };
        let tree = Tree {
            views: self,
            left: Cell::new(left),
        };
        let place = Place {
            pipeline: pipeline.span,
            level: 0,
        };
        tree.steps(pipeline.form.steps(), place)
    }
}

impl<'a> Tree<'a, '_> {
    fn steps(&self, steps: &'a [Step], place: Place) -> Vec<StepView<'a>> {
        steps.iter().map(|step| self.step(step, place)).collect()
    }

    fn step(&self, step: &'a Step, place: Place) -> StepView<'a> {
        let set = self.views.views.set;
        let origin = |span| self.views.origin(span, place.pipeline);
        match step {
            Step::Run {
                pass,
                arguments,
                span,
            } => {
                let to = self.views.link(&set[*pass]);
                StepView::Run(self.call(to, arguments, (*span, place)))
            }
            Step::Nest {
                anchor,
                steps,
                span,
            } => StepView::Nest {
                on: anchor_view(anchor),
                steps: self.steps(steps, place),
                origin: origin(*span),
            },
            Step::When {
                option,
                condition,
                steps,
                span,
            } => {
                let value = condition.comparison();
                StepView::When {
                    option: &set[*option].argument,
                    field: &set[*option].field,
                    condition: condition.name(),
                    value: value.map(|(_, value)| set.value_text(value).into_owned()),
                    steps: self.steps(steps, place),
                    origin: origin(*span),
                }
            }
            Step::Use {
                pipeline,
                arguments,
                span,
            } => {
                let used = &set[*pipeline];
                let to = self.views.pipeline_link(used);
                StepView::Use {
                    call: self.call(to, arguments, (*span, place)),
                    steps: self.used_steps(used, place),
                }
            }
            Step::External {
                name,
                callable,
                arguments,
                span,
            } => {
                let call = self.external(name, arguments, (*span, place));
                match callable {
                    Callable::Pass => StepView::Run(call),
                    Callable::Pipeline => StepView::Use {
                        call,
                        steps: Vec::new(),
                    },
                }
            }
            Step::ExtensionPoint { name, span } => StepView::ExtensionPoint {
                name,
                origin: origin(*span),
            },
        }
    }

    /// Returns the steps of a used pipeline, cut at the limits of a page.
    fn used_steps(&self, pipeline: &'a PipelineDef, place: Place) -> Vec<StepView<'a>> {
        let steps = pipeline.form.steps();
        let level = place.level + 1;
        let left = self.left.get().checked_sub(Step::all(steps).len());
        let Some(left) = left.filter(|_| level <= MAX_LEVELS) else {
            return Vec::new();
        };
        self.left.set(left);
        let inside = Place {
            pipeline: pipeline.span,
            level,
        };
        self.steps(steps, inside)
    }

    fn call(
        &self,
        to: LinkView<'a>,
        arguments: &'a [Argument],
        (span, place): (Span, Place),
    ) -> CallView<'a> {
        let set = self.views.views.set;
        let view = |argument: &'a Argument| {
            let (values, forwards) = match &argument.value {
                ArgumentValue::One(value) => (std::slice::from_ref(value), None),
                ArgumentValue::Many(values) => (&values[..], None),
                ArgumentValue::Forward(option) => (&[][..], Some(*option)),
            };
            let values = values.iter();
            ArgumentView {
                option: &set[argument.option].argument,
                values: values
                    .map(|value| set.value_text(value).into_owned())
                    .collect(),
                forwards: forwards.map(|forward| set[forward].argument.as_str()),
                origin: self.views.origin(argument.span, place.pipeline),
            }
        };
        CallView {
            to,
            external: false,
            given: set.arguments_text(arguments),
            arguments: arguments.iter().map(view).collect(),
            origin: self.views.origin(span, place.pipeline),
        }
    }

    fn external(
        &self,
        name: &'a str,
        arguments: &'a [ExternalArgument],
        (span, place): (Span, Place),
    ) -> CallView<'a> {
        let set = self.views.views.set;
        let view = |argument: &'a ExternalArgument| {
            let (values, forwards) = match &argument.value {
                ExternalValue::Text(text) => (vec![value_of_spelling(text)], None),
                ExternalValue::Forward(own) => (Vec::new(), Some(set[*own].argument.as_str())),
            };
            ArgumentView {
                option: &argument.option,
                values,
                forwards,
                origin: self.views.origin(argument.span, place.pipeline),
            }
        };
        CallView {
            to: self.views.external_link(name),
            external: true,
            given: set.external_arguments_text(arguments),
            arguments: arguments.iter().map(view).collect(),
            origin: self.views.origin(span, place.pipeline),
        }
    }
}

/// Returns the text of a value without its quotes or braces.
fn value_of_spelling(spelling: &str) -> String {
    let value = passdefs::ValueText::from_spelling(spelling);
    value.map_or_else(|| spelling.to_owned(), |value| value.text().to_owned())
}
