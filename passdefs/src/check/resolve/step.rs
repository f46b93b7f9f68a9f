//! Steps of pipelines: the passes and pipelines that they call, on which operations, and on which conditions.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::{Builder, Options};
use crate::catalogue;
use crate::check::scope::{Callee, Resolution};
use crate::check::spelling;
use crate::check::tree::{Call, CallKind, GivenOption, Nest, StepNode};
use crate::diagnostic::Fix;
use crate::draft::Spanned;
use crate::model::{
    Argument, Arity, Callable, Condition, ExternalArgument, ExternalValue, GroupId, OptionId, Step,
};
use crate::names::{clipped, shown};
use crate::references::{NameForm, Target};
use crate::source::Span;
use crate::vocabulary::Spelling;

/// The surroundings of a step.
pub(super) struct StepContext {
    /// The group whose names it may use.
    pub(super) group: GroupId,
    /// The options of the pipeline, whose values can be passed on; nothing outside of pipelines.
    pub(super) own: Option<Rc<Options>>,
    /// Those of them that have a value where the conditions around the step hold.
    pub(super) given: Vec<OptionId>,
}

impl StepContext {
    /// For options that stand outside of a pipeline.
    pub(super) fn outside_pipeline() -> Self {
        Self {
            group: GroupId::new(0),
            own: None,
            given: Vec::new(),
        }
    }

    /// The surroundings of a step that runs on a condition. A value is compared only if there is one, but a missing one
    /// differs from all.
    fn under(&self, option: OptionId, condition: &Condition) -> Self {
        let is_given = !matches!(condition, Condition::IsNot(_));
        let given = self.given.iter().copied();
        Self {
            group: self.group,
            own: self.own.clone(),
            given: given.chain(is_given.then_some(option)).collect(),
        }
    }
}

impl Builder<'_, '_> {
    /// Front ends and the reader of pipeline text bound how deep steps stand within each other. `around` are the
    /// operations that the steps run on, as far as they are known by name.
    pub(super) fn steps(
        &mut self,
        caller: &StepContext,
        around: &[Spanned<String>],
        items: Vec<StepNode<'_>>,
    ) -> Vec<Step> {
        let items = items.into_iter();
        let steps = items.filter_map(|item| match item {
            StepNode::Call(call) => Some(self.call(caller, around, &call)),
            StepNode::Nest(nest) => Some(self.nest(caller, nest)),
            StepNode::When(when, inner) => {
                let Some((option, condition)) = self.condition(caller, when) else {
                    self.steps(caller, around, inner);
                    return None;
                };
                let steps = self.steps(&caller.under(option, &condition), around, inner);
                Some(Step::When {
                    option,
                    condition,
                    steps,
                    span: when.option.span,
                })
            }
            StepNode::ExtensionPoint(name) => Some(Step::ExtensionPoint {
                name: spelling::kebab(name, self.report),
                span: name.span,
            }),
        });
        steps.collect()
    }

    fn nest(&mut self, caller: &StepContext, nest: Nest<'_>) -> Step {
        let anchor = self.anchor(&nest.ops, nest.interface.as_ref(), || {
            "`nest` has both operations and an interface".to_owned()
        });
        Step::Nest {
            anchor,
            steps: self.steps(caller, &nest.ops, nest.steps),
            span: nest.span,
        }
    }

    /// The name of a step exists, and is that of a pass for `run` and of a pipeline for `use`.
    fn call(&mut self, caller: &StepContext, around: &[Spanned<String>], call: &Call<'_>) -> Step {
        let span = call.name.span;
        let callee = match self.scope.find(caller.group.index(), &call.name.value) {
            Resolution::Declared(callee) => callee,
            Resolution::External => {
                let target = Target::External(call.name.value.clone());
                self.refer(&call.name.value, span, target, NameForm::Pipeline);
                let arguments = self.external_arguments(caller, &call.arguments);
                return external(call, arguments);
            }
            Resolution::Unknown => {
                self.unknown(caller, call);
                return external(call, Vec::new());
            }
        };
        self.refer(&call.name.value, span, callee.target(), NameForm::Pipeline);
        let is_right = self.check_sort(call, callee);
        self.check_nesting(call, callee, around);
        let arguments = if is_right {
            self.arguments(caller, &call.arguments, (callee, span, call.how))
        } else {
            Vec::new()
        };
        match callee {
            Callee::Pass(pass) => Step::Run {
                pass,
                arguments,
                span,
            },
            Callee::Pipeline(pipeline) => Step::Use {
                pipeline,
                arguments,
                span,
            },
        }
    }

