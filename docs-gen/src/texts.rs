//! All texts of a model that are Markdown of users.

use passdefs::model::{Group, OptionDef, OptionItem, Origin, Pass, PassSet};

/// One text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Text<'a> {
    /// Index of its group.
    pub(crate) group: usize,
    /// The Markdown.
    pub(crate) text: &'a str,
    /// Whether it stands by itself; otherwise it is part of a line.
    pub(crate) is_block: bool,
    /// Where the thing is declared that it belongs to.
    pub(crate) origin: &'a Origin,
}

/// All texts, group by group.
pub(crate) fn texts(set: &PassSet) -> Vec<Text<'_>> {
    let mut all = Vec::new();
    for (index, group) in set.groups.iter().enumerate() {
        Walk {
            group: index,
            all: &mut all,
        }
        .group(group);
    }
    all.retain(|it| !it.text.is_empty());
    all
}

struct Walk<'a, 'w> {
    group: usize,
    all: &'w mut Vec<Text<'a>>,
}

impl<'a> Walk<'a, '_> {
    fn group(&mut self, group: &'a Group) {
        self.block(&group.doc, &group.origin);
        for pass in &group.passes {
            self.pass(pass);
        }
        for pipeline in &group.pipelines {
            self.line(&pipeline.summary, &pipeline.origin);
            self.block(&pipeline.description, &pipeline.origin);
            self.items(&pipeline.options);
        }
        for set in &group.option_sets {
            self.options(set.options.iter());
        }
        for enumeration in &group.enums {
            self.line(&enumeration.doc, &enumeration.origin);
            for value in &enumeration.values {
                self.line(&value.doc, &value.origin);
            }
        }
    }

    fn pass(&mut self, pass: &'a Pass) {
        self.line(&pass.summary, &pass.origin);
        self.block(&pass.description, &pass.origin);
        self.items(&pass.options);
        for statistic in &pass.statistics {
            self.line(&statistic.doc, &statistic.origin);
        }
        if let Some(deprecated) = &pass.deprecated {
            self.line(&deprecated.note, &pass.origin);
        }
        for rule in &pass.order {
            self.line(&rule.reason, &rule.origin);
        }
        for example in &pass.examples {
            self.line(&example.title, &example.origin);
        }
    }

    fn items(&mut self, items: &'a [OptionItem]) {
        self.options(items.iter().filter_map(|it| match it {
            OptionItem::Own(option) => Some(option),
            OptionItem::Set { .. } => None,
        }));
    }

    fn options(&mut self, options: impl Iterator<Item = &'a OptionDef>) {
        for option in options {
            self.line(&option.doc, &option.origin);
        }
    }

    fn line(&mut self, text: &'a str, origin: &'a Origin) {
        self.add(text, origin, false);
    }

    fn block(&mut self, text: &'a str, origin: &'a Origin) {
        self.add(text, origin, true);
    }

    fn add(&mut self, text: &'a str, origin: &'a Origin, is_block: bool) {
        self.all.push(Text {
            group: self.group,
            text,
            is_block,
            origin,
        });
    }
}
