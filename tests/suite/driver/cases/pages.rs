//! The report of a run as a page.

use crate::driver::tool::{check, run};
use crate::manager::subject::Subject;
use expect_test::expect;

const QUIET: &str = "--diagnostic-verbosity=errors";

/// The exit status, and the page.
fn page<I: Subject>(args: &[&str], modules: &[&str]) -> (u8, String) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("page.html");
    let flag = format!("--report={}", path.display());
    let args: Vec<&str> = args.iter().copied().chain([&*flag]).collect();
    let ran = run::<I>(&args, modules);
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.ends_with("</html>\n"), "{text}");
    (ran.status, text)
}

/// The text of each element with this start, up to the first tag in it.
fn texts<'p>(page: &'p str, start: &str) -> Vec<&'p str> {
    let after = page.split(start).skip(1);
    after.map(|part| part.split('<').next().unwrap()).collect()
}

pub(crate) fn of_a_run<I: Subject>() {
    let args = ["-p=builtin.module(func.func(say,rename{to=x}),say)", QUIET];
    let (status, page) = page::<I>(&args, &["m(a)"]);
    assert_eq!(status, 0);
    assert!(page.contains(">succeeded</b></h1>"));
    assert_eq!(
        texts(&page, "<th scope=\"row\"><b>"),
        ["Say", "Rename", "Say"],
        "the rows of the table"
    );
    let frames = texts(&page, "<text x=\"6\" y=\"16\">");
    for name in ["run", "Parser", "Say", "Rename", "Output"] {
        assert!(frames.contains(&name), "{name} in {frames:?}");
    }
    let removed = texts(&page, "<del>");
    let added = texts(&page, "<ins>");
    assert!(removed[0].contains('a') && added[0].contains('x'), "{page}");
    assert!(page.contains("<code>rename{to=x}</code>"), "{page}");
}

pub(crate) fn of_parts<I: Subject>() {
    let args = ["-p=builtin.module(say)", "--split-input-file", QUIET];
    let (status, page) = page::<I>(&args, &["m()", "n()"]);
    assert_eq!((status, page.matches("<article").count()), (0, 2));
    assert_eq!(page.matches("<li><a href=\"#r").count(), 2);
}

pub(crate) fn of_a_run_that_fails<I: Subject>() {
    let args = ["-p=builtin.module(func.func(say),fail{on=m},say)", QUIET];
    let (status, page) = page::<I>(&args, &["m(a)"]);
    assert_eq!(status, 1);
    assert!(page.contains(">failed</b></h1>"), "{page}");
    assert!(page.contains("chip failed"), "{page}");
    assert!(page.contains("chip idle"), "{page}");
    assert!(page.contains("is refused"), "{page}");
    // Two symbols are the same, which the verifier finds before anything runs.
    let (status, page) = self::page::<I>(&["-p=builtin.module(say)"], &["m(c c)"]);
    assert_eq!(status, 1);
    assert!(page.contains("No pipeline ran."), "{page}");
}

pub(crate) fn that_cannot_be<I: Subject>() {
    check::<I>(
        &["--report=/nonexistent/page.html"],
        &["m()"],
        expect![[r#"
            1
            suite-opt: error: cannot open output file '/nonexistent/page.html': No such file or directory
        "#]],
    );
}
