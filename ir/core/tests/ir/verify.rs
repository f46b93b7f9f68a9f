//! Diagnostics of the verifier, compared with those of `mlir-opt`.
//!
//! The files of `tests/verify` are split by lines `// -----`. Each piece is a comment with its name and its options, the
//! input, and a comment with the diagnostics of the input, which is empty if the input is valid. Their lines count from the first line of
//! the input.

use std::fmt::Write;
use std::{fs, path::Path};

use pass_ir::{Context, Loc, ParseOptions, parse};

/// The option of a piece whose input may use operations, types and attributes that no dialect declares.
const ALLOW_UNREGISTERED: &str = "// unregistered dialects: allowed";

#[test]
fn verify() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/verify");
    for entry in fs::read_dir(folder).unwrap() {
        let file = expect_test::expect_file![entry.unwrap().path()];
        let expected = file.data();
        let mut pieces: Vec<String> = Vec::new();
        for piece in expected.split("// -----\n") {
            let actual = with_diagnostics(piece);
            if actual != piece {
                let name = piece.lines().next().unwrap_or_default();
                eprintln!("{}: {name}", file.path.display());
            }
            pieces.push(actual);
        }
        file.assert_eq(&pieces.join("// -----\n"));
    }
}

/// Returns a piece with the actual diagnostics of its input.
fn with_diagnostics(piece: &str) -> String {
    let lines: Vec<&str> = piece.lines().collect();
    let is_input = |line: &&str| !line.is_empty() && !line.starts_with("//");
    let start = lines.iter().position(is_input);
    let end = lines.iter().rposition(is_input);
    let (Some(start), Some(end)) = (start, end) else {
        return piece.to_owned();
    };
    let header = &lines[..start];
    let input = lines[start..=end].join("\n");
    let mut cx = pass_dialects::context();
    cx.allow_unregistered(header.contains(&ALLOW_UNREGISTERED));
    let mut out = format!("{}\n{input}\n\n", header.join("\n"));
    let diagnostics = diagnostics(&cx, &format!("{input}\n"));
    if !diagnostics.is_empty() {
        for line in diagnostics.lines() {
            writeln!(out, "{}", format!("// {line}").trim_end()).unwrap();
        }
        out.push('\n');
    }
    if !piece.ends_with("\n\n") {
        out.pop();
    }
    out
}

/// Returns the diagnostics of a text, each followed by its notes.
fn diagnostics(cx: &Context, text: &str) -> String {
    let found = match parse(cx, text, &ParseOptions::default()) {
        Ok(module) => module.verify(cx),
        Err(errors) => errors,
    };
    let mut out = String::new();
    let mut write = |location: Loc, kind: &str, message: &str| {
        let (_, position) = cx.file_position(location).unwrap();
        let (line, column) = (position.line, position.column);
        writeln!(out, "{line}:{column}: {kind}: {message}").unwrap();
    };
    for error in found {
        write(error.location, "error", &error.message);
        for note in error.notes {
            write(note.location.unwrap(), "note", &note.message);
        }
    }
    out
}
