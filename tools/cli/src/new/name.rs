//! Names of crates.

/// The most characters of a name, which registries of crates allow.
const MAX_LENGTH: usize = 64;

/// Names that cargo refuses, since a crate of that name would stand in the way of another.
const RESERVED: [&str; 9] = [
    "alloc",
    "core",
    "proc_macro",
    "proc-macro",
    "std",
    "test",
    "build",
    "deps",
    "examples",
];

/// The modules of the standard library of Python 3.11, without those that begin with an underscore (`sys.stdlib_module_names`).
const PYTHON_MODULES: &str = include_str!("python_modules.txt");

/// Returns whether Python imports its own module, and not an installed package of that name.
pub(super) fn is_of_python(name: &str) -> bool {
    PYTHON_MODULES.lines().any(|module| module == name)
}

/// Returns why a crate that depends on the crates `used` cannot have that name, or `None` if it can.
pub(super) fn problem<'u>(name: &str, used: impl IntoIterator<Item = &'u str>) -> Option<String> {
    if name.is_empty() {
        return Some("it is empty".to_owned());
    }
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    if let Some(odd) = name.chars().find(|letter| !is_word(*letter)) {
        return Some(format!(
            "`{odd}` is none of the letters, digits, `-` and `_` that it may have"
        ));
    }
    if !name.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
        return Some("it does not begin with a letter".to_owned());
    }
    if name.len() > MAX_LENGTH {
        return Some(format!("it has more than {MAX_LENGTH} characters"));
    }
    if syn::parse_str::<syn::Ident>(&name.replace('-', "_")).is_err() {
        return Some("it is a keyword of Rust".to_owned());
    }
    if RESERVED.contains(&name) {
        return Some("cargo keeps that name for itself".to_owned());
    }
    let mut used = used.into_iter();
    let same = |crate_name: &str| crate_name.replace('-', "_") == name.replace('-', "_");
    used.any(same)
        .then(|| "it depends on a crate of that name".to_owned())
}

#[cfg(test)]
mod tests;
