//! Names of C++ in the case of Rust.

use heck::{ToSnakeCase, ToUpperCamelCase};

use passdefs::names;

/// Returns a C++ name in snake case: `numDSPs` is `num_dsps`, and `reuse2DBuffers` is `reuse_2d_buffers`.
pub(super) fn snake_case(name: &str) -> String {
    with_acronyms(name).to_snake_case()
}

/// Returns a C++ name in camel case: `NEVER_FOLD` is `NeverFold`; a lone acronym stays.
pub(super) fn upper_camel_case(name: &str) -> String {
    let shouted = name.contains('_') && !name.chars().any(char::is_lowercase);
    if shouted {
        name.to_upper_camel_case()
    } else {
        names::upper_camel_case(name)
    }
}

/// Returns the name with its acronyms written as words where their last letter would be taken for the start of the next word:
/// those in the plural, and a dimension such as `2D`.
fn with_acronyms(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let at = |index: usize| letters.get(index).copied();
    let ends = |index: usize| at(index).is_none_or(|letter| !letter.is_lowercase());
    let mut written = String::new();
    let mut index = 0;
    while let Some(letter) = at(index) {
        let run = letters.iter().skip(index);
        let capitals = run.clone().take_while(|run| run.is_uppercase()).count();
        let digits = run.take_while(|run| run.is_ascii_digit()).count();
        let after = index + capitals.max(digits);
        if capitals > 1 && at(after) == Some('s') && ends(after + 1) {
            written.push(letter);
            let rest = letters.get(index + 1..=after).unwrap_or(&[]);
            written.extend(rest.iter().flat_map(|letter| letter.to_lowercase()));
            index = after + 1;
        } else if digits > 0 && at(after).is_some_and(char::is_uppercase) && ends(after + 1) {
            if written.ends_with(char::is_lowercase) {
                written.push('_');
            }
            let dimension = letters.get(index..=after).unwrap_or(&[]);
            written.extend(
                dimension
                    .iter()
                    .flat_map(|dimension| dimension.to_lowercase()),
            );
            index = after + 1;
        } else {
            let piece = letters.get(index..after.max(index + 1)).unwrap_or(&[]);
            written.extend(piece);
            index = after.max(index + 1);
        }
    }
    written
}
