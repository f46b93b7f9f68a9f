//! Included files: the declarations that a group uses are copied into the group.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use crate::catalogue;
use crate::check::is_built_in;
use crate::diagnostic::{Diagnostic, Fix};
use crate::draft::{
    Draft, Enum, Group, Include, OptionDef, OptionItem, OptionSet, Spanned, TypeText,
};
use crate::frontend::FrontEnd;
use crate::names::{beside, shown};
use crate::report::Report;
use crate::source::{Sources, Span};

/// Reads an included file. It takes the name of the including file and the path of the `include`, and returns the canonical
/// name and the text of the included file, or the reason for a failure.
pub type ReadIncluded<'r> = dyn FnMut(&str, &str) -> Result<(String, String), String> + 'r;

/// The longest chain of includes.
const MAX_CHAIN: usize = 64;

/// The loader of a run.
pub(super) struct Includes<'r> {
    sources: Sources,
    report: Report,
    names: Vec<String>,
    read: &'r mut ReadIncluded<'r>,
    front_end: fn(&str) -> FrontEnd,
    /// Root files by normalized name, and whether each has been loaded as a root.
    roots: BTreeMap<String, bool>,
    /// Loaded files by normalized name.
    loaded: BTreeMap<String, LoadedFile>,
    /// The same for files that a file with syntax errors includes: nothing has been reported about them.
    loaded_partially: BTreeMap<String, LoadedFile>,
    /// `true` while the includes of a file with syntax errors are resolved.
    is_partial: bool,
    /// The files that are being read, with the spans of their `include`.
    chain: Vec<(String, Option<Span>)>,
}

/// The result of reading all texts.
pub(super) struct Finished {
    pub(super) sources: Sources,
    /// Names of included files that are not inputs, in the order of the first `include`.
    pub(super) names: Vec<String>,
    pub(super) found: Vec<Diagnostic>,
}

/// A loaded file.
#[derive(Clone)]
pub(super) struct LoadedFile {
    /// Its number among the sources.
    pub(super) number: u32,
    /// Its groups, with the included declarations that they use.
    pub(super) groups: Rc<Vec<Group>>,
}

