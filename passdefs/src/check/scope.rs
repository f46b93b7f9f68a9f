//! Names become ids: every declaration of a draft gets its id and claims its names, and every name is looked up here.

mod included;
mod items;
mod members;

use std::collections::{BTreeMap, BTreeSet};

use super::claims::{
    Callee, Claim, ClaimScope, Claims, Declaration, Member, MemberKind, Namespace, report_duplicate,
};
use super::types::{self, TypeError};
use crate::catalogue;
use crate::diagnostic::Fix;
use crate::draft as d;
use crate::draft::{Draft, OrderTarget, PipelineDef, Spanned, TypeText};
use crate::model::{
    EnumId, EnumValueId, GroupId, KindId, LegalityId, OptionId, OptionSetId, OptionType, PassId,
    PipelineId,
};
use crate::names::{clipped, shown};
use crate::report::{DiagnosticBuilder, Report};
use crate::source::{self, Sources, Span};
use crate::vocabulary::Spelling;
pub(super) use included::{EnumDecl, GroupScope};

pub(super) enum Resolution {
    Declared(Callee),
    External,
    Unknown,
}

/// The declarations of a draft by id, and their ids by name.
pub(super) struct Scope<'d> {
    pub(super) draft: &'d Draft,
    sources: &'d Sources,
    claims: Claims<'d>,
    passes: Vec<&'d d::Pass>,
    pipelines: Vec<&'d PipelineDef>,
    groups: Vec<GroupScope<'d>>,
    enums: Vec<&'d d::Enum>,
    options: Vec<&'d d::OptionDef>,
    option_sets: Vec<Vec<OptionId>>,
    legalities: usize,
    /// The options of passes and pipelines, with those of the option sets that they use.
    options_of: BTreeMap<Callee, Vec<OptionId>>,
    /// Names of kinds by id. Only the first ones are kinds of passes: rules of open groups may name others.
    kind_names: Vec<&'d str>,
    known_kinds: usize,
}

impl<'d> Scope<'d> {
    /// Enters all declarations, and reports names that are declared or mentioned twice.
    pub(super) fn of(draft: &'d Draft, sources: &'d Sources, report: &mut Report) -> Self {
        let mut scope = Scope {
            draft,
            sources,
            claims: Claims::default(),
            passes: Vec::new(),
            pipelines: Vec::new(),
            groups: GroupScope::of_groups(&draft.groups, report),
            enums: Vec::new(),
            options: Vec::new(),
            option_sets: Vec::new(),
            legalities: 0,
            options_of: BTreeMap::new(),
            kind_names: Vec::new(),
            known_kinds: 0,
        };
        for number in 0..draft.groups.len() {
            scope.add_group(number, report);
        }
        let passes = || draft.groups.iter().flat_map(|group| &group.passes);
        for kind in passes().flat_map(|pass| &pass.kinds) {
            scope.add_kind(kind);
        }
        scope.known_kinds = scope.kind_names.len();
        for rule in passes().flat_map(|pass| &pass.order) {
            if let OrderTarget::Kind(kind) = &rule.target {
                scope.add_kind(kind);
            }
        }
        scope.claim_items(report);
        scope
    }

    /// Returns the scope of generated Rust items: one module for all definition files of a run, and one for each Rust source.
    fn module(&self, file: u32) -> ClaimScope {
        if source::is_rust(self.sources, file) {
            ClaimScope::File(file)
        } else {
            ClaimScope::All
        }
    }

