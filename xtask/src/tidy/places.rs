//! Placement of text in files: headers, reasons, and the walls that cargo cannot see.

use super::rust_file::{Kind, RustFile};

/// A piece of text, the files that may hold it, and why no other may.
struct Wall {
    text: &'static str,
    /// Only sources below these prefixes are looked at.
    within: &'static [&'static str],
    /// Prefixes that may hold it.
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
        except: &["passdefs/", "xtask/"],
        reason: "back ends and shells see the checked model alone",
    },
    Wall {
        text: "unsafe ",
        within: &[""],
        except: &[
            "adapters/melior/",
            "examples/tensor-compiler/src/program.rs",
            "xtask/",
            "tests/",
        ],
        reason: "foreign calls are the only unsafe code",
    },
];

pub(crate) fn check(files: &[RustFile], findings: &mut Vec<String>) {
    for file in files.iter().filter(|file| file.kind != Kind::Fixture) {
        check_header(file, findings);
        check_reasons(file, findings);
        if file.kind == Kind::Source {
            check_walls(file, findings);
        }
    }
}

/// Files that examples in documentation include, where Rust allows no header.
const INCLUDED: &[&str] = &["pass-runtime/tests/doc/tree.rs"];

/// A stranger learns from the first line what lives in the file.
fn check_header(file: &RustFile, findings: &mut Vec<String>) {
    if !file.text.starts_with("//!") && !INCLUDED.contains(&file.name.as_str()) {
        findings.push(format!(
            "{}:1: the file does not start with `//!` and what lives here",
            file.name
        ));
    }
}

/// A lint is silenced for a reason that the reader can judge.
fn check_reasons(file: &RustFile, findings: &mut Vec<String>) {
    for line in &file.bare_allows {
        findings.push(format!(
            "{}:{line}: `allow` or `expect` without `reason`",
            file.name
        ));
    }
}

fn check_walls(file: &RustFile, findings: &mut Vec<String>) {
    let below = |prefixes: &[&str]| prefixes.iter().any(|prefix| file.name.starts_with(prefix));
    for wall in WALLS
        .iter()
        .filter(|wall| below(wall.within) && !below(wall.except))
    {
        for (index, line) in file.text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            if starts_word(code, wall.text) {
                findings.push(format!(
                    "{}:{}: `{}` here: {}",
                    file.name,
                    index + 1,
                    wall.text.trim(),
                    wall.reason
                ));
            }
        }
    }
}

/// `true` if `needle` occurs where a word begins, and not as the tail of a longer path.
fn starts_word(code: &str, needle: &str) -> bool {
    code.match_indices(needle).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '"')
    })
}
