//! Texts that other texts include: what is used of them is taken into the groups that use it.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::FrontEnd;
use crate::catalogue;
use crate::check::is_built_in;
use crate::draft::{
    Draft, Enum, Group, Include, OptionDef, OptionItem, OptionSet, Spanned, TypeText,
};
use crate::names::shown;
use crate::report::Report;
use crate::source::{Sources, Span};

/// Reads the text at a path that an including text names: given the name of that text and the path, it returns the name
/// of the included one, the same for the same file however it is reached, and the text, or why there is none.
pub type ReadIncluded<'r> = dyn FnMut(&str, &str) -> Result<(String, String), String> + 'r;

/// How many texts may include each other in a row.
const MAX_CHAIN: usize = 64;

/// Texts that include each other.
pub(super) struct Includes<'r> {
    pub(super) sources: Sources,
    pub(super) report: Report,
    /// Names of texts that were included, in the order in which they were met.
    pub(super) names: Vec<String>,
    read: &'r mut ReadIncluded<'r>,
    front_end: fn(&str) -> FrontEnd,
    /// What included texts declare.
    known: BTreeMap<String, Rc<Vec<Group>>>,
    /// The texts that are being read, with the places at which they are included.
    chain: Vec<(String, Option<Span>)>,
}

impl<'r> Includes<'r> {
    pub(super) fn new(read: &'r mut ReadIncluded<'r>, front_end: fn(&str) -> FrontEnd) -> Self {
        Self {
            sources: Sources::new(),
            report: Report::default(),
            names: Vec::new(),
            read,
            front_end,
            known: BTreeMap::new(),
            chain: Vec::new(),
        }
    }

    /// The groups of a text, with what they use of included ones.
    pub(super) fn groups(&mut self, name: &str, text: &str, at: Option<Span>) -> Vec<Group> {
        let (draft, found) = (self.front_end)(name)(&mut self.sources, name, text);
        self.report.extend(found);
        self.chain.push((name.to_owned(), at));
        let groups = self.resolved(draft);
        self.chain.pop();
        groups
    }

    fn resolved(&mut self, draft: Draft) -> Vec<Group> {
        let mut groups = draft.groups;
        let mut offered = Offered::default();
        for include in &draft.includes {
            let declared = self.include(include);
            offered.add(declared, include.rust.as_ref());
        }
        if !draft.includes.is_empty() {
            let mut generated = BTreeSet::new();
            for group in &mut groups {
                offered.take_into(group, &mut generated, &mut self.report);
            }
        }
        groups
    }

    /// What an included text declares.
    fn include(&mut self, include: &Include) -> Rc<Vec<Group>> {
        let (path, span) = (&include.path.value, include.path.span);
        let including = self.chain.last().map_or("", |(name, _)| name.as_str());
        let (name, text) = match (self.read)(including, path) {
            Ok(read) => read,
            Err(why) => {
                let message = format!("cannot include {}: {why}", shown(path));
                self.report.error(catalogue::NO_INCLUDE, span, message);
                return Rc::default();
            }
        };
        if let Some(at) = self.chain.iter().position(|(known, _)| *known == name) {
            self.report_cycle(at, &name, span);
            return Rc::default();
        }
        match self.known.get(&name) {
            Some(known) => known.clone(),
            None if self.chain.len() >= MAX_CHAIN => {
                let message = format!("more than {MAX_CHAIN} texts include each other in a row");
                self.report.error(catalogue::TOO_DEEP, span, message);
                Rc::default()
            }
            None => {
                self.names.push(name.clone());
                let groups = Rc::new(self.groups(&name, &text, Some(span)));
                self.known.insert(name, groups.clone());
                groups
            }
        }
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

/// What included texts offer.
#[derive(Default)]
struct Offered {
    enums: BTreeMap<String, Enum>,
    /// Each with the enums of its group.
    sets: BTreeMap<String, (OptionSet, Rc<BTreeMap<String, Enum>>)>,
}

impl Offered {
    /// Of two things with the same name, the one that was included first is offered.
    fn add(&mut self, groups: Rc<Vec<Group>>, rust: Option<&Spanned<String>>) {
        for group in groups.iter() {
            let enums = group
                .enums
                .iter()
                .map(|it| (it.name.value.clone(), at(it, rust)));
            let enums: BTreeMap<String, Enum> = enums.collect();
            let enums = Rc::new(enums);
            for (name, declared) in enums.iter() {
                let slot = self.enums.entry(name.clone());
                slot.or_insert_with(|| declared.clone());
            }
            for set in &group.option_sets {
                let slot = self.sets.entry(set.name.value.clone());
                slot.or_insert_with(|| (set.clone(), enums.clone()));
            }
        }
    }

    /// Takes what a group uses and does not declare; `generated` are the enums that other groups of the text have taken.
    fn take_into(&self, group: &mut Group, generated: &mut BTreeSet<String>, report: &mut Report) {
        let mut taking = Taking {
            own_sets: group
                .option_sets
                .iter()
                .map(|set| set.name.value.clone())
                .collect(),
            enums: group
                .enums
                .iter()
                .map(|it| (it.name.value.clone(), it.name.span))
                .collect(),
            taken: Vec::new(),
            generated,
        };
        for option in written(group) {
            taking.take_type(option, &self.enums, None, report);
        }
        group.offered.enums = self.enums.keys().cloned().collect();
        group.offered.option_sets = self.sets.keys().cloned().collect();
        let mut sets = Vec::new();
        for name in used(group) {
            if let Some((set, enums)) = self.sets.get(&name.value)
                && taking.own_sets.insert(name.value.clone())
            {
                for option in &set.options {
                    taking.take_type(option, enums, Some(name), report);
                }
                sets.push(set.clone());
            }
        }
        let enums = taking.taken;
        group.enums.extend(enums);
        group.option_sets.extend(sets);
    }
}

/// What is being taken into one group.
struct Taking<'g> {
    own_sets: BTreeSet<String>,
    /// Enums that the group has, with their places.
    enums: BTreeMap<String, Span>,
    taken: Vec<Enum>,
    generated: &'g mut BTreeSet<String>,
}

impl Taking<'_> {
    /// Takes the enum that is the type of an option. If the option comes in with a set, that has to be the very enum.
    fn take_type(
        &mut self,
        option: &OptionDef,
        offered: &BTreeMap<String, Enum>,
        set: Option<&Spanned<String>>,
        report: &mut Report,
    ) {
        let (TypeText::Name(name) | TypeText::InScope(name)) = &option.ty.value else {
            return;
        };
        let Some(declared) = offered.get(name).filter(|_| !is_built_in(name)) else {
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
        self.enums.insert(name.clone(), declared.name.span);
        // What one group of a text makes, the others find beside it.
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
