//! Texts that other texts include: what is used of them is taken into the groups that use it.

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

/// Reads the text at a path that an including text names: given the name of that text and the path, it returns the name
/// of the included one, the same for the same file however it is reached, and the text, or why there is none.
pub type ReadIncluded<'r> = dyn FnMut(&str, &str) -> Result<(String, String), String> + 'r;

/// The longest chain of includes.
const MAX_CHAIN: usize = 64;

/// Texts that include each other.
pub(super) struct Includes<'r> {
    sources: Sources,
    report: Report,
    names: Vec<String>,
    read: &'r mut ReadIncluded<'r>,
    front_end: fn(&str) -> FrontEnd,
    /// By plain name, whether the turn of a text that is given has come.
    given: BTreeMap<String, bool>,
    /// By plain name, the texts that have been read.
    known: BTreeMap<String, Read>,
    /// The texts that are being read, with the places at which they are included.
    chain: Vec<(String, Option<Span>)>,
}

/// The result of reading all texts.
pub(super) struct Finished {
    pub(super) sources: Sources,
    /// Names of texts that were included and not given, in the order in which they were met.
    pub(super) names: Vec<String>,
    pub(super) found: Vec<Diagnostic>,
}

/// A text that has been read.
#[derive(Clone)]
pub(super) struct Read {
    /// Its number among the sources.
    pub(super) number: u32,
    /// Its groups, with what they use of included ones.
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
            given: given.map(|name| (plain(name), false)).collect(),
            known: BTreeMap::new(),
            chain: Vec::new(),
        }
    }

    /// A text that is given. One that another text has included before is read already, and what is wrong with it is said.
    pub(super) fn given(&mut self, name: &str, text: &str) -> Read {
        let key = plain(name);
        let is_again = self.given.insert(key.clone(), true) == Some(true);
        match self.known.get(&key) {
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

    fn read(&mut self, name: &str, text: &str, at: Option<Span>) -> Read {
        let number = self.sources.next();
        let (draft, found) = (self.front_end)(name)(&mut self.sources, name, text);
        self.report.extend(found);
        self.chain.push((name.to_owned(), at));
        let groups = Rc::new(if draft.is_partial {
            self.guessed(draft)
        } else {
            self.resolved(draft)
        });
        self.chain.pop();
        let read = Read { number, groups };
        self.known.insert(plain(name), read.clone());
        read
    }

    /// The groups of a text that cannot be read as a whole. Nothing is reported about what it seems to include, and other
    /// texts that include the same read it anew.
    fn guessed(&mut self, draft: Draft) -> Vec<Group> {
        let report = std::mem::take(&mut self.report);
        let (known, names) = (self.known.clone(), self.names.len());
        let groups = self.resolved(draft);
        self.report = report;
        self.known = known;
        self.names.truncate(names);
        groups
    }

    fn resolved(&mut self, draft: Draft) -> Vec<Group> {
        let mut groups = draft.groups;
        let mut offered = Offered::default();
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
        let key = plain(&name);
        if let Some(at) = self.chain.iter().position(|(known, _)| plain(known) == key) {
            self.report_cycle(at, &name, span);
            return None;
        }
        if let Some(known) = self.known.get(&key) {
            return Some(known.groups.clone());
        }
        if self.chain.len() >= MAX_CHAIN {
            let message = format!("more than {MAX_CHAIN} texts include each other in a row");
            self.report.error(catalogue::TOO_DEEP, span, message);
            return None;
        }
        if !self.given.contains_key(&key) {
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
            .map(|(it, _)| shown(it).into())
            .collect();
        let message = match through.as_slice() {
            [] => format!("{} includes itself", shown(name)),
            through => format!(
                "{} includes itself through {}",
                shown(name),
                through.join(", ")
            ),
        };
        let mut wording = self.report.error(catalogue::INCLUDE_CYCLE, span, message);
        wording = wording.label("this closes the cycle");
        for (name, at) in chain.iter().skip(1) {
            if let Some(at) = at {
                wording = wording.also(*at, format!("{} is included here", shown(name)));
            }
        }
        wording.help("move what both need into a text of its own");
    }
}

/// A name by which a text is known, however it is written.
fn plain(name: &str) -> String {
    beside("", name)
}

/// Declarations that included texts offer.
#[derive(Default)]
struct Offered<'d> {
    enums: Enums,
    /// Each with the enums of its group, and the number of the `include`.
    sets: BTreeMap<String, (OptionSet, Rc<Enums>, usize)>,
    /// Every `include`, and whether something of it is used.
    includes: Vec<(&'d Include, bool)>,
}

/// Enums by name, each with the number of the `include` that it comes by.
type Enums = BTreeMap<String, (Enum, usize)>;

impl<'d> Offered<'d> {
    /// Of two things with the same name, the one that was included first is offered.
    fn add(&mut self, groups: &[Group], include: &'d Include) {
        let number = self.includes.len();
        self.includes.push((include, false));
        for group in groups {
            let enums = group.enums.iter().map(|it| {
                let declared = at(it, include.rust.as_ref());
                (it.name.value.clone(), (declared, number))
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
        let mut taking = Taking::into_group(group, generated);
        for option in written(group) {
            taking.take_type(option, &self.enums, None, report);
        }
        group.offered.enums = self.enums.keys().cloned().collect();
        group.offered.option_sets = self.sets.keys().cloned().collect();
        let mut sets = Vec::new();
        for name in used(group) {
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
        let Taking { taken, used, .. } = taking;
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
            let message = format!("nothing that {path} declares is used");
            report
                .warning(catalogue::UNUSED_INCLUDE, include.path.span, message)
                .fix(Fix::Remove)
                .help("remove the `include`");
        }
    }
}

/// Declarations that are taken into one group.
struct Taking<'g> {
    own_sets: BTreeSet<String>,
    /// Enums that the group has, with their places.
    enums: BTreeMap<String, Span>,
    taken: Vec<Enum>,
    /// Numbers of the `include`s of which something is used.
    used: BTreeSet<usize>,
    generated: &'g mut BTreeSet<String>,
}

impl<'g> Taking<'g> {
    fn into_group(group: &Group, generated: &'g mut BTreeSet<String>) -> Self {
        let sets = group.option_sets.iter();
        let enums = group.enums.iter();
        Self {
            own_sets: sets.map(|set| set.name.value.clone()).collect(),
            enums: enums
                .map(|it| (it.name.value.clone(), it.name.span))
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
                let wording = report.error(catalogue::DUPLICATE_ENUM, set.span, message);
                wording
                    .also(*own, "the group has this one")
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

fn items(group: &Group) -> impl Iterator<Item = &OptionItem> {
    let passes = group.passes.iter().flat_map(|pass| &pass.options);
    passes.chain(
        group
            .pipelines
            .iter()
            .flat_map(|pipeline| &pipeline.options),
    )
}

fn written(group: &Group) -> Vec<&OptionDef> {
    let own = items(group).filter_map(|item| match item {
        OptionItem::Own(option) => Some(&**option),
        OptionItem::Use(_) => None,
    });
    own.chain(group.option_sets.iter().flat_map(|set| &set.options))
        .collect()
}

fn used(group: &Group) -> impl Iterator<Item = &Spanned<String>> {
    items(group).filter_map(|item| match item {
        OptionItem::Use(name) => Some(name),
        OptionItem::Own(_) => None,
    })
}
