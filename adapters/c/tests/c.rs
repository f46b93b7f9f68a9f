//! The library, called from C and C++ with the sanitizer for addresses and leaks; generated headers, compiled as both.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test that cannot go on has failed"
)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const FLAGS: &[&str] = &["-Wall", "-Wextra", "-Werror", "-pedantic"];

/// The compilers, with the language and the ending of a program.
const COMPILERS: &[(&str, &str, &str)] = &[("cc", "-std=c11", "c"), ("c++", "-std=c++17", "cpp")];

fn package(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Returns the folder of what cargo builds of examples.
fn examples() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    test.parent()
        .and_then(Path::parent)
        .unwrap()
        .join("examples")
}

fn header(name: &str, text: &str) -> String {
    let outcome = passdefs::load([(name, text)]);
    pass_bindings_gen::c::generate(&outcome.set.unwrap(), "passwright gen --c-header")
}

fn succeed(command: &mut Command) -> String {
    let output = command
        .output()
        .expect("a compiler for C and C++ is installed");
    let text = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{command:?}: {}\n{text}",
        output.status
    );
    text
}

/// Compiles a program with each compiler, links it with the library of the example, and returns what it prints.
fn run(folder: &Path, program: &str) -> Vec<String> {
    let printed = COMPILERS.iter().map(|(compiler, standard, ending)| {
        let source = folder.join(format!("program.{ending}"));
        fs::write(&source, program).unwrap();
        let executable = folder.join(format!("program-{ending}"));
        let mut build = Command::new(compiler);
        build.args(FLAGS).args([
            standard,
            "-g",
            "-fsanitize=address,undefined",
            "-fno-sanitize-recover=all",
        ]);
        build
            .arg("-I")
            .arg(package("include"))
            .arg("-I")
            .arg(folder);
        build.arg(&source).arg("-o").arg(&executable);
        build.arg(examples().join("libcounting.so"));
        build.arg(format!("-Wl,-rpath,{}", examples().display()));
        succeed(&mut build);
        succeed(&mut Command::new(&executable))
    });
    printed.collect()
}

#[test]
#[ignore = "needs compilers for C and C++"]
fn every_function_works_and_refuses_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let definitions = fs::read_to_string(package("examples/counting.kdl")).unwrap();
    fs::write(
        folder.path().join("counting.h"),
        header("counting.kdl", &definitions),
    )
    .unwrap();
    run(
        folder.path(),
        &fs::read_to_string(package("tests/c/main.c")).unwrap(),
    );
}

#[test]
#[ignore = "needs compilers for C and C++"]
fn the_program_of_the_readme_prints_a_module() {
    let folder = tempfile::tempdir().unwrap();
    let readme = fs::read_to_string(package("README.md")).unwrap();
    let program = readme
        .split("```c\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next())
        .unwrap();
    for printed in run(folder.path(), program) {
        assert!(
            printed.contains("\"func.return\"(%arg0)") && !printed.contains("arith.addi"),
            "{printed}"
        );
    }
}

#[test]
#[ignore = "needs compilers for C and C++"]
fn headers_of_all_cases_compile() {
    let folder = tempfile::tempdir().unwrap();
    let mut count = 0;
    for case in pass_cases::all() {
        let file = format!("{}.h", case.name);
        fs::write(folder.path().join(&file), header("in.kdl", &case.kdl())).unwrap();
        for (compiler, standard, ending) in COMPILERS {
            let source = folder.path().join(format!("{}.{ending}", case.name));
            // Twice, for its guard.
            fs::write(
                &source,
                format!(
                    "#include \"{file}\"\n#include \"{file}\"\nint main(void) {{ return 0; }}\n"
                ),
            )
            .unwrap();
            let mut compile = Command::new(compiler);
            compile
                .args(FLAGS)
                .args([standard, "-fsyntax-only", "-I"])
                .arg(package("include"))
                .arg(&source);
            succeed(&mut compile);
            count += 1;
        }
    }
    assert!(count >= 20, "{count} programs");
}

/// Returns what stands before the parenthesis behind each `pw_..` in the lines that `is_declared` picks.
fn functions(text: &str, is_declared: impl Fn(&str) -> bool) -> BTreeSet<&str> {
    let lines = text.lines().filter(|line| is_declared(line));
    lines
        .filter_map(|line| {
            line.split('(')
                .next()?
                .rsplit([' ', '*'])
                .next()
                .filter(|name| name.starts_with("pw_"))
        })
        .collect()
}

#[test]
fn the_header_declares_what_the_library_exports() {
    let header = fs::read_to_string(package("include/passwright.h")).unwrap();
    let program = fs::read_to_string(package("tests/c/main.c")).unwrap();
    let declared = functions(&header, |line| {
        !line.starts_with(['#', ' ', '/']) && !line.starts_with("static") && !line.contains(") {")
    });
    let mut exported = BTreeSet::new();
    let sources: Vec<String> = fs::read_dir(package("src"))
        .unwrap()
        .map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap())
        .collect();
    for source in &sources {
        exported.extend(functions(source, |line| {
            line.trim_start().starts_with("fn pw_")
        }));
    }
    assert_eq!(declared, exported);
    let unused = declared
        .iter()
        .filter(|name| !program.contains(&format!("{name}(")));
    // The others are behind macros and functions of the headers.
    assert_eq!(unused.collect::<Vec<_>>(), [&"pw_pass_set_list"]);
}
