//! What a build script does: reads, writes if something changed, says what is wrong.

use std::path::{Path, PathBuf};

use expect_test::expect;
use pass_codegen::Config;

/// A folder of one test, with a file of definitions in it.
struct Folder(tempfile::TempDir);

impl Folder {
    fn with(text: &str) -> std::io::Result<Self> {
        let folder = Self(tempfile::tempdir()?);
        put(&folder.input(), text)?;
        Ok(folder)
    }

    fn input(&self) -> PathBuf {
        self.0.path().join("passes.kdl")
    }

    fn output(&self) -> PathBuf {
        self.0.path().join("made/passes.rs")
    }

    fn config(&self) -> Config {
        Config::new()
            .out_dir(self.0.path().join("made"))
            .rerun_directives(false)
    }

    /// The message without the folder's own name.
    fn message(&self, result: Result<(), pass_codegen::BuildError>) -> String {
        let message = result.map_or_else(|error| error.to_string(), |()| "fine".to_owned());
        message.replace(&format!("{}/", self.0.path().display()), "")
    }
}

#[expect(clippy::disallowed_methods, reason = "the test is about files")]
fn put(path: &Path, text: &str) -> std::io::Result<()> {
    std::fs::write(path, text)
}

#[expect(clippy::disallowed_methods, reason = "the test is about files")]
fn get(path: &Path) -> std::io::Result<String> {
    std::fs::read_to_string(path)
}

const GOOD: &str = "group \"G\" { pass \"A\" \"a\" { summary \"First\"; }; }\n";

#[test]
fn the_output_is_written_once() -> std::io::Result<()> {
    let folder = Folder::with(GOOD)?;
    assert_eq!(
        folder.message(folder.config().compile(&[folder.input()])),
        "fine"
    );
    let first = get(&folder.output())?;
    assert!(first.contains("// Then run: cargo build\n"));
    assert!(first.contains("pub fn register_g_passes"));
    let time = std::fs::metadata(folder.output())?.modified()?;
    assert_eq!(
        folder.message(folder.config().compile(&[folder.input()])),
        "fine"
    );
    assert_eq!(std::fs::metadata(folder.output())?.modified()?, time);
    Ok(())
}

#[test]
fn the_runtime_and_the_name_can_be_chosen() -> std::io::Result<()> {
    let folder = Folder::with(GOOD)?;
    let config = folder
        .config()
        .file_name("all.rs")
        .runtime("crate::runtime");
    assert_eq!(folder.message(config.compile(&[folder.input()])), "fine");
    let text = get(&folder.0.path().join("made/all.rs"))?;
    assert!(text.contains("impl crate::runtime::Pass for A") && !text.contains("pass_runtime"));
    Ok(())
}

#[test]
fn mistakes_write_nothing() -> std::io::Result<()> {
    let folder = Folder::with("group \"G\" { pass \"A\" \"B\"; }\n")?;
    let message = folder.message(folder.config().compile(&[folder.input()]));
    expect!["the definitions have 2 errors, shown above"].assert_eq(&message);
    assert!(!folder.output().exists());
    Ok(())
}

#[test]
fn what_cannot_be_done_is_said() -> std::io::Result<()> {
    let folder = Folder::with(GOOD)?;
    let missing = folder.0.path().join("nowhere.kdl");
    let none: [&str; 0] = [];
    let blocked = folder
        .config()
        .out_dir(folder.input())
        .compile(&[folder.input()]);
    let results = [
        folder.config().compile(&[missing]),
        folder.config().compile(&none),
        folder
            .config()
            .runtime("no path")
            .compile(&[folder.input()]),
        blocked,
    ];
    let messages = results.map(|result| folder.message(result)).join("\n");
    expect![[r#"
        cannot read nowhere.kdl: No such file or directory (os error 2)
        there is no file of definitions to compile
        `no path` is not the path of a module, such as `::pass_runtime`
        cannot write passes.kdl/passes.rs: File exists (os error 17)"#]]
    .assert_eq(&messages);
    Ok(())
}
