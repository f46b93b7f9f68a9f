//! Takes a model apart, whole: every `struct` without `..` and every `enum` variant by variant, so that a field that is
//! added to the model does not compile here until somebody has decided where a reader sees it.

use passdefs::model::{
    Anchor, Argument, ArgumentValue, Arity, Condition, CppFact, Deprecated, Enum, EnumValue,
    Example, Group, OptionDef, OptionItem, OptionSet, OptionType, OrCpp, OrderRule, OrderTarget,
    Origin, Pass, PassSet, PipelineDef, PipelineForm, StateField, StatisticDef, Step, Value,
};

/// The fields that hold text or numbers.
#[rustfmt::skip]
pub(crate) const NAMES: &[&str] = &[
    "Origin.file", "Origin.line", "Origin.column", "Group.name", "Group.doc", "Group.externals", "Enum.name",
    "Enum.doc", "Enum.rust", "EnumValue.name", "EnumValue.text", "EnumValue.doc", "OptionSet.name", "OptionDef.field",
    "OptionDef.argument", "OptionDef.doc", "OptionDef.min", "OptionDef.max", "OptionType.Enum", "OptionType.Path",
    "Value", "CppFact.what", "CppFact.text", "Pass.name", "Pass.argument", "Pass.summary", "Pass.description",
    "OrCpp.Cpp", "Arity.Unknown", "Pass.dialects", "Pass.constructor", "Pass.kinds", "Anchor.Ops", "Anchor.Interface", "OptionItem.Set",
    "StatisticDef.field", "StatisticDef.name", "StatisticDef.doc", "StateField.field", "StateField.ty",
    "Deprecated.since", "Deprecated.instead", "Deprecated.note", "OrderRule.reason", "OrderTarget.Pass",
    "OrderTarget.Kind", "Example.title", "Example.options", "Example.before", "Example.after", "PipelineDef.name",
    "PipelineDef.argument", "PipelineDef.summary", "PipelineDef.description", "PipelineForm.Text",
    "PipelineForm.Builder", "Step.Run", "Step.Use", "Step.When", "Step.ExtensionPoint", "Argument.option",
    "ArgumentValue.Forward", "ArgumentValue.Text",
];

/// Every text and number in the model, with the field that it is in.
pub(crate) fn fields(set: &PassSet) -> Vec<(&'static str, String)> {
    let PassSet { groups } = set;
    let mut all = Fields::default();
    groups.iter().for_each(|it| all.group(it));
    all.found
}

#[derive(Default)]
struct Fields {
    found: Vec<(&'static str, String)>,
}

impl Fields {
    fn add(&mut self, field: &'static str, value: impl ToString) {
        assert!(NAMES.contains(&field), "{field}");
        self.found.push((field, value.to_string()));
    }

    fn add_all<'a>(&mut self, field: &'static str, values: impl IntoIterator<Item = &'a String>) {
        values.into_iter().for_each(|it| self.add(field, it));
    }

    fn origin(&mut self, origin: &Origin) {
        let Origin {
            file,
            line,
            column,
            span: _,
        } = origin;
        self.add("Origin.file", file);
        self.add("Origin.line", line);
        self.add("Origin.column", column);
    }

    fn group(&mut self, group: &Group) {
        let Group {
            name,
            doc,
            enums,
            option_sets,
            passes,
            pipelines,
            externals,
            origin,
        } = group;
        self.add("Group.name", name);
        self.add("Group.doc", doc);
        enums.iter().for_each(|it| self.enumeration(it));
        option_sets.iter().for_each(|it| self.option_set(it));
        passes.iter().for_each(|it| self.pass(it));
        pipelines.iter().for_each(|it| self.pipeline(it));
        self.add_all("Group.externals", externals);
        self.origin(origin);
    }

    fn enumeration(&mut self, declared: &Enum) {
        let Enum {
            name,
            doc,
            rust,
            values,
            origin,
        } = declared;
        self.add("Enum.name", name);
        self.add("Enum.doc", doc);
        self.add_all("Enum.rust", rust);
        self.origin(origin);
        for value in values {
            let EnumValue {
                name,
                text,
                doc,
                origin,
            } = value;
            self.add("EnumValue.name", name);
            self.add("EnumValue.text", text);
            self.add("EnumValue.doc", doc);
            self.origin(origin);
        }
    }