impl<'r> Includes<'r> {
    pub(super) fn new<'n>(
        read: &'r mut ReadIncluded<'r>,
        front_end: fn(&str) -> FrontEnd,
        given: impl Iterator<Item = &'n str>,
    ) -> Self {
        Self {
            sources: Sources::new(),
            report: Report::default(),
            names: Vec::new(),
            read,
            front_end,
            roots: given.map(|name| (normalized_name(name), false)).collect(),
            loaded: BTreeMap::new(),
            loaded_partially: BTreeMap::new(),
            is_partial: false,
            chain: Vec::new(),
        }
    }

    /// Loads a root file, or returns it if an include has loaded it before.
    pub(super) fn load_root(&mut self, name: &str, text: &str) -> LoadedFile {
        let key = normalized_name(name);
        let is_again = self.roots.insert(key.clone(), true) == Some(true);
        match self.loaded.get(&key) {
            // A text that is given twice declares its names twice.
            Some(known) if !is_again => known.clone(),
            _ => self.read(name, text, None),
        }
    }

    pub(super) fn finish(self) -> Finished {
        Finished {
            sources: self.sources,
            names: self.names,
            found: self.report.finish(),
        }
    }

    fn read(&mut self, name: &str, text: &str, at: Option<Span>) -> LoadedFile {
        let number = self.sources.next();
        let (draft, found) = (self.front_end)(name)(&mut self.sources, name, text);
        self.report.extend(found);
        self.chain.push((name.to_owned(), at));
        let groups = Rc::new(if draft.is_partial {
            self.resolve_partial(draft)
        } else {
            self.resolve(draft)
        });
        self.chain.pop();
        let read = LoadedFile { number, groups };
        let loaded = if self.is_partial {
            &mut self.loaded_partially
        } else {
            &mut self.loaded
        };
        loaded.insert(normalized_name(name), read.clone());
        read
    }

    /// Resolves the includes of a file with syntax errors, without reporting anything about them.
    fn resolve_partial(&mut self, draft: Draft) -> Vec<Group> {
        let report = std::mem::take(&mut self.report);
        let names = self.names.len();
        let is_nested = std::mem::replace(&mut self.is_partial, true);
        let groups = self.resolve(draft);
        self.report = report;
        self.is_partial = is_nested;
        self.names.truncate(names);
        groups
    }

    fn resolve(&mut self, draft: Draft) -> Vec<Group> {
        let mut groups = draft.groups;
        let mut offered = IncludedDecls::default();
        for include in &draft.includes {
            if let Some(declared) = self.include(include) {
                offered.add(&declared, include);
            }
        }
        if !draft.includes.is_empty() {
            let mut generated = BTreeSet::new();
            for group in &mut groups {
                offered.take_into(group, &mut generated, &mut self.report);
            }
            // A use may mean a declaration that could not be read.
            if !self.report.has_errors() {
                offered.report_unused(&mut self.report);
            }
        }
        groups
    }

    /// The declarations of an included text; `None` if it cannot be read.
    fn include(&mut self, include: &Include) -> Option<Rc<Vec<Group>>> {
        let (path, span) = (&include.path.value, include.path.span);
        let including = self.chain.last().map_or("", |(name, _)| name.as_str());
        let (name, text) = match (self.read)(including, path) {
            Ok(read) => read,
            Err(why) => {
                let message = format!("cannot include {}: {why}", shown(path));
                self.report.error(catalogue::NO_INCLUDE, span, message);
                return None;
            }
        };
        let key = normalized_name(&name);
        if let Some(at) = self
            .chain
            .iter()
            .position(|(known, _)| normalized_name(known) == key)
        {
            self.report_cycle(at, &name, span);
            return None;
        }
        let partially = self.is_partial.then(|| self.loaded_partially.get(&key));
        if let Some(known) = self.loaded.get(&key).or(partially.flatten()) {
            return Some(known.groups.clone());
        }
        if self.chain.len() >= MAX_CHAIN {
            let message = format!("more than {MAX_CHAIN} texts include each other in a row");
            self.report.error(catalogue::TOO_DEEP, span, message);
            return None;
        }
        if !self.roots.contains_key(&key) {
            self.names.push(name.clone());
        }
        Some(self.read(&name, &text, Some(span)).groups)
    }

    /// Points at every include from the text that is included again up to the place that does so.
    fn report_cycle(&mut self, first: usize, name: &str, span: Span) {
        let chain = self.chain.get(first..).unwrap_or_default();
        let through: Vec<String> = chain
            .iter()
            .skip(1)
            .map(|(chain, _)| shown(chain).into())
            .collect();
        let message = match through.as_slice() {
            [] => format!("{} includes itself", shown(name)),
            through => format!(
                "{} includes itself through {}",
                shown(name),
                through.join(", ")
            ),
        };
        let mut diag = self.report.error(catalogue::INCLUDE_CYCLE, span, message);
        diag = diag.label("this closes the cycle");
        for (name, at) in chain.iter().skip(1) {
            if let Some(at) = at {
                diag = diag.also(*at, format!("{} is included here", shown(name)));
            }
        }
        diag.help("move what both need into a text of its own");
    }
}

/// Returns the name of a file without needless parts.
fn normalized_name(name: &str) -> String {
    beside("", name)
}

/// Declarations of included files.
#[derive(Default)]
struct IncludedDecls<'d> {
    enums: Enums,
    /// Each with the enums of its group, and the number of the `include`.
    sets: BTreeMap<String, (OptionSet, Rc<Enums>, usize)>,
    /// Every `include`, and whether something of it is used.
    includes: Vec<(&'d Include, bool)>,
}

/// Enums by name, each with the number of the `include` that it comes by.
type Enums = BTreeMap<String, (Enum, usize)>;

impl<'d> IncludedDecls<'d> {
    /// Adds the declarations of a file. The first of two with the same name counts.
    fn add(&mut self, groups: &[Group], include: &'d Include) {
        let number = self.includes.len();
        self.includes.push((include, false));
        for group in groups {
            let enums = group.enums.iter().map(|enumeration| {
                let declared = at(enumeration, include.rust.as_ref());
                (enumeration.name.value.clone(), (declared, number))
            });
            let enums: Rc<Enums> = Rc::new(enums.collect());
            for (name, declared) in enums.iter() {
                let slot = self.enums.entry(name.clone());
                slot.or_insert_with(|| declared.clone());
            }
            for set in &group.option_sets {
                let slot = self.sets.entry(set.name.value.clone());
                slot.or_insert_with(|| (set.clone(), enums.clone(), number));
            }
        }
    }

