//! Facts that are known in C++ only: each check warns of them, and generators of Rust refuse them.

use std::collections::{BTreeMap, BTreeSet};

use crate::catalogue::{self, Code};
use crate::check::scope::GroupScope;
use crate::diagnostic::{Diagnostic, Severity};
use crate::draft::{Draft, Group, OptionDef, OptionItem, OptionSet, Spanned};
use crate::names::{clipped, shown};
use crate::report::Report;
use crate::source::Span;

/// The kinds of such facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CppFactKind {
    /// Anchors of passes, by their C++ class.
    Anchor,
    /// A dialect, by its class.
    Dialect,
    /// The type of options.
    Type,
    /// The default of options, by its expression.
    Default,
}

/// A C++ text whose meaning is not known, with all its uses.
pub struct Unknown<'d> {
    /// The kind.
    pub kind: CppFactKind,
    /// The text.
    pub cpp: &'d str,
    /// The spans that state it, each with its declaration, such as ``option `b` of pass `a` ``.
    pub uses: Vec<(Span, String)>,
    /// The types of the options whose default it is.
    pub types: BTreeSet<String>,
}

/// The maximum number of users that a message names.
const NAMED: usize = 3;

/// Warns once of each C++ class and expression, with the number of its uses.
pub(in crate::check) fn check(groups: &[GroupScope<'_>], report: &mut Report) {
    let groups = groups.iter();
    for unknown in find_in(groups.map(|scope| (scope.group, scope.option_sets.clone()))) {
        let Some((first, _)) = unknown.uses.first() else {
            continue;
        };
        let diag = report.warning(unknown.kind.code(), *first, unknown.message());
        diag.note(unknown.users())
            .note("Rust is not generated until the definition states it")
            .help(unknown.help());
    }
}

/// Turns warnings into errors that Rust cannot be generated for: facts that are known in C++ only, and arguments that are
/// kept twice. Returns `true` if there was one.
pub fn refuse(diagnostics: &mut [Diagnostic]) -> bool {
    let codes = [
        catalogue::CPP_ANCHOR,
        catalogue::CPP_DIALECT,
        catalogue::CPP_TYPE,
        catalogue::CPP_DEFAULT,
        catalogue::KEPT_ARGUMENT,
    ]
    .map(Code::id);
    let mut refused = false;
    for found in diagnostics {
        if codes.contains(&found.code) {
            found.severity = Severity::Error;
            refused = true;
        }
    }
    refused
}

/// Returns all facts that are known in C++ only, in source order.
pub fn find(draft: &Draft) -> Vec<Unknown<'_>> {
    let groups = draft.groups.iter();
    find_in(groups.map(|group| (group, group.option_sets.iter().collect())))
}

/// Returns the facts of groups with the option sets that are in their scope.
fn find_in<'d>(
    groups: impl Iterator<Item = (&'d Group, Vec<&'d OptionSet>)> + Clone,
) -> Vec<Unknown<'d>> {
    let mut found = Collector::default();
    for pass in groups.clone().flat_map(|(group, _)| &group.passes) {
        *found.passes.entry(&pass.argument.value.text).or_default() += 1;
    }
    for (group, option_sets) in groups {
        for set in option_sets {
            let user = format!("option set `{}`", clipped(&set.name.value));
            let options = set.options.iter();
            options.for_each(|option| found.add_option(option, &user));
        }
        add_passes(group, &mut found);
        for pipeline in &group.pipelines {
            let user = format!("pipeline `{}`", clipped(&pipeline.argument.value.text));
            found.add_options(&pipeline.options, &user);
        }
    }
    found.all
}

fn add_passes<'d>(group: &'d Group, found: &mut Collector<'d>) {
    for pass in &group.passes {
        let argument = pass.argument.value.text.as_str();
        let mut name = format!("pass `{}`", clipped(argument));
        if found.passes.get(argument) > Some(&1) {
            name += &format!(" ({})", shown(&pass.name.value));
        }
        if let Some(class) = &pass.cpp_anchor {
            found.add(CppFactKind::Anchor, class, name.clone());
        }
        for class in &pass.cpp_dialects {
            found.add(CppFactKind::Dialect, class, name.clone());
        }
        found.add_options(&pass.options, &name);
    }
}

#[derive(Default)]
struct Collector<'d> {
    all: Vec<Unknown<'d>>,
    index: BTreeMap<(CppFactKind, &'d str), usize>,
    /// The number of passes by argument: those that share one are told apart by their Rust names.
    passes: BTreeMap<&'d str, usize>,
}

