//! All texts of a model that are Markdown of users.

use passdefs::model::{Group, OptionId, OptionItem, Pass, PassSet, Prose};

/// One text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Text<'a> {
    /// Index of its group.
    pub(crate) group: usize,
    /// The Markdown.
    pub(crate) text: &'a Prose,
    /// `true` if it stands by itself; otherwise it is part of a line.
    pub(crate) is_block: bool,
}

/// All texts, group by group.
pub(crate) fn texts(set: &PassSet) -> Vec<Text<'_>> {
    let mut all = Vec::new();
    for (index, group) in set.groups().enumerate() {
        Walk {
            set,
            group: index,
            all: &mut all,
        }
        .group(group);
    }
    all.retain(|it| !it.text.is_empty());
    all
}

struct Walk<'a, 'w> {
    set: &'a PassSet,
    group: usize,
    all: &'w mut Vec<Text<'a>>,
}

impl<'a> Walk<'a, '_> {
    fn group(&mut self, group: &'a Group) {
        self.block(&group.doc);
        for pass in self.set.passes(group) {
            self.pass(pass);
        }
        for pipeline in self.set.pipelines(group) {
            self.line(&pipeline.summary);
            self.block(&pipeline.description);
            self.items(&pipeline.options);
        }
        for set in self.set.option_sets(group) {
            set.options.iter().for_each(|it| self.option(*it));
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
        for rule in &pass.order {
            self.line(&rule.reason);
        }
        for example in &pass.examples {
            self.line(&example.title);
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
        self.all.push(Text {
            group: self.group,
            text,
            is_block,
        });
    }
}
