//! Names: the spellings that definitions use, and the nearest known one to a name that is not known.

pub use pass_diagnostics::names::{MAX_LISTED, clipped, joined, shown};
pub use pass_text::names::is_name as is_pipeline_safe;

/// Returns the known name nearest to what was written, if one is near enough to be meant.
///
/// ```
/// use passdefs::names::nearest;
/// assert_eq!(nearest("canonicalise", &["canonicalize", "cse"]), Some("canonicalize"));
/// assert_eq!(nearest("inline", &["canonicalize", "cse"]), None);
/// ```
pub fn nearest<'a>(written: &str, known: &[&'a str]) -> Option<&'a str> {
    let known = known.iter().copied().filter(|name| name.len() <= MAX_NAME);
    (written.len() <= MAX_NAME)
        .then(|| pass_text::names::nearest(written, known))
        .flatten()
}

/// Returns the path of a file that is named from within another one, as a `/`-separated path without needless parts.
///
/// ```
/// assert_eq!(passdefs::names::beside("dir/passes.kdl", "../shared/./modes.kdl"), "shared/modes.kdl");
/// assert_eq!(passdefs::names::beside("passes.kdl", "../modes.kdl"), "../modes.kdl");
/// assert_eq!(passdefs::names::beside("dir/passes.kdl", "/modes.kdl"), "/modes.kdl");
/// ```
pub fn beside(including: &str, path: &str) -> String {
    let folder = including.rsplit_once('/').map_or("", |(folder, _)| folder);
    let rooted = path.starts_with('/') || including.starts_with('/');
    let joined = if path.starts_with('/') {
        path.to_owned()
    } else {
        format!("{folder}/{path}")
    };
    let mut parts: Vec<&str> = Vec::new();
    for part in joined.split('/') {
        match part {
            "" | "." => {}
            ".." if parts.last().is_some_and(|last| *last != "..") => drop(parts.pop()),
            ".." if rooted => {}
            part => parts.push(part),
        }
    }
    let root = if rooted { "/" } else { "" };
    format!("{root}{}", parts.join("/"))
}

/// Returns the name in pipelines of an option or statistic with this field, unless the definition gives another.
///
/// ```
/// assert_eq!(passdefs::names::argument_of_field("max_rounds"), "max-rounds");
/// ```
pub fn argument_of_field(field: &str) -> String {
    field.replace('_', "-")
}

/// Returns the field of an option or statistic with this name in pipelines, unless the definition gives another.
///
/// ```
/// assert_eq!(passdefs::names::field_of_argument("max-rounds"), "max_rounds");
/// ```
pub fn field_of_argument(argument: &str) -> String {
    argument.replace('-', "_")
}

/// `my_pass` and `MyPass` as `my-pass`.
///
/// ```
/// assert_eq!(passdefs::names::kebab_case("list_option"), "list-option");
/// assert_eq!(passdefs::names::kebab_case("HTTPServer2"), "http-server2");
/// ```
pub fn kebab_case(name: &str) -> String {
    words(name).join("-")
}

/// `MyPass` and `my-pass` as `my_pass`.
///
/// ```
/// assert_eq!(passdefs::names::snake_case("MyPass"), "my_pass");
/// assert_eq!(passdefs::names::snake_case("CSE"), "cse");
/// ```
pub fn snake_case(name: &str) -> String {
    words(name).join("_")
}

/// `my_pass` and `my-pass` as `MyPass`.
///
/// ```
/// assert_eq!(passdefs::names::upper_camel_case("my-pass"), "MyPass");
/// assert_eq!(passdefs::names::upper_camel_case("CSE"), "CSE");
/// ```
pub fn upper_camel_case(name: &str) -> String {
    let parts = name.split(|letter: char| !letter.is_alphanumeric());
    parts.map(capitalised).collect()
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// Returns the words of a name in lower case: a word ends at anything that is no letter or digit, before an upper-case letter
/// that follows a lower-case one, and before the last of several upper-case letters that a lower-case one follows.
fn words(name: &str) -> Vec<String> {
    let letters: Vec<char> = name.chars().collect();
    let mut words = vec![String::new()];
    for (at, letter) in letters.iter().enumerate() {
        if !letter.is_alphanumeric() {
            words.push(String::new());
            continue;
        }
        let before = at.checked_sub(1).and_then(|at| letters.get(at));
        let after = letters.get(at + 1);
        let starts = letter.is_uppercase()
            && (before.is_some_and(|before| !before.is_uppercase())
                || after.is_some_and(|after| after.is_lowercase()));
        if starts {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut() {
            word.extend(letter.to_lowercase());
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Returns whether the text is an identifier of Rust, keywords included, but not one that has a fixed meaning in a path.
pub fn is_identifier(text: &str) -> bool {
    let fixed = matches!(text, "self" | "Self" | "super" | "crate" | "_");
    let starts = |first: char| first == '_' || unicode_ident::is_xid_start(first);
    !fixed
        && text.len() <= MAX_NAME
        && text.starts_with(starts)
        && text.chars().all(unicode_ident::is_xid_continue)
}

/// The maximum length of a name; file systems and compilers have similar limits.
const MAX_NAME: usize = 200;

/// Returns whether an identifier is written `LikeThis`.
pub fn is_upper_camel(text: &str) -> bool {
    text.chars().next().is_some_and(char::is_uppercase) && !text.contains('_')
}

/// Returns whether an identifier is written `like_this`.
pub fn is_snake(text: &str) -> bool {
    !text.chars().any(char::is_uppercase)
}

/// Returns whether the text is written `like-this`.
pub fn is_kebab(text: &str) -> bool {
    let word = |word: &str| {
        !word.is_empty()
            && word
                .chars()
                .all(|letter| matches!(letter, 'a'..='z' | '0'..='9'))
    };
    text.len() <= MAX_NAME && text.split('-').all(word)
}
