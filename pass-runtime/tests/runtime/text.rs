//! Textual pipelines: what is understood, what is refused and how, and printing back.

use expect_test::{Expect, expect};
use pass_runtime::OpPassManager;
use pass_runtime::manager::Nesting;

use crate::passes::{AnyPass, registry};
use crate::toy::{Toy, ToyContext};

fn check(text: &str, expected: Expect) {
    let cx = ToyContext::default();
    let shown = match registry().parse(&cx, text) {
        Err(errors) => errors.render("--pass-pipeline", text),
        Ok(manager) => {
            let printed = manager.to_string();
            let again = registry().parse(&cx, &printed).unwrap();
            assert_eq!(again.to_string(), printed, "printing and parsing again");
            printed
        }
    };
    expected.assert_eq(&shown);
}

#[test]
fn what_is_printed_is_canonical() {
    check(
        " builtin.module ( any-pass{ } ,\n func.func( any-pass{tag='x'},count-pass ) ) ",
        expect!["builtin.module(any-pass,func.func(any-pass{tag=x},count-pass))"],
    );
    check(
        "any(any-pass{tag='a b'},any-pass{tag={a,b}},any-pass{tag=\"}\"},any-pass{tag=''})",
        expect![[r#"any(any-pass{tag={a b}},any-pass{tag=a,b},any-pass{tag="}"},any-pass)"#]],
    );
    check(
        "builtin.module(func.func | llvm.func(both-pass),Callable())",
        expect!["builtin.module(func.func|llvm.func(both-pass),Callable())"],
    );
}

#[test]
fn unknown_names_come_with_the_nearest_one() {
    check(
        "builtin.module(any-pas,func.func(fial-pass,count-pass))",
        expect![[r#"
            --pass-pipeline:1:16: error: unknown pass or pipeline `any-pas`
            builtin.module(any-pas,func.func(fial-pass,count-pass))
                           ^~~~~~~
            note: known passes and pipelines: `any-pass`, `both-pass`, `break-pass`, `callable-pass`, `count-pass`, `dialect-pass`, `fail-pass`, `func-pass`, `init-pass`, `module-pass`, `old-pass`, `panic-pass`, `picky-pass`, `slow-pass`
            help: did you mean `any-pass`?
            --pass-pipeline:1:34: error: unknown pass or pipeline `fial-pass`
            builtin.module(any-pas,func.func(fial-pass,count-pass))
                                             ^~~~~~~~~
            note: known passes and pipelines: `any-pass`, `both-pass`, `break-pass`, `callable-pass`, `count-pass`, `dialect-pass`, `fail-pass`, `func-pass`, `init-pass`, `module-pass`, `old-pass`, `panic-pass`, `picky-pass`, `slow-pass`
            help: did you mean `fail-pass`?
        "#]],
    );
    check(
        "builtin.modul(func.fun(any-pass),func.func|lvm.func(any-pass),Calable(any-pass))",
        expect![[r#"
            --pass-pipeline:1:1: error: unknown operation `builtin.modul`
            builtin.modul(func.fun(any-pass),func.func|lvm.func(any-pass),Calable(any-pass))
            ^~~~~~~~~~~~~
            note: known operations: `Callable`, `builtin.module`, `func.func`, `func.return`, `llvm.func`
            help: did you mean `builtin.module`?
            --pass-pipeline:1:15: error: unknown operation `func.fun`
            builtin.modul(func.fun(any-pass),func.func|lvm.func(any-pass),Calable(any-pass))
                          ^~~~~~~~
            note: known operations: `Callable`, `builtin.module`, `func.func`, `func.return`, `llvm.func`
            help: did you mean `func.func`?
            --pass-pipeline:1:44: error: unknown operation `lvm.func`
            builtin.modul(func.fun(any-pass),func.func|lvm.func(any-pass),Calable(any-pass))
                                                       ^~~~~~~~
            note: known operations: `Callable`, `builtin.module`, `func.func`, `func.return`, `llvm.func`
            help: did you mean `llvm.func`?
            --pass-pipeline:1:63: error: unknown operation `Calable`
            builtin.modul(func.fun(any-pass),func.func|lvm.func(any-pass),Calable(any-pass))
                                                                          ^~~~~~~
            note: known operations: `Callable`, `builtin.module`, `func.func`, `func.return`, `llvm.func`
            help: did you mean `Callable`?
        "#]],
    );
    check(
        "builtin.module(func.func)",
        expect![[r#"
            --pass-pipeline:1:16: error: unknown pass or pipeline `func.func`
            builtin.module(func.func)
                           ^~~~~~~~~
            note: known passes and pipelines: `any-pass`, `both-pass`, `break-pass`, `callable-pass`, `count-pass`, `dialect-pass`, `fail-pass`, `func-pass`, `init-pass`, `module-pass`, `old-pass`, `panic-pass`, `picky-pass`, `slow-pass`
            help: to run passes inside of an operation, write `func.func(...)`
        "#]],
    );
}

#[test]
fn passes_must_fit_where_they_stand() {
    check(
        "builtin.module(func-pass)",
        expect![[r#"
            --pass-pipeline:1:16: error: Can't add pass 'FuncPass' restricted to 'func.func' on a PassManager intended to run on 'builtin.module', did you intend to nest?
            builtin.module(func-pass)
                           ^~~~~~~~~
            help: write `func.func(func-pass)`
        "#]],
    );
    check(
        "builtin.module(func.func(any-pass,module-pass),callable-pass,picky-pass{tag=func})",
        expect![[r#"
            --pass-pipeline:1:35: error: Can't add pass 'ModulePass' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?
            builtin.module(func.func(any-pass,module-pass),callable-pass,picky-pass{tag=func})
                                              ^~~~~~~~~~~
            help: write `builtin.module(module-pass)`
            --pass-pipeline:1:48: error: unable to schedule pass 'CallablePass' on a PassManager intended to run on 'builtin.module'!
            builtin.module(func.func(any-pass,module-pass),callable-pass,picky-pass{tag=func})
                                                           ^~~~~~~~~~~~~
            help: 'builtin.module' does not implement the interface 'Callable' that the pass needs; `any(..)` around it runs it on operations inside that do
            --pass-pipeline:1:62: error: unable to schedule pass 'PickyPass' on a PassManager intended to run on 'builtin.module'!
            builtin.module(func.func(any-pass,module-pass),callable-pass,picky-pass{tag=func})
                                                                         ^~~~~~~~~~~~~~~~~~~~
            help: the pass refuses operations called 'builtin.module'
        "#]],
    );
    check(
        "Callable|func.func(any-pass)",
        expect![[r#"
        --pass-pipeline:1:1: error: interface `Callable` cannot be combined with other names
        Callable|func.func(any-pass)
        ^~~~~~~~
    "#]],
    );
}

#[test]
fn options_are_checked_all_at_once() {
    check(
        "builtin.module(any-pass{tga=1 tag=2 tag=3},count-pass{fast},any-pass{tag})",
        expect![[r#"
            --pass-pipeline:1:25: error: unknown option `tga`
            builtin.module(any-pass{tga=1 tag=2 tag=3},count-pass{fast},any-pass{tag})
                                    ^~~
            note: known options: `tag`
            help: did you mean `tag`?
            --pass-pipeline:1:37: error: option `tag` is given twice
            builtin.module(any-pass{tga=1 tag=2 tag=3},count-pass{fast},any-pass{tag})
                                                ^~~
            --pass-pipeline:1:55: error: unknown option `fast`
            builtin.module(any-pass{tga=1 tag=2 tag=3},count-pass{fast},any-pass{tag})
                                                                  ^~~~
            note: the pass or pipeline takes no options
            --pass-pipeline:1:70: error: option `tag` needs a value
            builtin.module(any-pass{tga=1 tag=2 tag=3},count-pass{fast},any-pass{tag})
                                                                                 ^~~
            help: write `tag=...`
        "#]],
    );
}

#[test]
fn deep_text_is_an_error() {
    let text = format!("{}{}", "any(".repeat(100_000), ")".repeat(100_000));
    let errors = registry()
        .parse(&ToyContext::default(), &text)
        .map(drop)
        .unwrap_err();
    expect!["pipelines nest more than 256 deep"].assert_eq(&errors.to_string());
}

#[test]
fn text_is_appended_to_what_is_there() {
    let cx = ToyContext::default();
    let registry = registry();
    let mut manager = OpPassManager::<Toy>::new("builtin.module");
    manager.set_nesting(Nesting::Implicit);
    manager.add(AnyPass::default()).unwrap();
    registry.append(&cx, &mut manager, "").unwrap();
    registry
        .append(&cx, &mut manager, "count-pass,func.func(any-pass)")
        .unwrap();
    registry
        .append_with_text(&cx, &mut manager, "func-pass", "tag='a b'")
        .unwrap();
    let text = "count-pass,func-pass";
    let refused = registry.append(&cx, &mut manager, text).unwrap_err();
    expect![[r#"
        -p:1:12: error: Can't add pass 'FuncPass' restricted to 'func.func' on a PassManager intended to run on 'builtin.module', did you intend to nest?
        count-pass,func-pass
                   ^~~~~~~~~
        help: write `func.func(func-pass)`
    "#]].assert_eq(&refused.render("-p", text));
    let options = "tag=1 tga=2";
    let refused = registry
        .append_with_text(&cx, &mut manager, "any-pass", options)
        .unwrap_err();
    expect![[r#"
        --any-pass:1:7: error: unknown option `tga`
        tag=1 tga=2
              ^~~
        note: known options: `tag`
        help: did you mean `tag`?
    "#]]
    .assert_eq(&refused.render("--any-pass", options));
    expect![
        "builtin.module(any-pass,count-pass,func.func(any-pass),func.func(func-pass{tag={a b}}))"
    ]
    .assert_eq(&manager.to_string());
    assert_eq!(manager.nesting(), Nesting::Implicit);
}
