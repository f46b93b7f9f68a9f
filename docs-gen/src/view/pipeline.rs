//! Pipelines as templates and JSON see them: trees of steps, with the pipelines that they use in place.

use std::borrow::Cow;
use std::cell::Cell;

use passdefs::model::{
    Argument, ArgumentValue, Condition, Group, OptionDef, OptionType, Origin, PipelineDef,
    PipelineForm, ScalarType, Step,
};
use passdefs::{join_list, quote};
use serde::Serialize;

use super::option::OptionView;
use super::pass::UseView;
use super::spelling::{argument_values, value_text};
use super::{AnchorView, GroupViews, LinkView, OriginView, Texts, anchor_view, origin};
use crate::anchors::pass_heading;
use crate::graph::{Named, options};

/// Used pipelines are drawn in place up to this many steps for one tree: pipelines that use each other twice would
/// double with every level.
const MOST_STEPS: usize = 2_000;

/// Used pipelines are drawn in place down to this depth.
const MOST_LEVELS: usize = 16;

/// A pipeline.
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
    /// The same with every option that has a default; empty if there is none.
    pipeline_text_full: String,
    options: Vec<OptionView<'a>>,
    uses: Vec<UseView<'a>>,
    /// `body`, `text` or `builder`.
    form: &'static str,
    /// What it runs as it was written, if it was written as text.
    text: Option<&'a str>,
    /// Path of the author's function, if one builds it.
    builder: Option<&'a str>,
    steps: Vec<StepView<'a>>,
    origin: OriginView<'a>,
}

/// One step.
#[derive(Debug, Serialize)]
#[serde(tag = "step", rename_all = "kebab-case")]
enum StepView<'a> {
    /// Runs a pass.
    Run(CallView<'a>),
    /// Runs steps on operations below.
    Nest {
        #[serde(flatten)]
        on: AnchorView<'a>,
        steps: Vec<StepView<'a>>,
        origin: OriginView<'a>,
    },
    /// Runs steps if an option says so.
    When {
        /// The option in pipeline text.
        option: &'a str,
        field: &'a str,
        /// `true`, `given`, `is`, `is-not`, `at-least` or `at-most`.
        condition: &'static str,
        /// What it is compared with.
        value: Option<String>,
        steps: Vec<StepView<'a>>,
        origin: OriginView<'a>,
    },
    /// Runs another pipeline.
    Use {
        #[serde(flatten)]
        call: CallView<'a>,
        /// What the other pipeline runs, where that is drawn.
        steps: Vec<StepView<'a>>,
    },
    /// A place where others may add passes.
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
    /// Whether it is declared elsewhere.
    external: bool,
    arguments: Vec<ArgumentView<'a>>,
    /// All that it is given, as it is written in a pipeline, but for `$` in front of options that are forwarded.
    given: String,
    origin: OriginView<'a>,
}

/// What one option is given.
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

/// Where steps stand.
#[derive(Clone, Copy)]
struct Place<'a> {
    group: &'a Group,
    pipeline: &'a PipelineDef,
    /// How many used pipelines there are around them.
    level: usize,
}

