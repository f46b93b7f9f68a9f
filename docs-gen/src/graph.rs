//! What refers to what in a whole set: looked up once, so that making pages takes time in proportion to their length.

use std::collections::BTreeMap;

use passdefs::model::{Enum, Group, OptionDef, OptionItem, OrderRule, OrderTarget, Pass};
use passdefs::model::{PassSet, PipelineDef};

/// What stands under an argument.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Named<'a> {
    /// A pass.
    Pass(&'a Pass),
    /// A pipeline.
    Pipeline(&'a PipelineDef),
}

/// A rule about order, with the pass that states it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stated<'a> {
    /// The pass.
    pub(crate) by: &'a Pass,
    /// Its rule.
    pub(crate) rule: &'a OrderRule,
}

/// The references in a set.
#[derive(Debug, Default)]
pub(crate) struct Graph<'a> {
    named: BTreeMap<&'a str, Vec<(&'a Group, Named<'a>)>>,
    kinds: BTreeMap<&'a str, Vec<&'a Pass>>,
    about_passes: BTreeMap<&'a str, Vec<Stated<'a>>>,
    about_kinds: BTreeMap<&'a str, Vec<Stated<'a>>>,
}

impl<'a> Graph<'a> {
    /// The references in `set`.
    pub(crate) fn new(set: &'a PassSet) -> Self {
        let mut graph = Self::default();
        for group in &set.groups {
            for pass in &group.passes {
                graph.add_pass(group, pass);
            }
            for pipeline in &group.pipelines {
                let named = graph.named.entry(&pipeline.argument).or_default();
                named.push((group, Named::Pipeline(pipeline)));
            }
        }
        graph
    }

    fn add_pass(&mut self, group: &'a Group, pass: &'a Pass) {
        let named = self.named.entry(&pass.argument).or_default();
        named.push((group, Named::Pass(pass)));
        for kind in &pass.kinds {
            self.kinds.entry(kind).or_default().push(pass);
        }
        for rule in &pass.order {
            let about = match &rule.target {
                OrderTarget::Pass(name) => self.about_passes.entry(name),
                OrderTarget::Kind(name) => self.about_kinds.entry(name),
            };
            about.or_default().push(Stated { by: pass, rule });
        }
    }

    /// What stands under an argument, seen from a group: what it declares itself comes first.
    pub(crate) fn named(&self, from: &Group, argument: &str) -> Option<(&'a Group, Named<'a>)> {
        let all = self.named.get(argument)?;
        let own = all.iter().find(|(group, _)| group.name == from.name);
        own.or_else(|| all.first()).copied()
    }

    /// The passes of a kind, in source order.
    pub(crate) fn of_kind(&self, kind: &str) -> &[&'a Pass] {
        self.kinds.get(kind).map_or(&[], Vec::as_slice)
    }

    /// The rules that others state about a pass by its argument.
    pub(crate) fn about_pass(&self, argument: &str) -> &[Stated<'a>] {
        self.about_passes.get(argument).map_or(&[], Vec::as_slice)
    }

    /// The rules about a kind.
    pub(crate) fn about_kind(&self, kind: &str) -> &[Stated<'a>] {
        self.about_kinds.get(kind).map_or(&[], Vec::as_slice)
    }
}

/// All options among `items`, those of used sets in place, each with the name of the set that it comes from.
pub(crate) fn options<'a>(
    items: &'a [OptionItem],
    group: &'a Group,
) -> impl Iterator<Item = (Option<&'a str>, &'a OptionDef)> {
    items.iter().flat_map(move |item| {
        let (set, options) = match item {
            OptionItem::Own(option) => (None, std::slice::from_ref(option)),
            OptionItem::Set { name, .. } => {
                let set = group.option_sets.iter().find(|it| it.name == *name);
                (Some(name.as_str()), set.map_or(&[][..], |it| &it.options))
            }
        };
        options.iter().map(move |it| (set, it))
    })
}

/// The enum of this name in a group.
pub(crate) fn enumeration<'a>(group: &'a Group, name: &str) -> Option<&'a Enum> {
    group.enums.iter().find(|it| it.name == name)
}
