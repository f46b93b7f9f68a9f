//! Names become ids: every declaration of a draft gets its id and claims its names, and every name is looked up here.

mod included;
mod items;
mod members;

use std::collections::{BTreeMap, BTreeSet};

use super::claims::{
    Callee, Claim, ClaimScope, Claims, Declaration, Member, MemberKind, Namespace,
};
use super::types::{self, TypeError};
use crate::catalogue;
use crate::diagnostic::Fix;
use crate::draft as d;
use crate::draft::{Draft, OrderTarget, PipelineDef, Spanned, TypeText};
use crate::model::{
    EnumId, EnumValueId, GroupId, KindId, LegalityId, OptionId, OptionSetId, OptionType, PassId,
    PipelineId, Prose,
};
use crate::names::{is_pipeline_safe, shown};
use crate::report::{DiagnosticBuilder, Report};
use crate::source::{self, Sources, Span};
use crate::vocabulary::Spelling;
pub(super) use included::{EnumDecl, GroupScope};

pub(super) enum Resolution {
    Declared(Callee),
    External,
    Unknown,
}

/// What steps need to know of a pass or pipeline.
pub(super) struct CalleeDecl<'d> {
    pub(super) name: &'d Spanned<String>,
    pub(super) argument: &'d Spanned<d::PipelineName>,
    /// The operations that it may run on; empty if they are not known by name.
    pub(super) ops: &'d [Spanned<String>],
    /// Its options, with those of the option sets that it uses.
    pub(super) options: Vec<OptionId>,
}

/// The declarations of a draft by id, and their ids by name.
pub(super) struct Scope<'d> {
    pub(super) draft: &'d Draft,
    sources: &'d Sources,
    claims: Claims<'d>,
    passes: Vec<&'d d::Pass>,
    pipelines: Vec<&'d PipelineDef>,
    callees: BTreeMap<Callee, CalleeDecl<'d>>,
    groups: Vec<GroupScope<'d>>,
    enums: Vec<&'d d::Enum>,
    options: Vec<&'d d::OptionDef>,
    option_sets: Vec<Vec<OptionId>>,
    legalities: usize,
    /// Names of kinds by id. Only the first ones are kinds of passes: rules of open groups may name others.
    kind_names: Vec<&'d str>,
    known_kinds: usize,
}

