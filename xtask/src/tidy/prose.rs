//! Documents, manifests and text of every kind: they are there, they are true, and they hold no machine's paths.

use crate::workspace;

/// Lines that ARCHITECTURE.md may have.
const ARCHITECTURE: usize = 200;

/// Folders at the root of a file system below which somebody's files are.
const MACHINE_FOLDERS: &[&str] = &["home", "root", "work", "Users"];

/// Marks of unfinished work.
const UNFINISHED: &[&str] = &["FIXME", "XXX", "HACK", "TODO"];

pub(crate) fn check(findings: &mut Vec<String>) {
    let result = check_architecture(findings)
        .and_then(|()| check_file_names(findings))
        .and_then(|()| check_manifest(findings))
        .and_then(|()| check_rust_version(findings))
        .and_then(|()| check_symlinks(findings))
        .and_then(|()| check_texts(findings));
    if let Err(error) = result {
        findings.push(error);
    }
}

/// The map is short and names every crate.
fn check_architecture(findings: &mut Vec<String>) -> Result<(), String> {
    let text = workspace::read("ARCHITECTURE.md")?;
    let lines = text.lines().count();
    if lines > ARCHITECTURE {
        findings.push(format!(
            "ARCHITECTURE.md: {lines} lines, the budget is {ARCHITECTURE}"
        ));
    }
    for member in members()? {
        if !text.contains(&format!("`{member}/`")) {
            findings.push(format!("ARCHITECTURE.md: does not name `{member}/`"));
        }
    }
    Ok(())
}

fn members() -> Result<Vec<String>, String> {
    let manifest = workspace::read("Cargo.toml")?;
    let list = manifest
        .split("members = [")
        .nth(1)
        .and_then(|rest| rest.split(']').next())
        .unwrap_or("");
    Ok(list
        .split('"')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect())
}

/// The map and the recipes name files that exist; names with a `<hole>` are patterns.
fn check_file_names(findings: &mut Vec<String>) -> Result<(), String> {
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

/// Every dependency of the workspace has its reason in a comment above it or above its block.
fn check_manifest(findings: &mut Vec<String>) -> Result<(), String> {
    let manifest = workspace::read("Cargo.toml")?;
    let block = manifest
        .split("[workspace.dependencies]")
        .nth(1)
        .and_then(|rest| rest.split("\n[").next());
    let mut has_reason = false;
    for line in block.unwrap_or("").lines() {
        if line.trim().is_empty() {
            has_reason = false;
        } else if line.starts_with('#') {
            has_reason = true;
        } else if !has_reason {
            findings.push(format!("Cargo.toml: no reason above `{line}`"));
        }
    }
    Ok(())
}

/// The minimum version is the tested one.
fn check_rust_version(findings: &mut Vec<String>) -> Result<(), String> {
    let quoted = |file: &str, key: &str| -> Result<String, String> {
        let text = workspace::read(file)?;
        let line = text.lines().find(|line| line.starts_with(key));
        let value = line.and_then(|line| line.split('"').nth(1));
        value
            .map(str::to_owned)
            .ok_or_else(|| format!("{file}: no `{key}`"))
    };
    let minimum = quoted("Cargo.toml", "rust-version")?;
    let tested = quoted("rust-toolchain.toml", "channel")?;
    if tested
        .strip_prefix(&minimum)
        .is_none_or(|patch| !patch.starts_with('.'))
    {
        findings.push(format!(
            "Cargo.toml: `rust-version` is {minimum}, and the tested toolchain is {tested}"
        ));
    }
    Ok(())
}

/// Source is shared by dependency, never by link.
fn check_symlinks(findings: &mut Vec<String>) -> Result<(), String> {
    for file in workspace::files("")? {
        if workspace::root().join(&file).is_symlink() {
            findings.push(format!("{file}: a symbolic link"));
        }
    }
    Ok(())
}

fn check_texts(findings: &mut Vec<String>) -> Result<(), String> {
    const KINDS: &[&str] = &[
        ".rs", ".md", ".kdl", ".toml", ".jinja", ".mlir", ".tsv", ".sh",
    ];
    for kind in KINDS {
        for file in workspace::files(kind)? {
            // The tables above name what they look for.
            if file != "xtask/src/tidy/prose.rs" {
                check_text(&file, &workspace::read(&file)?, findings);
            }
        }
    }
    Ok(())
}

fn check_text(file: &str, text: &str, findings: &mut Vec<String>) {
    for (index, line) in text.lines().enumerate() {
        let at = format!("{file}:{}", index + 1);
        let paths = MACHINE_FOLDERS.iter().map(|folder| format!("/{folder}/"));
        for path in paths.filter(|path| starts_path(line, path)) {
            findings.push(format!("{at}: a path of some machine: `{path}`"));
        }
        if UNFINISHED
            .iter()
            .any(|mark| line.contains(&format!("{mark}:")) || line.contains(&format!("{mark} ")))
        {
            findings.push(format!("{at}: a mark of unfinished work"));
        }
    }
}

fn starts_path(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| {
            c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '/' | '>' | ')' | '*')
        })
    })
}
