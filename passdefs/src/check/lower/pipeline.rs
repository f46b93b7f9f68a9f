//! Pipelines, rules about order and examples of the model.

use super::{Lowering, anchor_of, canonical, text};
use crate::check::index::{Callee, Found, Options, What};
use crate::check::pipelines::tree::{self, Call, Given, Item};
use crate::check::pipelines::{condition, value};
use crate::check::rust_text::parse_path;
use crate::draft as d;
use crate::model::{
    Argument, ArgumentValue, Condition, Example, OrderRule, OrderTarget, PipelineDef, PipelineForm,
    Step, Strength,
};

impl<'d> Lowering<'_, 'd> {
    pub(super) fn pipeline(&self, pipeline: &d::PipelineDef, callee: Callee<'d>) -> PipelineDef {
        let options = pipeline.options.iter();
        let group = self.index.draft.groups.get(callee.group);
        let options = group.map(|group| {
            let options = options.map(|item| self.option_item(item, group));
            options.collect()
        });
        PipelineDef {
            name: pipeline.name.value.clone(),
            argument: pipeline.argument.value.text.clone(),
            anchor: anchor_of(&pipeline.ops, pipeline.interface.as_ref()),
            summary: text(pipeline.summary.as_ref()),
            description: text(pipeline.description.as_ref()),
            options: options.unwrap_or_default(),
            form: self.form(pipeline, callee),
            origin: self.origin(pipeline.name.span),
        }
    }

    fn form(&self, pipeline: &d::PipelineDef, callee: Callee<'d>) -> PipelineForm {
        if let Some(builder) = &pipeline.builder {
            return PipelineForm::Builder(canonical(&builder.value, parse_path));
        }
        let steps = Steps {
            lowering: self,
            group: callee.group,
            own: &self.index.options(callee),
        };
        let steps = steps.all(&tree::steps(pipeline));
        match &pipeline.text {
            None => PipelineForm::Body(steps),
            Some(text) => PipelineForm::Text {
                text: canonical_pipeline(&text.value),
                steps,
            },
        }
    }

    pub(super) fn order_rule(&self, rule: &d::OrderRule) -> OrderRule {
        let strength = rule.strength.as_ref();
        let strength = strength.and_then(|written| strength_of(&written.value));
        OrderRule {
            relation: rule.relation,
            target: match &rule.target {
                d::OrderTarget::Pass(name) => OrderTarget::Pass(name.value.clone()),
                d::OrderTarget::Kind(name) => OrderTarget::Kind(name.value.clone()),
            },
            strength: strength.unwrap_or_default(),
            reason: text(rule.reason.as_ref()),
            origin: self.origin(rule.target.name().span),
        }
    }

    pub(super) fn example(&self, example: &d::Example) -> Example {
        let options = text(example.options.as_ref());
        let canonical = pass_pipeline::parse_options(&options).map(|options| options.to_string());
        Example {
            title: text(example.title.as_ref()),
            options: canonical.unwrap_or(options),
            before: text(example.before.as_ref()),
            after: text(example.after.as_ref()),
            origin: self.origin(example.span),
        }
    }
}

/// The strength of that name.
pub(in crate::check) fn strength_of(name: &str) -> Option<Strength> {
    Strength::ALL
        .into_iter()
        .find(|strength| strength.name() == name)
}

fn canonical_pipeline(text: &str) -> String {
    match pass_pipeline::parse_list(text) {
        Ok(elements) => {
            let elements: Vec<String> = elements.iter().map(ToString::to_string).collect();
            elements.join(",")
        }
        Err(_) => text.to_owned(),
    }
}

/// The steps of one pipeline.
struct Steps<'s, 'l, 'd> {
    lowering: &'s Lowering<'l, 'd>,
    group: usize,
    own: &'s Options<'d>,
}

impl Steps<'_, '_, '_> {
    fn all(&self, steps: &[Item<'_>]) -> Vec<Step> {
        steps.iter().map(|step| self.step(step)).collect()
    }

    fn step(&self, step: &Item<'_>) -> Step {
        match step {
            Item::Call(call) => self.call(call),
            Item::Nest(nest) => Step::Nest {
                anchor: anchor_of(&nest.ops, nest.interface.as_ref()),
                steps: self.all(&nest.steps),
                origin: self.lowering.origin(nest.span),
            },
            Item::When(when, steps) => self.when(when, steps),
            Item::ExtensionPoint(name) => Step::ExtensionPoint {
                name: name.value.clone(),
                origin: self.lowering.origin(name.span),
            },
        }
    }

    fn when(&self, when: &d::When, steps: &[Item<'_>]) -> Step {
        let option = self.own.own(&when.option.value);
        let condition = option.and_then(|option| condition::evaluate(when, option).ok());
        Step::When {
            option: option.map_or_else(String::new, |it| it.option.field.value.clone()),
            condition: condition.unwrap_or(Condition::Given),
            steps: self.all(steps),
            origin: self.lowering.origin(when.option.span),
        }
    }

    fn call(&self, call: &Call<'_>) -> Step {
        let name = call.name.value.clone();
        let origin = self.lowering.origin(call.name.span);
        let found = self.lowering.index.find(self.group, &name);
        let (external, declared) = match found {
            Found::Declared(callee) => (false, Some(callee)),
            Found::External | Found::Unknown => (true, None),
        };
        let options = declared.map(|callee| self.lowering.index.options(callee));
        let arguments = call.arguments.iter();
        let arguments = arguments.filter_map(|given| self.argument(given, options.as_deref()));
        let arguments = arguments.collect();
        let is_pipeline = matches!(declared.map(|it| it.what), Some(What::Pipeline(_)));
        match is_pipeline || call.how == tree::How::Use {
            true => Step::Use {
                pipeline: name,
                external,
                arguments,
                origin,
            },
            false => Step::Run {
                pass: name,
                external,
                arguments,
                origin,
            },
        }
    }

    fn argument(&self, given: &Given<'_>, options: Option<&Options<'_>>) -> Option<Argument> {
        let value = match options {
            None => self.text(given),
            Some(options) => {
                let option = options.get(&given.option.value)?;
                value::evaluate(option, &given.value, Some(self.own)).ok()?
            }
        };
        Some(Argument {
            option: given.option.value.clone(),
            value,
            origin: self.lowering.origin(given.option.span),
        })
    }

    /// What is passed on is known by its field, whatever name it was written with.
    fn text(&self, given: &Given<'_>) -> ArgumentValue {
        match value::as_text(&given.value) {
            ArgumentValue::Forward(name) => {
                let own = self.own.own(&name);
                ArgumentValue::Forward(own.map_or(name, |it| it.option.field.value.clone()))
            }
            other => other,
        }
    }
}
