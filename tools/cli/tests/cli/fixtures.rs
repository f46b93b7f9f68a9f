//! Every case of `tests/fixtures` through the program: the same files as the back ends give.

use crate::tool::Folder;

/// Runs the command on `in.kdl` of every case that pins the output, and compares the file that it writes.
fn check(command: &[&str], pinned: &str, output: &str) {
    for case in pass_cases::all() {
        if case.pinned(pinned).is_none() {
            continue;
        }
        let folder = Folder::new();
        folder.put("in.kdl", case.kdl());
        folder.good(&[command, &["-o", output]].concat());
        assert_eq!(folder.read(output), case.text(output), "{}", case.name);
    }
}

#[test]
fn generated_rust() {
    check(&["gen", "in.kdl"], "rust", "out.rs");
}

#[test]
fn python_modules_with_their_stubs() {
    for case in pass_cases::all() {
        if case.pinned("python").is_none() {
            continue;
        }
        let folder = Folder::new();
        folder.put("in.kdl", case.kdl());
        folder.good(&["gen", "in.kdl", "-o", "out.py", "--python"]);
        for file in ["out.py", "out.pyi"] {
            assert_eq!(folder.read(file), case.text(file), "{}", case.name);
        }
        folder.good(&["gen", "in.kdl", "-o", "out.py", "--python", "--check"]);
        let printed = folder.good(&["gen", "in.kdl", "--python"]);
        assert!(printed.contains("class ") && !printed.contains(" = ..."));
    }
}

#[test]
fn headers_for_c() {
    for case in pass_cases::all() {
        if case.pinned("c-header").is_none() {
            continue;
        }
        let folder = Folder::new();
        folder.put("in.kdl", case.kdl());
        folder.good(&["gen", "in.kdl", "-o", "out.h", "--c-header"]);
        assert_eq!(folder.read("out.h"), case.text("out.h"), "{}", case.name);
        folder.good(&["gen", "in.kdl", "-o", "out.h", "--c-header", "--check"]);
        folder.good(&["gen", "in.kdl", "--out-dir", "made", "--c-header"]);
        assert!(folder.read("made/in.h").contains("made --c-header"));
    }
}

#[test]
fn pages_in_markdown() {
    check(&["docs", "in.kdl"], "markdown", "out.md");
}

#[test]
fn a_page_in_the_format_of_mlir_goes_to_standard_output() {
    let case = pass_cases::named("example");
    let folder = Folder::new();
    folder.put("in.kdl", case.kdl());
    let page = folder.good(&["docs", "in.kdl", "--format", "mlir"]);
    assert_eq!(page, case.text("out.mlir.md"));
}
