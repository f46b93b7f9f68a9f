//! Names become ids: every declaration of a draft gets its id, and every name is looked up here and nowhere else.

use std::collections::{BTreeMap, BTreeSet};

use super::types::{self, TypeError};
use crate::diagnostic::Fix;
use crate::draft as d;
use crate::draft::{Draft, OrderTarget, PipelineDef, Spanned, TypeText};
use crate::model::{
    EnumId, EnumValueId, GroupId, KindId, OptionSetId, OptionType, PassId, PipelineId,
};
use crate::references::Target;
use crate::source::{Sources, Span};
use crate::vocabulary::Spelling;

/// A pass or a pipeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Callee {
    Pass(PassId),
    Pipeline(PipelineId),
}

impl Callee {
    /// The declaration, as the record of references has it.
    pub(super) fn target(self) -> Target {
        match self {
            Callee::Pass(id) => Target::Pass(id),
            Callee::Pipeline(id) => Target::Pipeline(id),
        }
    }
}

/// The meaning of a name in a pipeline.
pub(super) enum Resolution {
    Declared(Callee),
    /// It is declared external_help.
    External,
    Unknown,
}

/// The declarations of a draft by id, and their ids by name. Of several with the same name, which is reported, the
/// first counts.
pub(super) struct Scope<'d> {
    pub(super) draft: &'d Draft,
    sources: &'d Sources,
    groups: Vec<GroupScope<'d>>,
    passes: Vec<&'d d::Pass>,
    pipelines: Vec<&'d PipelineDef>,
    enums: Vec<EnumScope<'d>>,
    /// Passes and pipelines of all groups.
    callees: BTreeMap<&'d str, Callee>,
    kinds: BTreeMap<&'d str, KindId>,
    /// Names of kinds by id. Only the first ones are kinds of passes: rules of open groups may name others.
    kind_names: Vec<&'d str>,
    known_kinds: usize,
}

/// The names of one group.
#[derive(Default)]
struct GroupScope<'d> {
    is_open: bool,
    callees: BTreeMap<&'d str, Callee>,
    externals: BTreeSet<&'d str>,
    external_kinds: BTreeSet<&'d str>,
    enums: BTreeMap<&'d str, EnumId>,
    option_sets: BTreeMap<&'d str, OptionSetId>,
}

struct EnumScope<'d> {
    declared: &'d d::Enum,
    /// Positions of values by their text.
    values: BTreeMap<String, usize>,
}

fn names_of(written: &[Spanned<String>]) -> BTreeSet<&str> {
    written.iter().map(|name| name.value.as_str()).collect()
}

impl<'d> Scope<'d> {
    pub(super) fn of(draft: &'d Draft, sources: &'d Sources) -> Self {
        let mut scope = Scope {
            draft,
            sources,
            groups: Vec::new(),
            passes: Vec::new(),
            pipelines: Vec::new(),
            enums: Vec::new(),
            callees: BTreeMap::new(),
            kinds: BTreeMap::new(),
            kind_names: Vec::new(),
            known_kinds: 0,
        };
        let mut sets = 0;
        for group in &draft.groups {
            let group = scope.add_group(group, &mut sets);
            scope.groups.push(group);
        }
        for kind in scope
            .passes
            .clone()
            .into_iter()
            .flat_map(|pass| &pass.kinds)
        {
            scope.add_kind(&kind.value);
        }
        scope.known_kinds = scope.kind_names.len();
        for rule in scope
            .passes
            .clone()
            .into_iter()
            .flat_map(|pass| &pass.order)
        {
            if let OrderTarget::Kind(kind) = &rule.target {
                scope.add_kind(&kind.value);
            }
        }
        scope
    }

    fn add_group(&mut self, group: &'d d::Group, sets: &mut usize) -> GroupScope<'d> {
        let mut names = GroupScope {
            is_open: group.open,
            externals: names_of(&group.externals),
            external_kinds: names_of(&group.external_kinds),
            ..GroupScope::default()
        };
        for declared in &group.enums {
            let id = EnumId::new(self.enums.len());
            names.enums.entry(&declared.name.value).or_insert(id);
            self.enums.push(EnumScope::of(declared));
        }
        for set in &group.option_sets {
            let id = OptionSetId::new(*sets);
            names.option_sets.entry(&set.name.value).or_insert(id);
            *sets += 1;
        }
        for pass in &group.passes {
            let callee = Callee::Pass(PassId::new(self.passes.len()));
            self.passes.push(pass);
            self.add_callee(&mut names, &pass.argument.value.text, callee);
        }
        for pipeline in &group.pipelines {
            let callee = Callee::Pipeline(PipelineId::new(self.pipelines.len()));
            self.pipelines.push(pipeline);
            self.add_callee(&mut names, &pipeline.argument.value.text, callee);
        }
        names
    }

    fn add_callee(&mut self, names: &mut GroupScope<'d>, argument: &'d str, callee: Callee) {
        names.callees.entry(argument).or_insert(callee);
        self.callees.entry(argument).or_insert(callee);
    }

    fn add_kind(&mut self, name: &'d str) {
        let id = KindId::new(self.kind_names.len());
        if let std::collections::btree_map::Entry::Vacant(entry) = self.kinds.entry(name) {
            entry.insert(id);
            self.kind_names.push(name);
        }
    }

    /// The spelling in which a help about this place is written.
    pub(super) fn spelling(&self, span: Span) -> Spelling {
        if self.sources.is_rust(span.file) {
            Spelling::Attribute
        } else {
            Spelling::Kdl
        }
    }

    /// The place of a name itself: without the quotes and the `$` that stand around it. Nothing if it is written with
    /// escapes.
    pub(super) fn exact(&self, name: &str, span: Span) -> Option<Span> {
        let source = self.sources.get(span.file)?;
        let written = source.text.get(span.start as usize..span.end as usize)?;
        let start = span.start + written.find(name)? as u32;
        let end = start + name.len() as u32;
        Some(Span { start, end, ..span })
    }

    /// The node by which a group says that a name is declared external_help.
    pub(super) fn external(&self, group: GroupId, name: &str) -> Fix {
        Fix::Add {
            block: self.draft.groups[group.index()].name.span,
            node: Spelling::Kdl.node("external", &[name], false),
        }
    }

    /// A name in pipelines, as it is understood in a group: something of the group, something that the group says is
    /// declared external_help, or something of another group.
    pub(super) fn find(&self, group: usize, name: &str) -> Resolution {
        let names = &self.groups[group];
        if let Some(callee) = names.callees.get(name) {
            return Resolution::Declared(*callee);
        }
        if names.externals.contains(name) {
            return Resolution::External;
        }
        match self.callees.get(name) {
            Some(callee) => Resolution::Declared(*callee),
            None if names.is_open => Resolution::External,
            None => Resolution::Unknown,
        }
    }

    /// The names in pipelines that a group may use, of passes, of pipelines or of both.
    pub(super) fn callable_names(
        &self,
        group: usize,
        wanted: impl Fn(Callee) -> bool,
    ) -> Vec<&'d str> {
        let declared = self.callees.iter().filter(|(_, callee)| wanted(**callee));
        let externals = self.groups[group].externals.iter();
        declared
            .map(|(name, _)| *name)
            .chain(externals.copied())
            .collect()
    }

