//! Lints about the names and fields of items, which are those of the definitions.

use passdefs::model::{Arity, OptionDef, ScalarType};

/// The number of names from which on clippy compares them, and of truth values that it still takes for few.
const FEW: usize = 3;

/// The lints that a struct of this name with fields for these options, and with others, may meet.
pub(crate) fn of_struct<'a>(
    name: &str,
    options: &[&'a OptionDef],
    others: impl Iterator<Item = &'a str>,
) -> Vec<&'static str> {
    let mut lints = Vec::from_iter(of_names([name]));
    if options.iter().filter(|option| is_bool(option)).count() > FEW {
        lints.push("clippy::struct_excessive_bools");
    }
    let names = options.iter().map(|option| &*option.field).chain(others);
    if are_alike(name, names.collect()) {
        lints.push("clippy::struct_field_names");
    }
    lints
}

/// The lints that an enum with these variants may meet.
pub(crate) fn of_enum(name: &str, variants: Vec<&str>) -> Vec<&'static str> {
    let names = variants.iter().copied().chain([name]);
    let mut lints = Vec::from_iter(of_names(names));
    if are_alike(name, variants) {
        lints.push("clippy::enum_variant_names");
    }
    lints
}

/// Acronyms stay as they are written.
fn of_names<'a>(names: impl IntoIterator<Item = &'a str>) -> Option<&'static str> {
    let is_acronym =
        |name: &str| name.len() > 2 && !name.contains(|letter: char| letter.is_lowercase());
    let has_acronym = names.into_iter().any(is_acronym);
    has_acronym.then_some("clippy::upper_case_acronyms")
}

fn is_bool(option: &OptionDef) -> bool {
    let is_one = matches!(option.arity, Arity::Single(_) | Arity::Required);
    is_one && option.ty.built_in() == Some(ScalarType::Bool)
}

/// True if all names may begin or end alike, or one repeats that of the item. Clippy compares words; letters are no less.
fn are_alike(item: &str, names: Vec<&str>) -> bool {
    let plain = |name: &str| name.replace('_', "").to_lowercase();
    let (item, names) = (plain(item), Vec::from_iter(names.into_iter().map(plain)));
    let share = |letter: fn(&str) -> Option<char>| {
        let mut letters = names.iter().map(|name| letter(name));
        let first = letters.next();
        letters.all(|letter| Some(letter) == first)
    };
    let repeats = |name: &String| name.starts_with(&item) || name.ends_with(&item);
    let is_compared = names.len() >= FEW;
    (is_compared && (share(|name| name.chars().next()) || share(|name| name.chars().last())))
        || names.iter().any(repeats)
}
