//! What the README and the guide show is what works.

use pass_embedded::Embedded;
use pass_opt::{Driver, Streams};
use passdefs::diagnostic::Diagnostic;
use std::path::{Path, PathBuf};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap()
        .to_path_buf()
}

/// The pages, by their paths.
fn pages() -> Vec<(String, String)> {
    let guide = std::fs::read_dir(repository().join("docs/guide")).unwrap();
    let mut paths: Vec<PathBuf> = guide.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|it| it == "md"));
    paths.push(repository().join("README.md"));
    paths.sort();
    let page = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.strip_prefix(repository()).unwrap();
        (name.display().to_string(), text)
    };
    paths.into_iter().map(page).collect()
}

/// The blocks of a page in these languages, each with the line that it begins on.
fn blocks<'p>(page: &'p str, languages: &[&str]) -> Vec<(usize, Vec<&'p str>)> {
    let mut blocks: Vec<(usize, Vec<&str>)> = Vec::new();
    let mut open: Option<bool> = None;
    for (number, line) in page.lines().enumerate() {
        match (line.strip_prefix("```"), open) {
            (Some(language), None) => {
                let wanted = languages.contains(&language);
                open = Some(wanted);
                if wanted {
                    blocks.push((number + 2, Vec::new()));
                }
            }
            (Some(_), Some(_)) => open = None,
            (None, Some(true)) => blocks.last_mut().unwrap().1.push(line),
            (None, _) => {}
        }
    }
    blocks
}

/// A file that a block includes is the block after it.
#[test]
fn definitions_are_right() {
    let mut seen = 0;
    for (name, page) in pages() {
        let blocks = blocks(&page, &["kdl"]);
        for (index, (line, text)) in blocks.iter().enumerate() {
            let place = format!("{name}:{line}");
            let outcome = passdefs::load_with([(&place, text.join("\n"))], &mut |_, path| {
                let (_, next) = blocks.get(index + 1).ok_or("no block follows")?;
                Ok((path.to_owned(), next.join("\n")))
            });
            let mut found: Vec<Diagnostic> = outcome.diagnostics;
            if let Some(set) = &outcome.set {
                found.extend(pass_docs_gen::check(set, &outcome.sources));
            }
            let drawn = passdefs::render::terminal(&found, &outcome.sources, false);
            let only_unused = found.iter().all(|it| it.code == "W0001");
            assert!(only_unused, "{drawn}");
            seen += 1;
        }
    }
    assert!(seen > 5, "{seen} blocks of KDL");
}

#[test]
fn commands_are_real() {
    for (name, page) in pages() {
        for (line, text) in blocks(&page, &["sh", "console"]) {
            for command in text {
                let command = command.trim_start_matches("$ ");
                let command = command.split("  #").next().unwrap().trim();
                let problem = problem_of(command);
                assert_eq!(problem, None, "{name}:{line}: {command}");
            }
        }
    }
}

/// What is wrong with a command, as far as can be told without building anything.
fn problem_of(command: &str) -> Option<String> {
    let words: Vec<String> = command
        .split_whitespace()
        .map(|word| word.replace('\'', ""))
        .collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] => None,
        ["cargo", "run", "-p", "pass-opt", "--", args @ ..] => failure_of(args),
        ["cargo", "run", "-p", package, "--", file, ..] => {
            let manifest = format!("name = \"{package}\"");
            let is_there = repository().join(file).exists();
            (!is_there || !manifests().contains(&manifest)).then(|| "not there".to_owned())
        }
        ["cargo", "test", "--workspace"] => None,
        // The program of the first steps, which `cargo xtask package` runs.
        ["cargo", "run", "--", ..] => None,
        ["passwright", command, args @ ..] => flag_without_help(command, args),
        _ => Some("nobody knows whether this works".to_owned()),
    }
}

fn failure_of(args: &[&str]) -> Option<String> {
    let driver = Driver::<Embedded>::new("pass-opt")
        .parallel()
        .passes(pass_transforms::register_transforms_passes);
    let (mut stdout, mut stderr) = (Vec::new(), Vec::new());
    let streams = Streams {
        stdin: &mut &b""[..],
        stdout: &mut stdout,
        stderr: &mut stderr,
    };
    let in_repository = |arg: &&str| match repository().join(arg) {
        path if path.exists() => path.into_os_string(),
        _ => (*arg).into(),
    };
    let status = driver.run(args.iter().map(in_repository), streams);
    (status != 0).then(|| String::from_utf8_lossy(&stderr).into_owned())
}

/// The help of the tool is pinned where the tool is tested.
fn flag_without_help(command: &str, args: &[&str]) -> Option<String> {
    let folder = repository().join("passwright/tests/cli/help");
    let file = match command {
        "docs" | "gen" => format!("{command}.txt"),
        _ => "passwright.txt".to_owned(),
    };
    let help = std::fs::read_to_string(folder.join(file)).unwrap();
    let known: Vec<&str> = help
        .split(|letter: char| letter.is_whitespace() || letter == ',')
        .collect();
    let flags = args.iter().filter(|arg| arg.starts_with('-'));
    let unknown = flags.chain([&command]).find(|word| !known.contains(word));
    unknown.map(|word| format!("no help is given on `{word}`"))
}

fn manifests() -> String {
    let folders = std::fs::read_dir(repository().join("examples")).unwrap();
    let manifests = folders
        .map(|entry| std::fs::read_to_string(entry.unwrap().path().join("Cargo.toml")))
        .filter_map(Result::ok);
    manifests.collect()
}
