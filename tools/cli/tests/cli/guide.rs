//! Runs every `passwright` command of the README and of the guide.

use std::path::Path;

use crate::tool::{Folder, GOOD};

/// Pages whose commands need the files that the pages write: `cargo xtask book` takes their steps.
const FOLLOWED: [&str; 6] = [
    "build-systems.md",
    "is-my-pass-right.md",
    "legality.md",
    "tablegen.md",
    "testing.md",
    "when-it-does-not-work.md",
];

/// Every other page, by its name.
fn pages() -> Vec<(String, String)> {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let guide = std::fs::read_dir(repository.join("docs/guide")).unwrap();
    let mut paths: Vec<_> = guide.map(|guide| guide.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    paths.retain(|path| !FOLLOWED.iter().any(|followed| path.ends_with(followed)));
    paths.push(repository.join("README.md"));
    paths.sort();
    let page = |path: &std::path::PathBuf| {
        let text = std::fs::read_to_string(path).unwrap();
        (path.display().to_string(), text)
    };
    paths.iter().map(page).collect()
}

/// The commands of a page: lines of its console blocks, and code within sentences.
fn commands(page: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let mut in_block = false;
    for line in page.lines() {
        if line.starts_with("```") {
            in_block = !in_block;
        } else if in_block {
            let command = line.trim_start_matches("$ ");
            found.push(command.split("  #").next().unwrap_or(command));
        } else {
            found.extend(line.split('`').skip(1).step_by(2));
        }
    }
    let words = found.iter().filter_map(|command| shlex::split(command));
    words
        .filter(|words| words.len() > 2 && words[0] == "passwright" && words[1] != "=")
        .collect()
}

/// A folder with the files that the commands name.
fn folder() -> Folder {
    let folder = Folder::new();
    folder.put("passes.kdl", GOOD);
    folder.put("passes.rs", "/// Does nothing\n#[pass]\nstruct Idle;\n");
    folder.put("ours.css", "main { color: red; }");
    folder.put("ours.jinja", "{{ pass.argument }}");
    // A copy of the repository.
    folder.put("passwright/passwright/Cargo.toml", "");
    folder.put("docs/passes.md", "");
    folder
}

#[test]
fn commands_work() {
    let mut seen = 0;
    for (name, page) in pages() {
        for command in commands(&page) {
            let args: Vec<&str> = command.iter().skip(1).map(String::as_str).collect();
            let args: Vec<&str> = match args[..] {
                // A placeholder of a sentence.
                ["explain", "CODE"] => vec!["explain", "PW1601"],
                ["import", ..] => continue,
                _ => args,
            };
            let folder = folder();
            if args.contains(&"--check") {
                let written: Vec<&str> = args
                    .iter()
                    .copied()
                    .filter(|arg| *arg != "--check")
                    .collect();
                folder.good(&written);
            }
            let run = folder.run(&args);
            assert_eq!(run.status, 0, "{name}: {command:?}: {}", run.stderr);
            seen += 1;
        }
    }
    assert!(seen > 6, "{seen} commands");
}