impl<'d> Collector<'d> {
    /// Adds a use of a text, and returns what is known of the text.
    fn add(
        &mut self,
        kind: CppFactKind,
        cpp: &'d Spanned<String>,
        user: String,
    ) -> &mut Unknown<'d> {
        let text = cpp.value.as_str();
        let unknowns = &mut self.all;
        let at = *self.index.entry((kind, text)).or_insert_with(|| {
            unknowns.push(Unknown {
                kind,
                cpp: text,
                uses: Vec::new(),
                types: BTreeSet::new(),
            });
            unknowns.len() - 1
        });
        let unknown = &mut unknowns[at];
        unknown.uses.push((cpp.span, user));
        unknown
    }

    fn add_option(&mut self, option: &'d OptionDef, around: &str) {
        let name = || format!("option `{}` of {around}", clipped(&option.argument()));
        if let Some(cpp) = option.cpp_type() {
            self.add(CppFactKind::Type, cpp, name());
        }
        if let Some(cpp) = &option.cpp_default {
            let cpp_type = option.cpp_type().map(|ty| ty.value.as_str());
            let ty = cpp_type.unwrap_or(option.ty.value.text());
            let list = if option.list { "list of " } else { "" };
            let unknown = self.add(CppFactKind::Default, cpp, name());
            unknown.types.insert(format!("{list}{ty}"));
        }
    }

    fn add_options(&mut self, options: &'d [OptionItem], around: &str) {
        for option in options {
            if let OptionItem::Own(option) = option {
                self.add_option(option, around);
            }
        }
    }
}

impl CppFactKind {
    fn code(self) -> Code {
        match self {
            Self::Anchor => catalogue::CPP_ANCHOR,
            Self::Dialect => catalogue::CPP_DIALECT,
            Self::Type => catalogue::CPP_TYPE,
            Self::Default => catalogue::CPP_DEFAULT,
        }
    }
}

impl Unknown<'_> {
    fn message(&self) -> String {
        let cpp = shown(self.cpp);
        match self.kind {
            CppFactKind::Anchor if self.is_interface() => {
                format!("no interface is known for the C++ class {cpp}")
            }
            CppFactKind::Anchor => format!("no operation is known for the C++ class {cpp}"),
            CppFactKind::Dialect => format!("no dialect is known for the C++ class {cpp}"),
            CppFactKind::Type => format!("no type is known for the C++ type {cpp}"),
            CppFactKind::Default => format!("the value of the C++ default {cpp} is not known"),
        }
    }

    /// Returns whether it is a base class of passes that run on all operations with an interface.
    fn is_interface(&self) -> bool {
        self.cpp.starts_with("InterfacePass<")
    }

    fn users(&self) -> String {
        let (shown, more) = self.uses.split_at(self.uses.len().min(NAMED));
        let shown: Vec<&str> = shown.iter().map(|(_, user)| user.as_str()).collect();
        let shown = shown.join(", ");
        let number = self.uses.len();
        let users = match (number, more.len()) {
            (1, _) => shown,
            (_, 0) => format!("{number}, {shown}"),
            (_, more) => format!("{number}, {shown} and {more} more"),
        };
        match self.kind {
            CppFactKind::Anchor if number == 1 => format!("{users} runs on it"),
            CppFactKind::Anchor => format!("passes that run on it: {users}"),
            CppFactKind::Dialect if number == 1 => format!("{users} depends on it"),
            CppFactKind::Dialect => format!("passes that depend on it: {users}"),
            CppFactKind::Type if number == 1 => format!("it is the type of {users}"),
            CppFactKind::Type => format!("options that have it: {users}"),
            CppFactKind::Default if number == 1 => format!("it is the default of {users}"),
            CppFactKind::Default => format!("options that have it: {users}"),
        }
    }

    /// Returns the lines of a definition and of a map that state the fact.
    fn help(&self) -> String {
        // The entry is pasted into the map, so it is whole however long it is.
        let cpp = pass_kdl::quoted(self.cpp);
        let (line, entry) = match self.kind {
            CppFactKind::Type => {
                return format!(
                    "write the type instead of `\"string\"` and `cpp-type`, or `type {cpp} \"TYPE\"` in the map file of the \
                     import"
                );
            }
            CppFactKind::Anchor if self.is_interface() => (
                "interface \"NAME\"",
                format!("op {cpp} (interface)\"NAME\""),
            ),
            CppFactKind::Anchor => ("op \"NAME\"", format!("op {cpp} \"NAME\"")),
            CppFactKind::Dialect => ("dialects \"NAME\"", format!("dialect {cpp} \"NAME\"")),
            CppFactKind::Default => ("default=VALUE", format!("default {cpp} VALUE")),
        };
        format!("write `{line}` in the definition, or `{entry}` in the map file of the import")
    }
}
