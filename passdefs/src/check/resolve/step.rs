//! Steps of pipelines: the passes and pipelines that they call, on which operations, and on which conditions.

use std::collections::BTreeMap;

use super::Resolver;
use super::argument::Expansion;
use crate::catalogue;
use crate::check::claims::Callee;
use crate::check::scope::Resolution;
use crate::check::spelling;
use crate::diagnostic::Fix;
use crate::draft as d;
use crate::draft::{Call, CallArgument, CallKind, Spanned};
use crate::model::{
    Argument, Arity, Callable, Condition, ExternalArgument, ExternalValue, GroupId, OptionDef,
    OptionId, Step,
};
use crate::names::shown;
use crate::references::{NameForm, Target};
use crate::source::Span;

/// A callee and the name that calls it.
#[derive(Clone, Copy)]
pub(super) struct CallSite {
    pub(super) callee: Callee,
    pub(super) span: Span,
    pub(super) kind: CallKind,
}

pub(super) struct StepContext {
    pub(super) group: GroupId,
    /// The enclosing pipeline, whose options can be forwarded; `None` outside of pipelines.
    pub(super) enclosing: Option<Callee>,
    /// The options that are known to have a value, because an enclosing condition tests them.
    pub(super) present: Vec<OptionId>,
}

impl StepContext {
    pub(super) fn outside_pipeline() -> Self {
        Self {
            group: GroupId::new(0),
            enclosing: None,
            present: Vec::new(),
        }
    }

    /// Returns the context of steps under a condition. All conditions but `is-not` hold only if the option has a value.
    fn under(&self, option: OptionId, condition: &Condition) -> Self {
        let is_present = !matches!(condition, Condition::IsNot(_));
        let present = self.present.iter().copied();
        Self {
            group: self.group,
            enclosing: self.enclosing,
            present: present.chain(is_present.then_some(option)).collect(),
        }
    }
}

impl Resolver<'_, '_> {
    /// Resolves steps. The recursion is safe, since the front ends and the parser of pipeline text limit the nesting.
    /// `anchor_ops` are the operations that the steps run on; empty if they are unknown.
    pub(super) fn resolve_steps(
        &mut self,
        caller: &StepContext,
        anchor_ops: &[Spanned<String>],
        steps: &[d::Step],
    ) -> Vec<Step> {
        let steps = steps.iter().filter_map(|step| match step {
            d::Step::Call(call) => Some(self.resolve_call(caller, anchor_ops, call)),
            d::Step::Nest(nest) => Some(self.resolve_nest(caller, nest)),
            d::Step::When(when) => {
                let Some((option, condition)) = self.resolve_condition(caller, when) else {
                    // The steps are resolved for their diagnostics only.
                    self.resolve_steps(caller, anchor_ops, &when.steps);
                    return None;
                };
                let steps =
                    self.resolve_steps(&caller.under(option, &condition), anchor_ops, &when.steps);
                Some(Step::When {
                    option,
                    condition,
                    steps,
                    span: when.option.span,
                })
            }
            d::Step::ExtensionPoint(name) => Some(Step::ExtensionPoint {
                name: spelling::kebab(name, self.report),
                span: name.span,
            }),
        });
        steps.collect()
    }

    fn resolve_nest(&mut self, caller: &StepContext, nest: &d::Nest) -> Step {
        let ops = match nest.ops.as_slice() {
            [only] if only.value == "any" => &[],
            ops => ops,
        };
        let anchor = self.anchor(ops, nest.interface.as_ref(), || {
            "`nest` has both operations and an interface".to_owned()
        });
        Step::Nest {
            anchor,
            steps: self.resolve_steps(caller, ops, &nest.steps),
            span: nest.span,
        }
    }

