//! Patterns of messages.

use std::iter::Peekable;
use std::str::Chars;

use regex_lite::{Regex, escape};

/// Parses a text with regular expressions, such as `text {{a*}} more`.
///
/// # Errors
///
/// Returns the message of an error for a regular expression that does not end or is none.
pub(super) fn parse(text: &str) -> Result<Regex, String> {
    let mut pattern = String::new();
    let mut rest = text;
    while let Some((plain, regex)) = rest.split_once("{{") {
        let ends = regex.split_once("}}");
        let (regex, more) = ends.ok_or("found start of regex with no end '}}'")?;
        pattern.push_str(&format!("{}({})", escape(plain), translate(regex)));
        rest = more;
    }
    let regex = Regex::new(&format!("{pattern}{}", escape(rest)));
    regex.map_err(|error| format!("cannot read the pattern: {error}"))
}

/// Translates an extended regular expression of POSIX to the syntax of [`Regex`].
fn translate(regex: &str) -> String {
    let mut translated = String::new();
    let mut chars = regex.chars().peekable();
    while let Some(letter) = chars.next() {
        match letter {
            // A letter stands for itself, a digit for a group, which the engine refuses to match again.
            '\\' => match chars.next() {
                Some(digit) if digit.is_ascii_digit() => translated.extend(['\\', digit]),
                Some(letter) => push_literal(&mut translated, letter),
                None => translated.push('\\'),
            },
            '[' => translate_brackets(&mut chars, &mut translated),
            '{' if !chars.peek().is_some_and(char::is_ascii_digit) => translated.push_str("\\{"),
            letter => translated.push(letter),
        }
    }
    translated
}

/// Translates the rest of a bracket expression, in which a backslash is a member, as is a `]` that comes first.
fn translate_brackets(chars: &mut Peekable<Chars<'_>>, translated: &mut String) {
    translated.push('[');
    if chars.next_if_eq(&'^').is_some() {
        translated.push('^');
    }
    let mut is_first = true;
    while let Some(letter) = chars.next() {
        match letter {
            ']' if !is_first => return translated.push(']'),
            '[' if chars.peek() == Some(&':') => translate_class(chars, translated),
            '-' if !is_first && chars.peek() != Some(&']') => translated.push('-'),
            letter => push_literal(translated, letter),
        }
        is_first = false;
    }
}

/// Copies the rest of a class such as `[:alpha:]`.
fn translate_class(chars: &mut Peekable<Chars<'_>>, translated: &mut String) {
    translated.push('[');
    for letter in chars.by_ref() {
        translated.push(letter);
        if letter == ']' {
            return;
        }
    }
}

fn push_literal(translated: &mut String, letter: char) {
    translated.push_str(&escape(letter.encode_utf8(&mut [0; 4])));
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn brackets_and_escapes_are_those_of_posix() {
        for (pattern, matching, other) in [
            ("{{^[^[]+$}}", "ab", "a[b"),
            ("{{^[[a]+$}}", "[a", "b"),
            (r"{{^[a-z\]+$}}", r"a\b", "A"),
            (r"{{^[]a]+$}}", "]a", "b"),
            (r"{{^[^]a]+$}}", "bc", "]"),
            (r"{{^[a\]]$}}", r"\]", "a"),
            ("{{^[[:alpha:]-]+$}}", "a-b", "1"),
            ("{{^[a&&b]+$}}", "a&b", "c"),
            (r"{{^a\ttribute$}}", "attribute", "a\ttribute"),
            (r"{{^a\d\.$}}", "ad.", "a1."),
            ("{{^a{,2}$}}", "a{,2}", "aa"),
            ("{{^a{1,2}$}}", "aa", "aaa"),
        ] {
            let regex = parse(pattern).expect(pattern);
            assert!(regex.is_match(matching), "{pattern}");
            assert!(!regex.is_match(other), "{pattern}");
        }
        for pattern in [
            "{{(}}",
            "{{[a}}",
            r"{{a\}}",
            "{{*a}}",
            "{{[b-a]}}",
            "{{[[:alpha}}",
            "{{a",
            "{{a}} {{b",
        ] {
            parse(pattern).expect_err(pattern);
        }
    }
}
