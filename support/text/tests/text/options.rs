//! Option text: what separates, what protects, and what values read as.

use expect_test::{Expect, expect};
use pass_text::values::{quote, quote_item, split_list, unquote};
use pass_text::{OptionEntry, OptionList, Value, parse_options};

/// One line per option: key, value as scalar, value as list.
fn check(text: &str, expected: Expect) {
    let options = match parse_options(text) {
        Ok(options) => options,
        Err(errors) => return expected.assert_eq(&errors.render("option", text)),
    };
    let line = |entry: &OptionEntry| match &entry.value {
        None => format!("{}\n", entry.key.text),
        Some(value) => {
            assert_eq!(value.span().slice(text), value.text());
            for item in value.items() {
                assert_eq!(item.span.slice(text), item.text);
            }
            let items: Vec<String> = value.items().into_iter().map(|item| item.text).collect();
            format!("{} = {:?} {items:?}\n", entry.key.text, value.text())
        }
    };
    expected.assert_eq(&options.entries.iter().map(line).collect::<String>());
}

#[test]
fn white_space_separates() {
    check(
        "a=1 b=2\tc\n  d=4=5,e=6 ",
        expect![[r#"
        a = "1" ["1"]
        b = "2" ["2"]
        c
        d = "4=5,e=6" ["4=5", "e=6"]
    "#]],
    );
    check(
        "a= b=2",
        expect![[r#"
        a = "" []
        b = "2" ["2"]
    "#]],
    );
    check("", expect![[r#""#]]);
}

#[test]
fn quotes_and_braces_protect_white_space() {
    check(
        "a='p q' b=\"r s\" c={t {u} v} d=x\"y z\"w e={a b}c",
        expect![[r#"
            a = "p q" ["p q"]
            b = "r s" ["r s"]
            c = "t {u} v" ["t {u} v"]
            d = "x\"y z\"w" ["x\"y z\"w"]
            e = "{a b}c" ["{a b}c"]
        "#]],
    );
    check(
        "a=[b c]",
        expect![[r#"
        option:1:7: error: unexpected character ']' in a name
        a=[b c]
              ^
        note: names are made of letters, digits and any of '_', '-', '.', '$', ':', '+', '/'
    "#]],
    );
    check(
        "a=\"b c",
        expect![[r#"
        a = "\"b" ["\"b"]
        c
    "#]],
    );
    check(
        "a={b c",
        expect![[r#"
        a = "{b c" ["{b c"]
    "#]],
    );
}

#[test]
fn values_lose_one_layer() {
    check(
        r#"a="" b={} c=" d " e={ f } g={{h}} i={j}{k} l="'m'" n="o"p"#,
        expect![[r#"
            a = "" []
            b = "" []
            c = "d" ["d"]
            e = "f" ["f"]
            g = "{h}" ["h"]
            i = "{j}{k}" ["{j}{k}"]
            l = "'m'" ["m"]
            n = "\"o\"p" ["\"o\"p"]
        "#]],
    );
    check(
        r###"a=#" b "# c=##"d"#e"## f=#g h={#"i,"#,j}"###,
        expect![[r##"
            a = " b " ["b"]
            c = "d\"#e" ["d\"#e"]
            f = "#g" ["#g"]
            h = "#\"i,\"#,j" ["i,", "j"]
        "##]],
    );
}

#[test]
fn keys_may_be_quoted() {
    check(
        "'a'=1 {b}=2 \"c\"",
        expect![[r#"
        a = "1" ["1"]
        b = "2" ["2"]
        c
    "#]],
    );
}

#[test]
fn lists() {
    check(
        "a=1,2 b={1, 2 ,3} c='1,2' d={{1},{2}} e={1},{2}",
        expect![[r#"
            a = "1,2" ["1", "2"]
            b = "1, 2 ,3" ["1", "2", "3"]
            c = "1,2" ["1", "2"]
            d = "{1},{2}" ["1", "2"]
            e = "{1},{2}" ["1", "2"]
        "#]],
    );
    check(
        "a={p q,r} b={(a,b),[c,d],{e,f}} c={g{h,i}j,k\"l,m\"n} d=\"p\",\"q\"",
        expect![[r#"
            a = "p q,r" ["p q", "r"]
            b = "(a,b),[c,d],{e,f}" ["(a,b)", "[c,d]", "e,f"]
            c = "g{h,i}j,k\"l,m\"n" ["g{h,i}j", "k\"l,m\"n"]
            d = "p\",\"q" ["p", "q"]
        "#]],
    );
    check(
        "a={,} b={x,} c={\"\",\"\"} d={\"\"} e={#\"\"#} f=",
        expect![[r##"
            a = "," ["", ""]
            b = "x," ["x", ""]
            c = "\"\",\"\"" ["", ""]
            d = "\"\"" []
            e = "#\"\"#" [""]
            f = "" []
        "##]],
    );
    check(
        "a={p(q,r} b={it's,me}",
        expect![[r#"
            a = "{p(q,r}" ["{p(q,r}"]
            b = "{it's,me}" ["{it's,me}"]
        "#]],
    );
}

#[test]
fn what_is_left_open_is_closed_in_print() {
    let options = parse_options("a=p'q b={r s").unwrap();
    assert_eq!(options.to_string(), "a=\"p'q\" b=\"{r s\"");
    let printed = parse_options(&options.to_string()).unwrap();
    assert_eq!(printed.without_spans(), options.without_spans());
}

/// The value of a later option must not close a quote or brace that an earlier one left open.
#[test]
fn what_is_left_open_stays_apart_from_what_follows() {
    for text in [
        "ns=2,#\"q q\"] ans=2,#\"q q\"]a'a",
        "a=#\"b c=d\"#e",
        "a=it's b=it's",
    ] {
        let options = parse_options(text).unwrap_or_default();
        assert!(!options.is_empty(), "{text}");
        let again = parse_options(&options.to_string()).unwrap_or_default();
        assert_eq!(again.without_spans(), options.without_spans(), "{text}");
    }
}

#[test]
fn quoting() {
    let texts = [
        "a", "", "a b", "{a", "a}", "{a}", "it's", "\"", "'\"", " a", "a\tb", "#\"", "(", "a,b",
        "[a,b]", "f(,",
    ];
    let table: String = texts
        .iter()
        .map(|text| format!("{text:?}: {} {}\n", quote(text), quote_item(text)))
        .collect();
    expect![[r##"
        "a": a a
        "": "" ""
        "a b": {a b} {a b}
        "{a": "{a" "{a"
        "a}": "a}" "a}"
        "{a}": {{a}} {{a}}
        "it's": "it's" "it's"
        "\"": '"' '"'
        "'\"": #"'""# #"'""#
        " a": #" a"# #" a"#
        "a\tb": {a	b} {a	b}
        "#\"": '#"' '#"'
        "(": ( "("
        "a,b": a,b {a,b}
        "[a,b]": [a,b] [a,b]
        "f(,": f(, "f(,"
    "##]]
    .assert_eq(&table);
    for text in texts {
        assert_eq!(
            (unquote(&quote(text)), unquote(&quote_item(text))),
            (text, text)
        );
    }
}

#[test]
fn options_of_options() {
    let options = OptionList::new(vec![
        OptionEntry::new("x", Some(Value::scalar("1 2"))),
        OptionEntry::new("y", None),
    ]);
    let value = Value::list([options.to_string(), "any(a{b={c d}})".to_owned()]);
    assert_eq!(value.raw(), "{{x={1 2} y},{any(a{b={c d}})}}");
    let items = value.items();
    assert_eq!(
        parse_options(&items[0].text).unwrap().without_spans(),
        options
    );
    assert_eq!(
        pass_text::parse_anchored(&items[1].text)
            .unwrap()
            .to_string(),
        "any(a{b={c d}})"
    );
    assert_eq!(split_list("any(a,b),any(c)").len(), 2);
}
