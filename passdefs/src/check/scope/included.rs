//! The scope of a group: its own enums, option sets and legalities, and behind them those of the files that its file includes.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use crate::catalogue;
use crate::diagnostic::Fix;
use crate::draft::{
    Enum, Group, IncludedFile, Legality, OptionDef, OptionItem, OptionSet, RuleItem, Spanned,
    TypeText,
};
use crate::names::shown;
use crate::report::Report;
use crate::source::Span;

/// An enum in the scope of a group.
#[derive(Clone)]
pub(in crate::check) struct EnumDecl<'d> {
    pub(in crate::check) declared: &'d Enum,
    /// Path of the Rust type, if it exists elsewhere.
    pub(in crate::check) rust: Option<Spanned<String>>,
}

/// The declarations that a group can use.
#[derive(Clone)]
pub(in crate::check) struct GroupScope<'d> {
    pub(in crate::check) group: &'d Group,
    /// The enums of the group, then the included ones that it uses.
    pub(in crate::check) enums: Vec<EnumDecl<'d>>,
    /// The option sets of the group, then the included ones that it uses.
    pub(in crate::check) option_sets: Vec<&'d OptionSet>,
    /// The legalities of the group, then the included ones that it uses.
    pub(in crate::check) legalities: Vec<&'d Legality>,
    /// Places of included types that the group has another enum for, which is reported here.
    pub(in crate::check) conflicts: BTreeSet<Span>,
    included: Rc<IncludedScope<'d>>,
}

/// The declarations of included files. The first of two with the same name counts.
#[derive(Default)]
struct IncludedScope<'d> {
    enums: Enums<'d>,
    /// Each with the enums that its options can use.
    option_sets: Included<'d, (&'d OptionSet, Rc<Enums<'d>>)>,
    legalities: Included<'d, &'d Legality>,
}

/// Declarations by name, each with the number of its `include`.
type Included<'d, D> = BTreeMap<&'d str, (D, usize)>;

type Enums<'d> = Included<'d, EnumDecl<'d>>;

impl<'d> GroupScope<'d> {
    /// Returns the scopes of all groups, and reports unused includes.
    pub(super) fn of_groups(groups: &'d [Group], report: &mut Report) -> Vec<Self> {
        let mut resolver = Resolver {
            files: BTreeMap::new(),
            report,
        };
        let is_same_file = |one: &Group, next: &Group| Rc::ptr_eq(&one.includes, &next.includes);
        let files = groups.chunk_by(is_same_file);
        files.flat_map(|groups| resolver.file(groups)).collect()
    }

    /// Returns the names of the enums that the group has or can include.
    pub(in crate::check) fn enum_names(&self) -> impl Iterator<Item = &'d str> {
        let declared = self
            .group
            .enums
            .iter()
            .map(|enumeration| enumeration.name.value.as_str());
        declared.chain(self.included.enums.keys().copied())
    }

    /// Returns the names of the option sets that the group has or can include.
    pub(in crate::check) fn option_set_names(&self) -> impl Iterator<Item = &'d str> {
        let sets = self.group.option_sets.iter();
        let declared = sets.map(|set| set.name.value.as_str());
        declared.chain(self.included.option_sets.keys().copied())
    }
}

/// Resolves the includes of each file once.
struct Resolver<'d, 'r> {
    /// The scopes of included files, by the address of their groups.
    files: BTreeMap<*const Vec<Group>, Rc<Vec<GroupScope<'d>>>>,
    report: &'r mut Report,
}

/// The included declarations that the groups of one file use.
#[derive(Default)]
struct Uses<'d> {
    /// Numbers of `include`s.
    includes: BTreeSet<usize>,
    /// Enums whose Rust types are generated for a group of the file.
    generated: BTreeSet<&'d str>,
}