impl<'d> Scope<'d> {
    /// Enters all declarations.
    pub(super) fn of(draft: &'d Draft, sources: &'d Sources) -> Self {
        let mut claims = Claims::default();
        let mut scope = Scope {
            draft,
            sources,
            groups: GroupScope::of_groups(&draft.groups, &mut claims.report),
            claims,
            passes: Vec::new(),
            pipelines: Vec::new(),
            callees: BTreeMap::new(),
            enums: Vec::new(),
            options: Vec::new(),
            option_sets: Vec::new(),
            legalities: 0,
            kind_names: Vec::new(),
            known_kinds: 0,
        };
        for number in 0..draft.groups.len() {
            scope.add_group(GroupId::new(number));
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
        scope.claim_items();
        scope
    }

    /// Takes the report of names that are declared or mentioned twice, and of includes.
    pub(super) fn take_report(&mut self) -> Report {
        std::mem::take(&mut self.claims.report)
    }

    /// Returns the scope of generated Rust items: one module for all definition files of a run, and one for each Rust source.
    fn module(&self, file: u32) -> ClaimScope {
        if source::is_rust(self.sources, file) {
            ClaimScope::File(file)
        } else {
            ClaimScope::All
        }
    }

    fn add_group(&mut self, id: GroupId) {
        let scope = self.groups[id.index()].clone();
        let (group, here) = (scope.group, ClaimScope::Group(id));
        let groups = (ClaimScope::All, Namespace::Group);
        self.claims.declare(groups, &group.name, Declaration::Other);
        let kinds = (here, Namespace::ExternalKind);
        self.claims
            .mention((here, Namespace::External), &group.externals);
        self.claims.mention(kinds, &group.external_kinds);
        for declared in &scope.enums {
            self.add_enum(group.name.span.file, here, declared);
        }
        for set in scope.option_sets {
            self.add_option_set(id, set);
        }
        for legality in scope.legalities {
            let declaration = Declaration::Legality(LegalityId::new(self.legalities));
            self.legalities += 1;
            let (name, span) = (&legality.name, legality.name.span);
            self.claims
                .declare((here, Namespace::Legality), name, declaration);
            let everywhere = (ClaimScope::All, Namespace::Legality);
            let claim = Claim { span, declaration };
            self.claims.claim(everywhere, &name.value, claim);
        }
        let mut callees = Vec::new();
        for pass in &group.passes {
            let callee = Callee::Pass(PassId::new(self.passes.len()));
            self.passes.push(pass);
            let owner = ClaimScope::Callee(callee);
            let classes = (owner, Namespace::DialectClass);
            self.claims
                .mention((owner, Namespace::Dialect), &pass.dialects);
            self.claims.mention(classes, &pass.cpp_dialects);
            self.claims
                .mention((owner, Namespace::PassKind), &pass.kinds);
            let options = self.add_options(id, owner, &pass.options);
            self.add_members(owner, pass);
            let decl = CalleeDecl {
                name: &pass.name,
                argument: &pass.argument,
                ops: &pass.ops,
                options,
            };
            callees.push((callee, Namespace::Pass, decl));
        }
        for pipeline in &group.pipelines {
            let callee = Callee::Pipeline(PipelineId::new(self.pipelines.len()));
            self.pipelines.push(pipeline);
            let decl = CalleeDecl {
                name: &pipeline.name,
                argument: &pipeline.argument,
                ops: &pipeline.ops,
                options: self.add_options(id, ClaimScope::Callee(callee), &pipeline.options),
            };
            callees.push((callee, Namespace::Pipeline, decl));
        }
        for (callee, namespace, decl) in &callees {
            let key = (self.module(decl.name.span.file), *namespace);
            self.claims
                .declare(key, decl.name, Declaration::Callee(*callee));
            let owner = ClaimScope::Callee(*callee);
            self.claims.mention((owner, Namespace::Operation), decl.ops);
        }
        callees.sort_by_key(|(_, _, decl)| decl.argument.span);
        for (callee, _, decl) in callees {
            self.add_argument(here, decl.argument, callee);
            self.callees.insert(callee, decl);
        }
        for external in group.externals.iter().filter(|name| !name.value.is_empty()) {
            if let Some(declared) = self.claims.get(here, Namespace::Argument, &external.value) {
                let message = format!("{} is declared in this group", shown(&external.value));
                let code = catalogue::DUPLICATE_ARGUMENT;
                let diag = self.claims.report.error(code, external.span, message);
                diag.also(declared.span, "declared here")
                    .help("leave it out of `external`");
            }
        }
    }

    /// Adds an enum of a group. Enums that are generated for a file must differ in all its groups.
    fn add_enum(&mut self, file: u32, group: ClaimScope, enumeration: &EnumDecl<'d>) {
        let declared = enumeration.declared;
        let id = EnumId::new(self.enums.len());
        let (name, declaration) = (&declared.name, Declaration::Enum(id));
        let key = (group, Namespace::Enum);
        if self.claims.declare(key, name, declaration) && enumeration.rust.is_none() {
            // An included declaration belongs to the file that includes it; groups of several files share one item.
            let generated = (self.module(file), Namespace::Enum);
            let first = self.claims.get(generated.0, generated.1, &name.value);
            if first.is_none_or(|first| first.span != name.span) {
                self.claims.declare(generated, name, declaration);
            }
        }
        self.enums.push(declared);
        let scope = ClaimScope::Enum(id);
        for (index, value) in declared.values.iter().enumerate() {
            let declaration = Declaration::EnumValue(EnumValueId { of: id, index });
            let key = (scope, Namespace::Value);
            let is_new = self.claims.declare(key, &value.name, declaration);
            let text = value.text.as_ref();
            let span = text.map_or(value.name.span, |text| text.span);
            let key = (scope, Namespace::ValueText);
            let claim = Claim { span, declaration };
            let earlier = self.claims.claim(key, value.text(), claim);
            // Values of the same name that have the same text are one error.
            if let (true, Some(first)) = (is_new, earlier) {
                let places = (span, first.span);
                self.claims.report_duplicate(key.1, &value.text(), places);
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
    ) {
        let (text, span) = (&argument.value.text, argument.span);
        let declaration = Declaration::Callee(callee);
        let claim = Claim { span, declaration };
        let everywhere = (ClaimScope::All, Namespace::Argument);
        self.claims.claim(everywhere, text, claim);
        let key = (group, Namespace::Argument);
        let Some(first) = self.claims.claim(key, text, claim) else {
            return;
        };
        if !argument.value.verbatim {
            return self
                .claims
                .report_duplicate(key.1, text, (span, first.span));
        }
        let message = format!("argument `{text}` is kept twice");
        let mut help = "write another argument in the definition".to_owned();
        if let Callee::Pass(id) = callee {
            let entry = self.pass(id).argument_in_map();
            help += &format!(", or {entry} in the map file of the import");
        }
        let code = catalogue::KEPT_ARGUMENT;
        let diag = self.claims.report.warning(code, span, message);
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

    /// Returns a string with the places of its parts.
    pub(super) fn located(&self, text: &str, span: Span) -> Prose {
        let source = self
            .sources
            .get(span.file)
            .map_or("", |source| &source.text);
        let written = source.get(span.start as usize..span.end as usize);
        let written = written.unwrap_or("");
        let quote = written.find('"').map_or(0, |at| at + 1);
        let is_verbatim = |edge: &usize| {
            let inner = written.get(*edge..).unwrap_or("");
            inner.starts_with(text) && inner.len() <= text.len() + edge
        };
        let parts = match [0, quote].into_iter().find(is_verbatim) {
            Some(edge) => vec![(0, span.start + edge as u32)],
            None => {
                let entry = pass_kdl::parse_value(written, span);
                let entry = entry.filter(|entry| entry.str() == Some(text));
                entry.map_or_else(Vec::new, |entry| entry.parts)
            }
        };
        Prose::new(text.to_owned(), span, parts)
    }

    /// Suggests to declare an unknown name as external to the group.
    pub(super) fn suggest_external(
        &self,
        diag: DiagnosticBuilder<'_>,
        what: &str,
        group: GroupId,
        name: &Spanned<String>,
    ) {
        if !is_pipeline_safe(&name.value) {
            return;
        }
        let node = |spelling: Spelling| spelling.node("external", &[&name.value], false);
        let (block, external) = (
            self.group(group).group.name.span,
            node(self.spelling(name.span)),
        );
        let node = node(Spelling::Kdl);
        diag.fix(Fix::Add { block, node }).note(format!(
            "if another crate registers the {what}, add `{external}` to the group"
        ));
    }

    /// Resolves a name in pipelines: a declaration of the group, an external of the group, or a declaration of another
    /// group.
    pub(super) fn find(&self, group: GroupId, name: &str) -> Resolution {
        let here = ClaimScope::Group(group);
        let callee = |scope| self.claims.find(scope, Namespace::Argument, name);
        if let Some(callee) = callee(here) {
            return Resolution::Declared(callee);
        }
        if self.claims.get(here, Namespace::External, name).is_some() {
            return Resolution::External;
        }
        match callee(ClaimScope::All) {
            Some(callee) => Resolution::Declared(callee),
            None if self.is_open(group) => Resolution::External,
            None => Resolution::Unknown,
        }
    }

    /// Returns the names in pipelines that a group may use, of declarations that `is_candidate` accepts and of externals.
    pub(super) fn callable_names(
        &self,
        group: GroupId,
        is_candidate: impl Fn(Callee) -> bool,
    ) -> Vec<&str> {
        let declared = self.claims.names(ClaimScope::All, Namespace::Argument);
        let declared = declared.filter(|(_, claim)| match claim.declaration {
            Declaration::Callee(callee) => is_candidate(callee),
            _ => false,
        });
        let externals = (ClaimScope::Group(group), Namespace::External);
        let externals = self.claims.names(externals.0, externals.1);
        declared.chain(externals).map(|(name, _)| name).collect()
    }

    /// Returns the declarations that a group can use.
    pub(super) fn group(&self, id: GroupId) -> &GroupScope<'d> {
        &self.groups[id.index()]
    }

    pub(super) fn groups(&self) -> &[GroupScope<'d>] {
        &self.groups
    }

    /// Returns whether a group may name what nothing here declares.
    pub(super) fn is_open(&self, group: GroupId) -> bool {
        self.group(group).group.open
    }

    pub(super) fn pass(&self, id: PassId) -> &'d d::Pass {
        self.passes[id.index()]
    }

    pub(super) fn pipeline(&self, id: PipelineId) -> &'d PipelineDef {
        self.pipelines[id.index()]
    }

    pub(super) fn callee(&self, callee: Callee) -> &CalleeDecl<'d> {
        &self.callees[&callee]
    }