    fn unknown(&mut self, caller: &StepContext, call: &Call<'_>) {
        let (code, what, kinds) = match call.how {
            CallKind::Use => (catalogue::UNKNOWN_PIPELINE, "pipeline", "pipelines"),
            CallKind::Run => (catalogue::UNKNOWN_PASS, "pass", "passes"),
            CallKind::Either => {
                let kinds = "passes and pipelines";
                (catalogue::UNKNOWN_PASS, "pass or pipeline", kinds)
            }
        };
        let name = &call.name;
        let message = format!("unknown {what} {}", shown(&name.value));
        let scope = self.scope;
        let diag = self.report.error(code, name.span, message);
        let diag = diag.known_with(&name.value, kinds, || {
            scope.callable_names(caller.group.index(), |callee| match call.how {
                CallKind::Use => matches!(callee, Callee::Pipeline(_)),
                CallKind::Run => matches!(callee, Callee::Pass(_)),
                CallKind::Either => true,
            })
        });
        diag.fix(self.scope.external(caller.group, &name.value))
            .note(external_help(
                what,
                &name.value,
                self.scope.spelling(name.span),
            ));
    }

    /// `true` if `run` names a pass, and `use` a pipeline.
    fn check_sort(&mut self, call: &Call<'_>, callee: Callee) -> bool {
        let (is, instead) = match (call.how, callee) {
            (CallKind::Run, Callee::Pipeline(_)) => ("is a pipeline, not a pass", "use"),
            (CallKind::Use, Callee::Pass(_)) => ("is a pass, not a pipeline", "run"),
            _ => return true,
        };
        let message = format!("{} {is}", shown(&call.name.value));
        let diag = self
            .report
            .error(catalogue::WRONG_CALL, call.name.span, message);
        diag.also(self.scope.declaration(callee).span, "declared here")
            .fix(Fix::RenameNode(instead.to_owned()))
            .help(format!("write `{instead}` instead"));
        false
    }

    /// A pass or pipeline that is for certain operations stands where nothing else can come along. Where operations are
    /// not known by name, the pass picks those that it is for.
    fn check_nesting(&mut self, call: &Call<'_>, callee: Callee, around: &[Spanned<String>]) {
        let ops = self.scope.ops(callee);
        let fits = |op: &&Spanned<String>| ops.iter().any(|known| known.value == op.value);
        let (Some(wrong), Some(first)) = (around.iter().find(|op| !fits(op)), ops.first()) else {
            return;
        };
        let names: Vec<&str> = ops.iter().map(|op| op.value.as_str()).collect();
        let name = &call.name.value;
        let message = format!(
            "{} must run on {}, but is nested in {}",
            shown(name),
            pass_text::names::known_list(names.iter().copied()),
            shown(&wrong.value)
        );
        let label = format!("{} is for this", self.described(callee));
        let diag = self
            .report
            .error(catalogue::WRONG_NESTING, call.name.span, message);
        let diag = diag
            .also(first.span, label)
            .also(wrong.span, "it is nested in this");
        diag.help(match call.how {
            CallKind::Either => format!("write `{}({name})`", names.join("|")),
            CallKind::Run | CallKind::Use => {
                let spelling = self.scope.spelling(call.name.span);
                format!("put it into `{}`", spelling.node("nest", &names, true))
            }
        });
    }

