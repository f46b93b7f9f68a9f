//! Commands of the guide that run programs of the workspace.

use std::path::Path;
use std::process::Command;

/// Runs a program as each command of the guide does that runs its package with cargo. Panics if one fails, or if no command runs the package.
pub fn check(package: &str, program: &str) {
    let commands = of_package(package);
    assert!(!commands.is_empty(), "no command runs {package}");
    for arguments in commands {
        let mut command = Command::new(program);
        let output = command.args(&arguments).output();
        let output = output.unwrap_or_else(|error| panic!("{program}: {error}"));
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {stderr}");
    }
}

/// Returns the arguments of each command of the guide that runs a package. Paths of files of the repository are absolute.
#[must_use]
pub fn of_package(package: &str) -> Vec<Vec<String>> {
    let folder = root().join("docs/guide");
    let pages = crate::names(&folder).into_iter();
    let pages = pages.filter(|page| page.ends_with(".md"));
    let commands = pages.flat_map(|page| {
        let text = crate::read(&folder.join(page));
        let lines = text.lines().map(|line| line.trim_start_matches("$ "));
        let commands = lines.filter_map(|line| arguments(line, package));
        commands.collect::<Vec<_>>()
    });
    commands.collect()
}

fn arguments(line: &str, package: &str) -> Option<Vec<String>> {
    let rest = line.strip_prefix("cargo run -p ")?.strip_prefix(package)?;
    let rest = rest.split("  #").next().unwrap_or_default();
    let words = shlex::split(rest).unwrap_or_else(|| panic!("an open quote: {line}"));
    let arguments = match words.split_first() {
        None => &[][..],
        Some((dashes, arguments)) if dashes == "--" => arguments,
        Some(_) => return None,
    };
    let absolute = |argument: &String| {
        let path = root().join(argument);
        let is_file = path.is_file();
        if is_file {
            path.display().to_string()
        } else {
            argument.clone()
        }
    };
    Some(arguments.iter().map(absolute).collect())
}

fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here)
}
