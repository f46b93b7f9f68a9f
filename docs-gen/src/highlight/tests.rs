//! Each class of tokens, and odd texts.

use super::highlight;

#[test]
fn every_class_once() {
    assert_eq!(
        highlight("%0 = \"a.b\"(%1) : i32 // <c>"),
        "<span class=\"v\">%0</span> = <span class=\"q\">&quot;a.b&quot;</span>(<span class=\"v\">%1</span>) : \
         <span class=\"t\">i32</span> <span class=\"c\">// &lt;c&gt;</span>"
    );
    assert_eq!(
        highlight("arith.constant 4 @f !t.x"),
        "<span class=\"o\">arith.constant</span> <span class=\"n\">4</span> <span class=\"s\">@f</span> \
         <span class=\"t\">!t.x</span>"
    );
}

#[test]
fn broken_text_is_shown() {
    for text in ["\"", "%", "\"\\", "é%é", "!", "//", "1x\u{301}"] {
        let shown = highlight(text);
        let bare: String = shown
            .split('<')
            .map(|part| part.split_once('>').map_or(part, |(_, after)| after))
            .collect();
        assert_eq!(bare.replace("&quot;", "\""), text);
    }
}
