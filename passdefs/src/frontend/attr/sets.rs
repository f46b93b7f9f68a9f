//! Structs that are named sets of options, and the passes that take them in.

use proc_macro2::TokenStream;
use syn::ext::IdentExt;
use syn::spanned::Spanned as _;
use syn::{Field, Fields, Ident, ItemStruct, Type};

use super::Reader;
use super::args::{Args, Tokens};
use super::fields::{name_of, read_option, take_fields, take_ours};
use super::items::MAX_DEPTH;
use super::scan::{Item, Kind, Piece, pieces};
use crate::catalogue;
use crate::draft::{OptionItem, OptionSet, Spanned};
use crate::names::kebab_case;

/// The sets that passes can take in.
#[derive(Default)]
pub(super) struct Sets {
    /// Whether there is a group around, where alone sets are known.
    in_group: bool,
    /// The fields of each, without the attributes that are ours.
    fields: Vec<(String, Vec<Field>)>,
}

impl Sets {
    /// The sets that stand in the body of a group, and what they mean. They may stand below the passes that use them,
    /// so they are read before everything else.
    pub(super) fn find(
        reader: &mut Reader<'_>,
        body: TokenStream,
        depth: usize,
    ) -> (Self, Vec<OptionSet>) {
        let mut sets = Sets {
            in_group: true,
            fields: Vec::new(),
        };
        let mut drafts = Vec::new();
        sets.find_in(reader, body, depth, &mut drafts);
        (sets, drafts)
    }

    /// Whether there is a group around.
    pub(super) fn in_group(&self) -> bool {
        self.in_group
    }

    fn find_in(
        &mut self,
        reader: &mut Reader<'_>,
        tokens: TokenStream,
        depth: usize,
        drafts: &mut Vec<OptionSet>,
    ) {
        for piece in pieces(tokens) {
            match piece {
                Piece::Module(_, body) if depth + 1 < MAX_DEPTH => {
                    self.find_in(reader, body.stream(), depth + 1, drafts);
                }
                Piece::Item(item) if item.kind == Kind::Options => {
                    if let Some((draft, fields)) = read_item(reader, item) {
                        self.fields.push((draft.name.value.clone(), fields));
                        drafts.push(draft);
                    }
                }
                Piece::Item(_) | Piece::Module(..) | Piece::Other(_) => {}
            }
        }
    }

    /// The fields of a struct that takes in sets; none yet.
    pub(super) fn flattened(&self, item: &ItemStruct) -> Flattened<'_> {
        let own = item.fields.iter().filter_map(|field| field.ident.clone());
        Flattened {
            sets: self,
            own: own.collect(),
            fields: Vec::new(),
        }
    }
}

/// The fields of a struct, those of sets in place.
pub(super) struct Flattened<'s> {
    sets: &'s Sets,
    /// Names that the struct's own fields have.
    own: Vec<Ident>,
    fields: Vec<Field>,
}

impl Flattened<'_> {
    /// Adds a field of the struct's own.
    pub(super) fn push(&mut self, field: Field) {
        self.fields.push(field);
    }

    /// Adds the fields of sets, and notes their use. What would be there twice is left out: that it is has to be said
    /// once, and the compiler would say it again.
    pub(super) fn take_in(
        &mut self,
        reader: &mut Reader<'_>,
        names: Vec<Spanned<String>>,
        options: &mut Vec<OptionItem>,
    ) {
        for name in names {
            if !self.sets.in_group {
                let message = "option sets are known in a module with `#[pass_group]` only";
                reader
                    .report
                    .error(catalogue::WRONG_ITEM, name.span, message);
                continue;
            }
            let known = self.sets.fields.iter().find(|(set, _)| *set == name.value);
            let fields = known.map_or(&[][..], |(_, fields)| fields);
            for field in fields {
                let taken = self.fields.iter().filter_map(|field| field.ident.as_ref());
                if !self
                    .own
                    .iter()
                    .chain(taken)
                    .any(|ident| field.ident.as_ref() == Some(ident))
                {
                    self.fields.push(field.clone());
                }
            }
            options.push(OptionItem::Use(name));
        }
    }

    /// All of them.
    pub(super) fn into_fields(self) -> Vec<Field> {
        self.fields
    }
}

/// A field with `#[use_options("a", "b")]`: the place of the options of these sets.
pub(super) fn read_use(
    reader: &mut Reader<'_>,
    args: Tokens,
    field: &Field,
) -> Vec<Spanned<String>> {
    let whole = args.1;
    let mut args = Args::read(reader, "use_options", args);
    let names = args.unnamed_strings(reader);
    args.finish(reader);
    match (&names, &field.ty) {
        (None, _) => {
            let span = reader.places.of(whole);
            let wording = reader
                .report
                .error(catalogue::MISSING, span, "no option set is named");
            wording.help("write its name in quotes, as in `#[use_options(\"name\")]`");
        }
        (Some(_), Type::Tuple(unit)) if unit.elems.is_empty() => {}
        (Some(_), ty) => {
            let message = "a field that is the place of option sets has the type `()`";
            reader.wrong_item(ty.span(), message);
        }
    }
    names.unwrap_or_default()
}

/// A struct with `#[pass_options(..)]`.
fn read_item(reader: &mut Reader<'_>, item: Item) -> Option<(OptionSet, Vec<Field>)> {
    if reader.is_too_deep(&item.tokens) || reader.is_too_deep(&item.args) {
        return None;
    }
    let mut parsed = reader.parse::<ItemStruct>(&item, "struct")?;
    if !parsed.generics.params.is_empty() || matches!(parsed.fields, Fields::Unnamed(_)) {
        let message = "a set of options is a struct with named fields and without generics";
        reader.wrong_item(parsed.ident.span(), message);
        return None;
    }
    let mut args = Args::read(reader, "pass_options", (item.args, item.span));
    let name = args.string(reader, "name").unwrap_or_else(|| {
        let derived = kebab_case(&parsed.ident.unraw().to_string());
        reader.spanned(derived, parsed.ident.span())
    });
    args.finish(reader);
    let mut set = OptionSet {
        name,
        options: Vec::new(),
    };
    let mut fields = take_fields(&mut parsed);
    for field in &mut fields {
        read_member(reader, &mut set, field);
    }
    Some((set, fields))
}

fn read_member(reader: &mut Reader<'_>, set: &mut OptionSet, field: &mut Field) {
    let ours = take_ours(reader, field);
    let Some(ident) = &field.ident else {
        return;
    };
    match ours {
        Some(("option", args)) => {
            let name = name_of(reader, ident);
            set.options.push(read_option(reader, args, name, field));
        }
        _ => {
            let message = "a set of options has no fields but those with `#[option]`";
            reader.wrong_item(ident.span(), message);
        }
    }
}
