//! What can be called by a name in pipelines: passes and pipelines, with their options.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::types;
use crate::draft::{Draft, Group, OptionDef, OptionItem, OptionSet, Pass, PipelineDef, Spanned};
use crate::model::OptionType;

/// A pass or a pipeline.
#[derive(Clone, Copy)]
pub(super) enum What<'d> {
    Pass(&'d Pass),
    Pipeline(&'d PipelineDef),
}

impl<'d> What<'d> {
    pub(super) fn argument(self) -> &'d str {
        match self {
            What::Pass(pass) => &pass.argument.value.text,
            What::Pipeline(pipeline) => &pipeline.argument.value.text,
        }
    }

    pub(super) fn name(self) -> &'d Spanned<String> {
        match self {
            What::Pass(pass) => &pass.name,
            What::Pipeline(pipeline) => &pipeline.name,
        }
    }

    pub(super) fn ops(self) -> &'d [Spanned<String>] {
        match self {
            What::Pass(pass) => &pass.ops,
            What::Pipeline(pipeline) => &pipeline.ops,
        }
    }

    fn items(self) -> &'d [OptionItem] {
        match self {
            What::Pass(pass) => &pass.options,
            What::Pipeline(pipeline) => &pipeline.options,
        }
    }
}

/// A pass or pipeline of a group.
#[derive(Clone, Copy)]
pub(super) struct Callee<'d> {
    /// Number of the group.
    pub(super) group: usize,
    /// Number among the passes, or among the pipelines, of the group.
    pub(super) number: usize,
    pub(super) what: What<'d>,
}

/// What a name stands for.
pub(super) enum Found<'d> {
    Declared(Callee<'d>),
    /// It is declared elsewhere.
    External,
    Unknown,
}

/// An option with what its type stands for.
pub(super) struct TypedOption<'d> {
    pub(super) option: &'d OptionDef,
    /// Nothing if the type is wrong, which is reported elsewhere.
    pub(super) ty: Option<OptionType>,
    /// The group whose enums the type may name.
    pub(super) group: &'d Group,
}

/// The options of a pass or pipeline.
#[derive(Default)]
pub(super) struct Options<'d> {
    pub(super) all: Vec<TypedOption<'d>>,
    by_argument: BTreeMap<String, usize>,
    by_field: BTreeMap<&'d str, usize>,
}

impl<'d> Options<'d> {
    /// The option with this name in pipelines.
    pub(super) fn get(&self, argument: &str) -> Option<&TypedOption<'d>> {
        self.by_argument
            .get(argument)
            .and_then(|at| self.all.get(*at))
    }

    /// The option with this field, or with this name in pipelines.
    pub(super) fn own(&self, name: &str) -> Option<&TypedOption<'d>> {
        let field = self.by_field.get(name).and_then(|at| self.all.get(*at));
        field.or_else(|| self.get(name))
    }

    /// All names in pipelines.
    pub(super) fn names(&self) -> Vec<&str> {
        self.by_argument.keys().map(String::as_str).collect()
    }

    fn add(&mut self, option: &'d OptionDef, group: &'d Group) {
        let at = self.all.len();
        self.by_argument
            .entry(option.argument().into_owned())
            .or_insert(at);
        self.by_field.entry(&option.field.value).or_insert(at);
        self.all.push(TypedOption {
            option,
            ty: types::resolve(&option.ty.value, group).ok(),
            group,
        });
    }
}

type Key = (usize, bool, usize);

/// All that can be called, by group and over all groups.
pub(super) struct Index<'d> {
    pub(super) draft: &'d Draft,
    local: Vec<BTreeMap<&'d str, Callee<'d>>>,
    global: BTreeMap<&'d str, Callee<'d>>,
    externals: Vec<BTreeSet<&'d str>>,
    sets: Vec<BTreeMap<&'d str, &'d OptionSet>>,
    options: RefCell<BTreeMap<Key, Rc<Options<'d>>>>,
}

impl<'d> Index<'d> {
    pub(super) fn of(draft: &'d Draft) -> Self {
        let mut index = Index {
            draft,
            local: Vec::new(),
            global: BTreeMap::new(),
            externals: Vec::new(),
            sets: Vec::new(),
            options: RefCell::default(),
        };
        for (number, group) in draft.groups.iter().enumerate() {
            index.add_group(number, group);
        }
        index
    }

