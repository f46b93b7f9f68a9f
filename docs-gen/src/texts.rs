//! The Markdown texts of a model.

use std::ops::Range;

use passdefs::model::{Clause, Group, OptionId, OptionItem, Pass, PassSet, Prose, RuleItem};

use crate::prose::{self, Heading, Link};

/// A Markdown text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DocText<'a> {
    pub(crate) text: &'a Prose,
    /// True for a block; otherwise the text is inline.
    pub(crate) is_block: bool,
}

impl DocText<'_> {
    /// Returns the headings of a block; inline texts have none.
    pub(crate) fn headings(&self) -> Vec<Heading> {
        if self.is_block {
            prose::headings(self.text)
        } else {
            Vec::new()
        }
    }

    /// Returns the links to anchors.
    pub(crate) fn links(&self) -> Vec<Link> {
        if self.is_block {
            prose::links(self.text)
        } else {
            prose::inline_links(self.text)
        }
    }

    /// Returns the links and images whose targets are not allowed, with their byte ranges.
    pub(crate) fn disallowed_links(&self) -> Vec<(String, Range<usize>)> {
        if self.is_block {
            prose::disallowed_links(self.text)
        } else {
            prose::inline_disallowed_links(self.text)
        }
    }
}

/// Returns the non-empty texts of a group.
pub(crate) fn texts_of<'a>(set: &'a PassSet, group: &'a Group) -> Vec<DocText<'a>> {
    let texts = Vec::new();
    let mut walk = Walk { set, texts };
    walk.group(group);
    walk.texts
}

struct Walk<'a> {
    set: &'a PassSet,
    texts: Vec<DocText<'a>>,
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
            self.texts.push(DocText { text, is_block });
        }
    }
}
