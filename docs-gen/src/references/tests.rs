//! Reference links render as before once they are inline.

use expect_test::{Expect, expect};
use pulldown_cmark::{Parser, html::push_html};

use super::inline_references;
use crate::markdown::OPTIONS;

fn html(text: &str) -> String {
    let mut out = String::new();
    push_html(&mut out, Parser::new_ext(text, OPTIONS));
    out
}

/// Compares the text, which must render as before.
fn check(text: &str, expected: &Expect) {
    let got = inline_references(text.to_owned());
    assert_eq!(html(&got), html(text));
    expected.assert_eq(&got);
}

#[test]
fn every_form_of_a_name() {
    check(
        "[a], [text][A] and [a][]\n\n[a]: https://a.example\n",
        &expect![[r#"
            [a](https://a.example), [text](https://a.example) and [a](https://a.example)


        "#]],
    );
}

#[test]
fn titles_images_and_strange_targets() {
    check(
        "[![pic][p]][q] [x] `[x]` [y](z)\n\n[p]: <a b.png> 'say \"hi\"'\n[q]: a(b)?c&d\\e\n[x]: #-fold\n",
        &expect![[r#"
            [![pic](<a b.png> "say &quot;hi&quot;")](<a(b)?c&amp;d\\e>) [x](#-fold) `[x]` [y](z)




        "#]],
    );
}

#[test]
fn marks_do_not_act_outside_of_the_link() {
    check(
        "# [head][a]\n\n[a]: #x 'two\n  lines'\n",
        &expect![[r##"
            # [head](#x "two&#10;lines")


        "##]],
    );
    check(
        "a ` b [c][d]\n\n[d]: e`f\n",
        &expect![[r#"
            a ` b [c](e&#96;f)


        "#]],
    );
    check(
        "<img src=x title=\"[a][b]\n\n[b]: <\" onerror=f>\n",
        &expect![[r#"
            <img src=x title="[a](<&quot; onerror=f>)


        "#]],
    );
}

#[test]
fn a_text_without_definitions_stays() {
    check("[a] and [b](c)", &expect!["[a] and [b](c)"]);
}
