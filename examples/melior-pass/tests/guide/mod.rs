//! The commands of a page of the guide, and what the page shows of their output. Shared by the examples on real MLIR.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder that commands of these pages are run in, in a copy of the repository that holds the examples alone: what the
/// commands write stays in it.
fn folder(copy: &Path) -> PathBuf {
    let folder = copy.join("adapters/melior");
    std::fs::create_dir_all(&folder).unwrap();
    let examples = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    std::os::unix::fs::symlink(examples, copy.join("examples")).unwrap();
    folder
}

/// Runs the commands of a page in `copy`; all of them are `start` and arguments of the tool. A block right after a command that
/// shows its output has lines of it, in this order; `...` stands for any. A command succeeds unless an error is shown.
pub(crate) fn check_commands(page: &str, start: &str, tool: &str, copy: &Path) -> usize {
    let folder = folder(copy);
    let (mut seen, mut last) = (0, None);
    for block in page.split("```").skip(1).step_by(2) {
        let (language, text) = block.split_once('\n').unwrap();
        match language {
            "sh" => {
                for command in text.lines() {
                    assert_success(last.take());
                    assert!(command.starts_with(start), "{command}: not {start}");
                    let arguments = &command[start.len()..];
                    last = Some(run(command, tool, arguments, &folder));
                    seen += 1;
                }
            }
            // Text that no command prints is compared where it is made.
            "text" if last.is_none() => {}
            "text" | "mermaid" => {
                let (command, succeeded, output) = last.take().unwrap();
                let mut rest = output.as_str();
                for part in text.split("...\n") {
                    assert!(rest.contains(part), "{command} prints no\n{part}\n{output}");
                    let (_, after) = rest.split_once(part).unwrap();
                    rest = after;
                }
                assert_eq!(
                    succeeded,
                    !text.contains(": error: "),
                    "{command}: {output}"
                );
            }
            _ => assert_success(last.take()),
        }
    }
    assert_success(last);
    seen
}

/// A command, whether it succeeded, and what it printed.
type ToolRun = (String, bool, String);

fn run(command: &str, tool: &str, arguments: &str, folder: &Path) -> ToolRun {
    let arguments = shlex::split(arguments).unwrap();
    let output = Command::new(tool)
        .args(arguments)
        .current_dir(folder)
        .output();
    let output = output.unwrap();
    let printed = [output.stderr, output.stdout].map(|text| String::from_utf8(text).unwrap());
    (
        command.to_owned(),
        output.status.success(),
        printed.concat(),
    )
}

fn assert_success(ran: Option<ToolRun>) {
    if let Some((command, succeeded, output)) = ran {
        assert!(succeeded, "{command}: {output}");
    }
}
