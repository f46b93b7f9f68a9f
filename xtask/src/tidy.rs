//! `cargo xtask tidy`: the rules of the house that the compiler and clippy do not know.

mod arrows;

use crate::{Outcome, minimum_rust, workspace};

/// Lines of a source file without its unit tests.
const FILE_LINES: usize = 600;

/// Files that are tables: one entry per diagnostic code, one item per construct of the definition language.
const TABLES: &[&str] = &["passdefs/src/catalogue.rs", "passdefs/src/model.rs"];

/// A piece of text that only some source files may hold.
struct Wall {
    text: &'static str,
    /// Prefixes of the paths that the rule is about.
    within: &'static [&'static str],
    /// Prefixes of the paths that may hold the text.
    except: &'static [&'static str],
    reason: &'static str,
}

const WALLS: &[Wall] = &[
    Wall {
        text: "kdl::",
        within: &[""],
        except: &["passdefs/src/frontend/", "xtask/"],
        reason: "only a front end knows how definitions are spelt",
    },
    Wall {
        text: "serde_json::from_",
        within: &[
            "passdefs/",
            "codegen/",
            "docs-gen/",
            "pass-macros/",
            "tools/cli/",
        ],
        except: &["passdefs/src/frontend/"],
        reason: "only a front end reads a foreign format",
    },
    Wall {
        text: "passdefs::draft",
        within: &[""],
        except: &["passdefs/", "defs/", "xtask/"],
        reason: "back ends and shells see the checked model alone",
    },
];

/// Folders of tests and of expected outputs.
const NO_SOURCES: &[&str] = &["tests", "benches", "fixtures", "golden", "generated"];

/// Starts of paths that exist on one machine only.
const MACHINE_FOLDERS: &[&str] = &["/home/", "/root/", "/work/", "/Users/"];

/// Endings of the files that are searched for such paths.
const TEXTS: &[&str] = &[
    ".rs", ".md", ".kdl", ".toml", ".jinja", ".mlir", ".tsv", ".sh",
];

pub(crate) fn run() -> Outcome {
    let mut findings = Vec::new();
    arrows::check(&mut findings);
    check_files(&mut findings)
        .and_then(|()| check_documents(&mut findings))
        .and_then(|()| minimum_rust::compare(&mut findings))
        .unwrap_or_else(|error| findings.push(error));
    if findings.is_empty() {
        Ok(())
    } else {
        Err(findings)
    }
}

fn check_files(findings: &mut Vec<String>) -> Result<(), String> {
    for file in workspace::files("")? {
        if !TEXTS.iter().any(|ending| file.ends_with(ending)) || file == "xtask/src/tidy.rs" {
            continue;
        }
        let text = workspace::read(&file)?;
        for (index, line) in text.lines().enumerate() {
            for folder in MACHINE_FOLDERS.iter().filter(|path| has_path(line, path)) {
                findings.push(format!(
                    "{file}:{}: a path of a machine: `{folder}`",
                    index + 1
                ));
            }
        }
        if file.ends_with(".rs") && !file.split('/').any(|part| NO_SOURCES.contains(&part)) {
            check_source(&file, &text, findings);
        }
    }
    Ok(())
}

fn check_source(file: &str, text: &str, findings: &mut Vec<String>) {
    let source = text.split("#[cfg(test)]\nmod tests {").next();
    let lines = source.unwrap_or_default().lines().count();
    if lines > FILE_LINES && !file.ends_with("tests.rs") && !TABLES.contains(&file) {
        findings.push(format!("{file}: {lines} lines, more than {FILE_LINES}"));
    }
    let is_below = |prefixes: &[&str]| prefixes.iter().any(|prefix| file.starts_with(prefix));
    for wall in WALLS {
        if !is_below(wall.within) || is_below(wall.except) {
            continue;
        }
        for (index, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            if starts_word(code, wall.text) {
                let (line, text) = (index + 1, wall.text);
                findings.push(format!("{file}:{line}: `{text}` here: {}", wall.reason));
            }
        }
    }
}

/// Returns `true` if `needle` occurs where a word begins, and not as the tail of a longer path.
fn starts_word(code: &str, needle: &str) -> bool {
    is_found_after(code, needle, |c| {
        !c.is_alphanumeric() && !matches!(c, '_' | '"')
    })
}

fn has_path(line: &str, path: &str) -> bool {
    is_found_after(line, path, |c| {
        !c.is_alphanumeric() && !matches!(c, '.' | '_' | '-' | '/' | '>' | ')' | '*')
    })
}

/// Returns `true` if `needle` occurs at the start of the text or after a character that `may_precede` it.
fn is_found_after(text: &str, needle: &str, may_precede: fn(char) -> bool) -> bool {
    let mut places = text.match_indices(needle);
    places.any(|(at, _)| text[..at].chars().next_back().is_none_or(may_precede))
}

/// The map names every crate, and the map and the recipes name only files that exist. Names with a `<hole>` are patterns.
fn check_documents(findings: &mut Vec<String>) -> Result<(), String> {
    let map = workspace::read("ARCHITECTURE.md")?;
    let manifest = workspace::read("Cargo.toml")?;
    let members = manifest.split("members = [").nth(1);
    let members = members.and_then(|rest| rest.split(']').next());
    for member in members.unwrap_or_default().split('"').skip(1).step_by(2) {
        if !map.contains(&format!("`{member}/`")) {
            findings.push(format!("ARCHITECTURE.md: does not name `{member}/`"));
        }
    }
    for document in ["ARCHITECTURE.md", "CONTRIBUTING.md"] {
        let text = workspace::read(document)?;
        for name in text.split('`').skip(1).step_by(2) {
            let is_path = name.contains('/') && !name.contains([' ', '<', '(', ':', '*', '=']);
            if is_path && !workspace::root().join(name).exists() {
                findings.push(format!("{document}: `{name}` does not exist"));
            }
        }
    }
    Ok(())
}
