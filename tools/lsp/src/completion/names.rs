//! Names of declarations, as the vocabulary says which ones an argument or a property holds.

use std::collections::BTreeSet;
use std::rc::Rc;

use lsp_types::CompletionItemKind as ItemKind;
use pass_def_tools::syntax::Head;
use passdefs::model::{
    Anchor, Arity, Group, IGNORABLE, INPUTS, OptionDef, OptionSet, OptionType, PassSet, ScalarType,
    Strength,
};
use passdefs::vocabulary::{Names, NodeType};

use super::{Candidate, Place};
use crate::answers::RequestContext;
use crate::program::Program;

pub(super) fn offers(
    cx: &mut RequestContext<'_, '_>,
    place: &Place<'_>,
    head: &Head,
    names: Names,
) -> Vec<Candidate> {
    let set = place.set();
    match names {
        Names::Passes => callables(cx, place, true, false),
        Names::Pipelines => callables(cx, place, false, true),
        Names::Elsewhere => undeclared_callables(cx, place, true, true)
            .into_iter()
            .map(|elsewhere| Candidate {
                needs: None,
                ..elsewhere
            })
            .collect(),
        Names::OptionSets => option_sets(cx, place),
        Names::Legalities => {
            let legalities = set.groups().flat_map(|group| set.legalities(group));
            let legalities = legalities.map(|legality| (&*legality.name, &*legality.doc));
            candidates(ItemKind::INTERFACE, legalities)
        }
        Names::Types => types(cx, place),
        Names::Kinds => {
            let kinds = set.kinds().iter().map(|kind| (&*kind.name, ""));
            candidates(ItemKind::CONSTANT, kinds)
        }
        Names::Operations => workspace_names(cx, operations),
        Names::Interfaces => workspace_names(cx, interfaces),
        Names::Dialects => workspace_names(cx, dialects),
        Names::Entities => workspace_names(cx, entities),
        Names::OwnOptions => own_options(place),
        Names::OwnValues => own_values(cx, place, head),
        Names::Values => {
            let mut properties = head.properties.iter();
            let when = properties.find(|(name, _)| name == "when");
            let name = when.map(|(_, option)| option);
            let name = name.or(head.arguments.first());
            let name = name.map(String::as_str).unwrap_or_default();
            let options = place.own_options().into_iter();
            let mut options =
                options.filter(|option| option.field == name || option.argument == name);
            options
                .next()
                .map_or_else(Vec::new, |option| values(set, option, false))
        }
        Names::Strengths => {
            let strengths = Strength::ALL.map(|strength| (strength.name(), ""));
            candidates(ItemKind::CONSTANT, strengths)
        }
        Names::Inputs => candidates(ItemKind::CONSTANT, INPUTS.map(|input| (input, ""))),
        Names::Ignorable => candidates(ItemKind::CONSTANT, IGNORABLE.map(|input| (input, ""))),
        Names::Files => files(cx, place),
        _ => Vec::new(),
    }
}

/// Returns a candidate for each name with its detail.
fn candidates<'n>(
    kind: ItemKind,
    names: impl IntoIterator<Item = (&'n str, &'n str)>,
) -> Vec<Candidate> {
    let names = names.into_iter();
    names
        .map(|(name, detail)| Candidate::name(name, kind, detail))
        .collect()
}

/// Returns passes and pipelines by their names in pipelines: those of the program, then those of other files.
pub(super) fn callables(
    cx: &mut RequestContext<'_, '_>,
    place: &Place<'_>,
    passes: bool,
    pipelines: bool,
) -> Vec<Candidate> {
    let mut offers = declared(place.set(), passes, pipelines);
    let externals = place.group().map_or(&[][..], |group| &group.externals);
    let externals = externals.iter().map(|name| (&**name, "declared elsewhere"));
    offers.extend(candidates(ItemKind::CLASS, externals));
    offers.extend(undeclared_callables(cx, place, passes, pipelines));
    offers
}

fn declared(set: &PassSet, passes: bool, pipelines: bool) -> Vec<Candidate> {
    let mut offers = Vec::new();
    if passes {
        let passes = set.all_passes();
        let passes = passes.map(|pass| (&*pass.argument, &*pass.summary));
        offers.extend(candidates(ItemKind::CLASS, passes));
    }
    if pipelines {
        let pipelines = set.all_pipelines();
        let pipelines = pipelines.map(|pipeline| (&*pipeline.argument, &*pipeline.summary));
        offers.extend(candidates(ItemKind::FUNCTION, pipelines));
    }
    offers
}

