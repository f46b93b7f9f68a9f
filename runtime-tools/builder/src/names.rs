//! The passes of a sketch, and what order rules call them, as numbers: a name is hashed once for each call of the builder,
//! and compared with no other.

use pass_text::order::{OrderRule, OrderTarget, Run};

use std::collections::BTreeMap;

use pass_runtime::PassInfo;

/// The target of an order rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Key<'a> {
    Pass(&'a str),
    Kind(&'a str),
}

/// The number of a [`Key`].
pub(crate) type KeyId = usize;

/// The number of a [`NamedPass`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PassId(usize);

/// A pass with the numbers of its names.
#[derive(Debug)]
pub(crate) struct NamedPass {
    pub(crate) info: &'static PassInfo,
    pub(crate) name: KeyId,
    kinds: Vec<KeyId>,
    /// Another pass of the same name.
    namesake: Option<PassId>,
    /// The rules that it declares, then those that were added.
    rules: Vec<OrderRule<'static>>,
    /// The targets of the rules.
    targets: Vec<KeyId>,
}

/// The numbers of names and passes.
#[derive(Debug, Default)]
pub(crate) struct Names {
    numbers: BTreeMap<Key<'static>, KeyId>,
    named: Vec<Named>,
    /// By the address of the description, since passes may share a name.
    by_info: BTreeMap<usize, PassId>,
    passes: Vec<NamedPass>,
}

/// A name that order rules use.
#[derive(Debug)]
struct Named {
    key: Key<'static>,
    /// The last pass that has it as its own.
    pass: Option<PassId>,
    /// The rules that code adds to those that these passes declare.
    added: Vec<OrderRule<'static>>,
}

impl<'a> Key<'a> {
    pub(crate) fn of(target: OrderTarget<'a>) -> Self {
        match target {
            OrderTarget::Pass(name) => Self::Pass(name),
            OrderTarget::Kind(kind) => Self::Kind(kind),
        }
    }
}

impl NamedPass {
    /// The names by which order rules know the pass: its own, then its kinds.
    pub(crate) fn keys(&self) -> impl Iterator<Item = KeyId> {
        std::iter::once(self.name).chain(self.kinds.iter().copied())
    }

    /// A run of the pass, to be judged among others.
    pub(crate) fn run(&self) -> Run<'_> {
        Run {
            name: self.name,
            kinds: &self.kinds,
            rules: &self.rules,
            targets: &self.targets,
        }
    }

    /// A rule of the pass, by its place among those that it declares and those that were added.
    pub(crate) fn rule(&self, index: usize) -> Option<OrderRule<'static>> {
        self.rules.get(index).copied()
    }

    /// The rules of the pass with their targets.
    pub(crate) fn rules(&self) -> impl Iterator<Item = (&OrderRule<'static>, KeyId)> {
        self.rules.iter().zip(self.targets.iter().copied())
    }

    fn state(&mut self, rule: OrderRule<'static>, target: KeyId) {
        self.rules.push(rule);
        self.targets.push(target);
    }
}

impl Names {
    /// The number of names.
    pub(crate) fn len(&self) -> usize {
        self.named.len()
    }

    /// The names in the order of their numbers.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Key<'static>> {
        self.named.iter().map(|named| named.key)
    }

    /// The number of a name that some pass or rule has.
    pub(crate) fn find(&self, key: Key<'_>) -> Option<KeyId> {
        // The names of the table live longer than the one that is asked for.
        let numbers: &BTreeMap<Key<'_>, KeyId> = &self.numbers;
        numbers.get(&key).copied()
    }

    fn key(&mut self, key: Key<'static>) -> KeyId {
        let next = self.named.len();
        let number = *self.numbers.entry(key).or_insert(next);
        if number == next {
            self.named.push(Named {
                key,
                pass: None,
                added: Vec::new(),
            });
        }
        number
    }

    /// The number of a pass. The rules that were added for its name become rules of it.
    pub(crate) fn pass(&mut self, info: &'static PassInfo) -> PassId {
        let address = std::ptr::from_ref(info).addr();
        if let Some(pass) = self.by_info.get(&address) {
            return *pass;
        }
        let id = PassId(self.passes.len());
        let name = self.key(Key::Pass(info.argument));
        let kinds = info.kinds.iter().map(|kind| self.key(Key::Kind(kind)));
        let kinds = kinds.collect();
        let mut rules = info.order.to_vec();
        let mut namesake = None;
        if let Some(named) = self.named.get_mut(name) {
            namesake = named.pass.replace(id);
            rules.extend(&named.added);
        }
        let targets = rules.iter().map(|rule| self.key(Key::of(rule.target)));
        let targets = targets.collect();
        self.by_info.insert(address, id);
        self.passes.push(NamedPass {
            info,
            name,
            kinds,
            namesake,
            rules,
            targets,
        });
        id
    }

    /// The pass of a number. Numbers are given out by [`pass`](Self::pass) alone, so that there is one.
    pub(crate) fn get(&self, pass: PassId) -> &NamedPass {
        &self.passes[pass.0]
    }

    /// The pass of a description, if it has a number.
    pub(crate) fn named(&self, info: &'static PassInfo) -> Option<&NamedPass> {
        let pass = self.by_info.get(&std::ptr::from_ref(info).addr());
        pass.map(|pass| self.get(*pass))
    }

    /// Adds a rule to those that the passes of a name declare; the numbers of the name and of the target.
    pub(crate) fn state(&mut self, pass: &'static str, rule: OrderRule<'static>) -> (KeyId, KeyId) {
        let (name, target) = (self.key(Key::Pass(pass)), self.key(Key::of(rule.target)));
        let mut next = None;
        if let Some(named) = self.named.get_mut(name) {
            named.added.push(rule);
            next = named.pass;
        }
        while let Some(pass) = next.and_then(|pass| self.passes.get_mut(pass.0)) {
            pass.state(rule, target);
            next = pass.namesake;
        }
        (name, target)
    }
}
