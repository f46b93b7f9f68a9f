//! Sets that the tests make pages from, as definitions in KDL.

use passdefs::model::PassSet;

/// The set of a text that has to be right.
#[track_caller]
pub(crate) fn load(text: &str) -> PassSet {
    let outcome = passdefs::load([("passes.kdl", text)]);
    let errors = outcome
        .diagnostics
        .iter()
        .filter(|diagnostic| diagnostic.is_error());
    let errors: Vec<String> = errors
        .map(|error| passdefs::render::line(error, &outcome.sources))
        .collect();
    assert_eq!(errors, [""; 0], "{text}");
    outcome.set.unwrap()
}

/// A group with this body.
pub(crate) fn group(name: &str, body: &str) -> String {
    format!("group {} {{\n{body}}}\n", quoted(name))
}

/// A pass with these facts behind its summary.
pub(crate) fn pass(name: &str, argument: &str, summary: &str, facts: &str) -> String {
    let summary = quoted(summary);
    let facts = if facts.is_empty() {
        String::new()
    } else {
        format!("{facts}; ")
    };
    format!("pass \"{name}\" \"{argument}\" {{ summary (verbatim){summary}; {facts}}}\n")
}

/// A pass of this description, alone in its group.
#[track_caller]
pub(crate) fn described(description: &str) -> PassSet {
    load(&group("Example", &described_pass("my-pass", description)))
}

/// A pass of this description.
pub(crate) fn described_pass(argument: &str, description: &str) -> String {
    let facts = format!("description {}", quoted(description));
    pass("MyPass", argument, "Summary", &facts)
}

/// The text as a string of KDL.
pub(crate) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            '\n' => quoted.push_str("\\n"),
            letter if letter == ' ' || letter.is_alphanumeric() || letter.is_ascii_graphic() => {
                quoted.push(letter);
            }
            letter => quoted.push_str(&format!("\\u{{{:x}}}", u32::from(letter))),
        }
    }
    quoted.push('"');
    quoted
}

pub(crate) fn example() -> PassSet {
    load(&pass_cases::named("example").kdl())
}

/// Every construct once, a second group with an argument of the first, and an empty one.
pub(crate) fn features() -> PassSet {
    let duplicate = pass("Other", "remove-dead", "Another pass of this argument", "");
    let links = "# See\n\n[ours](#-remove-dead), [theirs](#-simplify), [set](#shared-options-pattern-filter)";
    let facts = format!("description {}", quoted(links));
    let linking = pass("Linking", "linking", "Links to both groups", &facts);
    let whole = "pipeline \"Whole\" \"features-whole\" {
        summary \"Uses the others\"
        body { use \"features-default\" opt-level=3; use \"features-by-hand\"; run \"canonicalize\"; }
    }";
    load(&format!(
        "{}{}{}",
        pass_cases::named("features").kdl(),
        group(
            "MoreFeatures",
            &format!("external \"canonicalize\"\n{duplicate}{linking}{whole}\n")
        ),
        group("Empty", "")
    ))
}