    /// Takes what a group uses and does not declare; `generated` are the enums that other groups of the text have taken.
    fn take_into(
        &mut self,
        group: &mut Group,
        generated: &mut BTreeSet<String>,
        report: &mut Report,
    ) {
        let mut taking = ImportedDecls::into_group(group, generated);
        for option in group.written_options() {
            taking.take_type(option, &self.enums, None, report);
        }
        group.offered.enums = self.enums.keys().cloned().collect();
        group.offered.option_sets = self.sets.keys().cloned().collect();
        let mut sets = Vec::new();
        for name in group.option_items().filter_map(OptionItem::used_set) {
            if let Some((set, enums, include)) = self.sets.get(&name.value)
                && taking.own_sets.insert(name.value.clone())
            {
                taking.used.insert(*include);
                for option in &set.options {
                    taking.take_type(option, enums, Some(name), report);
                }
                sets.push(set.clone());
            }
        }
        let ImportedDecls { taken, used, .. } = taking;
        group.enums.extend(taken);
        group.option_sets.extend(sets);
        for include in used {
            if let Some((_, is_used)) = self.includes.get_mut(include) {
                *is_used = true;
            }
        }
    }

    fn report_unused(&self, report: &mut Report) {
        for (include, _) in self.includes.iter().filter(|(_, is_used)| !is_used) {
            let path = shown(&include.path.value);
            let message = format!("unused include {path}");
            report
                .warning(catalogue::UNUSED_INCLUDE, include.path.span, message)
                .fix(Fix::Remove)
                .help("remove the `include`");
        }
    }
}

/// Included declarations that are copied into one group.
struct ImportedDecls<'g> {
    own_sets: BTreeSet<String>,
    /// Enums that the group has, with their places.
    enums: BTreeMap<String, Span>,
    taken: Vec<Enum>,
    /// Numbers of the `include`s that are used.
    used: BTreeSet<usize>,
    generated: &'g mut BTreeSet<String>,
}

impl<'g> ImportedDecls<'g> {
    fn into_group(group: &Group, generated: &'g mut BTreeSet<String>) -> Self {
        let sets = group.option_sets.iter();
        let enums = group.enums.iter();
        Self {
            own_sets: sets.map(|set| set.name.value.clone()).collect(),
            enums: enums
                .map(|enumeration| (enumeration.name.value.clone(), enumeration.name.span))
                .collect(),
            taken: Vec::new(),
            used: BTreeSet::new(),
            generated,
        }
    }

    /// Takes the enum that is the type of an option. If the option comes in with a set, that has to be the very enum.
    fn take_type(
        &mut self,
        option: &OptionDef,
        offered: &Enums,
        set: Option<&Spanned<String>>,
        report: &mut Report,
    ) {
        let (TypeText::Name(name) | TypeText::InScope(name)) = &option.ty.value else {
            return;
        };
        let found = offered.get(name).filter(|_| !is_built_in(name));
        let Some((declared, include)) = found else {
            return;
        };
        if let Some(own) = self.enums.get(name) {
            if let (Some(set), true) = (set, *own != declared.name.span) {
                let message = format!(
                    "option set {} brings in an enum {}, and the group has another",
                    shown(&set.value),
                    shown(name)
                );
                let diag = report.error(catalogue::DUPLICATE_ENUM, set.span, message);
                diag.also(*own, "the group has this one")
                    .also(declared.name.span, "and the set needs this one");
            }
            return;
        }
        let mut declared = declared.clone();
        self.used.insert(*include);
        self.enums.insert(name.clone(), declared.name.span);
        // Types that one group of a text makes are beside the other groups.
        if declared.rust.is_none() && !self.generated.insert(name.clone()) {
            declared.rust = Some(declared.name.clone());
        }
        self.taken.push(declared);
    }
}

/// The enum as it is where its Rust type stands in that module.
fn at(declared: &Enum, rust: Option<&Spanned<String>>) -> Enum {
    let path = rust.filter(|_| declared.rust.is_none()).map(|module| {
        let path = format!("{}::{}", module.value, declared.name.value);
        Spanned::new(path, module.span)
    });
    Enum {
        rust: path.or_else(|| declared.rust.clone()),
        ..declared.clone()
    }
}
