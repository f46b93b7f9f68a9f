//! One diagnostic in both styles.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use expect_test::{Expect, expect};

use crate::render::{ResolvedLocation, Style, Text, Texts, headline, render};
use crate::{Diagnostic, Label, Severity, Span};

/// Two texts, a text that is not at hand, a place in words, and no place.
struct Project;

const CALLER: &str = "func @main() {\n\tcall @add(%0)\n}\n";
const CALLEE: &str = "// Library\nfunc @add(%a, %b)\n";

impl Texts<&'static str> for Project {
    fn resolve<'t>(&'t self, location: &'t &'static str) -> ResolvedLocation<'t> {
        let (name, text) = match *location {
            "call @add(%0)" | "%0" => ("main.mlir", CALLER),
            "%a, %b" | "@add" => ("library.mlir", CALLEE),
            "elsewhere" => return ResolvedLocation::at("generated.td", 7, 3),
            "words" => return ResolvedLocation::named("loc(fused[\"a\", \"b\"])"),
            _ => return ResolvedLocation::unknown("<unknown>:0"),
        };
        let start = text.rfind(location).unwrap();
        ResolvedLocation::in_text(name, text, Span::new(start, start + location.len()))
    }
}

type Found = Diagnostic<&'static str>;

fn check(diagnostic: &Found, as_mlir: Expect, as_rustc: Expect) {
    as_mlir.assert_eq(&render(diagnostic, &Project, Style::Mlir));
    let color = false;
    as_rustc.assert_eq(&render(diagnostic, &Project, Style::Rustc { color }));
}