    /// A pass or pipeline is given each option once at most, only options that it has, all that it requires, and values
    /// that fit. `place` is where it lacks what is not given, in a step or a text.
    pub(super) fn arguments(
        &mut self,
        caller: &StepContext,
        given: &[GivenOption<'_>],
        (callee, place, how): (Callee, Span, CallKind),
    ) -> Vec<Argument> {
        self.check_repeated(given);
        let options = self.options_of(callee);
        let mut arguments = Vec::new();
        for given in given {
            let Some(option) = options.get(&given.option.value) else {
                self.unknown_option(&given.option, callee, &options);
                continue;
            };
            let (name, target) = (&given.option, Target::Option(option));
            self.refer(&name.value, name.span, target, NameForm::Pipeline);
            let value = self.argument_value(option, &given.value, caller);
            arguments.extend(value.map(|value| Argument {
                option,
                value,
                span: given.option.span,
            }));
        }
        for option in &options.all {
            let draft = self.draft(*option);
            let is_required = draft
                .required
                .as_ref()
                .is_some_and(|required| required.value)
                || draft.cpp_default.is_some();
            let argument = &self.all[*option].argument;
            if is_required && !given.iter().any(|given| given.option.value == *argument) {
                self.missing(*option, (callee, place, how));
            }
        }
        arguments
    }

    fn check_repeated(&mut self, given: &[GivenOption<'_>]) {
        let mut first = BTreeMap::<&str, Span>::new();
        for Spanned { value, span } in given.iter().map(|given| &given.option) {
            match first.get(value.as_str()) {
                Some(before) => {
                    let message = format!("option {} is given twice", shown(value));
                    let diag = self.report.error(catalogue::REPEATED, *span, message);
                    let diag = diag.label("again here").also(*before, "first here");
                    diag.fix(Fix::Remove);
                }
                None => drop(first.insert(value, *span)),
            }
        }
    }

    fn unknown_option(&mut self, name: &Spanned<String>, callee: Callee, options: &Options) {
        let described = self.described(callee);
        let message = format!("{described} has no option {}", shown(&name.value));
        let diag = self
            .report
            .error(catalogue::UNKNOWN_OPTION, name.span, message);
        diag.known_with(&name.value, "options", || {
            options.by_argument.keys().map(String::as_str).collect()
        });
    }

    fn missing(&mut self, option: OptionId, (callee, place, how): (Callee, Span, CallKind)) {
        let spelling = self.scope.spelling(place);
        let option = &self.all[option];
        let argument = &option.argument;
        let why = match option.arity {
            Arity::Unknown { .. } => "whose default is known in C++ only",
            _ => "which is required",
        };
        let (described, name) = (self.described(callee), shown(argument));
        let message = format!("{described} lacks its option {name}, {why}");
        let given = match how {
            CallKind::Run | CallKind::Use => spelling.property(argument, ".."),
            CallKind::Either => format!("{argument}=.."),
        };
        let diag = self.report.error(catalogue::MISSING_OPTION, place, message);
        diag.also(option.span, "declared here")
            .help(format!("give it a value: `{given}`"));
    }

    /// Of something that is declared external_help it is known that no option may be repeated, and that options that are
    /// passed on must exist.
    fn external_arguments(
        &mut self,
        caller: &StepContext,
        given: &[GivenOption<'_>],
    ) -> Vec<ExternalArgument> {
        self.check_repeated(given);
        let given = given.iter();
        let arguments = given.filter_map(|given| {
            let value = match (given.value.forwarded(), &caller.own) {
                (Some(name), Some(own)) => ExternalValue::Forward(self.own_option(&name, own)?),
                _ => ExternalValue::Text(given.value.text()),
            };
            Some(ExternalArgument {
                option: given.option.value.clone(),
                value,
                span: given.option.span,
            })
        });
        arguments.collect()
    }

    /// The option of the pipeline with this field or argument.
    pub(super) fn own_option(&mut self, name: &Spanned<String>, own: &Options) -> Option<OptionId> {
        let found = own.own(&name.value);
        if let Some(option) = found {
            let form = if own.by_field.contains_key(&name.value) {
                NameForm::Rust
            } else {
                NameForm::Pipeline
            };
            self.refer(&name.value, name.span, Target::Option(option), form);
        }
        if found.is_none() {
            let message = format!("the pipeline has no option {}", shown(&name.value));
            let all = &self.all;
            let code = catalogue::UNKNOWN_OPTION;
            let diag = self.report.error(code, name.span, message);
            diag.known_with(&name.value, "options", || {
                own.all.iter().map(|id| all[*id].field.as_str()).collect()
            });
        }
        found
    }

    /// The pass or pipeline as a message names it.
    fn described(&self, callee: Callee) -> String {
        let sort = match callee {
            Callee::Pass(_) => "pass",
            Callee::Pipeline(_) => "pipeline",
        };
        format!("{sort} {}", shown(self.scope.argument(callee)))
    }
}

/// The way out for a name that definitions external_help have.
pub(super) fn external_help(what: &str, name: &str, spelling: Spelling) -> String {
    let external = spelling.node("external", &[&clipped(name)], false);
    format!("if another crate registers the {what}, add `{external}` to the group")
}

fn external(call: &Call<'_>, arguments: Vec<ExternalArgument>) -> Step {
    Step::External {
        name: call.name.value.clone(),
        callable: match call.how {
            CallKind::Use => Callable::Pipeline,
            CallKind::Run | CallKind::Either => Callable::Pass,
        },
        arguments,
        span: call.name.span,
    }
}
