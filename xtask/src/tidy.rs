//! `cargo xtask tidy`: rules of this repository that the compiler and clippy do not check.

mod arrows;

use pass_oracle::{Outcome, workspace};

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
        except: &["passdefs/src/frontend/", "support/kdl/", "xtask/"],
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

const NO_SOURCES: &[&str] = &["tests", "benches", "fixtures", "golden", "generated"];

pub(crate) fn run() -> Outcome {
    let mut findings = Vec::new();
    arrows::check(&mut findings);
    check_sources(&mut findings)
        .and_then(|()| check_unit_tests(&mut findings))
        .and_then(|()| check_documents(&mut findings))
        .unwrap_or_else(|error| findings.push(error));
    Ok(findings)
}

/// Checks the walls in the hand-written sources of products.
fn check_sources(findings: &mut Vec<String>) -> Result<(), String> {
    for file in workspace::files(".rs")? {
        if file.split('/').any(|part| NO_SOURCES.contains(&part)) {
            continue;
        }
        let text = workspace::read(&file)?;
        let is_below = |prefixes: &[&str]| prefixes.iter().any(|prefix| file.starts_with(prefix));
        let walls = WALLS
            .iter()
            .filter(|wall| is_below(wall.within) && !is_below(wall.except));
        for wall in walls {
            for (index, line) in text.lines().enumerate() {
                let code = line.split("//").next().unwrap_or_default();
                if starts_word(code, wall.text) {
                    let (line, text) = (index + 1, wall.text);
                    findings.push(format!("{file}:{line}: `{text}` here: {}", wall.reason));
                }
            }
        }
    }
    Ok(())
}

/// Returns true if `needle` occurs where a word begins, and not as the tail of a longer path.
fn starts_word(code: &str, needle: &str) -> bool {
    let may_precede = |c: char| !c.is_alphanumeric() && !matches!(c, '_' | '"');
    let mut places = code.match_indices(needle);
    places.any(|(at, _)| code[..at].chars().next_back().is_none_or(may_precede))
}

/// Checks that no library that is not built for tests has unit tests, which would never run.
fn check_unit_tests(findings: &mut Vec<String>) -> Result<(), String> {
    let sources = workspace::files(".rs")?;
    for manifest in workspace::files("Cargo.toml")? {
        let text = workspace::read(&manifest)?;
        let library = text
            .split("\n[")
            .find(|table| table.starts_with("lib]") && table.contains("\ntest = false"));
        if library.is_none() {
            continue;
        }
        let folder = manifest.replace("Cargo.toml", "src/");
        for file in sources.iter().filter(|file| file.starts_with(&folder)) {
            let text = workspace::read(file)?;
            if text.contains("cfg(test") || text.contains("cfg(all(test") {
                let reason = "`test = false` in the manifest of the crate";
                findings.push(format!("{file}: the tests here never run: {reason}"));
            }
        }
    }
    Ok(())
}

/// Checks that `ARCHITECTURE.md` names every crate, and that paths there and in `CONTRIBUTING.md` exist. A path with `<` is a pattern.
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
