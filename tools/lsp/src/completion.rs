//! Completions: from the vocabulary, which nodes and properties may stand at a cursor, and which names their values are; from
//! the program, the declarations with such names.

mod names;
mod text;

use std::rc::Rc;

use lsp_types::{
    CompletionItem, CompletionItemKind, CompletionParams, CompletionResponse, CompletionTextEdit,
    Documentation, InsertTextFormat, MarkupContent, MarkupKind, TextEdit,
};
use pass_def_tools::syntax::{Cursor, Head, Part};
use passdefs::model::{Group, OptionDef, OptionItem, PassSet};
use passdefs::vocabulary::{Argument, Cardinality, Names, NodeType, ValueKind};

use crate::answers::RequestContext;
use crate::describe;
use crate::program::Program;
use crate::workspace::Workspace;

#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    pub(crate) label: String,
    pub(crate) kind: CompletionItemKind,
    pub(crate) detail: String,
    pub(crate) text: String,
    pub(crate) is_text: bool,
    /// `true` if the text has places to fill in.
    pub(crate) is_snippet: bool,
    pub(crate) documentation: String,
    /// Another node that the group needs.
    pub(crate) needs: Option<String>,
}

impl Candidate {
    pub(crate) fn name(label: &str, kind: CompletionItemKind, detail: &str) -> Self {
        Self {
            label: label.to_owned(),
            kind,
            detail: detail.to_owned(),
            text: label.to_owned(),
            is_text: true,
            is_snippet: false,
            documentation: String::new(),
            needs: None,
        }
    }

    pub(crate) fn word(label: &str, kind: CompletionItemKind, detail: &str) -> Self {
        Self {
            is_text: false,
            ..Self::name(label, kind, detail)
        }
    }
}

pub(crate) struct Place<'a> {
    pub(crate) file: &'a str,
    pub(crate) program: Rc<Program>,
    pub(crate) cursor: &'a Cursor,
}

impl Place<'_> {
    pub(crate) fn set(&self) -> &PassSet {
        self.program.set()
    }

    pub(crate) fn group(&self) -> Option<&Group> {
        let name = self.cursor.around.first()?.arguments.first()?;
        let file = self.program.file(self.file);
        let mut groups = self.set().groups();
        groups.find(|group| group.name == *name && Some(group.span.file) == file)
    }

    /// Returns the options of the pass or pipeline that the cursor is in.
    pub(crate) fn own_options(&self) -> Vec<&OptionDef> {
        let (Some(group), Some(owner)) = (self.group(), self.cursor.around.get(1)) else {
            return Vec::new();
        };
        let Some(name) = owner.arguments.first() else {
            return Vec::new();
        };
        let set = self.set();
        let pass = set.passes(group).iter().find(|pass| pass.name == *name);
        let pipeline = set
            .pipelines(group)
            .iter()
            .find(|pipeline| pipeline.name == *name);
        let items = match (pass, pipeline) {
            (Some(pass), _) => &pass.options,
            (_, Some(pipeline)) => &pipeline.options,
            _ => return Vec::new(),
        };
        set.options(items).collect()
    }

    /// Returns the options of the pass or pipeline with a name in pipelines.
    pub(crate) fn options_of(&self, argument: &str) -> Vec<&OptionDef> {
        let set = self.set();
        let items: Option<&Vec<OptionItem>> = set
            .all_passes()
            .find(|pass| pass.argument == argument)
            .map(|pass| &pass.options)
            .or_else(|| {
                let mut pipelines = set.all_pipelines();
                pipelines
                    .find(|pipeline| pipeline.argument == argument)
                    .map(|pipeline| &pipeline.options)
            });
        items.map_or_else(Vec::new, |items| set.options(items).collect())
    }
}

