use super::super::operation::Parser;
use crate::{Context, Loc, ParseOptions};

/// Runs on several threads, on any machine.
fn with_threads<T: Send>(run: impl FnOnce() -> T + Send) -> T {
    let pool = rayon_core::ThreadPoolBuilder::new().num_threads(3).build();
    pool.unwrap().install(run)
}

/// Returns the text after a list of regions that begins with `text`.
fn rest<'t>(cx: &Context, text: &'t str) -> Option<&'t str> {
    let options = ParseOptions::default();
    let mut parser = Parser::new(cx, text, Loc::FIRST_OFFSET, &options);
    let end = parser.find_end_of_regions(text.len())?;
    text.get(end..)
}

#[test]
fn ends_of_regions() {
    let cx = Context::new();
    let cases = [
        ("{ }) : ()", Some(" : ()")),
        ("{ {a} }, \n { }\0 ) }", Some(" }")),
        ("{ \"})\" }) x", Some(" x")),
        ("{ \"\\\"})\" }) x", Some(" x")),
        ("{ \"a//b\" { } }) x", Some(" x")),
        ("{ // a comment\n }) x", Some(" x")),
        ("{ \"//\" // a\n // b\n \"\" }) x // }", Some(" x // }")),
        ("{ // }) \n }) x", None),
        ("{ #t.b<//> }) x", None),
        ("{ #t.b<//\"> }) x", None),
        ("{ } // a\n ) x", None),
        ("{ } x", None),
        ("{ \"", None),
        ("{ \"\\", None),
        ("} )", None),
        ("{ ", None),
        ("", None),
    ];
    for (text, expected) in cases {
        assert_eq!(rest(&cx, text), expected, "{text}");
    }
}

#[test]
fn regions_of_many_functions_are_skipped() {
    let function =
        "\"builtin.module\"() ({\n  \"builtin.module\"() ({\n  }) : () -> ()\n}) : () -> ()\n";
    let text = function.repeat(4000);
    let searched = with_threads(|| {
        let cx = Context::new();
        let options = ParseOptions::default();
        let mut parser = Parser::new(&cx, &text, Loc::FIRST_OFFSET, &options);
        assert!(parser.module().is_ok());
        parser.deferral.searched_bytes
    });
    // The last functions are parsed at once.
    assert!(searched > text.len() / 3, "{searched}");
}
