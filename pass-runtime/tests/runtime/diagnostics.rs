//! Diagnostics, and their comparison with expected ones.

use expect_test::{Expect, expect};
use pass_runtime::{Diagnostic, ExpectedDiagnostics, Location, PassManager, Severity};

use crate::passes::registry;
use crate::toy::{Toy, ToyContext, run};

#[test]
fn operations_are_shown_on_request() {
    let cx = ToyContext::default();
    let text = "builtin.module(any-pass,func.func(fail-pass{tag=a},panic-pass{tag=b}),any-pass)";
    let mut manager = PassManager::<Toy>::from(registry().parse(&cx, text).unwrap());
    manager.set_show_operations(true);
    expect![[r#"
        t:1:1: remark: 'builtin.module' op AnyPass 
        t:1:1: note: see current operation: builtin.module(func.func@a func.func@b)
        t:1:16: error: 'func.func' op is refused
        t:1:16: note: see current operation: func.func@a
        t:1:28: error: 'func.func' op pass 'PanicPass' panicked: cannot stand b
        t:1:28: note: see current operation: func.func@b
        failure: builtin.module(func.func@a func.func@b)
    "#]]
    .assert_eq(&run(
        &mut manager,
        &cx,
        "builtin.module(func.func@a func.func@b)",
    ));
    let mut manager = PassManager::<Toy>::from(
        registry()
            .parse(&cx, "any(any(any-pass),func-pass)")
            .unwrap(),
    );
    manager.set_show_operations(true);
    expect![[r#"
        t:1:1: error: 'builtin.module' op trying to schedule pass 'FuncPass' on an unsupported operation
        t:1:1: note: see current operation: builtin.module
        failure: builtin.module
    "#]].assert_eq(&run(&mut manager, &cx, "builtin.module"));
}

#[test]
fn an_operation_of_several_lines_starts_on_its_own() {
    let diagnostic = Diagnostic::error(Location::Unknown, "no").note(Location::Unknown, "why");
    expect![[r#"
        <unknown>:0: error: no
        <unknown>:0: note: see current operation: 
        a {
        }
        <unknown>:0: note: why"#]]
    .assert_eq(&diagnostic.see_operation("a {\n}").to_string());
}

const TEXT: &str = "\
// expected-error {{same line}}
first
// expected-warning@above {{one above}}
// expected-remark@+2 {{two below}}

// expected-note@below {{a note}}
// expected-error@-1 {{line above}}
// expected-error@unknown {{nowhere}}
// expected-error-re@+1 {{op {{.*}} is [{{[a-c]+[^0-9]?x*}}]}}
nothing of the kind is expected here
// \u{fc} expected-error {{never}}
";

fn at(severity: Severity, line: usize, message: &str) -> Diagnostic {
    Diagnostic::new(severity, Location::file("t", line, 1), message)
}

/// The mismatches for these diagnostics.
fn check(text: &str, diagnostics: &[Diagnostic], only_expected: bool, expected: Expect) {
    let wrong = match ExpectedDiagnostics::read("t", text) {
        Err(mistakes) => mistakes,
        Ok(mut expectations) => {
            if only_expected {
                expectations.forgive_unexpected();
            }
            diagnostics
                .iter()
                .for_each(|diagnostic| expectations.see(diagnostic));
            expectations.finish()
        }
    };
    let wrong: Vec<String> = wrong.iter().map(|wrong| format!("{wrong}\n")).collect();
    expected.assert_eq(&wrong.concat());
}

#[test]
fn what_was_announced_may_come() {
    let all = [
        at(Severity::Error, 1, "it is on the same line"),
        at(Severity::Warning, 2, "it is one above"),
        at(Severity::Remark, 6, "two below").note(Location::file("t", 7, 3), "a note on it"),
        at(Severity::Error, 6, "line above"),
        Diagnostic::error(Location::Unknown, "nowhere to be found"),
        at(Severity::Error, 10, "'x' op y is [abbaxx] forever"),
        at(Severity::Error, 11, "never say never"),
    ];
    check(TEXT, &all, false, expect![[""]]);
    // Everything is expected once.
    let twice: Vec<Diagnostic> = all.iter().chain(&all[..1]).cloned().collect();
    check(
        TEXT,
        &twice,
        false,
        expect![[r#"
        t:1:1: error: unexpected error: it is on the same line
    "#]],
    );
    check(TEXT, &twice, true, expect![[""]]);
}

#[test]
fn what_does_not_come_is_missed() {
    check(
        TEXT,
        &[],
        false,
        expect![[r#"
        t:1:4: error: expected error "same line" was not produced
        t:3:4: error: expected warning "one above" was not produced
        t:4:4: error: expected remark "two below" was not produced
        t:6:4: error: expected note "a note" was not produced
        t:7:4: error: expected error "line above" was not produced
        <unknown>:0: error: expected error "nowhere" was not produced
        t:9:4: error: expected error "op {{.*}} is [{{[a-c]+[^0-9]?x*}}]" was not produced
        t:11:6: error: expected error "never" was not produced
    "#]],
    );
}

#[test]
fn what_comes_otherwise_is_wrong() {
    let otherwise = [
        at(Severity::Warning, 1, "same line"),
        at(Severity::Error, 2, "same line"),
        at(Severity::Error, 10, "op is [a]"),
        at(Severity::Error, 10, "op it is [a0]"),
        Diagnostic::error(Location::file("other", 1, 1), "same line"),
    ];
    check(
        "// expected-error {{same line}}",
        &otherwise,
        false,
        expect![[r#"
            t:1:4: error: 'warning' diagnostic emitted when expecting a 'error'
            t:2:1: error: unexpected error: same line
            t:10:1: error: unexpected error: op is [a]
            t:10:1: error: unexpected error: op it is [a0]
            other:1:1: error: unexpected error: same line
            t:1:4: error: expected error "same line" was not produced
        "#]],
    );
    check(
        TEXT,
        &otherwise[2..4],
        true,
        expect![[r#"
        t:1:4: error: expected error "same line" was not produced
        t:3:4: error: expected warning "one above" was not produced
        t:4:4: error: expected remark "two below" was not produced
        t:6:4: error: expected note "a note" was not produced
        t:7:4: error: expected error "line above" was not produced
        <unknown>:0: error: expected error "nowhere" was not produced
        t:9:4: error: expected error "op {{.*}} is [{{[a-c]+[^0-9]?x*}}]" was not produced
        t:11:6: error: expected error "never" was not produced
    "#]],
    );
}

#[test]
fn comments_that_say_nothing_are_mistakes() {
    let text = "\
// expected-error {{ok}}
// expected-error@ {{no place}}
// expected-warning@-9 {{before the start}}
// expected-warning@sideways {{no}}
 // expected-remark {{open
// expected-note: colon
// expected-note-re {{a {{b}}
// expected-note-re {{a {{[b}} }}
// expected-note-re {{a {{(b|c)}}}}
// expected is a word
";
    check(
        text,
        &[],
        false,
        expect![[r#"
        t:2:4: error: `@` is no place: write `@above`, `@below`, `@unknown`, or a number of lines such as `@+1` or `@-1`
        t:3:4: error: `@-9` is no place: write `@above`, `@below`, `@unknown`, or a number of lines such as `@+1` or `@-1`
        t:4:4: error: `@sideways` is no place: write `@above`, `@below`, `@unknown`, or a number of lines such as `@+1` or `@-1`
        t:5:5: error: `expected-remark` is followed by `{{`, the message, and `}}` at the end of the line
        t:6:4: error: `expected-note` is followed by `{{`, the message, and `}}` at the end of the line
        t:7:4: error: `{{b` has no `}}`
        t:8:4: error: `[b` ends too early
        t:9:4: error: `(` in `(b|c)` is not understood here
    "#]],
    );
}