pub(crate) fn complete(
    cx: &mut RequestContext<'_, '_>,
    params: CompletionParams,
) -> Option<CompletionResponse> {
    let (name, offset) = cx.offset(&params.text_document_position)?;
    let text = cx.workspace.document(&name)?.text.clone();
    let cursor = Cursor::at(&text, offset);
    // Whoever types waits for the names in other nodes, not for a check of the one that is not finished. A name that is
    // declared by being used is in this one, too.
    let is_used = is_declared_by_use(names_at(&cursor));
    let is_same = |before: &str, now: &str| !is_used && cursor.is_only_change(before, now);
    let stop = cx.stop;
    let answer = |workspace: &mut Workspace<'_>| {
        let mut cx = RequestContext { workspace, stop };
        items(&mut cx, &name, &text, &cursor, offset)
    };
    let items = cx.workspace.before_edit(&name, is_same, answer);
    Some(CompletionResponse::Array(items))
}

fn items(
    cx: &mut RequestContext<'_, '_>,
    file: &str,
    text: &str,
    cursor: &Cursor,
    offset: u32,
) -> Vec<CompletionItem> {
    let program = cx.workspace.program(file);
    let place = Place {
        file,
        program,
        cursor,
    };
    let (offers, range) = match embedded(&place) {
        Some(names) => text::offers(cx, &place, names, text, offset),
        None => (offers(cx, &place), cursor.range.clone()),
    };
    let written = text.get(range.start as usize..range.end as usize);
    let half = written.filter(|_| is_declared_by_use(names_at(cursor)));
    let offers = offers
        .into_iter()
        .filter(|offer| !offer.label.is_empty() && Some(&*offer.label) != half);
    let items = offers.enumerate();
    items
        .map(|(rank, offer)| item(cx, &place, (text, range.clone()), (rank, offer)))
        .collect()
}

/// Returns true for names that are declared by being used: the word before the cursor is one of them.
fn is_declared_by_use(names: Option<Names>) -> bool {
    use Names::{Dialects, Elsewhere, Interfaces, Kinds, Operations};
    matches!(
        names,
        Some(Kinds | Operations | Interfaces | Dialects | Elsewhere)
    )
}

/// Returns the kind of names in the string that the cursor is in, if its text has a syntax.
fn embedded(place: &Place<'_>) -> Option<Names> {
    let names = names_at(place.cursor)?;
    let is_text = matches!(names, Names::PipelineText | Names::OptionsText);
    (is_text && place.cursor.is_quoted).then_some(names)
}

fn names_at(cursor: &Cursor) -> Option<Names> {
    let ty = cursor.head.as_ref()?.ty?;
    match &cursor.part {
        Part::Argument(at) => argument(ty, *at).map(|argument| argument.names),
        Part::Value(name) => ty
            .properties
            .iter()
            .find(|property| property.name == name)
            .map(|property| property.names),
        _ => None,
    }
}

fn argument(ty: &'static NodeType, at: usize) -> Option<&'static Argument> {
    let last = ty.arguments.last();
    let repeats = last.filter(|argument| {
        matches!(
            argument.count,
            Cardinality::Some | Cardinality::Any | Cardinality::Unless(_)
        )
    });
    ty.arguments.get(at).or(repeats)
}

fn offers(cx: &mut RequestContext<'_, '_>, place: &Place<'_>) -> Vec<Candidate> {
    let cursor = place.cursor;
    match (&cursor.part, &cursor.head) {
        (Part::Name, _) => nodes(cursor.block()),
        (Part::Argument(at), Some(head)) => {
            let Some(ty) = head.ty else { return Vec::new() };
            let argument = argument(ty, *at);
            let mut offers = match argument {
                Some(argument) if argument.kind == ValueKind::Flag => flags(),
                Some(argument) => names::offers(cx, place, head, argument.names),
                None => Vec::new(),
            };
            if !cursor.is_quoted {
                offers.extend(properties(place, head, ty));
            }
            offers
        }
        (Part::Value(name), Some(head)) => {
            let Some(ty) = head.ty else { return Vec::new() };
            match ty.properties.iter().find(|property| property.name == name) {
                Some(property) if property.kind == ValueKind::Flag => flags(),
                Some(property) => names::offers(cx, place, head, property.names),
                None if ty.takes_options => names::values_given(place, head, name),
                None => Vec::new(),
            }
        }
        _ => Vec::new(),
    }
}

fn nodes(block: Option<&'static NodeType>) -> Vec<Candidate> {
    let children = block.map(|ty| (ty.children)()).unwrap_or_default();
    let offer = |ty: &'static NodeType| Candidate {
        text: snippet(ty),
        is_snippet: true,
        documentation: describe::node(ty),
        ..Candidate::word(ty.name, CompletionItemKind::KEYWORD, ty.sentence)
    };
    children
        .into_iter()
        .map(|child| offer(child.node))
        .collect()
}