/// Returns the declarations of other files of the workspace; the group has to name them.
fn undeclared_callables(
    cx: &mut RequestContext<'_, '_>,
    place: &Place<'_>,
    passes: bool,
    pipelines: bool,
) -> Vec<Candidate> {
    let others = other_programs(cx, place);
    if others.is_empty() {
        return Vec::new();
    }
    let externals = place.group().map_or(&[][..], |group| &group.externals);
    let declared_here = declared(place.set(), true, true);
    let mut seen: BTreeSet<String> = externals.iter().cloned().collect();
    seen.extend(declared_here.into_iter().map(|declared| declared.label));
    let node = naming_node(place);
    let mut offers = Vec::new();
    for program in others {
        for offer in declared(program.set(), passes, pipelines) {
            if seen.insert(offer.label.clone()) {
                let needs = node.map(|node| format!("{node} \"{}\"", offer.label));
                offers.push(Candidate { needs, ..offer });
            }
        }
    }
    offers
}

/// Returns the node by which a group names external declarations.
fn naming_node(place: &Place<'_>) -> Option<&'static str> {
    let group = place.cursor.around.first()?.ty?;
    let names = |ty: &NodeType| {
        ty.arguments
            .iter()
            .any(|argument| argument.names == Names::Elsewhere)
    };
    let children = (group.children)();
    children
        .iter()
        .find(|child| names(child.node))
        .map(|child| child.node.name)
}

fn other_programs(cx: &mut RequestContext<'_, '_>, place: &Place<'_>) -> Vec<Rc<Program>> {
    let mut programs = cx.workspace.programs(cx.stop);
    programs.retain(|program| !Rc::ptr_eq(program, &place.program));
    programs
}

fn included(cx: &mut RequestContext<'_, '_>, place: &Place<'_>) -> Vec<Rc<Program>> {
    let Ok(syntax) = cx.workspace.syntax(place.file) else {
        return Vec::new();
    };
    let names = cx.workspace.includes(&syntax, place.file);
    names
        .iter()
        .map(|name| cx.workspace.program(name))
        .collect()
}

fn option_sets(cx: &mut RequestContext<'_, '_>, place: &Place<'_>) -> Vec<Candidate> {
    in_scope(cx, place, |set, group| {
        let offer = |one: &OptionSet| {
            let options = one.options.iter().map(|id| set[*id].argument.as_str());
            let detail = options.collect::<Vec<_>>().join(", ");
            Candidate::name(&one.name, ItemKind::STRUCT, &detail)
        };
        set.option_sets(group).iter().map(offer).collect()
    })
}

fn types(cx: &mut RequestContext<'_, '_>, place: &Place<'_>) -> Vec<Candidate> {
    let mut offers = in_scope(cx, place, |set, group| {
        let enums = set.enums(group).iter().map(|ty| (&*ty.name, &*ty.doc));
        candidates(ItemKind::ENUM, enums)
    });
    let built_in = ScalarType::ALL.iter();
    offers.extend(
        built_in
            .map(|scalar| Candidate::name(scalar.name(), ItemKind::KEYWORD, &scalar.expected())),
    );
    offers
}

/// Returns the declarations of the enclosing group, and those that included files offer to it.
fn in_scope(
    cx: &mut RequestContext<'_, '_>,
    place: &Place<'_>,
    of: fn(&PassSet, &Group) -> Vec<Candidate>,
) -> Vec<Candidate> {
    let mut offers = Vec::new();
    if let Some(group) = place.group() {
        offers.extend(of(place.set(), group));
    }
    for program in included(cx, place) {
        for group in program.set().groups() {
            offers.extend(of(program.set(), group));
        }
    }
    let mut seen = BTreeSet::new();
    offers.retain(|offer| seen.insert(offer.label.clone()));
    offers
}

/// Returns the names that the definitions of the workspace use.
fn workspace_names(
    cx: &mut RequestContext<'_, '_>,
    of: fn(&PassSet) -> Vec<String>,
) -> Vec<Candidate> {
    let mut names = BTreeSet::new();
    for program in cx.workspace.programs(cx.stop) {
        names.extend(of(program.set()));
    }
    candidates(ItemKind::VALUE, names.iter().map(|name| (&**name, "")))
}

fn anchors(set: &PassSet) -> impl Iterator<Item = &Anchor> {
    let passes = set.all_passes().filter_map(|pass| pass.anchor.known());
    passes.chain(set.all_pipelines().map(|pipeline| &pipeline.anchor))
}

fn operations(set: &PassSet) -> Vec<String> {
    let names = anchors(set).filter_map(|anchor| match anchor {
        Anchor::Ops(names) => Some(names.clone()),
        Anchor::Any | Anchor::Interface(_) => None,
    });
    names.flatten().collect()
}

fn interfaces(set: &PassSet) -> Vec<String> {
    let names = anchors(set).filter_map(|anchor| match anchor {
        Anchor::Interface(name) => Some(name.clone()),
        Anchor::Any | Anchor::Ops(_) => None,
    });
    names.collect()
}

fn dialects(set: &PassSet) -> Vec<String> {
    let dialects = set.all_passes().flat_map(|pass| &pass.dialects);
    dialects
        .filter_map(|dialect| dialect.known().cloned())
        .collect()
}

/// Returns what rules and `creates` may name: dialects and operations.
fn entities(set: &PassSet) -> Vec<String> {
    let legalities = set.groups().flat_map(|group| set.legalities(group));
    let rules = legalities.flat_map(|legality| set.rules_in(legality.id));
    let rules = rules.map(|rule| rule.pattern.clone());
    let created = set
        .all_passes()
        .flat_map(|pass| pass.creates.iter().flatten().cloned());
    rules
        .chain(created)
        .chain(operations(set))
        .chain(dialects(set))
        .collect()
}

fn own_options(place: &Place<'_>) -> Vec<Candidate> {
    let options = place.own_options().into_iter();
    let options = options.map(|option| (&*option.field, &*option.doc));
    candidates(ItemKind::VARIABLE, options)
}

/// Returns the values of the type that an option names.
fn own_values(cx: &mut RequestContext<'_, '_>, place: &Place<'_>, head: &Head) -> Vec<Candidate> {
    let Some(name) = head.arguments.get(1) else {
        return Vec::new();
    };
    if ScalarType::named(name) == Some(ScalarType::Bool) {
        return super::flags();
    }
    let mut sets = vec![place.program.clone()];
    sets.extend(included(cx, place));
    for program in sets {
        let set = program.set();
        let mut enums = set.groups().flat_map(|group| set.enums(group));
        if let Some(one) = enums.find(|enumeration| enumeration.name == *name) {
            return enum_values(set, one.id);
        }
    }
    Vec::new()
}

fn enum_values(set: &PassSet, id: passdefs::model::EnumId) -> Vec<Candidate> {
    let values = set[id].values.iter();
    candidates(
        ItemKind::ENUM_MEMBER,
        values.map(|value| (&*value.text, &*value.doc)),
    )
}

/// Returns the values of an option, without quotes in pipeline text.
pub(super) fn values(set: &PassSet, option: &OptionDef, in_text: bool) -> Vec<Candidate> {
    match &option.ty {
        OptionType::Enum(id) => enum_values(set, *id),
        OptionType::BuiltIn(ScalarType::Bool) if in_text => {
            let flags = [true, false].map(|flag| flag.to_string());
            flags
                .map(|flag| Candidate::word(&flag, ItemKind::VALUE, ""))
                .into()
        }
        OptionType::BuiltIn(ScalarType::Bool) => super::flags(),
        _ => Vec::new(),
    }
}

/// Returns the values that a step may give to an option: its own, and forwarded options of the pipeline.
pub(super) fn values_given(place: &Place<'_>, head: &Head, option: &str) -> Vec<Candidate> {
    let callee = head
        .arguments
        .first()
        .map(String::as_str)
        .unwrap_or_default();
    let options = place.options_of(callee).into_iter();
    let Some(option) = options.into_iter().find(|entry| entry.argument == option) else {
        return Vec::new();
    };
    let mut offers = values(place.set(), option, false);
    offers.extend(forwarded(place, option));
    offers
}

/// Returns the options of the enclosing pipeline whose values another option can take, with `$`.
pub(super) fn forwarded(place: &Place<'_>, to: &OptionDef) -> Vec<Candidate> {
    let is_list = |option: &OptionDef| matches!(option.arity, Arity::List(_));
    let options = place.own_options().into_iter();
    let options = options.filter(|option| option.ty == to.ty && is_list(option) == is_list(to));
    let name = |option: &OptionDef| {
        Candidate::name(
            &format!("${}", option.field),
            ItemKind::VARIABLE,
            &option.doc,
        )
    };
    options.map(name).collect()
}

/// Returns the definition files of the workspace, relative to the folder of this one.
fn files(cx: &mut RequestContext<'_, '_>, place: &Place<'_>) -> Vec<Candidate> {
    let files = cx.workspace.definition_files().into_iter();
    let others = files.filter(|file| file != place.file);
    let paths = others.filter_map(|file| {
        let path = path_from(place.file, &file);
        // Paths that do not lead to the file are not offered.
        (cx.workspace.included_file(place.file, &path) == file).then_some(path)
    });
    paths
        .map(|path| Candidate::name(&path, ItemKind::FILE, ""))
        .collect()
}

fn path_from(from: &str, to: &str) -> String {
    let folder: Vec<&str> = from.split('/').collect();
    let folder = folder.get(..folder.len() - 1).unwrap_or_default();
    let path: Vec<&str> = to.split('/').collect();
    let pairs = folder.iter().zip(&path);
    let shared = pairs.take_while(|(one, other)| one == other).count();
    let up = std::iter::repeat_n("..", folder.len() - shared);
    let down = path.iter().skip(shared).copied();
    up.chain(down).collect::<Vec<_>>().join("/")
}
