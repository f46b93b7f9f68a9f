//! Passes and options as KDL.

use pass_kdl::NodeWriter;

use super::Printer;
use super::value::{list, print_scalar, print_value};
use crate::check::is_plain_summary;
use crate::model::{
    Anchor, Arity, Deprecated, Example, OptionDef, OptionItem, OptionType, OrCpp, OrderRule,
    OrderTarget, Pass, PassSet, StatisticDef, Strength,
};
use crate::names::{argument_of_field, is_kebab};
use crate::vocabulary::pass::TEXTS_OF_PASS;

impl<'s> Printer<'s> {
    /// Prints a `pass` with all its facts, in the order in which a reader looks for them. `is_repeated` says that an earlier pass of
    /// the group has the same argument.
    pub(super) fn pass(&mut self, pass: &'s Pass, is_repeated: bool) {
        let name = |node: &mut NodeWriter<'_>| {
            node.string(&pass.name);
            if is_repeated {
                node.annotated("verbatim", &pass.argument);
            } else {
                print_argument(node, &pass.argument);
            }
        };
        if self.is_table {
            return self.block("pass", name, |printer| printer.facts_for_pipelines(pass));
        }
        self.block("pass", name, |printer| {
            match &pass.anchor {
                OrCpp::Known(anchor) => printer.anchor(anchor),
                OrCpp::Cpp(class) => printer.node("op", |node| node.annotated("cpp", class)),
            }
            printer.node("summary", |node| {
                if is_plain_summary(&pass.summary) {
                    node.string(&pass.summary);
                } else {
                    node.annotated("verbatim", &pass.summary);
                }
            });
            printer.text("description", &pass.description);
            printer.dialects(&pass.dialects);
            printer.options(&pass.options);
            for statistic in &pass.statistics {
                printer.statistic(statistic);
            }
            printer.facts(pass);
        });
    }

    /// Prints the facts that pipelines with the pass are checked against: where it runs, its options, its kinds and its rules about
    /// order.
    fn facts_for_pipelines(&mut self, pass: &'s Pass) {
        if let OrCpp::Known(anchor) = &pass.anchor {
            self.anchor(anchor);
        }
        self.options(&pass.options);
        // They are what the pass may create, unless it says so.
        if pass.creates.is_none() {
            self.dialects(&pass.dialects);
        }
        self.contract(pass);
        self.order(pass);
    }

    pub(super) fn anchor(&mut self, anchor: &Anchor) {
        match anchor {
            Anchor::Any => {}
            Anchor::Ops(ops) => self.strings("op", ops),
            Anchor::Interface(name) => self.text("interface", name),
        }
    }

    fn dialects(&mut self, dialects: &[OrCpp<String>]) {
        if dialects.is_empty() {
            return;
        }
        self.node("dialects", |node| {
            for dialect in dialects {
                match dialect {
                    OrCpp::Known(name) => node.string(name),
                    OrCpp::Cpp(class) => node.annotated("cpp", class),
                }
            }
        });
    }

    fn statistic(&mut self, statistic: &StatisticDef) {
        self.node("statistic", |node| {
            node.string(&statistic.field);
            if statistic.name != argument_of_field(&statistic.field) {
                node.string_property("name", &statistic.name);
            }
            if statistic.is_maximum {
                node.property("max", "#true");
            }
            node.text(&statistic.doc);
        });
    }

    fn facts(&mut self, pass: &Pass) {
        for state in &pass.state {
            self.node("state", |node| {
                if state.field != "state" {
                    node.string(&state.field);
                }
                node.string(&state.ty);
            });
        }
        for row in TEXTS_OF_PASS {
            self.strings(row.node.name, row.texts(pass));
        }
        self.strings("constructor", pass.constructor.as_deref());
        for (name, is_set) in [("required", pass.required), ("idempotent", pass.idempotent)] {
            if is_set {
                self.node(name, |node| node.raw("#true"));
            }
        }
        if let Some(deprecated) = &pass.deprecated {
            self.deprecated(deprecated);
        }
        self.contract(pass);
        self.order(pass);
        for example in &pass.examples {
            self.example(example);
        }
        for fact in &pass.cpp {
            self.strings("cpp", [&fact.what, &fact.text]);
        }
    }

    fn order(&mut self, pass: &Pass) {
        let set = self.set;
        let kinds = pass.kinds.iter().map(|kind| &set[kind.kind].name);
        self.strings("kind", kinds);
        for rule in &pass.order {
            self.order_rule(rule);
        }
    }

    fn order_rule(&mut self, rule: &OrderRule) {
        let name = self.set.target_name(&rule.target);
        self.node(rule.relation.name(), |node| {
            match &rule.target {
                OrderTarget::Pass(_) => node.string(name),
                OrderTarget::Kind(_) => node.string_property("kind", name),
            }
            if rule.strength != Strength::default() {
                node.string_property("strength", rule.strength.name());
            }
            if !rule.reason.is_empty() {
                node.string_property("reason", &rule.reason);
            }
        });
    }

    fn deprecated(&mut self, deprecated: &Deprecated) {
        let set = self.set;
        self.node("deprecated", |node| {
            if let Some(since) = &deprecated.since {
                node.string_property("since", since);
            }
            if let Some(instead) = &deprecated.instead {
                node.string_property("use", set.argument_of(instead));
            }
            node.text(&deprecated.note);
        });
    }

    fn example(&mut self, example: &Example) {
        let parts = |node: &mut NodeWriter<'_>| {
            node.text(&example.title);
            if !example.options.is_empty() {
                node.string_property("options", &example.options);
            }
        };
        self.block("example", parts, |printer| {
            printer.node("before", |node| node.string(&example.before));
            printer.node("after", |node| node.string(&example.after));
        });
    }

    /// Prints options. In a table those of option sets stand in the place of the sets.
    pub(super) fn options(&mut self, options: &'s [OptionItem]) {
        let set = self.set;
        for item in options {
            match item {
                OptionItem::Own(option) => self.option(&set[*option]),
                OptionItem::Set { set: used, .. } if self.is_table => {
                    let options = &set[*used].options;
                    options.iter().for_each(|option| self.option(&set[*option]));
                }
                OptionItem::Set { set: used, .. } => self.text("use-options", &set[*used].name),
            }
        }
    }

    pub(super) fn option(&mut self, option: &OptionDef) {
        let set = self.set;
        let is_list = option.arity.is_list();
        let name = if is_list { "list" } else { "option" };
        self.node(name, |node| {
            node.string(&option.field);
            print_type(node, set, &option.ty);
            if option.argument != argument_of_field(&option.field) {
                let annotation = (!is_kebab(&option.argument)).then_some("verbatim");
                node.value("name=", annotation, &option.argument);
            }
            print_arity(node, set, &option.arity);
            for (name, bound) in [("min", &option.min), ("max", &option.max)] {
                if let Some(bound) = bound {
                    print_scalar(node, name, bound);
                }
            }
            for fact in &option.cpp {
                node.string_property(&format!("cpp-{}", fact.what), &fact.text);
            }
            node.text(&option.doc);
        });
    }
}

pub(super) fn print_argument(node: &mut NodeWriter<'_>, argument: &str) {
    if is_kebab(argument) {
        node.string(argument);
    } else {
        node.annotated("verbatim", argument);
    }
}

/// Prints the type of an option. A Rust type without `::` is marked, or it would be looked up among the enums.
fn print_type(node: &mut NodeWriter<'_>, set: &PassSet, ty: &OptionType) {
    match ty {
        OptionType::Path(path) if !path.contains("::") => node.annotated("rust", path),
        ty => node.string(set.type_name(ty)),
    }
}

fn print_arity(node: &mut NodeWriter<'_>, set: &PassSet, arity: &Arity) {
    match arity {
        Arity::Single(None) | Arity::List(None) => {}
        Arity::Single(Some(value)) => print_value(node, set, "default", value),
        Arity::Unknown { cpp, .. } => node.annotated_property("default", "cpp", cpp),
        Arity::Optional => node.property("optional", "#true"),
        Arity::Required => node.property("required", "#true"),
        Arity::List(Some(values)) => node.string_property("default", &list(set, values)),
    }
}
