//! Names of crates.

/// The most characters of a name, which registries of crates allow.
const MOST: usize = 64;

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

/// Tells why a crate cannot have that name; `None` if it can. `used` are the names of the crates that it depends on.
pub(super) fn mistake<'u>(name: &str, used: impl IntoIterator<Item = &'u str>) -> Option<String> {
    if name.is_empty() {
        return Some("it is empty".to_owned());
    }
    let is_word = |it: char| it.is_ascii_alphanumeric() || it == '-' || it == '_';
    if let Some(odd) = name.chars().find(|it| !is_word(*it)) {
        return Some(format!(
            "`{odd}` is none of the letters, digits, `-` and `_` that it may have"
        ));
    }
    if !name.starts_with(|it: char| it.is_ascii_alphabetic()) {
        return Some("it does not begin with a letter".to_owned());
    }
    if name.len() > MOST {
        return Some(format!("it has more than {MOST} characters"));
    }
    if syn::parse_str::<syn::Ident>(&name.replace('-', "_")).is_err() {
        return Some("it is a keyword of Rust".to_owned());
    }
    if RESERVED.contains(&name) {
        return Some("cargo keeps that name for itself".to_owned());
    }
    let mut used = used.into_iter();
    let same = |it: &str| it.replace('-', "_") == name.replace('-', "_");
    used.any(same)
        .then(|| "it depends on a crate of that name".to_owned())
}

#[cfg(test)]
mod tests {
    use super::mistake;

    #[test]
    fn names_that_cargo_takes_are_fine() {
        let long = "a".repeat(64);
        for name in ["my-opt", "a", "A_1", "count-ops", long.as_str()] {
            assert_eq!(mistake(name, ["pass-ir"]), None, "{name}");
        }
    }

    #[test]
    fn other_names_are_refused_with_a_reason() {
        let long = "a".repeat(65);
        let cases = [
            ("", "it is empty"),
            ("1st", "it does not begin with a letter"),
            ("-x", "it does not begin with a letter"),
            (
                "a b",
                "` ` is none of the letters, digits, `-` and `_` that it may have",
            ),
            (
                "\u{e9}",
                "`\u{e9}` is none of the letters, digits, `-` and `_` that it may have",
            ),
            (long.as_str(), "it has more than 64 characters"),
            ("match", "it is a keyword of Rust"),
            ("test", "cargo keeps that name for itself"),
            ("pass_ir", "it depends on a crate of that name"),
        ];
        for (name, reason) in cases {
            assert_eq!(
                mistake(name, ["pass-ir"]).as_deref(),
                Some(reason),
                "{name}"
            );
        }
    }
}
