//! Chapters whose steps are taken as they are written: files, commands, and what these print. Those of the first pass are taken
//! beside packages, by `cargo xtask package`.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::steps::Reader;
use crate::workspace;

/// The chapters, each in a folder of its own.
const CHAPTERS: &[&str] = &[
    "docs/guide/build-systems.md",
    "docs/guide/tablegen.md",
    "docs/guide/testing.md",
    "docs/guide/when-it-does-not-work.md",
];

/// Takes the steps of all chapters in folders below `root`. The result is the number of their commands.
pub(super) fn follow(root: &Path, findings: &mut Vec<String>) -> Result<usize, String> {
    let mut count = 0;
    let tool = workspace::target_directory()?.join("debug/passwright");
    for chapter in CHAPTERS {
        let name = Path::new(chapter).file_stem().unwrap_or_default();
        let folder = root.join(name);
        empty(&folder)?;
        let mut reader = Reader {
            folder,
            tool: tool.clone(),
            lock: "",
        };
        match reader.follow(&workspace::read(chapter)?) {
            Ok(commands) => count += commands,
            Err(error) => findings.push(format!("{chapter}: {error}")),
        }
    }
    Ok(count)
}

/// Makes an empty folder.
pub(super) fn empty(folder: &Path) -> Result<(), String> {
    let error = |error: std::io::Error| format!("{}: {error}", folder.display());
    if folder.exists() {
        // Bazel protects the folders of its outputs.
        let mut chmod = Command::new("chmod");
        workspace::status(chmod.args(["-R", "u+w"]).arg(folder))?;
        fs::remove_dir_all(folder).map_err(error)?;
    }
    fs::create_dir_all(folder).map_err(error)
}