    fn add_group(&mut self, number: usize, report: &mut Report) {
        let GroupScope {
            group,
            enums,
            option_sets,
            legalities,
            ..
        } = self.groups[number].clone();
        let here = ClaimScope::Group(number);
        let groups = (ClaimScope::All, Namespace::Group);
        self.claims
            .declare(groups, &group.name, Declaration::Other, report);
        self.add_mentions((here, Namespace::External), &group.externals, report);
        self.add_mentions(
            (here, Namespace::ExternalKind),
            &group.external_kinds,
            report,
        );
        for declared in enums {
            self.add_enum(group.name.span.file, here, &declared, report);
        }
        for set in option_sets {
            self.add_option_set(number, set, report);
        }
        for legality in legalities {
            let declaration = Declaration::Legality(LegalityId::new(self.legalities));
            self.legalities += 1;
            let (name, span) = (&legality.name, legality.name.span);
            self.claims
                .declare((here, Namespace::Legality), name, declaration, report);
            let everywhere = (ClaimScope::All, Namespace::Legality);
            self.claims
                .claim(everywhere, &name.value, Claim { span, declaration });
        }
        let mut arguments = Vec::new();
        for pass in &group.passes {
            let callee = Callee::Pass(PassId::new(self.passes.len()));
            self.passes.push(pass);
            let key = (self.module(pass.name.span.file), Namespace::Pass);
            self.claims
                .declare(key, &pass.name, Declaration::Callee(callee), report);
            let owner = ClaimScope::Callee(callee);
            self.add_mentions((owner, Namespace::Operation), &pass.ops, report);
            self.add_mentions((owner, Namespace::Dialect), &pass.dialects, report);
            self.add_mentions((owner, Namespace::DialectClass), &pass.cpp_dialects, report);
            self.add_mentions((owner, Namespace::PassKind), &pass.kinds, report);
            let options = self.add_options(number, (owner, &pass.options), report);
            self.options_of.insert(callee, options);
            self.add_members(owner, pass, report);
            arguments.push((&pass.argument, callee));
        }
        for pipeline in &group.pipelines {
            let callee = Callee::Pipeline(PipelineId::new(self.pipelines.len()));
            self.pipelines.push(pipeline);
            let key = (self.module(pipeline.name.span.file), Namespace::Pipeline);
            self.claims
                .declare(key, &pipeline.name, Declaration::Callee(callee), report);
            let owner = ClaimScope::Callee(callee);
            self.add_mentions((owner, Namespace::Operation), &pipeline.ops, report);
            let options = self.add_options(number, (owner, &pipeline.options), report);
            self.options_of.insert(callee, options);
            arguments.push((&pipeline.argument, callee));
        }
        arguments.sort_by_key(|(argument, _)| argument.span);
        for (argument, callee) in arguments {
            self.add_argument(here, argument, callee, report);
        }
        for external in &group.externals {
            if let Some(declared) = self.claims.get(here, Namespace::Argument, &external.value)
                && !external.value.is_empty()
            {
                let message = format!("{} is declared in this group", shown(&external.value));
                let code = catalogue::DUPLICATE_ARGUMENT;
                let diag = report.error(code, external.span, message);
                diag.also(declared.span, "declared here")
                    .help("leave it out of `external`");
            }
        }
    }

    fn add_mentions(
        &mut self,
        key: (ClaimScope, Namespace),
        names: &'d [Spanned<String>],
        report: &mut Report,
    ) {
        for name in names {
            self.claims.declare(key, name, Declaration::Other, report);
        }
    }

    /// Adds an enum of a group. Enums that are generated for a file must differ in all its groups.
    fn add_enum(
        &mut self,
        file: u32,
        group: ClaimScope,
        enumeration: &EnumDecl<'d>,
        report: &mut Report,
    ) {
        let declared = enumeration.declared;
        let id = EnumId::new(self.enums.len());
        let (name, declaration) = (&declared.name, Declaration::Enum(id));
        let is_new = self
            .claims
            .declare((group, Namespace::Enum), name, declaration, report);
        if is_new && enumeration.rust.is_none() {
            // An included declaration belongs to the file that includes it; groups of several files share one item.
            let generated = (self.module(file), Namespace::Enum);
            let first = self.claims.get(generated.0, generated.1, &name.value);
            if first.is_none_or(|first| first.span != name.span) {
                self.claims.declare(generated, name, declaration, report);
            }
        }
        self.enums.push(declared);
        let scope = ClaimScope::Enum(id);
        for (index, value) in declared.values.iter().enumerate() {
            let declaration = Declaration::EnumValue(EnumValueId { of: id, index });
            let name = &value.name;
            let is_new = self
                .claims
                .declare((scope, Namespace::Value), name, declaration, report);
            let span = value.text.as_ref().map_or(name.span, |text| text.span);
            let claim = Claim { span, declaration };
            let earlier = self
                .claims
                .claim((scope, Namespace::ValueText), value.text(), claim);
            // Values of the same name that have the same text are one error.
            if let (true, Some(first)) = (is_new, earlier) {
                let places = (span, first.span);
                report_duplicate(Namespace::ValueText, &value.text(), places, report);
            }
        }
    }