impl<'a> GroupViews<'a, '_> {
    pub(super) fn pipeline(&self, pipeline: &'a PipelineDef) -> PipelineView<'a> {
        let heading = pass_heading(&pipeline.argument);
        let anchor = self.anchor(&heading);
        let (short, full) = self.pipeline_texts_of(pipeline);
        let (form, text, builder) = match &pipeline.form {
            PipelineForm::Body(_) => ("body", None, None),
            PipelineForm::Text { text, .. } => ("text", Some(text.as_str()), None),
            PipelineForm::Builder(path) => ("builder", None, Some(path.as_str())),
        };
        PipelineView {
            name: &pipeline.name,
            argument: &pipeline.argument,
            heading,
            on: anchor_view(&pipeline.anchor),
            summary: self.short(&pipeline.summary),
            description: self.block(&pipeline.description, 3),
            pipeline_text: short,
            pipeline_text_full: full,
            options: self.options(&pipeline.options, &anchor, &pipeline.origin),
            uses: self.uses(&pipeline.options, &pipeline.origin),
            form,
            text,
            builder,
            steps: self.tree(pipeline),
            origin: origin(&pipeline.origin, &self.group.origin),
            anchor,
        }
    }

    fn tree(&self, pipeline: &'a PipelineDef) -> Vec<StepView<'a>> {
        // A tool that reads data puts the pipelines together itself.
        let left = match self.views.texts {
            Texts::Raw => 0,
            Texts::Markdown | Texts::Html(_) => MOST_STEPS,
        };
        let tree = Tree {
            views: self,
            left: Cell::new(left),
        };
        let place = Place {
            group: self.group,
            pipeline,
            level: 0,
        };
        tree.steps(pipeline.form.steps(), place)
    }
}

impl<'a> Tree<'a, '_> {
    fn steps(&self, steps: &'a [Step], place: Place<'a>) -> Vec<StepView<'a>> {
        steps.iter().map(|it| self.step(it, place)).collect()
    }

    fn step(&self, step: &'a Step, place: Place<'a>) -> StepView<'a> {
        let around = &place.pipeline.origin;
        match step {
            Step::Run {
                pass,
                external,
                arguments,
                origin,
            } => StepView::Run(self.call(pass, *external, arguments, (origin, place))),
            Step::Nest {
                anchor,
                steps,
                origin: at,
            } => StepView::Nest {
                on: anchor_view(anchor),
                steps: self.steps(steps, place),
                origin: origin(at, around),
            },
            Step::When {
                option,
                condition,
                steps,
                origin: at,
            } => {
                let (name, value) = condition_text(condition, option, place);
                StepView::When {
                    option: find(option, place).map_or(option, |it| &it.argument),
                    field: option,
                    condition: name,
                    value,
                    steps: self.steps(steps, place),
                    origin: origin(at, around),
                }
            }
            Step::Use {
                pipeline,
                external,
                arguments,
                origin,
            } => StepView::Use {
                call: self.call(pipeline, *external, arguments, (origin, place)),
                steps: self.used(pipeline, place),
            },
            Step::ExtensionPoint { name, origin: at } => StepView::ExtensionPoint {
                name,
                origin: origin(at, around),
            },
        }
    }

    /// The steps of a used pipeline, as far as there is room for them.
    fn used(&self, argument: &str, place: Place<'a>) -> Vec<StepView<'a>> {
        let graph = self.views.views.graph;
        let Some((group, Named::Pipeline(pipeline))) = graph.named(place.group, argument) else {
            return Vec::new();
        };
        let steps = pipeline.form.steps();
        let level = place.level + 1;
        let left = self.left.get().checked_sub(count(steps));
        let Some(left) = left.filter(|_| level <= MOST_LEVELS) else {
            return Vec::new();
        };
        self.left.set(left);
        let inside = Place {
            group,
            pipeline,
            level,
        };
        self.steps(steps, inside)
    }

    fn call(
        &self,
        argument: &'a str,
        external: bool,
        given: &'a [Argument],
        (at, place): (&'a Origin, Place<'a>),
    ) -> CallView<'a> {
        let callee = self.views.views.graph.named(place.group, argument);
        let arguments: Vec<ArgumentView<'a>> = given
            .iter()
            .map(|it| argument_view(it, callee, place))
            .collect();
        CallView {
            to: self.views.link(argument),
            external,
            given: given_text(&arguments, given),
            arguments,
            origin: origin(at, &place.pipeline.origin),
        }
    }
}

fn argument_view<'a>(
    argument: &'a Argument,
    callee: Option<(&'a Group, Named<'a>)>,
    place: Place<'a>,
) -> ArgumentView<'a> {
    let taken = callee.and_then(|(group, named)| {
        let items = match named {
            Named::Pass(pass) => &pass.options,
            Named::Pipeline(pipeline) => &pipeline.options,
        };
        let mut all = options(items, group);
        let (_, option) = all.find(|(_, it)| it.argument == argument.option)?;
        Some((group, option))
    });
    let forwards = match &argument.value {
        ArgumentValue::Forward(field) => {
            Some(find(field, place).map_or(field.as_str(), |it| &it.argument))
        }
        _ => None,
    };
    ArgumentView {
        option: &argument.option,
        values: argument_values(argument, taken),
        forwards,
        origin: origin(&argument.origin, &place.pipeline.origin),
    }
}

/// All arguments in one line.
fn given_text(views: &[ArgumentView<'_>], given: &[Argument]) -> String {
    let texts = views.iter().zip(given).map(|(view, argument)| {
        let option = view.option;
        match (&argument.value, view.forwards) {
            (_, Some(forwarded)) => format!("{option}=${forwarded}"),
            (ArgumentValue::Many(_), _) => format!("{option}={}", join_list(&view.values)),
            _ => format!("{option}={}", quote(&view.values.concat())),
        }
    });
    texts.collect::<Vec<_>>().join(" ")
}

/// The option of the pipeline around with this field.
fn find<'a>(field: &str, place: Place<'a>) -> Option<&'a OptionDef> {
    let mut all = options(&place.pipeline.options, place.group);
    all.find(|(_, it)| it.field == field).map(|(_, it)| it)
}

fn condition_text(
    condition: &Condition,
    option: &str,
    place: Place<'_>,
) -> (&'static str, Option<String>) {
    let (name, value) = match condition {
        Condition::True => ("true", None),
        Condition::Given => ("given", None),
        Condition::Is(value) => ("is", Some(value)),
        Condition::IsNot(value) => ("is-not", Some(value)),
        Condition::AtLeast(value) => ("at-least", Some(value)),
        Condition::AtMost(value) => ("at-most", Some(value)),
    };
    let ty = find(option, place).map(|it| &it.ty);
    let text = value.map(|it| match ty {
        Some(ty) => value_text(it, ty, place.group),
        None => value_text(it, &OptionType::BuiltIn(ScalarType::String), place.group),
    });
    (name, text)
}

/// How many steps there are, those inside of others too.
fn count(steps: &[Step]) -> usize {
    let inner = steps.iter().map(|it| match it {
        Step::Nest { steps, .. } | Step::When { steps, .. } => 1 + count(steps),
        Step::Run { .. } | Step::Use { .. } | Step::ExtensionPoint { .. } => 1,
    });
    inner.sum()
}