impl<'d> Resolver<'d, '_> {
    fn file(&mut self, groups: &'d [Group]) -> Vec<GroupScope<'d>> {
        let Some(Group { includes, .. }) = groups.first() else {
            return Vec::new();
        };
        let included = Rc::new(self.included(includes));
        let mut uses = Uses::default();
        let scopes = groups
            .iter()
            .map(|group| self.group(group, &included, &mut uses))
            .collect();
        // A use may mean a declaration that cannot be taken in.
        if !self.report.has_errors() {
            let unused = (0..).zip(includes.iter());
            for (_, file) in unused.filter(|(number, _)| !uses.includes.contains(number)) {
                let path = &file.include.path;
                let message = format!("unused include {}", shown(&path.value));
                self.report
                    .warning(catalogue::UNUSED_INCLUDE, path.span, message)
                    .fix(Fix::Remove)
                    .help("remove the `include`");
            }
        }
        scopes
    }

    fn included(&mut self, files: &'d [IncludedFile]) -> IncludedScope<'d> {
        let mut included = IncludedScope::default();
        for (number, file) in files.iter().enumerate() {
            let module = file.include.rust.as_ref();
            for scope in self.included_file(file).iter() {
                let enums = scope.enums.iter().map(|declared| {
                    let name = declared.declared.name.value.as_str();
                    (name, (declared.in_module(module), number))
                });
                let enums: Rc<Enums<'d>> = Rc::new(enums.collect());
                for (name, declared) in enums.iter() {
                    let first = included.enums.entry(name);
                    first.or_insert_with(|| declared.clone());
                }
                for set in &scope.option_sets {
                    let first = included.option_sets.entry(&set.name.value);
                    first.or_insert_with(|| ((set, Rc::clone(&enums)), number));
                }
                for legality in &scope.legalities {
                    let first = included.legalities.entry(&legality.name.value);
                    first.or_insert((legality, number));
                }
            }
        }
        included
    }

    fn included_file(&mut self, file: &'d IncludedFile) -> Rc<Vec<GroupScope<'d>>> {
        let key = Rc::as_ptr(&file.groups);
        if let Some(known) = self.files.get(&key) {
            return Rc::clone(known);
        }
        let scopes = Rc::new(self.file(&file.groups));
        self.files.insert(key, Rc::clone(&scopes));
        scopes
    }

    fn group(
        &mut self,
        group: &'d Group,
        included: &Rc<IncludedScope<'d>>,
        uses: &mut Uses<'d>,
    ) -> GroupScope<'d> {
        let enums = group.enums.iter().map(|declared| EnumDecl {
            declared,
            rust: declared.rust.clone(),
        });
        let mut scope = GroupScope {
            group,
            enums: enums.collect(),
            option_sets: group.option_sets.iter().collect(),
            legalities: group.legalities.iter().collect(),
            conflicts: BTreeSet::new(),
            included: Rc::clone(included),
        };
        for option in group.written_options() {
            self.add_type(&mut scope, (option, None), &included.enums, uses);
        }
        for name in group.option_items().filter_map(OptionItem::used_set) {
            let is_known = |set: &&OptionSet| set.name.value == name.value;
            if let Some(((set, enums), include)) = included.option_sets.get(name.value.as_str())
                && !scope.option_sets.iter().any(is_known)
            {
                uses.includes.insert(*include);
                for option in &set.options {
                    self.add_type(&mut scope, (option, Some(name)), enums, uses);
                }
                scope.option_sets.push(set);
            }
        }
        let mut pending: Vec<&Spanned<String>> = group.named_legalities().collect();
        while let Some(name) = pending.pop() {
            let is_known = |legality: &&Legality| legality.name.value == name.value;
            if let Some((legality, include)) = included.legalities.get(name.value.as_str())
                && !scope.legalities.iter().any(is_known)
            {
                uses.includes.insert(*include);
                scope.legalities.push(legality);
                pending.extend(legality.rules.iter().filter_map(RuleItem::included));
            }
        }
        scope
    }

    /// Adds the included enum that is the type of an option. For an option of an included set, it has to be the very enum
    /// that the group has under this name.
    fn add_type(
        &mut self,
        scope: &mut GroupScope<'d>,
        (option, set): (&'d OptionDef, Option<&Spanned<String>>),
        included: &Enums<'d>,
        uses: &mut Uses<'d>,
    ) {
        let (TypeText::Name(name) | TypeText::InScope(name)) = &option.ty.value else {
            return;
        };
        let found = included.get(name.as_str());
        let Some((declared, include)) = found else {
            return;
        };
        let span = declared.declared.name.span;
        let mut known = scope.enums.iter();
        if let Some(own) = known.find(|own| own.declared.name.value == *name) {
            let own = own.declared.name.span;
            if let (Some(set), true) = (set, own != span) {
                let message = format!(
                    "option set {} brings in an enum {}, and the group has another",
                    shown(&set.value),
                    shown(name)
                );
                let code = catalogue::DUPLICATE_ENUM;
                let diag = self.report.error(code, set.span, message);
                diag.also(own, "the group has this one")
                    .also(span, "and the set needs this one");
                scope.conflicts.insert(option.ty.span);
            }
            return;
        }
        let mut declared = declared.clone();
        uses.includes.insert(*include);
        // The Rust type that one group of a file generates is beside the other groups.
        if declared.rust.is_none() && !uses.generated.insert(name) {
            declared.rust = Some(declared.declared.name.clone());
        }
        scope.enums.push(declared);
    }
}

impl EnumDecl<'_> {
    /// Returns the enum with its Rust type in a module, unless the definition says where that is.
    fn in_module(&self, module: Option<&Spanned<String>>) -> Self {
        let path = |module: &Spanned<String>| {
            let path = format!("{}::{}", module.value, self.declared.name.value);
            Spanned::new(path, module.span)
        };
        Self {
            rust: self.rust.clone().or_else(|| module.map(path)),
            ..*self
        }
    }
}