    fn resolve_call(
        &mut self,
        caller: &StepContext,
        anchor_ops: &[Spanned<String>],
        call: &Call,
    ) -> Step {
        let span = call.name.span;
        let callee = match self.scope.find(caller.group, &call.name.value) {
            Resolution::Declared(callee) => callee,
            Resolution::External => {
                self.refer(&call.name, Target::External(call.name.value.clone()));
                let arguments = self.resolve_external_arguments(caller, &call.arguments);
                return external(call, arguments);
            }
            Resolution::Unknown => {
                self.report_unknown_callee(caller.group, &call.name, call.kind);
                return external(call, Vec::new());
            }
        };
        self.refer(&call.name, callee.target());
        let kind_matches = self.check_callee_kind(call, callee);
        self.check_nesting(call, callee, anchor_ops);
        let site = CallSite {
            callee,
            span,
            kind: call.kind,
        };
        let arguments = if kind_matches {
            self.resolve_arguments(caller, &call.arguments, site)
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

    pub(super) fn report_unknown_callee(
        &mut self,
        group: GroupId,
        name: &Spanned<String>,
        kind: CallKind,
    ) {
        let (code, what, kinds) = match kind {
            CallKind::Use => (catalogue::UNKNOWN_PIPELINE, "pipeline", "pipelines"),
            CallKind::Run => (catalogue::UNKNOWN_PASS, "pass", "passes"),
            CallKind::Either => {
                let kinds = "passes and pipelines";
                (catalogue::UNKNOWN_PASS, "pass or pipeline", kinds)
            }
        };
        let message = format!("unknown {what} {}", shown(&name.value));
        let scope = self.scope;
        let diag = self.report.error(code, name.span, message);
        let diag = diag.known(&name.value, kinds, || {
            scope.callable_names(group, |callee| match kind {
                CallKind::Use => matches!(callee, Callee::Pipeline(_)),
                CallKind::Run => matches!(callee, Callee::Pass(_)),
                CallKind::Either => true,
            })
        });
        scope.suggest_external(diag, what, group, name);
    }

    /// Reports a `run` of a pipeline and a `use` of a pass; returns whether the kind is right.
    fn check_callee_kind(&mut self, call: &Call, callee: Callee) -> bool {
        let (is, instead) = match (call.kind, callee) {
            (CallKind::Run, Callee::Pipeline(_)) => ("is a pipeline, not a pass", "use"),
            (CallKind::Use, Callee::Pass(_)) => ("is a pass, not a pipeline", "run"),
            _ => return true,
        };
        let message = format!("{} {is}", shown(&call.name.value));
        let (code, place) = (catalogue::WRONG_CALL, call.name.span);
        let diag = self.report.error(code, place, message);
        diag.also(self.scope.callee(callee).name.span, "declared here")
            .fix(Fix::RenameNode(instead.to_owned()))
            .help(format!("write `{instead}` instead"));
        false
    }

    /// Reports a callee for certain operations that is nested in another operation. If `anchor_ops` is empty, nothing is
    /// checked, since the pass then runs only on the operations that it is for.
    fn check_nesting(&mut self, call: &Call, callee: Callee, anchor_ops: &[Spanned<String>]) {
        let ops = self.scope.callee(callee).ops;
        let fits = |op: &&Spanned<String>| ops.iter().any(|known| known.value == op.value);
        let (Some(wrong), Some(first)) = (anchor_ops.iter().find(|op| !fits(op)), ops.first())
        else {
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
        let label = format!("{} is for this", self.describe_callee(callee));
        let (code, place) = (catalogue::WRONG_NESTING, call.name.span);
        let diag = self.report.error(code, place, message);
        let diag = diag
            .also(first.span, label)
            .also(wrong.span, "it is nested in this");
        diag.help(match call.kind {
            CallKind::Either => format!("write `{}({name})`", names.join("|")),
            CallKind::Run | CallKind::Use => {
                let spelling = self.scope.spelling(call.name.span);
                format!("put it into `{}`", spelling.node("nest", &names, true))
            }
        });
    }

    /// Resolves the arguments of a pass or pipeline. Reports repeated, unknown and missing options, and values that do not fit.
    /// Missing options are reported at the span of the call.
    pub(super) fn resolve_arguments(
        &mut self,
        caller: &StepContext,
        arguments: &[CallArgument],
        site: CallSite,
    ) -> Vec<Argument> {
        self.check_repeated(arguments);
        let scope = self.scope;
        let mut resolved = Vec::new();
        for argument in arguments {
            let Some(option) = scope.option_by_name(site.callee, &argument.option.value) else {
                let (who, name) = (self.describe_callee(site.callee), &argument.option);
                self.report_unknown_option(&who, name, site.callee, |option| &option.argument);
                continue;
            };
            self.refer(&argument.option, Target::Option(option));
            let value = self.argument_value(option, &argument.value, caller);
            resolved.extend(value.map(|value| Argument {
                option,
                value,
                span: argument.option.span,
            }));
        }
        for option in &scope.callee(site.callee).options {
            let draft = self.scope.option(*option);
            let is_required = Spanned::is_set(&draft.required) || draft.cpp_default.is_some();
            let name = draft.argument();
            let mut given = arguments.iter();
            if is_required && !given.any(|argument| argument.option.value == name) {
                self.report_missing_option(*option, site);
            }
        }
        resolved
    }

    fn check_repeated(&mut self, arguments: &[CallArgument]) {
        let mut first = BTreeMap::<&str, Span>::new();
        for Spanned { value, span } in arguments.iter().map(|argument| &argument.option) {
            match first.get(value.as_str()) {
                Some(before) => {
                    let message = format!("option {} is given twice", shown(value));
                    let diag = self.error(catalogue::REPEATED, *span, message);
                    diag.repeats(*before).fix(Fix::Remove);
                }
                None => {
                    first.insert(value, *span);
                }
            }
        }
    }

    /// Reports an option that a callee does not have; `known` is the name by which the place names options.
    fn report_unknown_option(
        &mut self,
        who: &str,
        name: &Spanned<String>,
        callee: Callee,
        known: fn(&OptionDef) -> &str,
    ) {
        let message = format!("{who} has no option {}", shown(&name.value));
        let (all, options) = (&self.scope.callee(callee).options, &self.definitions);
        let code = catalogue::UNKNOWN_OPTION;
        let diag = self.report.error(code, name.span, message);
        let known = || all.iter().map(|id| known(&options[*id]));
        diag.known(&name.value, "options", known);
    }

    fn report_missing_option(&mut self, option: OptionId, site: CallSite) {
        let spelling = self.scope.spelling(site.span);
        let option = &self.definitions[option];
        let argument = &option.argument;
        let why = match option.arity {
            Arity::Unknown { .. } => "whose default is known in C++ only",
            _ => "which is required",
        };
        let (description, name) = (self.describe_callee(site.callee), shown(argument));
        let message = format!("{description} lacks its option {name}, {why}");
        let example = match site.kind {
            CallKind::Run | CallKind::Use => spelling.property(argument, ".."),
            CallKind::Either => format!("{argument}=.."),
        };
        let diag = self
            .report
            .error(catalogue::MISSING_OPTION, site.span, message);
        diag.also(option.span, "declared here")
            .help(format!("give it a value: `{example}`"));
    }

    /// Resolves the arguments of an external callee. Only repeated options and a wrong `$` can be reported.
    fn resolve_external_arguments(
        &mut self,
        caller: &StepContext,
        arguments: &[CallArgument],
    ) -> Vec<ExternalArgument> {
        self.check_repeated(arguments);
        let resolved = arguments.iter().filter_map(|argument| {
            let value = match self.expand(&argument.value, caller)? {
                Expansion::Forward(option, _) => ExternalValue::Forward(option),
                Expansion::Value(source) => ExternalValue::Text(source.spelling()),
            };
            Some(ExternalArgument {
                option: argument.option.value.clone(),
                value,
                span: argument.option.span,
            })
        });
        resolved.collect()
    }

    /// Resolves an option of the enclosing pipeline by its Rust field name, else by its command-line name.
    pub(super) fn resolve_enclosing_option(
        &mut self,
        name: &Spanned<String>,
        enclosing: Callee,
    ) -> Option<OptionId> {
        let scope = self.scope;
        let by_field = scope.option_by_field(enclosing, &name.value);
        let found = by_field.or_else(|| scope.option_by_name(enclosing, &name.value));
        if let Some(option) = found {
            let form = match by_field {
                Some(_) => NameForm::Rust,
                None => NameForm::Pipeline,
            };
            self.refer_by(form, name, Target::Option(option));
        } else {
            let who = format!("the {}", enclosing.noun());
            self.report_unknown_option(&who, name, enclosing, |option| &option.field);
        }
        found
    }

    /// Returns the kind and name of the callee for messages, such as ``pass `cse` ``.
    fn describe_callee(&self, callee: Callee) -> String {
        let argument = &self.scope.callee(callee).argument.value.text;
        format!("{} {}", callee.noun(), shown(argument))
    }
}

fn external(call: &Call, arguments: Vec<ExternalArgument>) -> Step {
    Step::External {
        name: call.name.value.clone(),
        callable: match call.kind {
            CallKind::Use => Callable::Pipeline,
            CallKind::Run | CallKind::Either => Callable::Pass,
        },
        arguments,
        span: call.name.span,
    }
}