    pub(super) fn option(&self, id: OptionId) -> &'d d::OptionDef {
        self.options[id.index()]
    }

    pub(super) fn option_by_name(&self, callee: Callee, name: &str) -> Option<OptionId> {
        self.member(callee, Namespace::OptionName, name)
    }

    pub(super) fn option_by_field(&self, callee: Callee, field: &str) -> Option<OptionId> {
        self.member(callee, Namespace::Field, field)
    }

    fn member(&self, callee: Callee, namespace: Namespace, name: &str) -> Option<OptionId> {
        let owner = ClaimScope::Callee(callee);
        let member: Member = self.claims.find(owner, namespace, name)?;
        match member.kind {
            MemberKind::Option(id) => Some(id),
            MemberKind::Statistic | MemberKind::State => None,
        }
    }

    pub(super) fn option_set(&self, group: GroupId, name: &str) -> Option<OptionSetId> {
        let here = ClaimScope::Group(group);
        self.claims.find(here, Namespace::OptionSet, name)
    }

    /// Returns where the legalities stand that a group sees. An attribute is expanded with nothing but its module.
    fn legality_scopes(&self, group: GroupId) -> impl Iterator<Item = ClaimScope> {
        let file = self.group(group).group.name.span.file;
        let others = (!source::is_rust(self.sources, file)).then_some(ClaimScope::All);
        [ClaimScope::Group(group)].into_iter().chain(others)
    }

    /// Returns the legality that a name stands for in a group: one of the group, or the first of another.
    pub(super) fn legality(&self, group: GroupId, name: &str) -> Option<LegalityId> {
        let mut scopes = self.legality_scopes(group);
        scopes.find_map(|scope| self.claims.find(scope, Namespace::Legality, name))
    }

    /// Returns the place of a legality that no scope of a group has.
    pub(super) fn foreign_legality(&self, name: &str) -> Option<Span> {
        let all = ClaimScope::All;
        Some(self.claims.get(all, Namespace::Legality, name)?.span)
    }

    pub(super) fn legality_names(&self, group: GroupId) -> Vec<&str> {
        let scopes = self.legality_scopes(group);
        let names = scopes.flat_map(|scope| self.claims.names(scope, Namespace::Legality));
        let names: BTreeSet<&str> = names.map(|(name, _)| name).collect();
        names.into_iter().collect()
    }

    pub(super) fn kind(&self, name: &str) -> Option<KindId> {
        self.claims.find(ClaimScope::All, Namespace::Kind, name)
    }

    /// Returns `true` if an order rule of the group may name this kind.
    pub(super) fn may_name_kind(&self, group: GroupId, kind: KindId) -> bool {
        let (name, here) = (self.kind_names[kind.index()], ClaimScope::Group(group));
        let external = || self.claims.get(here, Namespace::ExternalKind, name);
        kind.index() < self.known_kinds || self.is_open(group) || external().is_some()
    }

    pub(super) fn kind_names(&self) -> &[&'d str] {
        &self.kind_names
    }

    pub(super) fn known_kinds(&self, group: GroupId) -> Vec<&str> {
        let declared = self.kind_names[..self.known_kinds].iter().copied();
        let here = ClaimScope::Group(group);
        let externals = self.claims.names(here, Namespace::ExternalKind);
        declared.chain(externals.map(|(name, _)| name)).collect()
    }

    pub(super) fn option_type(
        &self,
        group: GroupId,
        ty: &TypeText,
    ) -> Result<OptionType, TypeError> {
        types::resolve(ty, |name| self.enum_of_group(group, name))
    }

    fn enum_of_group(&self, group: GroupId, name: &str) -> Option<EnumId> {
        let here = ClaimScope::Group(group);
        self.claims.find(here, Namespace::Enum, name)
    }

    pub(super) fn enumeration(&self, id: EnumId) -> &'d d::Enum {
        self.enums[id.index()]
    }

    pub(super) fn enum_value(&self, of: EnumId, text: &str) -> Option<EnumValueId> {
        let scope = ClaimScope::Enum(of);
        self.claims.find(scope, Namespace::ValueText, text)
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
        let mut groups = (0..self.groups.len()).map(GroupId::new);
        let group = groups.find(|group| self.enum_of_group(*group, name).is_some())?;
        Some(&self.group(group).group.name.value)
    }
}
