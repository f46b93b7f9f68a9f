//! Build scripts: they read, write if something changed, and report mistakes.

use std::path::{Path, PathBuf};

use expect_test::expect;
use passwright_build::Config;

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
    fn message(&self, result: Result<(), passwright_build::BuildError>) -> String {
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
    assert!(first.contains("pub register_g_passes"));
    let time = std::fs::metadata(folder.output())?.modified()?;
    assert_eq!(
        folder.message(folder.config().compile(&[folder.input()])),
        "fine"
    );
    assert_eq!(std::fs::metadata(folder.output())?.modified()?, time);
    Ok(())
}

#[test]
fn the_crate_path_and_the_file_name_can_be_chosen() -> std::io::Result<()> {
    let folder = Folder::with(GOOD)?;
    let config = folder
        .config()
        .file_name("all.rs")
        .crate_path("crate::framework");
    assert_eq!(folder.message(config.compile(&[folder.input()])), "fine");
    let text = get(&folder.0.path().join("made/all.rs"))?;
    assert!(text.contains("crate::framework::declare_pass! {") && !text.contains("passwright::"));
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
            .crate_path("no path")
            .compile(&[folder.input()]),
        blocked,
    ];
    let messages = results.map(|result| folder.message(result)).join("\n");
    expect![[r#"
        cannot read nowhere.kdl: No such file or directory (os error 2)
        there is no file of definitions to compile
        `no path` is not the path of a module, such as `::passwright`
        cannot write passes.kdl/passes.rs: File exists (os error 17)"#]]
    .assert_eq(&messages);
    Ok(())
}

/// A pipe would block until somebody writes to it.
#[cfg(unix)]
#[test]
fn a_name_that_leads_to_no_text_is_refused() -> std::io::Result<()> {
    use std::io::Write;

    let folder = Folder::with(GOOD)?;
    let path = |name: &str| folder.0.path().join(name);
    std::fs::create_dir_all(path("folder.kdl"))?;
    std::fs::copy(path("passes.kdl"), path("latin1.kdl"))?;
    let mut latin1 = std::fs::OpenOptions::new()
        .append(true)
        .open(path("latin1.kdl"))?;
    latin1.write_all(b"// Caf\xe9\n")?;
    let made = std::process::Command::new("mkfifo")
        .arg(path("pipe.kdl"))
        .status()?;
    assert!(made.success());
    let messages = ["folder.kdl", "latin1.kdl", "pipe.kdl"]
        .map(|name| folder.message(folder.config().compile(&[path(name)])));
    expect![[r#"
        cannot read folder.kdl: it is a folder; name the files of definitions in it
        cannot read latin1.kdl: the byte 0xe9 in line 2 is not part of a UTF-8 character
        cannot read pipe.kdl: it is not a regular file"#]]
    .assert_eq(&messages.join("\n"));
    Ok(())
}

#[test]
fn a_file_that_nobody_wrote_is_refused() -> std::io::Result<()> {
    let folder = Folder::with(GOOD)?;
    let file = std::fs::OpenOptions::new()
        .write(true)
        .open(folder.input())?;
    file.set_len(passdefs::source::MAX_BYTES + 1)?;
    let message = folder.message(folder.config().compile(&[folder.input()]));
    expect!["cannot read passes.kdl: it is larger than 64 MiB"].assert_eq(&message);
    assert!(!folder.output().exists());
    Ok(())
}

#[test]
fn files_of_one_name_do_not_overwrite_each_other() -> std::io::Result<()> {
    let folder = Folder::with(GOOD)?;
    let folder_below = folder.0.path().join("other");
    std::fs::create_dir(&folder_below)?;
    let file_below = folder_below.join("passes.kdl");
    put(
        &file_below,
        "group \"H\" { pass \"B\" \"b\" { summary \"Second\"; }; }\n",
    )?;
    let results = [
        folder.config().compile(&[folder.input()]),
        folder.config().compile(std::slice::from_ref(&file_below)),
        folder.config().compile(&[folder.input()]),
        folder.config().file_name("other.rs").compile(&[file_below]),
        folder
            .config()
            .crate_path("::rt")
            .compile(&[folder.input()]),
    ];
    let messages = results.map(|result| folder.message(result)).join("\n");
    expect![[r#"
        fine
        made/passes.rs is made from passes.kdl already; choose another name with `Config::file_name`
        fine
        fine
        made/passes.rs is made from passes.kdl already; choose another name with `Config::file_name`"#]]
    .assert_eq(&messages);
    assert!(get(&folder.output())?.contains("pub register_g_passes"));
    Ok(())
}

/// Two files that take in the same enum.
const INCLUDING: [(&str, &str); 3] = [
    (
        "passes.kdl",
        "include \"lib/shared.kdl\"\ngroup \"G\" { pass \"A\" \"a\" { summary \"First\"; use-options \"walk\"; }; }\n",
    ),
    (
        "more.kdl",
        "include \"lib/shared.kdl\"\ngroup \"H\" { pass \"B\" \"b\" { summary \"Second\"; option \"to\" \"Level\" default=\"low\"; }; }\n",
    ),
    (
        "lib/shared.kdl",
        "group \"S\" {\n    enum \"Level\" { value \"Low\" \"low\"; }\n    options \"walk\" { option \"level\" \"Level\" default=\"low\"; }\n    pass \"C\" \"c\" { summary \"Third\"; use-options \"walk\"; }\n}\n",
    ),
];

impl Folder {
    fn including() -> std::io::Result<Self> {
        let folder = Self::with("")?;
        std::fs::create_dir(folder.0.path().join("lib"))?;
        for (name, text) in INCLUDING {
            put(&folder.0.path().join(name), text)?;
        }
        Ok(folder)
    }

    /// Returns the Rust that is generated from these files together, or the error.
    fn made(&self, names: &[&str]) -> std::io::Result<String> {
        let paths: Vec<PathBuf> = names.iter().map(|name| self.0.path().join(name)).collect();
        let name = format!("{}.rs", names.join("+").replace('/', "-"));
        let config = self.config().file_name(&name);
        match self.message(config.compile(&paths)).as_str() {
            "fine" => get(&self.0.path().join("made").join(name)),
            message => Ok(message.to_owned()),
        }
    }
}

#[test]
fn an_enum_that_several_files_take_in_is_made_once() -> std::io::Result<()> {
    let folder = Folder::including()?;
    let runs: [&[&str]; 4] = [
        &["passes.kdl"],
        &["passes.kdl", "more.kdl"],
        &["lib/shared.kdl", "passes.kdl"],
        &["more.kdl", "passes.kdl", "lib/shared.kdl"],
    ];
    for names in runs {
        let text = folder.made(names)?;
        assert_eq!(text.matches("pub enum Level").count(), 1, "{names:?}");
    }
    Ok(())
}

#[test]
fn a_dump_is_converted_before_it_is_compiled() -> std::io::Result<()> {
    let folder = Folder::with(GOOD)?;
    let dump = folder.0.path().join("passes.json");
    put(&dump, "{}")?;
    expect![
        "cannot read passes.json: it is JSON, not KDL; `passwright import tablegen` converts what `llvm-tblgen --dump-json` prints"
    ]
    .assert_eq(&folder.message(folder.config().compile(&[dump])));
    Ok(())
}

#[test]
fn what_cannot_be_included_is_said() -> std::io::Result<()> {
    let folder = Folder::including()?;
    put(
        &folder.0.path().join("lib/shared.kdl"),
        "include \"../passes.kdl\"\n",
    )?;
    expect!["the definitions have an error, shown above"].assert_eq(&folder.made(&["passes.kdl"])?);
    std::fs::remove_file(folder.0.path().join("lib/shared.kdl"))?;
    expect!["the definitions have an error, shown above"].assert_eq(&folder.made(&["passes.kdl"])?);
    assert!(!folder.0.path().join("made").exists());
    Ok(())
}

/// Returns the directives for Cargo of a build script with this file of definitions. Cargo reads the standard output, so a process
/// of its own makes it, which runs the test of this name.
fn directives(folder: &Folder, test: &str) -> std::io::Result<String> {
    let output = std::process::Command::new(std::env::current_exe()?)
        .args(["--exact", test, "--nocapture"])
        .env(FOLDER, folder.0.path())
        .output()?;
    let shown = String::from_utf8_lossy(&output.stdout);
    let told = shown
        .split('\n')
        .filter_map(|line| line.split_once("cargo::"))
        .map(|(_, directive)| directive.replace(&format!("{}/", folder.0.path().display()), ""));
    Ok(told.collect::<Vec<_>>().join("\n"))
}

/// The variable that makes a test a build script for the definitions in a folder.
const FOLDER: &str = "PASS_CODEGEN_TEST_FOLDER";

fn compiles_as_build_script() -> bool {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else {
        return false;
    };
    let config = Config::new().out_dir(folder.join("made"));
    // The error is on standard error; the directives are what the test reads.
    let _ = config.compile(&[folder.join("passes.kdl")]);
    true
}

#[test]
fn cargo_is_told_of_included_files_and_warnings() -> std::io::Result<()> {
    if compiles_as_build_script() {
        return Ok(());
    }
    let folder = Folder::including()?;
    let unused = "group \"Odd\" { pass \"D\" \"d\" { summary \"Fourth\"; }; options \"filter\" { list \"names\" \"string\"; }; }\n";
    put(&folder.input(), &format!("{}{unused}", INCLUDING[0].1))?;
    expect![[r#"
        rerun-if-changed=passes.kdl
        rerun-if-changed=lib/shared.kdl
        warning=passes.kdl:3:59: warning[PW1001]: no pass uses option set `filter`"#]]
    .assert_eq(&directives(
        &folder,
        "cargo_is_told_of_included_files_and_warnings",
    )?);
    Ok(())
}

#[test]
fn definitions_give_cargo_no_directives() -> std::io::Result<()> {
    if compiles_as_build_script() {
        return Ok(());
    }
    let told = |text: &str| {
        let folder = Folder::with(text)?;
        directives(&folder, "definitions_give_cargo_no_directives")
    };
    let reason = "group \"G\" {
        pass \"A\" \"a\" { summary \"A\"; after \"b\" strength=\"weak\" reason=\"it is faster\\n  cargo::rustc-cfg=evil\"; }
        pass \"B\" \"b\" { summary \"B\"; }
        pipeline \"P\" \"p\" { summary \"P\"; body { run \"a\"; run \"b\"; }; }
    }\n";
    expect![[r#"
        rerun-if-changed=passes.kdl
        warning=passes.kdl:4:52: warning[PW1003]: pipeline `p` runs `a` before `b`, which it has to come after: it is faster cargo::rustc-cfg=evil"#]].assert_eq(&told(reason)?);
    let include = "include \"x\\ncargo::rustc-cfg=evil\"\ngroup \"G\" { pass \"A\" \"a\" { summary \"A\"; }; }\n";
    expect!["rerun-if-changed=passes.kdl"].assert_eq(&told(include)?);
    Ok(())
}

/// The extension of the input is replaced, not what stands before it.
#[test]
fn the_name_of_the_output_keeps_dots() -> std::io::Result<()> {
    let folder = Folder::with(GOOD)?;
    let input = folder.0.path().join("passes.v2.kdl");
    put(&input, GOOD)?;
    assert_eq!(folder.message(folder.config().compile(&[input])), "fine");
    assert!(folder.0.path().join("made/passes.v2.rs").exists());
    Ok(())
}

/// The name of a file is written as it is given, and an absolute one without its folders.
#[test]
fn the_output_is_the_same_in_every_folder() -> std::io::Result<()> {
    let [one, two] = [Folder::including()?, Folder::including()?];
    let [one, two] = [one.made(&["passes.kdl"])?, two.made(&["passes.kdl"])?];
    assert_eq!(one, two);
    assert!(one.contains("// Edit instead: passes.kdl\n"), "{one}");
    assert!(one.contains("origin(\"passes.kdl\")"), "{one}");
    Ok(())
}
