//! Arguments in files, such as those that build systems write where a command line would be too long.

use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::Path;

use crate::files;

/// Puts the arguments in a file in place of each argument `@FILE` before `--`. Such an argument is not expanded again, and one
/// without such a file stays: symbols begin with `@`, too. A byte order mark before them is skipped.
pub(crate) fn expand(args: impl Iterator<Item = OsString>) -> Result<Vec<OsString>, String> {
    let mut expanded = Vec::new();
    let mut flags_ended = false;
    for arg in args {
        flags_ended |= arg == "--";
        let path = arg.to_str().and_then(|arg| arg.strip_prefix('@'));
        let Some(path) = path.filter(|path| !flags_ended && !Path::new(path).is_dir()) else {
            expanded.push(arg);
            continue;
        };
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                expanded.push(arg);
                continue;
            }
            Err(error) => {
                let reason = files::reason(&error);
                return Err(format!("cannot read the arguments in '{path}': {reason}"));
            }
        };
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        expanded.extend(lines.flat_map(arguments).map(OsString::from));
    }
    Ok(expanded)
}

/// Returns the arguments in a line: one, as build systems write them, unless that is none. A line that starts with a quote, or with a
/// flag that white space ends or whose value is in quotes, is read as LLVM's tools read it.
fn arguments(line: &str) -> Vec<String> {
    let is_quoted = |text: &str| text.starts_with(['"', '\'']);
    let trimmed = line.trim();
    let (flag, value) = trimmed.split_once('=').unwrap_or((trimmed, ""));
    let has_several =
        trimmed.starts_with('-') && (flag.contains(char::is_whitespace) || is_quoted(value));
    if has_several || is_quoted(trimmed) {
        split(trimmed)
    } else {
        vec![line.to_owned()]
    }
}

/// Splits a line at white space, except in quotes and behind a backslash.
fn split(line: &str) -> Vec<String> {
    let mut arguments = Vec::new();
    let mut chars = line.chars();
    let mut argument: Option<String> = None;
    let mut quote = None;
    while let Some(letter) = chars.next() {
        match letter {
            '\\' => argument.get_or_insert_default().extend(chars.next()),
            '"' | '\'' if quote.is_none() => {
                quote = Some(letter);
                argument.get_or_insert_default();
            }
            letter if quote == Some(letter) => quote = None,
            letter if quote.is_none() && letter.is_whitespace() => {
                arguments.extend(argument.take());
            }
            letter => argument.get_or_insert_default().push(letter),
        }
    }
    arguments.extend(argument);
    arguments
}

#[cfg(test)]
mod tests {
    use super::{arguments, expand};

    #[test]
    fn a_byte_order_mark_is_skipped() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("arguments");
        std::fs::write(&file, "\u{feff}--cse\r\n--sccp\r\n").unwrap();
        let argument = format!("@{}", file.display()).into();
        let expanded = expand(std::iter::once(argument)).unwrap();
        assert_eq!(expanded, ["--cse", "--sccp"]);
    }

    #[test]
    fn a_line_is_an_argument() {
        for line in [
            "--cse",
            "a file.mlir",
            "it's",
            "--canonicalize=max-iterations=3 top-down=false",
            "--print-ir=label=\"a b\"",
            "--pass-pipeline=builtin.module(print-ir{label='a b'})",
            r"-o=C:\out",
        ] {
            assert_eq!(arguments(line), [line]);
        }
    }

    #[test]
    fn a_line_that_is_no_argument_is_split() {
        for (line, expected) in [
            ("--cse  -o out.mlir ", &["--cse", "-o", "out.mlir"][..]),
            (" \t--cse\t--sccp", &["--cse", "--sccp"]),
            (
                "--canonicalize=\"max-iterations=3 top-down=false\" a.mlir",
                &["--canonicalize=max-iterations=3 top-down=false", "a.mlir"],
            ),
            ("\"--print-ir=label=a b\"", &["--print-ir=label=a b"]),
            ("'a b'\"c\" '' --", &["a bc", "", "--"]),
            (r#"--cse a\ b\\ "c\"d""#, &["--cse", r"a b\", "c\"d"]),
            ("--cse 'a b", &["--cse", "a b"]),
        ] {
            assert_eq!(arguments(line), expected, "{line}");
        }
    }
}