    fn option_set(&mut self, set: &OptionSet) {
        let OptionSet {
            name,
            options,
            origin,
        } = set;
        self.add("OptionSet.name", name);
        options.iter().for_each(|it| self.option(it));
        self.origin(origin);
    }

    fn option(&mut self, option: &OptionDef) {
        let OptionDef {
            field,
            argument,
            ty,
            arity,
            doc,
            min,
            max,
            cpp,
            origin,
        } = option;
        self.add("OptionDef.field", field);
        self.add("OptionDef.argument", argument);
        self.ty(ty);
        match arity {
            Arity::Single(value) => value.iter().for_each(|it| self.value(it)),
            Arity::List(values) => values.iter().flatten().for_each(|it| self.value(it)),
            Arity::Unknown { list: _, cpp } => self.add("Arity.Unknown", cpp),
            Arity::Optional | Arity::Required => {}
        }
        self.add("OptionDef.doc", doc);
        min.iter().for_each(|it| self.add("OptionDef.min", it));
        max.iter().for_each(|it| self.add("OptionDef.max", it));
        cpp.iter().for_each(|it| self.cpp(it));
        self.origin(origin);
    }

    fn ty(&mut self, ty: &OptionType) {
        match ty {
            OptionType::Enum(name) => self.add("OptionType.Enum", name),
            OptionType::Path(path) => self.add("OptionType.Path", path),
            OptionType::BuiltIn(_) => {}
        }
    }

    fn value(&mut self, value: &Value) {
        match value {
            Value::Scalar(it) => self.add("Value", it),
            Value::Enum(it) | Value::Text(it) => self.add("Value", it),
        }
    }

    fn cpp(&mut self, fact: &CppFact) {
        let CppFact { what, text, origin } = fact;
        self.add("CppFact.what", what);
        self.add("CppFact.text", text);
        self.origin(origin);
    }

    fn items(&mut self, items: &[OptionItem]) {
        for item in items {
            match item {
                OptionItem::Own(option) => self.option(option),
                OptionItem::Set { name, origin } => {
                    self.add("OptionItem.Set", name);
                    self.origin(origin);
                }
            }
        }
    }

    fn anchor(&mut self, anchor: &Anchor) {
        match anchor {
            Anchor::Any => {}
            Anchor::Ops(names) => self.add_all("Anchor.Ops", names),
            Anchor::Interface(name) => self.add("Anchor.Interface", name),
        }
    }

    fn pass(&mut self, pass: &Pass) {
        let Pass {
            name,
            argument,
            anchor,
            summary,
            description,
            dialects,
            options,
            statistics,
            state,
            constructor,
            required: _,
            deprecated,
            kinds,
            order,
            examples,
            cpp,
            origin,
        } = pass;
        self.add("Pass.name", name);
        self.add("Pass.argument", argument);
        match anchor {
            OrCpp::Known(anchor) => self.anchor(anchor),
            OrCpp::Cpp(class) => self.add("OrCpp.Cpp", class),
        }
        self.add("Pass.summary", summary);
        self.add("Pass.description", description);
        for dialect in dialects {
            match dialect {
                OrCpp::Known(name) => self.add("Pass.dialects", name),
                OrCpp::Cpp(class) => self.add("OrCpp.Cpp", class),
            }
        }
        self.items(options);
        statistics.iter().for_each(|it| self.statistic(it));
        state.iter().for_each(|it| self.state(it));
        self.add_all("Pass.constructor", constructor);
        deprecated.iter().for_each(|it| self.deprecated(it));
        self.add_all("Pass.kinds", kinds);
        order.iter().for_each(|it| self.rule(it));
        examples.iter().for_each(|it| self.example(it));
        cpp.iter().for_each(|it| self.cpp(it));
        self.origin(origin);
    }

