//! Resolves passes: checks a draft and its parts, and adds the pass to the model.

use super::option::cpp;
use super::step::{CallSite, StepContext};
use super::{Resolver, prose};
use crate::catalogue;
use crate::check::claims::Callee;
use crate::check::pipeline_text::PipelineText;
use crate::check::scope::Resolution;
use crate::check::{spelling, summary};
use crate::draft as d;
use crate::draft::{CallKind, PipelineName, Spanned};
use crate::model::{
    Anchor, Deprecated, Example, GroupId, IGNORABLE, INPUTS, OrCpp, OrderRule, OrderTarget, Pass,
    PassId, PassKind, PassRef, Prose, StateField, StatisticDef, Strength,
};
use crate::names::shown;
use crate::references::{NameForm, Target};
use crate::source::Span;

impl<'d> Resolver<'d, '_> {
    pub(super) fn pass(&mut self, group: GroupId, pass: &'d d::Pass) {
        let id = PassId::new(self.definitions.passes.len());
        let callee = Callee::Pass(id);
        let (name, argument) = self.callee_names(callee, &pass.name, &pass.argument);
        if !pass.verbatim_summary {
            self.check_summary(callee, &pass.name, pass.summary.as_ref());
        }
        let anchor = self.anchor(&pass.ops, pass.interface.as_ref(), || {
            let name = shown(&pass.name.value);
            format!("pass {name} has both `op` and `interface`")
        });
        self.check_cpp_anchor(pass);
        let authors = pass.authors.iter().map(|name| {
            spelling::visible(name, "the name of an author", self.report);
            name.value.clone()
        });
        let authors = authors.collect();
        let constructor = pass.constructor.as_ref();
        let deprecated = pass.deprecated.as_ref();
        let creates = pass.creates.as_ref();
        let resolved = Pass {
            id,
            group,
            name,
            argument,
            anchor: match &pass.cpp_anchor {
                Some(class) => OrCpp::Cpp(class.value.clone()),
                None => OrCpp::Known(anchor),
            },
            summary: prose(pass.summary.as_ref()),
            description: prose(pass.description.as_ref()),
            dialects: self.dialects(pass),
            options: self.option_items(group, &pass.options),
            statistics: {
                let statistics = pass.statistics.iter();
                let statistics = statistics.map(|statistic| self.statistic(statistic));
                statistics.collect()
            },
            state: pass.state.iter().map(|state| self.state(state)).collect(),
            authors,
            reads: self.inputs(&pass.reads, &INPUTS),
            ignores: self.inputs(&pass.ignores, &IGNORABLE),
            constructor: constructor.map(|path| spelling::function_path(path, self.report)),
            required: Spanned::is_set(&pass.required),
            idempotent: Spanned::is_set(&pass.idempotent),
            deprecated: deprecated.map(|deprecated| self.deprecated(group, deprecated)),
            preconditions: self.clauses(group, callee, &pass.preconditions),
            postconditions: self.clauses(group, callee, &pass.postconditions),
            creates: creates.map(|all| all.iter().map(|class| self.pattern(class)).collect()),
            kinds: {
                let kinds = pass.kinds.iter();
                kinds.filter_map(|kind| self.kind(id, kind)).collect()
            },
            order: {
                let rules = pass.order.iter();
                let rules = rules.filter_map(|rule| self.order_rule(group, rule));
                rules.collect()
            },
            examples: Vec::new(),
            cpp: cpp(&pass.cpp),
            span: pass.name.span,
        };
        self.definitions.passes.push(resolved);
        // The options of an example are looked up in the pass.
        let examples = pass.examples.iter();
        let examples = examples.map(|example| self.example(id, example)).collect();
        self.definitions.passes[id.index()].examples = examples;
    }

    /// Resolves the two names of a pass or pipeline.
    pub(super) fn callee_names(
        &mut self,
        callee: Callee,
        name: &Spanned<String>,
        argument: &Spanned<PipelineName>,
    ) -> (String, String) {
        self.declare(NameForm::Rust, name, callee.target());
        self.declare_argument(argument, callee.target());
        let name = spelling::upper_camel(name, self.report);
        (name, spelling::pipeline_name(argument, self.report))
    }

    pub(super) fn check_summary(
        &mut self,
        callee: Callee,
        name: &Spanned<String>,
        summary: Option<&Prose>,
    ) {
        let spelling = self.scope.spelling(name.span);
        summary::check(callee.noun(), name, summary, (spelling, self.report));
    }

    /// Checks that a pass with a C++ class as anchor has no other anchor.
    fn check_cpp_anchor(&mut self, pass: &d::Pass) {
        let named = pass.ops.first().or(pass.interface.as_ref());
        if let (Some(class), Some(named)) = (&pass.cpp_anchor, named) {
            let name = shown(&pass.name.value);
            let message = format!("pass {name} has both `op (cpp)` and another anchor");
            self.two_anchors(message, class.span, named.span);
        }
    }

    fn two_anchors(&mut self, message: String, one: Span, other: Span) {
        let diag = self.error(catalogue::TWO_ANCHORS, one.max(other), message);
        diag.also(one.min(other), "first here")
            .help("remove one of the two");
    }

    fn dialects(&mut self, pass: &d::Pass) -> Vec<OrCpp<String>> {
        let name = |dialect| {
            let what = "a dialect, such as `arith`";
            spelling::warn_of_class(dialect, "Dialect", what, self.report);
            spelling::safe(dialect, "the name of a dialect", self.report)
        };
        let known = pass.dialects.iter().map(name).map(OrCpp::Known);
        let classes = pass.cpp_dialects.iter().map(|class| class.value.clone());
        known.chain(classes.map(OrCpp::Cpp)).collect()
    }

    /// Resolves an anchor: names of operations or an interface. If both are given, reports `message`.
    pub(super) fn anchor(
        &mut self,
        ops: &[Spanned<String>],
        interface: Option<&Spanned<String>>,
        message: impl Fn() -> String,
    ) -> Anchor {
        let scope = self.scope;
        let names = ops.iter();
        let names = names.map(|op| spelling::op(op, scope.spelling(op.span), self.report));
        let names: Vec<String> = names.collect();
        let interface_name = interface
            .map(|interface| spelling::safe(interface, "the name of an interface", self.report));
        if let (Some(op), Some(interface)) = (ops.first(), interface) {
            self.two_anchors(message(), op.span, interface.span);
        }
        match interface_name {
            Some(name) => Anchor::Interface(name),
            None if names.is_empty() => Anchor::Any,
            None => Anchor::Ops(names),
        }
    }

    fn statistic(&mut self, statistic: &d::StatisticDef) -> StatisticDef {
        let field = spelling::snake(&statistic.field, self.report);
        if let Some(name) = &statistic.name {
            spelling::visible(name, "the name of a statistic", self.report);
        }
        StatisticDef {
            field,
            name: statistic.text().into_owned(),
            is_maximum: statistic.max.as_ref().is_some_and(|max| max.value),
            doc: prose(statistic.doc.as_ref()),
            span: statistic.field.span,
        }
    }

    fn state(&mut self, state: &d::StateField) -> StateField {
        StateField {
            field: spelling::snake(&state.field, self.report),
            ty: spelling::rust_type(&state.ty, self.report),
            span: state.ty.span,
        }
    }

    fn kind(&mut self, pass: PassId, kind: &Spanned<String>) -> Option<PassKind> {
        spelling::kebab(kind, self.report);
        let id = self.scope.kind(&kind.value)?;
        self.definitions.kinds[id.index()].passes.push(pass);
        let target = Target::Kind(kind.value.clone());
        self.declare(NameForm::Pipeline, kind, target);
        let span = kind.span;
        Some(PassKind { kind: id, span })
    }

    /// Resolves a deprecation, which should recommend an existing pass that is not deprecated.
    fn deprecated(&mut self, group: GroupId, deprecated: &d::Deprecated) -> Deprecated {
        let instead = deprecated.instead.as_ref();
        Deprecated {
            since: deprecated.since.as_ref().map(|since| since.value.clone()),
            instead: instead.and_then(|instead| self.instead(group, instead)),
            note: prose(deprecated.note.as_ref()),
        }
    }

    fn instead(&mut self, group: GroupId, name: &Spanned<String>) -> Option<PassRef> {
        let instead = self.pass_ref(group, name)?;
        if let PassRef::Declared(id) = instead {
            let pass = self.scope.pass(id);
            if pass.deprecated.is_some() {
                let message = format!("pass {} is deprecated as well", shown(&name.value));
                let code = catalogue::DEPRECATED_ADVICE;
                let diag = self.report.warning(code, name.span, message);
                diag.also(pass.name.span, "declared here");
            }
        }
        Some(instead)
    }

    /// Resolves a rule about a pass or a kind. Reports an unknown pass, and a kind that no pass has.
    fn order_rule(&mut self, group: GroupId, rule: &d::OrderRule) -> Option<OrderRule> {
        let strength = rule.strength.as_ref();
        let strength = strength.and_then(|strength| self.strength(strength));
        let target = match &rule.target {
            d::OrderTarget::Pass(name) => OrderTarget::Pass(self.pass_ref(group, name)?),
            d::OrderTarget::Kind(name) => self.target_kind(group, name)?,
        };
        Some(OrderRule {
            relation: rule.relation,
            target,
            strength: strength.unwrap_or_default(),
            reason: prose(rule.reason.as_ref()),
            span: rule.target.name().span,
        })
    }

    /// Resolves the name of a pass in pipelines, or reports why it names none.
    fn pass_ref(&mut self, group: GroupId, name: &Spanned<String>) -> Option<PassRef> {
        let callee = match self.scope.find(group, &name.value) {
            Resolution::Declared(callee) => callee,
            Resolution::External => {
                self.refer(name, Target::External(name.value.clone()));
                return Some(PassRef::External(name.value.clone()));
            }
            Resolution::Unknown => {
                self.report_unknown_callee(group, name, CallKind::Run);
                return None;
            }
        };
        self.refer(name, callee.target());
        if let Callee::Pass(id) = callee {
            return Some(PassRef::Declared(id));
        }
        let message = format!("{} is a pipeline, not a pass", shown(&name.value));
        let diag = self.report.error(catalogue::WRONG_CALL, name.span, message);
        diag.also(self.scope.callee(callee).name.span, "declared here");
        None
    }

    fn target_kind(&mut self, group: GroupId, name: &Spanned<String>) -> Option<OrderTarget> {
        let scope = self.scope;
        let id = scope.kind(&name.value)?;
        self.refer(name, Target::Kind(name.value.clone()));
        if !scope.may_name_kind(group, id) {
            let message = format!("no pass is of kind {}", shown(&name.value));
            let diag = self.error(catalogue::UNKNOWN_KIND, name.span, message);
            diag.known(&name.value, "kinds", || scope.known_kinds(group));
        }
        Some(OrderTarget::Kind(id))
    }

    fn inputs(
        &mut self,
        inputs: &[Spanned<String>],
        known: &'static [&'static str],
    ) -> Vec<String> {
        for input in inputs {
            if !known.contains(&&*input.value) {
                let message = format!("unknown input {}", shown(&input.value));
                let diag = self.error(catalogue::UNKNOWN_INPUT, input.span, message);
                diag.known(&input.value, "inputs", || known.iter().copied());
            }
        }
        inputs.iter().map(|input| input.value.clone()).collect()
    }

    fn strength(&mut self, written: &Spanned<String>) -> Option<Strength> {
        let mut strengths = Strength::ALL.into_iter();
        let found = strengths.find(|strength| strength.name() == written.value);
        if found.is_none() {
            let message = format!("unknown strength {}", shown(&written.value));
            let code = catalogue::UNKNOWN_STRENGTH;
            let diag = self.error(code, written.span, message);
            let known = || Strength::ALL.map(Strength::name);
            diag.known(&written.value, "strengths", known);
        }
        found
    }

    /// Resolves an example. Reports a missing `before` or `after`, and options that are not valid for the pass.
    fn example(&mut self, pass: PassId, example: &d::Example) -> Example {
        for (part, name) in [(&example.before, "before"), (&example.after, "after")] {
            if part.is_none() {
                let message = format!("the example lacks its `{name}`");
                let diag = self.error(catalogue::MISSING, example.span, message);
                diag.help("an example shows the IR before and after the pass");
            }
        }
        let text = |part: &Option<Spanned<String>>| {
            let part = part.as_ref().map(|part| part.value.clone());
            part.unwrap_or_default()
        };
        Example {
            title: prose(example.title.as_ref()),
            options: self.example_options(pass, example),
            before: text(&example.before),
            after: text(&example.after),
            span: example.span,
        }
    }

    fn example_options(&mut self, pass: PassId, example: &d::Example) -> String {
        let options = example.options.as_ref();
        let parsed = options.map(|text| {
            (
                PipelineText::new(text, self.scope),
                text.span(),
                pass_text::parse_options(text),
            )
        });
        let (span, arguments, options) = match parsed {
            None => (example.span, Vec::new(), String::new()),
            Some((source, span, Ok(options))) => (
                span,
                source.arguments(&options.entries),
                options.to_string(),
            ),
            Some((source, _, Err(errors))) => {
                self.report_text(&source, &errors);
                return String::new();
            }
        };
        let site = CallSite {
            callee: Callee::Pass(pass),
            span,
            kind: CallKind::Either,
        };
        self.resolve_arguments(&StepContext::outside_pipeline(), &arguments, site);
        options
    }
}