    /// Claims the name of a pass or pipeline in pipeline text. Two groups may use the same name, because only one of them
    /// is registered. An imported pass may keep the name of another pass, for documentation.
    fn add_argument(
        &mut self,
        group: ClaimScope,
        argument: &'d Spanned<d::PipelineName>,
        callee: Callee,
        report: &mut Report,
    ) {
        let text = &argument.value.text;
        let claim = Claim {
            span: argument.span,
            declaration: Declaration::Callee(callee),
        };
        self.claims
            .claim((ClaimScope::All, Namespace::Argument), text, claim);
        let Some(first) = self.claims.claim((group, Namespace::Argument), text, claim) else {
            return;
        };
        if !argument.value.verbatim {
            let places = (argument.span, first.span);
            report_duplicate(Namespace::Argument, text, places, report);
            return;
        }
        let message = format!("argument `{text}` is kept twice");
        let diag = report.warning(catalogue::KEPT_ARGUMENT, argument.span, message);
        let mut help = "write another argument in the definition".to_owned();
        if let Callee::Pass(id) = callee {
            let entry = self.pass(id).argument_in_map();
            help += &format!(", or {entry} in the map file of the import");
        }
        diag.also(first.span, "first here")
            .note("Rust is not generated until they differ")
            .help(help);
    }

    fn add_kind(&mut self, name: &'d Spanned<String>) {
        let claim = Claim {
            span: name.span,
            declaration: Declaration::Kind(KindId::new(self.kind_names.len())),
        };
        let key = (ClaimScope::All, Namespace::Kind);
        if self.claims.claim(key, &name.value, claim).is_none() {
            self.kind_names.push(&name.value);
        }
    }

    /// Returns the spelling in which a help about this place is written.
    pub(super) fn spelling(&self, span: Span) -> Spelling {
        if source::is_rust(self.sources, span.file) {
            Spelling::Attribute
        } else {
            Spelling::Kdl
        }
    }

    /// Returns the place of a name without the quotes and the `$` around it, or `None` if it is written with escapes.
    pub(super) fn exact(&self, name: &str, span: Span) -> Option<Span> {
        let source = self.sources.get(span.file)?;
        let written = source.text.get(span.start as usize..span.end as usize)?;
        let start = span.start + written.find(name)? as u32;
        let end = start + name.len() as u32;
        Some(Span { start, end, ..span })
    }

    /// Suggests to declare an unknown name as external to the group.
    pub(super) fn suggest_external(
        &self,
        diag: DiagnosticBuilder<'_>,
        what: &str,
        group: GroupId,
        name: &Spanned<String>,
    ) {
        let node = |spelling: Spelling, name: &str| spelling.node("external", &[name], false);
        let external = node(self.spelling(name.span), &clipped(&name.value));
        diag.fix(Fix::Add {
            block: self.draft.groups[group.index()].name.span,
            node: node(Spelling::Kdl, &name.value),
        })
        .note(format!(
            "if another crate registers the {what}, add `{external}` to the group"
        ));
    }