    pub(super) fn pass(&self, id: PassId) -> &'d d::Pass {
        self.passes[id.index()]
    }

    pub(super) fn pipeline(&self, id: PipelineId) -> &'d PipelineDef {
        self.pipelines[id.index()]
    }

    /// The Rust name, where it is declared.
    pub(super) fn declaration(&self, callee: Callee) -> &'d Spanned<String> {
        match callee {
            Callee::Pass(id) => &self.pass(id).name,
            Callee::Pipeline(id) => &self.pipeline(id).name,
        }
    }

    /// The name in pipelines.
    pub(super) fn argument(&self, callee: Callee) -> &'d str {
        match callee {
            Callee::Pass(id) => &self.pass(id).argument.value.text,
            Callee::Pipeline(id) => &self.pipeline(id).argument.value.text,
        }
    }

    /// The operations that it may run on; none if they are not known by name.
    pub(super) fn ops(&self, callee: Callee) -> &'d [Spanned<String>] {
        match callee {
            Callee::Pass(id) => &self.pass(id).ops,
            Callee::Pipeline(id) => &self.pipeline(id).ops,
        }
    }

    /// The option set of this name.
    pub(super) fn option_set(&self, group: usize, name: &str) -> Option<OptionSetId> {
        self.groups[group].option_sets.get(name).copied()
    }

    /// The kind of this name.
    pub(super) fn kind(&self, name: &str) -> Option<KindId> {
        self.kinds.get(name).copied()
    }

    /// True if a rule of the group may be about this kind.
    pub(super) fn may_name_kind(&self, group: usize, kind: KindId) -> bool {
        let own = &self.groups[group];
        let is_external = || own.external_kinds.contains(self.kind_names[kind.index()]);
        kind.index() < self.known_kinds || own.is_open || is_external()
    }

    /// The names of all kinds by id.
    pub(super) fn kind_names(&self) -> &[&'d str] {
        &self.kind_names
    }

    /// The names of the kinds that rules of a group may be about.
    pub(super) fn known_kinds(&self, group: usize) -> Vec<&'d str> {
        let declared = self.kind_names[..self.known_kinds].iter();
        let externals = self.groups[group].external_kinds.iter();
        declared.chain(externals).copied().collect()
    }

    /// The type that is meant in a group.
    pub(super) fn option_type(&self, group: usize, ty: &TypeText) -> Result<OptionType, TypeError> {
        types::resolve(ty, |name| self.groups[group].enums.get(name).copied())
    }

    pub(super) fn enumeration(&self, id: EnumId) -> &'d d::Enum {
        self.enums[id.index()].declared
    }

    /// The value of an enum that is selected by a text.
    pub(super) fn enum_value(&self, of: EnumId, text: &str) -> Option<EnumValueId> {
        let index = *self.enums[of.index()].values.get(text)?;
        Some(EnumValueId { of, index })
    }

    /// The name of a type in definitions.
    pub(super) fn type_name<'s>(&'s self, ty: &'s OptionType) -> &'s str {
        match ty {
            OptionType::Enum(id) => &self.enumeration(*id).name.value,
            OptionType::Path(path) => path,
            OptionType::BuiltIn(ty) => ty.name(),
        }
    }

    /// The first group that declares an enum of this name.
    pub(super) fn group_of_enum(&self, name: &str) -> Option<&'d str> {
        let group = self
            .groups
            .iter()
            .position(|group| group.enums.contains_key(name))?;
        Some(&self.draft.groups[group].name.value)
    }
}

impl<'d> EnumScope<'d> {
    fn of(declared: &'d d::Enum) -> Self {
        let mut values = BTreeMap::new();
        for (at, value) in declared.values.iter().enumerate() {
            values.entry(value.text().into_owned()).or_insert(at);
        }
        Self { declared, values }
    }
}