    fn statistic(&mut self, statistic: &StatisticDef) {
        let StatisticDef {
            field,
            name,
            doc,
            origin,
        } = statistic;
        self.add("StatisticDef.field", field);
        self.add("StatisticDef.name", name);
        self.add("StatisticDef.doc", doc);
        self.origin(origin);
    }

    fn state(&mut self, state: &StateField) {
        let StateField { field, ty, origin } = state;
        self.add("StateField.field", field);
        self.add("StateField.ty", ty);
        self.origin(origin);
    }

    fn deprecated(&mut self, deprecated: &Deprecated) {
        let Deprecated {
            since,
            instead,
            note,
        } = deprecated;
        self.add_all("Deprecated.since", since);
        self.add_all("Deprecated.instead", instead);
        self.add("Deprecated.note", note);
    }

    fn rule(&mut self, rule: &OrderRule) {
        let OrderRule {
            relation: _,
            target,
            strength: _,
            reason,
            origin,
        } = rule;
        match target {
            OrderTarget::Pass(name) => self.add("OrderTarget.Pass", name),
            OrderTarget::Kind(name) => self.add("OrderTarget.Kind", name),
        }
        self.add("OrderRule.reason", reason);
        self.origin(origin);
    }

    fn example(&mut self, example: &Example) {
        let Example {
            title,
            options,
            before,
            after,
            origin,
        } = example;
        self.add("Example.title", title);
        self.add("Example.options", options);
        self.add("Example.before", before);
        self.add("Example.after", after);
        self.origin(origin);
    }

    fn pipeline(&mut self, pipeline: &PipelineDef) {
        let PipelineDef {
            name,
            argument,
            anchor,
            summary,
            description,
            options,
            form,
            origin,
        } = pipeline;
        self.add("PipelineDef.name", name);
        self.add("PipelineDef.argument", argument);
        self.anchor(anchor);
        self.add("PipelineDef.summary", summary);
        self.add("PipelineDef.description", description);
        self.items(options);
        match form {
            PipelineForm::Body(steps) => self.steps(steps),
            PipelineForm::Text { text, steps } => {
                self.add("PipelineForm.Text", text);
                self.steps(steps);
            }
            PipelineForm::Builder(path) => self.add("PipelineForm.Builder", path),
        }
        self.origin(origin);
    }

    fn steps(&mut self, steps: &[Step]) {
        steps.iter().for_each(|it| self.step(it));
    }

    fn step(&mut self, step: &Step) {
        match step {
            Step::Run {
                pass: name,
                external: _,
                arguments,
                origin,
            } => self.call("Step.Run", name, arguments, origin),
            Step::Use {
                pipeline: name,
                external: _,
                arguments,
                origin,
            } => self.call("Step.Use", name, arguments, origin),
            Step::Nest {
                anchor,
                steps,
                origin,
            } => {
                self.anchor(anchor);
                self.steps(steps);
                self.origin(origin);
            }
            Step::When {
                option,
                condition,
                steps,
                origin,
            } => {
                self.add("Step.When", option);
                self.condition(condition);
                self.steps(steps);
                self.origin(origin);
            }
            Step::ExtensionPoint { name, origin } => {
                self.add("Step.ExtensionPoint", name);
                self.origin(origin);
            }
        }
    }

    fn call(&mut self, field: &'static str, name: &str, given: &[Argument], origin: &Origin) {
        self.add(field, name);
        given.iter().for_each(|it| self.argument(it));
        self.origin(origin);
    }

    fn argument(&mut self, argument: &Argument) {
        let Argument {
            option,
            value,
            origin,
        } = argument;
        self.add("Argument.option", option);
        match value {
            ArgumentValue::One(value) => self.value(value),
            ArgumentValue::Many(values) => values.iter().for_each(|it| self.value(it)),
            ArgumentValue::Forward(field) => self.add("ArgumentValue.Forward", field),
            ArgumentValue::Text(text) => self.add("ArgumentValue.Text", text),
        }
        self.origin(origin);
    }

    fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::True | Condition::Given => {}
            Condition::Is(value)
            | Condition::IsNot(value)
            | Condition::AtLeast(value)
            | Condition::AtMost(value) => self.value(value),
        }
    }
}
