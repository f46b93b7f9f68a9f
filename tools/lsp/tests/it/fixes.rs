//! Quick fixes and changes of structure, by the texts that they lead to.

use expect_test::{Expect, expect};
use serde_json::json;

use crate::client::{Client, edited};

fn check(marked: &str, expected: Expect) {
    let (mut client, at) = Client::at(marked);
    let range = json!({ "start": at["position"], "end": at["position"] });
    let params = json!({ "textDocument": at["textDocument"], "range": range, "context": { "diagnostics": [] } });
    let actions = client.ask("textDocument/codeAction", params);
    let text = marked.replacen('|', "", 1);
    let mut out = String::new();
    for action in actions.as_array().unwrap() {
        let preferred = if action["isPreferred"] == true {
            " (preferred)"
        } else {
            ""
        };
        let changes = &action["edit"]["documentChanges"];
        assert_eq!(changes.as_array().unwrap().len(), 1);
        let after = edited(&text, &changes[0]["edits"]);
        out += &format!("{}{preferred}\n", action["title"].as_str().unwrap());
        for change in similar::TextDiff::from_lines(&text, &after).iter_all_changes() {
            if change.tag() != similar::ChangeTag::Equal {
                out += &format!("  {}{}", change.tag(), change.value());
            }
        }
    }
    expected.assert_eq(&out);
    client.end().unwrap();
}

#[test]
fn misspelt_names() {
    check(
        "group \"G\" {\n    pas|s2 \"A\" \"a\"\n}\n",
        expect![[r#"
        write `pass` (preferred)
          -    pass2 "A" "a"
          +    pass "A" "a"
    "#]],
    );
    check(
        "group \"G\" {\n    pass \"A\" \"a\" { summary \"x\"; option \"deep\" \"bol|\"; }\n}\n",
        expect![[r#"
            write `bool` (preferred)
              -    pass "A" "a" { summary "x"; option "deep" "bol"; }
              +    pass "A" "a" { summary "x"; option "deep" "bool"; }
            move the option into a new set `deep`
              -    pass "A" "a" { summary "x"; option "deep" "bol"; }
              +    options "deep" {
              +        option "deep" "bol"
              +    }
              +    pass "A" "a" { summary "x"; use-options "deep"; }
        "#]],
    );
    check(
        "group \"G\" {\n    pass \"Fold\" \"fold\" { summary \"x\"; option \"deep\" \"bool\"; }\n    pipeline \"P\" \"p\" {\n        summary \"x\"\n        \
         text \"fold{dep|=true}\"\n    }\n}\n",
        expect![[r#"
            write `deep` (preferred)
              -        text "fold{dep=true}"
              +        text "fold{deep=true}"
        "#]],
    );
    check(
        "group \"G\" {\n    pass \"A\" \"a\" { summary \"x\"; option \"n\" \"u8\" default=\"3|\"; }\n}\n",
        expect![[r#"
            write `3` (preferred)
              -    pass "A" "a" { summary "x"; option "n" "u8" default="3"; }
              +    pass "A" "a" { summary "x"; option "n" "u8" default=3; }
            move the option into a new set `n`
              -    pass "A" "a" { summary "x"; option "n" "u8" default="3"; }
              +    options "n" {
              +        option "n" "u8" default="3"
              +    }
              +    pass "A" "a" { summary "x"; use-options "n"; }
        "#]],
    );
}

#[test]
fn names_of_passes() {
    check(
        "group \"G\" {\n    pass \"Fold\" \"fold\" { summary \"x\"; }\n    pipeline \"P\" \"p\" {\n        summary \"x\"\n        body {\n            run \"fo|d\"\n            \
         run \"p\"\n        }\n    }\n}\n",
        expect![[r#"
            write `fold` (preferred)
              -            run "fod"
              +            run "fold"
            add `external "fod"` to the group
              +    external "fod"
        "#]],
    );
    check(
        "group \"G\" { pipeline \"P\" \"p\" { summary \"x\"; text \"cs|e\"; }; }\n",
        expect![[r#"
            add `external "cse"` to the group (preferred)
              -group "G" { pipeline "P" "p" { summary "x"; text "cse"; }; }
              +group "G" { external "cse"; pipeline "P" "p" { summary "x"; text "cse"; }; }
        "#]],
    );
    check(
        "group \"G\" {\n    pass \"Fold\" \"fold\" { summary \"x\"; }\n    pipeline \"P\" \"p\" {\n        summary \"x\"\n        body {\n            use \"fo|ld\"\n        }\n    }\n}\n",
        expect![[r#"
            write `run` (preferred)
              -            use "fold"
              +            run "fold"
        "#]],
    );
}

#[test]
fn duplicates() {
    check(
        "group \"G\" {\n    pass \"A\" \"a\" {\n        summary \"x\"\n        summ|ary \"y\" // why\n    }\n}\n",
        expect![[r#"
            remove this node
              -        summary "y" // why
              +        // why
        "#]],
    );
    check(
        "group \"G\" {\n    pass \"A\" \"a\" {\n        summary \"x\"\n        dialects \"arith\" \"func\" \"ari|th\"\n    }\n}\n",
        expect![[r#"
            remove this argument
              -        dialects "arith" "func" "arith"
              +        dialects "arith" "func"
        "#]],
    );
    check(
        "group \"G\" {\n    pass \"A\" \"a\" { summary \"x\"; option \"n\" \"u8\" min=1 mi|n=2; }\n}\n",
        expect![[r#"
            remove this property
              -    pass "A" "a" { summary "x"; option "n" "u8" min=1 min=2; }
              +    pass "A" "a" { summary "x"; option "n" "u8" min=1 }
            move the option into a new set `n`
              -    pass "A" "a" { summary "x"; option "n" "u8" min=1 min=2; }
              +    options "n" {
              +        option "n" "u8" min=1 min=2
              +    }
              +    pass "A" "a" { summary "x"; use-options "n"; }
        "#]],
    );
    check(
        "group \"G\" {\n    pass \"A\" \"a\" { summary \"x\"; }\n    pass \"A|\" \"b\" { summary \"x\"; }\n}\n",
        expect![[r#"
            remove this node
              -    pass "A" "b" { summary "x"; }
        "#]],
    );
}

#[test]
fn options_move_into_sets() {
    check(
        "group \"G\" {\n    pass \"A\" \"a\" {\n        summary \"x\"\n        opt|ion \"max_rounds\" \"u8\" default=3\n    }\n    pass \"B\" \"b\" {\n        \
         summary \"x\"\n        option \"max_rounds\" \"u8\" default=3\n    }\n    options \"max-rounds\" { option \"n\" \"u8\"; }\n}\n",
        expect![[r#"
            move the option, which 2 declarations have, into a new set `max-rounds-2`
              +    options "max-rounds-2" {
              +        option "max_rounds" "u8" default=3
              +    }
              -        option "max_rounds" "u8" default=3
              +        use-options "max-rounds-2"
              -        option "max_rounds" "u8" default=3
              +        use-options "max-rounds-2"
        "#]],
    );
}

#[test]
fn a_node_is_added_behind_the_brace_of_its_block_and_not_behind_one_in_a_comment() {
    check(
        "group \"G\" /* { */ {\n    pipeline \"P\" \"p\" { summary \"x\"; text \"cs|e\"; }\n}\n",
        expect![[r#"
            add `external "cse"` to the group (preferred)
              +    external "cse"
        "#]],
    );
}