    fn add_group(&mut self, number: usize, group: &'d Group) {
        let mut local = BTreeMap::new();
        for callee in callees(number, group) {
            let argument = callee.what.argument();
            local.entry(argument).or_insert(callee);
            self.global.entry(argument).or_insert(callee);
        }
        self.local.push(local);
        let externals = group.externals.iter().map(|name| name.value.as_str());
        self.externals.push(externals.collect());
        let mut sets = BTreeMap::new();
        for set in &group.option_sets {
            sets.entry(set.name.value.as_str()).or_insert(set);
        }
        self.sets.push(sets);
    }

    /// What a name stands for in a group: what the group declares, what it says is declared elsewhere, or what another
    /// group declares.
    pub(super) fn find(&self, group: usize, name: &str) -> Found<'d> {
        let local = self.local.get(group).and_then(|local| local.get(name));
        if let Some(callee) = local {
            return Found::Declared(*callee);
        }
        let external = self.externals.get(group);
        if external.is_some_and(|external| external.contains(name)) {
            return Found::External;
        }
        let open = self.draft.groups.get(group).is_some_and(|group| group.open);
        match self.global.get(name) {
            Some(callee) => Found::Declared(*callee),
            None if open => Found::External,
            None => Found::Unknown,
        }
    }

    /// The names that mean something in a group, of those that are wanted.
    pub(super) fn names(&self, group: usize, wanted: impl Fn(What<'d>) -> bool) -> Vec<&'d str> {
        let declared = self.global.iter().filter(|(_, callee)| wanted(callee.what));
        let externals = self.externals.get(group).into_iter().flatten();
        declared
            .map(|(name, _)| *name)
            .chain(externals.copied())
            .collect()
    }

    /// The options of a pass or pipeline, those of sets in place of their uses.
    pub(super) fn options(&self, callee: Callee<'d>) -> Rc<Options<'d>> {
        let is_pass = matches!(callee.what, What::Pass(_));
        let key = (callee.group, is_pass, callee.number);
        if let Some(known) = self.options.borrow().get(&key) {
            return known.clone();
        }
        let options = Rc::new(self.collect(callee));
        self.options.borrow_mut().insert(key, options.clone());
        options
    }

    fn collect(&self, callee: Callee<'d>) -> Options<'d> {
        let mut options = Options::default();
        let Some(group) = self.draft.groups.get(callee.group) else {
            return options;
        };
        for item in callee.what.items() {
            match item {
                OptionItem::Own(option) => options.add(option, group),
                OptionItem::Use(name) => {
                    let sets = self.sets.get(callee.group);
                    let set = sets.and_then(|sets| sets.get(name.value.as_str()));
                    let set = set.map_or(&[][..], |set| &set.options);
                    set.iter().for_each(|option| options.add(option, group));
                }
            }
        }
        options
    }

    /// All pipelines, in source order.
    pub(super) fn pipelines(&self) -> impl Iterator<Item = (Callee<'d>, &'d PipelineDef)> {
        let groups = self.draft.groups.iter().enumerate();
        groups.flat_map(|(number, group)| {
            callees(number, group).filter_map(|callee| match callee.what {
                What::Pipeline(pipeline) => Some((callee, pipeline)),
                What::Pass(_) => None,
            })
        })
    }

    /// All passes, in source order.
    pub(super) fn passes(&self) -> impl Iterator<Item = (Callee<'d>, &'d Pass)> {
        let groups = self.draft.groups.iter().enumerate();
        groups.flat_map(|(number, group)| {
            callees(number, group).filter_map(|callee| match callee.what {
                What::Pass(pass) => Some((callee, pass)),
                What::Pipeline(_) => None,
            })
        })
    }
}

fn callees(group: usize, of: &Group) -> impl Iterator<Item = Callee<'_>> {
    let callee = move |(number, what)| Callee {
        group,
        number,
        what,
    };
    let passes = of.passes.iter().map(What::Pass).enumerate();
    let pipelines = of.pipelines.iter().map(What::Pipeline).enumerate();
    passes.chain(pipelines).map(callee)
}