/// Returns a node with its required parts as placeholders.
fn snippet(ty: &NodeType) -> String {
    let needed = ty
        .arguments
        .iter()
        .filter(|argument| !matches!(argument.count, Cardinality::Optional | Cardinality::Any));
    let mut text = ty.name.to_owned();
    for (at, argument) in needed.enumerate() {
        let what = argument.what.replace(['$', '}', '\\', '`'], "");
        let number = at + 1;
        text.push_str(&match argument.kind {
            ValueKind::Block => format!(" \"\"\"\n\t${{{number}:{what}}}\n\t\"\"\""),
            _ => format!(" \"${{{number}:{what}}}\""),
        });
    }
    if !(ty.children)().is_empty() {
        text.push_str(" {\n\t$0\n}");
    }
    text
}

/// Returns the properties that a node lacks.
fn properties(place: &Place<'_>, head: &Head, ty: &'static NodeType) -> Vec<Candidate> {
    let is_new = |name: &str| !head.properties.iter().any(|(given, _)| given == name);
    let known = ty
        .properties
        .iter()
        .filter(|property| is_new(property.name));
    let mut offers: Vec<Candidate> = known
        .map(|entry| Candidate {
            text: format!("{}=", entry.name),
            documentation: describe::property(entry),
            ..Candidate::word(entry.name, CompletionItemKind::PROPERTY, entry.sentence)
        })
        .collect();
    if let (true, Some(callee)) = (ty.takes_options, head.arguments.first()) {
        let options = place.options_of(callee).into_iter();
        let options = options.filter(|option| is_new(&option.argument));
        offers.extend(options.map(|option| Candidate {
            text: format!("{}=", option.argument),
            documentation: describe::option_line(place.set(), option),
            ..Candidate::word(&option.argument, CompletionItemKind::PROPERTY, &option.doc)
        }));
    }
    offers
}

fn flags() -> Vec<Candidate> {
    let flags = [true, false].map(|flag| passdefs::vocabulary::Spelling::Kdl.flag(flag));
    flags
        .map(|flag| Candidate::word(flag, CompletionItemKind::VALUE, ""))
        .into()
}

fn item(
    cx: &mut RequestContext<'_, '_>,
    place: &Place<'_>,
    (text, range): (&str, std::ops::Range<u32>),
    (rank, offer): (usize, Candidate),
) -> CompletionItem {
    let cursor = place.cursor;
    let mut new_text = offer.text;
    if offer.is_text && !cursor.is_quoted {
        new_text = format!("\"{new_text}\"");
    } else if offer.is_text && !cursor.is_closed {
        new_text.push('"');
    }
    // A value that is no text takes the quotes that are there with it.
    let mut range = range;
    if !offer.is_text && cursor.is_quoted && cursor.is_closed && embedded(place).is_none() {
        range = range.start.saturating_sub(1)..range.end + 1;
    }
    let documentation = MarkupContent {
        kind: MarkupKind::Markdown,
        value: offer.documentation,
    };
    let needs = offer.needs.as_ref();
    let needs = needs.and_then(|node| crate::actions::add_to_group(text, cursor, node));
    let needs = needs.map(|need| TextEdit {
        range: cx.workspace.range(place.file, need.range),
        new_text: need.text,
    });
    CompletionItem {
        label: offer.label,
        kind: Some(offer.kind),
        detail: (!offer.detail.is_empty()).then_some(offer.detail),
        documentation: (!documentation.value.is_empty())
            .then_some(Documentation::MarkupContent(documentation)),
        sort_text: Some(format!("{rank:05}")),
        insert_text_format: offer.is_snippet.then_some(InsertTextFormat::SNIPPET),
        text_edit: Some(CompletionTextEdit::Edit(TextEdit {
            range: cx.workspace.range(place.file, range),
            new_text,
        })),
        additional_text_edits: needs.map(|need| vec![need]),
        ..CompletionItem::default()
    }
}
