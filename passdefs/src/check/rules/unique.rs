//! Declarations that must differ from each other: each duplicate is reported with both places.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use crate::catalogue::{self, Code};
use crate::diagnostic::Fix;
use crate::draft::{Draft, Enum, OptionDef, OptionItem, OptionSet, Pass, Spanned};
use crate::names::shown;
use crate::report::Report;
use crate::source::Span;

/// Declarations by what must differ, each with the place of the first.
struct Seen<'d, K> {
    first: BTreeMap<K, Span>,
    code: Code,
    what: &'d str,
}

impl<'d, K: Ord> Seen<'d, K> {
    fn new(code: Code, what: &'d str) -> Self {
        Self {
            first: BTreeMap::new(),
            code,
            what,
        }
    }

    /// Enters a declaration, and reports it if there was one like it. Empty names have been reported already.
    fn add(&mut self, key: K, name: &str, span: Span, report: &mut Report) {
        if let Some(first) = self.first.get(&key) {
            let message = format!("{} {} is declared twice", self.what, shown(name));
            let diag = report.error(self.code, span, message);
            let diag = diag.label("again here").also(*first, "first here");
            diag.fix(Fix::Remove);
        } else if !name.is_empty() {
            self.first.insert(key, span);
        }
    }

    fn add_name(&mut self, name: &'d Spanned<String>, report: &mut Report)
    where
        K: From<&'d str>,
    {
        self.add(K::from(&name.value), &name.value, name.span, report);
    }
}

/// No two groups of a run have the same name.
pub(super) fn check_groups_differ(draft: &Draft, report: &mut Report) {
    let mut seen = Seen::<&str>::new(catalogue::DUPLICATE_GROUP, "group");
    draft
        .groups
        .iter()
        .for_each(|group| seen.add_name(&group.name, report));
}

/// No two passes of a file have the same Rust name, not even in two groups.
pub(super) fn check_passes_differ(draft: &Draft, report: &mut Report) {
    let mut seen = Seen::<(u32, &str)>::new(catalogue::DUPLICATE_PASS, "pass");
    for pass in draft.groups.iter().flat_map(|group| &group.passes) {
        let name = &pass.name;
        seen.add(
            (name.span.file, &name.value),
            &name.value,
            name.span,
            report,
        );
    }
}

/// No two pipelines of a file have the same Rust name, not even in two groups.
pub(super) fn check_pipelines_differ(draft: &Draft, report: &mut Report) {
    let mut seen = Seen::<(u32, &str)>::new(catalogue::DUPLICATE_PIPELINE, "pipeline");
    for pipeline in draft.groups.iter().flat_map(|group| &group.pipelines) {
        let name = &pipeline.name;
        let key = (name.span.file, name.value.as_str());
        seen.add(key, &name.value, name.span, report);
    }
}

/// No two passes or pipelines of a group have the same argument. Two groups may use the same one: only one of them is
/// registered. An imported pass may keep one that another has, for documentation. What is said to be declared external_help is not declared in the group, too.
pub(super) fn check_arguments_differ(draft: &Draft, report: &mut Report) {
    for group in &draft.groups {
        let mut seen = Seen::<&str>::new(catalogue::DUPLICATE_ARGUMENT, "argument");
        let passes = group.passes.iter();
        let passes = passes.map(|pass| (&pass.argument, Some(pass)));
        let pipelines = group.pipelines.iter();
        let pipelines = pipelines.map(|pipeline| (&pipeline.argument, None));
        let mut arguments: Vec<_> = passes.chain(pipelines).collect();
        arguments.sort_by_key(|(argument, _)| argument.span);
        for (argument, pass) in arguments {
            let text = &argument.value.text;
            match seen.first.get(text.as_str()) {
                Some(first) if argument.value.verbatim => {
                    let message = format!("argument `{text}` is kept twice");
                    let diag = report.warning(catalogue::KEPT_ARGUMENT, argument.span, message);
                    let mut help = "write another argument in the definition".to_owned();
                    if let Some(pass) = pass {
                        let entry = pass.argument_in_map();
                        help += &format!(", or {entry} in the map file of the import");
                    }
                    diag.also(*first, "first here")
                        .note("Rust is not generated until they differ")
                        .help(help);
                }
                _ => seen.add(text, text, argument.span, report),
            }
        }
        for external in &group.externals {
            if let Some(declared) = seen.first.get(external.value.as_str()) {
                let message = format!("{} is declared in this group", shown(&external.value));
                let code = catalogue::DUPLICATE_ARGUMENT;
                let diag = report.error(code, external.span, message);
                diag.also(*declared, "declared here")
                    .help("leave it out of `external`");
            }
        }
    }
}

/// No two enums of a group have the same name, and no two that are made for a file, not even in two groups.
pub(super) fn check_enums_differ(draft: &Draft, report: &mut Report) {
    let mut made = Seen::<(u32, &str)>::new(catalogue::DUPLICATE_ENUM, "enum");
    for group in &draft.groups {
        let mut seen = Seen::<&str>::new(catalogue::DUPLICATE_ENUM, "enum");
        for Enum { name, rust, .. } in &group.enums {
            let again = seen.first.contains_key(name.value.as_str());
            seen.add_name(name, report);
            if rust.is_none() && !again {
                // An included declaration belongs to the text that includes it.
                let key = (group.name.span.file, name.value.as_str());
                made.add(key, &name.value, name.span, report);
            }
        }
    }
}

/// No two values of an enum have the same Rust name or the same text.
pub(super) fn check_values_differ(draft: &Draft, report: &mut Report) {
    for declared in draft.groups.iter().flat_map(|group| &group.enums) {
        let mut names = Seen::<&str>::new(catalogue::DUPLICATE_VALUE, "value");
        let mut texts = Seen::<Cow<'_, str>>::new(catalogue::DUPLICATE_VALUE, "text of a value");
        for value in &declared.values {
            let same_name = names.first.contains_key(value.name.value.as_str());
            names.add_name(&value.name, report);
            // Values of the same name that have the same text are one mistake.
            if !same_name {
                let span = value
                    .text
                    .as_ref()
                    .map_or(value.name.span, |text| text.span);
                texts.add(value.text(), &value.text(), span, report);
            }
        }
    }
}

/// No two option sets of a group have the same name.
pub(super) fn check_option_sets_differ(draft: &Draft, report: &mut Report) {
    for group in &draft.groups {
        let mut seen = Seen::<&str>::new(catalogue::DUPLICATE_OPTION_SET, "option set");
        group
            .option_sets
            .iter()
            .for_each(|set| seen.add_name(&set.name, report));
    }
}

/// No operation, dialect, kind or option set is mentioned twice by a pass or pipeline, and no external by a group.
pub(super) fn check_mentions_differ(draft: &Draft, report: &mut Report) {
    for group in &draft.groups {
        check_list(group.externals.iter(), "external", report);
        check_list(group.external_kinds.iter(), "external kind", report);
        for pass in &group.passes {
            check_list(pass.ops.iter(), "operation", report);
            check_list(pass.dialects.iter(), "dialect", report);
            check_list(pass.cpp_dialects.iter(), "C++ class of a dialect", report);
            check_list(pass.kinds.iter(), "kind", report);
            check_list(used(&pass.options), "option set", report);
        }
        for pipeline in &group.pipelines {
            check_list(pipeline.ops.iter(), "operation", report);
            check_list(used(&pipeline.options), "option set", report);
        }
    }
}

fn used(options: &[OptionItem]) -> impl Iterator<Item = &Spanned<String>> {
    options.iter().filter_map(OptionItem::used_set)
}

fn check_list<'d>(
    names: impl Iterator<Item = &'d Spanned<String>>,
    what: &str,
    report: &mut Report,
) {
    let mut first = BTreeMap::<&str, Span>::new();
    for name in names {
        if let Some(before) = first.get(name.value.as_str()) {
            let message = format!("{what} {} is mentioned twice", shown(&name.value));
            let diag = report.error(catalogue::DUPLICATE_MENTION, name.span, message);
            let diag = diag.label("again here").also(*before, "first here");
            diag.fix(Fix::Remove);
        } else {
            first.insert(&name.value, name.span);
        }
    }
}