    /// Resolves a name in pipelines: a declaration of the group, an external of the group, or a declaration of another
    /// group.
    pub(super) fn find(&self, group: usize, name: &str) -> Resolution {
        let here = ClaimScope::Group(group);
        if let Some(callee) = self.callee(here, name) {
            return Resolution::Declared(callee);
        }
        if self.claims.get(here, Namespace::External, name).is_some() {
            return Resolution::External;
        }
        match self.callee(ClaimScope::All, name) {
            Some(callee) => Resolution::Declared(callee),
            None if self.draft.groups[group].open => Resolution::External,
            None => Resolution::Unknown,
        }
    }

    fn declared(
        &self,
        scope: ClaimScope,
        namespace: Namespace,
        name: &str,
    ) -> Option<Declaration<'d>> {
        let claim = self.claims.get(scope, namespace, name)?;
        Some(claim.declaration)
    }

    fn callee(&self, scope: ClaimScope, name: &str) -> Option<Callee> {
        match self.declared(scope, Namespace::Argument, name)? {
            Declaration::Callee(callee) => Some(callee),
            _ => None,
        }
    }

    /// Returns the names in pipelines that a group may use, of declarations that `is_candidate` accepts and of externals.
    pub(super) fn callable_names(
        &self,
        group: usize,
        is_candidate: impl Fn(Callee) -> bool,
    ) -> Vec<&str> {
        let declared = self.claims.names(ClaimScope::All, Namespace::Argument);
        let declared = declared.filter(|(_, claim)| match claim.declaration {
            Declaration::Callee(callee) => is_candidate(callee),
            _ => false,
        });
        let externals = self
            .claims
            .names(ClaimScope::Group(group), Namespace::External);
        declared.chain(externals).map(|(name, _)| name).collect()
    }

    /// Returns the declarations that a group can use.
    pub(super) fn group(&self, number: usize) -> &GroupScope<'d> {
        &self.groups[number]
    }

    pub(super) fn groups(&self) -> &[GroupScope<'d>] {
        &self.groups
    }

    pub(super) fn pass(&self, id: PassId) -> &'d d::Pass {
        self.passes[id.index()]
    }

    pub(super) fn pipeline(&self, id: PipelineId) -> &'d PipelineDef {
        self.pipelines[id.index()]
    }

    pub(super) fn option(&self, id: OptionId) -> &'d d::OptionDef {
        self.options[id.index()]
    }

    pub(super) fn options_of(&self, callee: Callee) -> &[OptionId] {
        self.options_of.get(&callee).map_or(&[], Vec::as_slice)
    }

    pub(super) fn option_by_name(&self, callee: Callee, name: &str) -> Option<OptionId> {
        self.member(callee, Namespace::OptionName, name)
    }

    pub(super) fn option_by_field(&self, callee: Callee, field: &str) -> Option<OptionId> {
        self.member(callee, Namespace::Field, field)
    }

    fn member(&self, callee: Callee, namespace: Namespace, name: &str) -> Option<OptionId> {
        match self.declared(ClaimScope::Callee(callee), namespace, name)? {
            Declaration::Member(Member {
                kind: MemberKind::Option(id),
                ..
            }) => Some(id),
            _ => None,
        }
    }

    pub(super) fn declaration(&self, callee: Callee) -> &'d Spanned<String> {
        match callee {
            Callee::Pass(id) => &self.pass(id).name,
            Callee::Pipeline(id) => &self.pipeline(id).name,
        }
    }

    pub(super) fn argument(&self, callee: Callee) -> &'d str {
        match callee {
            Callee::Pass(id) => &self.pass(id).argument.value.text,
            Callee::Pipeline(id) => &self.pipeline(id).argument.value.text,
        }
    }

    /// Returns the operations that a pass or pipeline may run on, empty if they are not known by name.
    pub(super) fn ops(&self, callee: Callee) -> &'d [Spanned<String>] {
        match callee {
            Callee::Pass(id) => &self.pass(id).ops,
            Callee::Pipeline(id) => &self.pipeline(id).ops,
        }
    }

    pub(super) fn option_set(&self, group: usize, name: &str) -> Option<OptionSetId> {
        match self.declared(ClaimScope::Group(group), Namespace::OptionSet, name)? {
            Declaration::OptionSet(id) => Some(id),
            _ => None,
        }
    }

    /// Returns where the legalities stand that a group sees. An attribute is expanded with nothing but its module.
    fn legality_scopes(&self, group: usize) -> impl Iterator<Item = ClaimScope> {
        let span = self.draft.groups[group].name.span;
        let others = (!source::is_rust(self.sources, span.file)).then_some(ClaimScope::All);
        [ClaimScope::Group(group)].into_iter().chain(others)
    }

    /// Returns the legality that a name stands for in a group: one of the group, or the first of another.
    pub(super) fn legality(&self, group: usize, name: &str) -> Option<LegalityId> {
        self.legality_scopes(group).find_map(|scope| {
            match self.declared(scope, Namespace::Legality, name)? {
                Declaration::Legality(id) => Some(id),
                _ => None,
            }
        })
    }

    /// Returns the place of a legality that no scope of a group has.
    pub(super) fn foreign_legality(&self, name: &str) -> Option<Span> {
        let claim = self
            .claims
            .get(ClaimScope::All, Namespace::Legality, name)?;
        Some(claim.span)
    }

    pub(super) fn legality_names(&self, group: usize) -> Vec<&str> {
        let scopes = self.legality_scopes(group);
        let names = scopes.flat_map(|scope| self.claims.names(scope, Namespace::Legality));
        let names: BTreeSet<&str> = names.map(|(name, _)| name).collect();
        names.into_iter().collect()
    }

    pub(super) fn kind(&self, name: &str) -> Option<KindId> {
        match self.declared(ClaimScope::All, Namespace::Kind, name)? {
            Declaration::Kind(id) => Some(id),
            _ => None,
        }
    }

    /// Returns `true` if an order rule of the group may name this kind.
    pub(super) fn may_name_kind(&self, group: usize, kind: KindId) -> bool {
        let name = self.kind_names[kind.index()];
        let here = ClaimScope::Group(group);
        let is_external = || self.declared(here, Namespace::ExternalKind, name).is_some();
        kind.index() < self.known_kinds || self.draft.groups[group].open || is_external()
    }

    pub(super) fn kind_names(&self) -> &[&'d str] {
        &self.kind_names
    }

    pub(super) fn known_kinds(&self, group: usize) -> Vec<&str> {
        let declared = self.kind_names[..self.known_kinds].iter().copied();
        let externals = self
            .claims
            .names(ClaimScope::Group(group), Namespace::ExternalKind);
        declared.chain(externals.map(|(name, _)| name)).collect()
    }

    pub(super) fn option_type(&self, group: usize, ty: &TypeText) -> Result<OptionType, TypeError> {
        types::resolve(ty, |name| self.enum_of_group(group, name))
    }

    fn enum_of_group(&self, group: usize, name: &str) -> Option<EnumId> {
        match self.declared(ClaimScope::Group(group), Namespace::Enum, name)? {
            Declaration::Enum(id) => Some(id),
            _ => None,
        }
    }

    pub(super) fn enumeration(&self, id: EnumId) -> &'d d::Enum {
        self.enums[id.index()]
    }

    pub(super) fn enum_value(&self, of: EnumId, text: &str) -> Option<EnumValueId> {
        match self.declared(ClaimScope::Enum(of), Namespace::ValueText, text)? {
            Declaration::EnumValue(id) => Some(id),
            _ => None,
        }
    }

    pub(super) fn type_name<'s>(&'s self, ty: &'s OptionType) -> &'s str {
        match ty {
            OptionType::Enum(id) => &self.enumeration(*id).name.value,
            OptionType::Path(path) => path,
            OptionType::BuiltIn(ty) => ty.name(),
        }
    }

    /// Returns the first group that declares an enum of this name.
    pub(super) fn group_of_enum(&self, name: &str) -> Option<&'d str> {
        let mut groups = self.draft.groups.iter().enumerate();
        let (_, group) = groups.find(|(number, _)| self.enum_of_group(*number, name).is_some())?;
        Some(&group.name.value)
    }
}
