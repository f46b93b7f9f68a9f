//! Runs the program in a folder of its own.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use expect_test::Expect;
use tempfile::TempDir;

/// Two groups that are right.
pub(crate) const GOOD: &str = r#"group "Good" {
    doc "Good passes."
    pass "First" "first" {
        op "builtin.module"
        summary "The first"
        description "See [the other](#-second)."
        option "level" "u8" default=2 max=3 "How much"
    }
}
group "Other" {
    pass "Second" "second" { summary "The second"; }
}
"#;

/// A folder with files.
pub(crate) struct Folder {
    _dir: TempDir,
    /// Messages name files of the folders above, so two of those are ours.
    path: PathBuf,
}

/// The output of a run.
pub(crate) struct Run {
    pub(crate) status: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Folder {
    /// A folder with `passes.kdl` in it.
    pub(crate) fn new() -> Self {
        let dir = TempDir::new().unwrap();
        let path = dir.path().join("above/work");
        let is_crate = |folder: &Path| folder.join("Cargo.toml").exists();
        let message = "no crate can be made in a folder for temporary files that is part of one";
        assert!(!path.ancestors().any(is_crate), "{message}");
        let folder = Self { _dir: dir, path };
        folder.put("passes.kdl", GOOD);
        folder
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    pub(crate) fn put(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// Names of all files and folders, sorted.
    pub(crate) fn list(&self) -> Vec<String> {
        let mut names = Vec::new();
        walk(&self.path, &self.path, &mut names);
        names.sort();
        names
    }

    pub(crate) fn run(&self, args: &[&str]) -> Run {
        self.run_with(args, "")
    }

    /// Runs with this text as standard input.
    pub(crate) fn run_with(&self, args: &[&str], input: &str) -> Run {
        let mut child = Command::new(env!("CARGO_BIN_EXE_passwright"))
            .args(args)
            .current_dir(&self.path)
            // Whoever runs the tests may have asked for colours, or for none.
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A run that reads nothing closes its end at once.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        let output = child.wait_with_output().unwrap();
        Run {
            status: output.status.code().unwrap(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// A run that is fine and says nothing on standard error.
    pub(crate) fn good(&self, args: &[&str]) -> String {
        let run = self.run(args);
        assert_eq!((run.stderr.as_str(), run.status), ("", 0));
        run.stdout
    }

    /// A run with a finding: status 1, nothing on standard output, and this on standard error.
    pub(crate) fn bad(&self, args: &[&str], expected: Expect) {
        let run = self.run(args);
        expected.assert_eq(&run.stderr);
        assert_eq!((run.stdout.as_str(), run.status), ("", 1));
    }

    /// A command line that makes no sense: status 2, and this on standard error.
    pub(crate) fn misused(&self, args: &[&str], expected: Expect) {
        let run = self.run(args);
        expected.assert_eq(&run.stderr);
        assert_eq!((run.stdout.as_str(), run.status), ("", 2));
    }
}

fn walk(root: &Path, folder: &Path, names: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            walk(root, &path, names);
        } else {
            names.push(path.strip_prefix(root).unwrap().display().to_string());
        }
    }
}

/// A definition file with errors, by its name in `passdefs/tests/diagnostics`, without the notes at its end.
pub(crate) fn mistaken(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../passdefs/tests/diagnostics");
    let mut text = fs::read_to_string(folder.join(name)).unwrap();
    if let Some(notes) = text.find("\n//~ ") {
        text.truncate(notes + 1);
    }
    text
}