/// No two options of a pass or set, no two statistics, and no two fields of any kind are the same.
pub(super) fn check_members_differ(draft: &Draft, report: &mut Report) {
    for group in &draft.groups {
        let mut sets = Sets::new();
        for set in &group.option_sets {
            sets.entry(&set.name.value).or_insert(set);
            let options = set.options.iter();
            check_members(options.map(|option| Member::option(option, None)), report);
        }
        for pass in &group.passes {
            check_members(members(pass, &sets).into_iter(), report);
        }
        for pipeline in &group.pipelines {
            check_members(options(&pipeline.options, &sets).into_iter(), report);
        }
    }
}

/// The option sets of a group by name.
type Sets<'d> = BTreeMap<&'d str, &'d OptionSet>;

/// A field of the struct that a pass becomes.
struct Member<'d> {
    kind: MemberKind,
    field: &'d Spanned<String>,
    /// The name under which it is known, if it is known at all.
    name: Option<(Cow<'d, str>, Span)>,
    /// Where the set that it belongs to is taken in.
    used: Option<Span>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum MemberKind {
    Option,
    Statistic,
    State,
}

impl<'d> Member<'d> {
    fn option(option: &'d OptionDef, used: Option<Span>) -> Self {
        let span = option
            .name
            .as_ref()
            .map_or(option.field.span, |name| name.span);
        Member {
            kind: MemberKind::Option,
            field: &option.field,
            name: Some((option.argument(), span)),
            used,
        }
    }
}

/// The fields of options, those of sets that are used for the first time included.
fn options<'d>(items: &'d [OptionItem], sets: &Sets<'d>) -> Vec<Member<'d>> {
    let mut members = Vec::new();
    let mut used = BTreeSet::new();
    for item in items {
        match item {
            OptionItem::Own(option) => members.push(Member::option(option, None)),
            OptionItem::Use(name) if used.insert(name.value.as_str()) => {
                let set = sets.get(name.value.as_str());
                let options = set.into_iter().flat_map(|set| &set.options);
                members.extend(options.map(|option| Member::option(option, Some(name.span))));
            }
            OptionItem::Use(_) => {}
        }
    }
    members
}

/// The fields of a pass: its options, its statistics and its state.
fn members<'d>(pass: &'d Pass, sets: &Sets<'d>) -> Vec<Member<'d>> {
    let mut members = options(&pass.options, sets);
    members.extend(pass.statistics.iter().map(|statistic| {
        Member {
            kind: MemberKind::Statistic,
            field: &statistic.field,
            name: Some((
                statistic.text(),
                statistic
                    .name
                    .as_ref()
                    .map_or(statistic.field.span, |name| name.span),
            )),
            used: None,
        }
    }));
    members.extend(pass.state.iter().map(|state| Member {
        kind: MemberKind::State,
        field: &state.field,
        name: None,
        used: None,
    }));
    members
}

/// A field that is there already is one mistake, whatever its name.
fn check_members<'d>(members: impl Iterator<Item = Member<'d>>, report: &mut Report) {
    let mut fields = BTreeMap::<&str, Member<'_>>::new();
    let mut names = BTreeMap::<(MemberKind, Cow<'_, str>), (Option<Span>, Span)>::new();
    for member in members {
        if let Some(first) = fields.get(member.field.value.as_str()) {
            let code = clash(first.kind, member.kind);
            let places = (member.field.span, first.field.span);
            if !within_set(first.used, &member) {
                same(&member, code, "field", &member.field.value, places, report);
            }
            continue;
        }
        if let Some((name, span)) = &member.name {
            let key = (member.kind, name.clone());
            match names.get(&key) {
                Some((used, _)) if within_set(*used, &member) => {}
                Some((_, first)) => {
                    let code = clash(member.kind, member.kind);
                    same(&member, code, "name", name, (*span, *first), report);
                }
                None => drop(names.insert(key, (member.used, *span))),
            }
        }
        fields.insert(&member.field.value, member);
    }
}

/// Mistakes within a set are reported there.
fn within_set(first: Option<Span>, again: &Member<'_>) -> bool {
    again.used.is_some() && first == again.used
}

fn clash(first: MemberKind, again: MemberKind) -> Code {
    match (first, again) {
        (MemberKind::Option, MemberKind::Option) => catalogue::DUPLICATE_OPTION,
        (MemberKind::Statistic, MemberKind::Statistic) => catalogue::DUPLICATE_STATISTIC,
        _ => catalogue::DUPLICATE_FIELD,
    }
}

/// A member that comes from a set is reported where the set is taken in: there it can be left out.
fn same(
    member: &Member<'_>,
    code: Code,
    part: &str,
    name: &str,
    (again, first): (Span, Span),
    report: &mut Report,
) {
    let what = match (member.kind, part) {
        (MemberKind::Option, "field") if code.id() == catalogue::DUPLICATE_OPTION.id() => "option",
        (MemberKind::Option, "name") => "option name",
        (MemberKind::Statistic, "field") if code.id() == catalogue::DUPLICATE_STATISTIC.id() => {
            "statistic"
        }
        (MemberKind::Statistic, "name") => "statistic name",
        _ => "field",
    };
    let message = format!("{what} {} is declared twice", shown(name));
    let diag = report.error(code, member.used.unwrap_or(again), message);
    match member.used {
        Some(_) => diag
            .label("taken in here")
            .also(first, "first here")
            .also(again, "again here"),
        None => diag.label("again here").also(first, "first here"),
    };
}
