//! Definitions as written: every field with a span, possibly wrong. Front ends make them, `check` turns them into the model.

mod legality;
mod option;
mod order;
mod pipeline;

use std::borrow::Cow;
use std::rc::Rc;

pub use legality::{Clause, Legality, Rule, RuleItem};
pub use option::{CppFact, Default, Literal, OptionDef, OptionItem, TypeText};
pub use order::{OrderRule, OrderTarget};
pub use pass_kdl::Spanned;
pub use pipeline::{
    ArgumentSource, Call, CallArgument, CallKind, Comparison, Condition, MAX_STEPS_DEPTH, Nest,
    PipelineDef, Step, TextValue, When,
};

use crate::model::Prose;
use crate::names::{argument_of_field, kebab_case};
use crate::source::Span;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PipelineName {
    pub text: String,
    /// `true` if it is deliberately not kebab-case.
    pub verbatim: bool,
}

/// All groups of one or more texts, in source order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    pub groups: Vec<Group>,
    /// Texts whose enums, option sets and legalities the groups of this text may use.
    pub includes: Vec<Include>,
    /// `true` if the text has syntax errors: the draft holds what was read around them.
    pub is_partial: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Include {
    /// Its path, from the folder of the text that this stands in.
    pub path: Spanned<String>,
    /// Path of the Rust module in which its enums exist already.
    pub rust: Option<Spanned<String>>,
}

#[derive(Clone, Debug, std::default::Default, PartialEq)]
pub struct Group {
    pub name: Spanned<String>,
    /// `true` if rules may name passes of other files, as for a `#[pass]`, which is expanded alone.
    pub open: bool,
    /// The structs of passes of other groups that belong to this one.
    pub listed: Option<Vec<Spanned<String>>>,
    /// Markdown for the group's page.
    pub doc: Option<Prose>,
    pub enums: Vec<Enum>,
    pub option_sets: Vec<OptionSet>,
    pub legalities: Vec<Legality>,
    pub passes: Vec<Pass>,
    pub pipelines: Vec<PipelineDef>,
    /// Arguments of passes and pipelines that are declared elsewhere.
    pub externals: Vec<Spanned<String>>,
    /// Kinds of passes that are declared elsewhere.
    pub external_kinds: Vec<Spanned<String>>,
    /// The files that its file includes, whose enums, option sets and legalities it may use.
    pub includes: Rc<Vec<IncludedFile>>,
}

/// Moves the passes that groups list to them, with the enums that these passes have as types of options. A group that is left
/// with nothing is removed.
pub fn gather_listed(groups: &mut Vec<Group>) {
    for at in 0..groups.len() {
        let Some(group) = groups.get(at) else { break };
        let (listed, file) = (
            group.listed.clone().unwrap_or_default(),
            group.name.span.file,
        );
        for name in &listed {
            let declares = |group: &Group| {
                group
                    .passes
                    .iter()
                    .any(|pass| pass.name.value == name.value)
            };
            let is_in_file = |group: &Group| group.name.span.file == file && declares(group);
            let home = groups.iter().position(is_in_file);
            if let Some(home) = home.or_else(|| groups.iter().position(declares))
                && home != at
            {
                move_pass(groups, (home, at), &name.value);
            }
        }
    }
    groups.retain(|group| {
        let is_rest = group.open && group.listed.is_none() && !group.name.value.is_empty();
        !is_rest || !group.passes.is_empty() || !group.enums.is_empty()
    });
}

fn move_pass(groups: &mut [Group], (from, to): (usize, usize), name: &str) {
    let Some(home) = groups.get_mut(from) else {
        return;
    };
    let is_moved = |pass: &mut Pass| pass.name.value == name;
    let passes: Vec<Pass> = home.passes.extract_if(.., is_moved).collect();
    let options = passes
        .iter()
        .flat_map(|pass| &pass.options)
        .filter_map(OptionItem::own);
    let types: Vec<&str> = options.map(|option| option.ty.value.text()).collect();
    let is_type = |declared: &mut Enum| types.contains(&&*declared.name.value);
    let enums: Vec<Enum> = home.enums.extract_if(.., is_type).collect();
    if let Some(group) = groups.get_mut(to) {
        group.enums.extend(enums);
        group.passes.extend(passes);
    }
}

/// A file that another one includes.
#[derive(Clone, Debug, PartialEq)]
pub struct IncludedFile {
    /// The node that includes it.
    pub include: Include,
    /// Its groups, whose own `includes` are set.
    pub groups: Rc<Vec<Group>>,
}

impl Group {
    pub fn new(name: Spanned<String>) -> Self {
        Self {
            name,
            ..Self::default()
        }
    }

    /// Returns the options and uses of option sets of all passes and pipelines.
    pub fn option_items(&self) -> impl Iterator<Item = &OptionItem> {
        let passes = self.passes.iter().flat_map(|pass| &pass.options);
        let pipelines = self.pipelines.iter();
        passes.chain(pipelines.flat_map(|pipeline| &pipeline.options))
    }

    /// Returns all options that are written out: those of passes and pipelines, and those of option sets.
    pub fn written_options(&self) -> impl Iterator<Item = &OptionDef> {
        let item_options = self.option_items().filter_map(OptionItem::own);
        item_options.chain(self.option_sets.iter().flat_map(|set| &set.options))
    }

