//! The Markdown texts of a model.

use passdefs::model::{Clause, Group, OptionId, OptionItem, Pass, PassSet, Prose, RuleItem};

/// A Markdown text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Text<'a> {
    pub(crate) text: &'a Prose,
    /// True for a block; otherwise the text is inline.
    pub(crate) is_block: bool,
}

/// Returns the non-empty texts of a group.
pub(crate) fn texts_of<'a>(set: &'a PassSet, group: &'a Group) -> Vec<Text<'a>> {
    let texts = Vec::new();
    let mut walk = Walk { set, texts };
    walk.group(group);
    walk.texts
}

struct Walk<'a> {
    set: &'a PassSet,
    texts: Vec<Text<'a>>,
}

impl<'a> Walk<'a> {
    fn group(&mut self, group: &'a Group) {
        self.block(&group.doc);
        for pass in self.set.passes(group) {
            self.pass(pass);
        }
        for pipeline in self.set.pipelines(group) {
            self.line(&pipeline.summary);
            self.block(&pipeline.description);
            self.items(&pipeline.options);
            self.clauses(&pipeline.preconditions);
            self.clauses(&pipeline.postconditions);
        }
        for legality in self.set.legalities(group) {
            self.line(&legality.doc);
            self.rules(&legality.rules);
        }
        for set in self.set.option_sets(group) {
            set.options.iter().for_each(|option| self.option(*option));
        }
        for enumeration in self.set.enums(group) {
            self.line(&enumeration.doc);
            for value in &enumeration.values {
                self.line(&value.doc);
            }
        }
    }

    fn pass(&mut self, pass: &'a Pass) {
        self.line(&pass.summary);
        self.block(&pass.description);
        self.items(&pass.options);
        for statistic in &pass.statistics {
            self.line(&statistic.doc);
        }
        if let Some(deprecated) = &pass.deprecated {
            self.line(&deprecated.note);
        }
        self.clauses(&pass.preconditions);
        self.clauses(&pass.postconditions);
        for rule in &pass.order {
            self.line(&rule.reason);
        }
        for example in &pass.examples {
            self.line(&example.title);
        }
    }

    fn clauses(&mut self, clauses: &'a [Clause]) {
        for clause in clauses {
            self.rules(&clause.rules);
        }
    }

    fn rules(&mut self, rules: &'a [RuleItem]) {
        for item in rules {
            match item {
                RuleItem::Rule(rule) => self.line(&rule.reason),
                RuleItem::Include { .. } => {}
            }
        }
    }

    fn items(&mut self, items: &[OptionItem]) {
        for item in items {
            match item {
                OptionItem::Own(option) => self.option(*option),
                OptionItem::Set { .. } => {}
            }
        }
    }

    fn option(&mut self, option: OptionId) {
        self.line(&self.set[option].doc);
    }

    fn line(&mut self, text: &'a Prose) {
        self.add(text, false);
    }

    fn block(&mut self, text: &'a Prose) {
        self.add(text, true);
    }

    fn add(&mut self, text: &'a Prose, is_block: bool) {
        if !text.is_empty() {
            self.texts.push(Text { text, is_block });
        }
    }
}