#[test]
fn places_of_two_texts_and_notes_about_others() {
    let mut diagnostic: Found = Diagnostic::error("call @add(%0)", "wrong number of arguments")
        .also("%0", "the only one")
        .also("%a, %b", "two are declared")
        .note("functions are found by name")
        .note_at("@add", "declared here")
        .note_at("elsewhere", "from this definition")
        .help("pass a second argument")
        .see_operation("call @add");
    diagnostic.code = "E0061";
    diagnostic.label = "one argument".to_owned();
    check(
        &diagnostic,
        expect![[r#"
        main.mlir:2:2: error[E0061]: wrong number of arguments
                call @add(%0)
                ^~~~~~~~~~~~~
        main.mlir:2:12: note: the only one
                call @add(%0)
                          ^~
        library.mlir:2:11: note: two are declared
        func @add(%a, %b)
                  ^~~~~~
        main.mlir:2:2: note: see current operation: call @add
                call @add(%0)
                ^~~~~~~~~~~~~
        note: functions are found by name
        library.mlir:2:6: note: declared here
        func @add(%a, %b)
             ^~~~
        generated.td:7:3: note: from this definition
        help: pass a second argument
    "#]],
        expect![[r#"
            error[E0061]: wrong number of arguments
             --> main.mlir:2:2
              |
            2 |     call @add(%0)
              |     ^^^^^^^^^^--^
              |     |         |
              |     |         the only one
              |     one argument
              |
             ::: library.mlir:2:11
              |
            2 | func @add(%a, %b)
              |           ------ two are declared
              |
              = note: see current operation: call @add
              = note: functions are found by name
              = help: pass a second argument
            note: declared here
             --> library.mlir:2:6
              |
            2 | func @add(%a, %b)
              |      ^^^^
            note: from this definition
             --> generated.td:7:3

        "#]],
    );
}

#[test]
fn a_remark_in_words_and_a_warning_about_no_place() {
    let remark: Found = Diagnostic::remark("words", "not inlined").note("it is recursive");
    check(
        &remark,
        expect![[r#"
        <unknown>:0: remark: loc(fused["a", "b"]): not inlined
        note: it is recursive
    "#]],
        expect![[r#"
            remark: not inlined
            --> loc(fused["a", "b"])
             = note: it is recursive

        "#]],
    );
    let warning: Found = Diagnostic::warning("", "no pass ran").help("name one");
    check(
        &warning,
        expect![[r#"
        <unknown>:0: warning: no pass ran
        help: name one
    "#]],
        expect![[r#"
            warning: no pass ran
             |
             = help: name one

        "#]],
    );
}

/// A place is shown again after that of a call, even if it is the same.
#[test]
fn calls_precede_other_notes() {
    let error: Found = Diagnostic::error("@add", "recursion")
        .note_at("@add", "declared here")
        .called_from(["%0", "@add", "words"])
        .see_operation("@add");
    check(
        &error,
        expect![[r#"
        library.mlir:2:6: error: recursion
        func @add(%a, %b)
             ^~~~
        main.mlir:2:12: note: called from
                call @add(%0)
                          ^~
        library.mlir:2:6: note: called from
        func @add(%a, %b)
             ^~~~
        <unknown>:0: note: loc(fused["a", "b"]): called from
        library.mlir:2:6: note: see current operation: @add
        func @add(%a, %b)
             ^~~~
        library.mlir:2:6: note: declared here
    "#]],
        expect![[r#"
        error: recursion
         --> library.mlir:2:6
          |
        2 | func @add(%a, %b)
          |      ^^^^
          |
          = note: called from
          = note: see current operation: @add
          = note: declared here
        note: called from
         --> main.mlir:2:12
          |
        2 |     call @add(%0)
          |               ^^
        note: called from
         --> loc(fused["a", "b"])

    "#]],
    );
}

#[test]
fn output_is_as_it_was_asked_for() {
    let output: Found = Diagnostic::output("\u{1b}[1mtext\u{1b}[0m");
    let drawn = output.message.clone();
    for style in [Style::Mlir, Style::Rustc { color: true }] {
        assert_eq!(render(&output, &Project, style), drawn);
    }
}

/// Characters that move a cursor, colour a line or reorder it.
const STEERS: &str = "\u{1b}[31m\r\u{7}\u{9b}31m\u{202e}";

/// A text, and a name for it, that steer a terminal.
struct Hostile(String);

impl Texts<Span> for Hostile {
    fn resolve<'t>(&'t self, location: &'t Span) -> ResolvedLocation<'t> {
        ResolvedLocation::in_text(STEERS, &self.0, *location)
    }
}

#[test]
fn nothing_steers_the_terminal() {
    let text = Hostile(format!("a{STEERS}b\n"));
    let mut diagnostic: Diagnostic<Span> =
        Diagnostic::new(Severity::Error, Span::new(0, 1), STEERS)
            .note(STEERS)
            .note_at(Span::at(2), STEERS)
            .help(STEERS);
    diagnostic.label = STEERS.to_owned();
    diagnostic.labels.push(Label::new(Span::at(1), STEERS));
    let drawn = [
        render(&diagnostic, &text, Style::Mlir),
        render(&diagnostic, &text, Style::Rustc { color: false }),
        headline(&diagnostic, &text),
    ];
    for drawn in drawn {
        let steers = |c: char| (c.is_control() && c != '\n') || c == '\u{202e}';
        assert!(!drawn.contains(steers), "{drawn:?}");
    }
}

#[test]
fn a_headline_is_one_line() {
    let found: Diagnostic<Span> = Diagnostic::error(Span::at(0), "one \n  two\n\nthree\n");
    let text = Text {
        name: "a\nb",
        text: "x",
    };
    assert_eq!(headline(&found, &text), "a b:1:1: error: one two  three ");
    assert!(render(&found, &text, Style::Mlir).contains("one \n  two\n"));
}

#[test]
fn two_texts_of_one_name() {
    struct Two;
    impl Texts<usize> for Two {
        fn resolve<'t>(&'t self, location: &'t usize) -> ResolvedLocation<'t> {
            let text = ["é, short", "a text of the same name that is longer"][*location];
            ResolvedLocation::in_text("a.kdl", text, Span::new(text.len() - 1, text.len()))
        }
    }
    let found: Diagnostic<usize> = Diagnostic::error(0, "declared twice").also(1, "first here");
    let color = false;
    let drawn = render(&found, &Two, Style::Rustc { color });
    assert_eq!(drawn.matches("a.kdl:1:").count(), 2, "{drawn}");
}

#[test]
fn places_outside_of_the_text_and_inside_of_characters() {
    for text in ["", "é", "\n", "é\r\n", "a\u{9b}b"] {
        for (start, end) in [(0, 0), (0, 9), (1, 1), (1, 2), (9, 9), (9, 3), (2, 3)] {
            let found: Diagnostic<Span> =
                Diagnostic::error(Span::new(start, end), "no").also(Span::at(end), "there");
            for style in [Style::Mlir, Style::Rustc { color: false }] {
                let text = crate::render::Text { name: "t", text };
                assert!(render(&found, &text, style).contains("no\n"));
            }
        }
    }
}

#[test]
fn a_long_line_is_cut_around_the_place() {
    let text = format!("{}\tmark{}\r\nnext", "é".repeat(1500), "b".repeat(1500));
    let at = text.find("mark").unwrap();
    let excerpt = |span: Span| {
        let place = Text {
            name: "a",
            text: &text,
        };
        let error: Diagnostic<Span> = Diagnostic::error(span, "here");
        let drawn = render(&error, &place, Style::Mlir);
        drawn.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    let shown = excerpt(Span::new(at, at + 4));
    let (left, right) = ("é".repeat(99), "b".repeat(96));
    assert_eq!(shown[0], format!("...{left}  mark{right}..."));
    assert_eq!(shown[1], format!("{}^~~~", " ".repeat(104)));
    // At both ends of the line.
    assert!(excerpt(Span::at(0))[0].starts_with("éé") && excerpt(Span::at(0))[0].ends_with("é..."));
    assert_eq!(excerpt(Span::at(0))[1], "^");
    let end = text.find('\r').unwrap();
    assert_eq!(
        excerpt(Span::at(end)),
        [
            format!("...{}", "b".repeat(100)),
            format!("{}^", " ".repeat(103))
        ]
    );
}