    /// Returns the names of legalities that conditions and rules of the group hold.
    pub fn named_legalities(&self) -> impl Iterator<Item = &Spanned<String>> {
        let passes = self.passes.iter();
        let passes = passes.flat_map(|pass| [&pass.preconditions, &pass.postconditions]);
        let pipelines = self.pipelines.iter();
        let pipelines =
            pipelines.flat_map(|pipeline| [&pipeline.preconditions, &pipeline.postconditions]);
        let clauses = passes.chain(pipelines).flatten();
        let rules = self.legalities.iter().flat_map(|legality| &legality.rules);
        let rules = rules.chain(clauses.clone().flat_map(|clause| &clause.rules));
        let included = rules.filter_map(RuleItem::included);
        clauses
            .filter_map(|clause| clause.legality.as_ref())
            .chain(included)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Enum {
    pub name: Spanned<String>,
    pub doc: Option<Prose>,
    /// Path of the Rust type, if it exists elsewhere.
    pub rust: Option<Spanned<String>>,
    pub values: Vec<EnumValue>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct EnumValue {
    pub name: Spanned<String>,
    /// The text in a pipeline; by default the name in kebab-case.
    pub text: Option<Spanned<String>>,
    pub doc: Option<Prose>,
}

impl EnumValue {
    pub fn text(&self) -> Cow<'_, str> {
        match &self.text {
            Some(text) => Cow::Borrowed(&text.value),
            None => Cow::Owned(kebab_case(&self.name.value)),
        }
    }
}

impl Enum {
    pub fn texts(&self) -> Vec<String> {
        self.values
            .iter()
            .map(|value| value.text().into_owned())
            .collect()
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct OptionSet {
    pub name: Spanned<String>,
    pub options: Vec<OptionDef>,
}

#[derive(Clone, Debug, std::default::Default, PartialEq)]
pub struct Pass {
    pub name: Spanned<String>,
    pub argument: Spanned<PipelineName>,
    /// Operations that it may run on; empty if none were written.
    pub ops: Vec<Spanned<String>>,
    pub interface: Option<Spanned<String>>,
    /// The C++ class of what it may run on, if that is all that is known.
    pub cpp_anchor: Option<Spanned<String>>,
    /// One line.
    pub summary: Option<Prose>,
    /// Markdown.
    pub description: Option<Prose>,
    /// Dialects whose entities the pass may create.
    pub dialects: Vec<Spanned<String>>,
    /// C++ classes of such dialects whose names are not known.
    pub cpp_dialects: Vec<Spanned<String>>,
    /// Options and uses of option sets, in source order.
    pub options: Vec<OptionItem>,
    pub statistics: Vec<StatisticDef>,
    /// Fields for the state of the author's code.
    pub state: Vec<StateField>,
    pub authors: Vec<Spanned<String>>,
    /// Inputs apart from its operation.
    pub reads: Vec<Spanned<String>>,
    /// Properties of its operation that its result does not depend on.
    pub ignores: Vec<Spanned<String>>,
    /// Path of the author's function that makes an instance.
    pub constructor: Option<Spanned<String>>,
    /// `true` if bisection must never skip it.
    pub required: Option<Spanned<bool>>,
    /// `true` if a second run right after the first changes nothing.
    pub idempotent: Option<Spanned<bool>>,
    /// Set if it should no longer be used.
    pub deprecated: Option<Deprecated>,
    /// `true` if the summary is deliberately not one line of text.
    pub verbatim_summary: bool,
    pub preconditions: Vec<Clause>,
    pub postconditions: Vec<Clause>,
    /// The classes that it may create; `None` if it does not declare them.
    pub creates: Option<Vec<Spanned<String>>>,
    pub kinds: Vec<Spanned<String>>,
    pub order: Vec<OrderRule>,
    pub examples: Vec<Example>,
    /// Facts that are known in C++ alone.
    pub cpp: Vec<CppFact>,
}

impl Pass {
    pub fn new(name: Spanned<String>, argument: Spanned<PipelineName>) -> Self {
        Self {
            name,
            argument,
            ..Self::default()
        }
    }

    /// Returns the name of the TableGen record that declares the pass, if it has been imported.
    pub fn record(&self) -> &str {
        let fact = self.cpp.iter().find(|fact| fact.what.value == RECORD);
        fact.map_or(&self.name.value, |fact| &fact.text.value)
    }

    /// Returns the entry of a map file by which an import gives the pass another argument.
    pub fn argument_in_map(&self) -> String {
        let record = pass_kdl::quoted(self.record());
        format!("`pass {record} argument=\"NAME\"`")
    }
}

/// The fact that holds the name of the record of a pass whose Rust name is another one.
pub const RECORD: &str = "def";

#[derive(Clone, Debug, PartialEq)]
pub struct StatisticDef {
    pub field: Spanned<String>,
    /// Free text; by default the field in kebab-case.
    pub name: Option<Spanned<String>>,
    /// True for a maximum.
    pub max: Option<Spanned<bool>>,
    pub doc: Option<Prose>,
}

impl StatisticDef {
    /// Returns the name under which it is reported.
    pub fn text(&self) -> Cow<'_, str> {
        match &self.name {
            Some(name) => Cow::Borrowed(&name.value),
            None => Cow::Owned(argument_of_field(&self.field.value)),
        }
    }
}

/// A field for the state of the author's code.
#[derive(Clone, Debug, PartialEq)]
pub struct StateField {
    pub field: Spanned<String>,
    pub ty: Spanned<String>,
}

/// An input of a pass with its output.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// The place of the word `example`.
    pub span: Span,
    pub title: Option<Prose>,
    /// Options of the pass, as text without braces.
    pub options: Option<Prose>,
    pub before: Option<Spanned<String>>,
    pub after: Option<Spanned<String>>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Deprecated {
    /// First version that says so.
    pub since: Option<Spanned<String>>,
    /// Argument of the pass to use instead.
    pub instead: Option<Spanned<String>>,
    pub note: Option<Prose>,
}
