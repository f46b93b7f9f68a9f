//! Comments.

use passdefs::model::PassSet;
use passdefs::source::Span;

use crate::text::{is_hidden, one_line};

/// Returns the text as a comment with this indentation. Nothing in it ends the comment or starts another one.
pub(super) fn comment(text: &str, indentation: &str) -> String {
    let shown = visible(text);
    if shown.contains('\n') {
        let lines = shown
            .split('\n')
            .map(|line| format!("{indentation} * {line}").trim_end().to_owned() + "\n");
        format!(
            "{indentation}/**\n{}{indentation} */\n",
            lines.collect::<String>()
        )
    } else {
        format!("{indentation}/** {shown} */\n")
    }
}

/// Returns the comment with the location of a declaration, after a blank line.
pub(super) fn origin(set: &PassSet, span: Span) -> String {
    let place = visible(&one_line(&set.location(span).to_string()));
    format!("\n/* from {place} */\n")
}

/// Returns the text without sequences that end a comment or start another one.
fn visible(text: &str) -> String {
    let mut shown = String::new();
    for letter in text.trim_end().chars() {
        match letter {
            '\r' => {}
            '\n' | '\t' => shown.push(letter),
            letter if is_hidden(letter) => shown += &format!("\\u{{{:x}}}", u32::from(letter)),
            letter => shown.push(letter),
        }
    }
    while shown.contains("*/") || shown.contains("/*") {
        shown = shown.replace("*/", "* /").replace("/*", "/ *");
    }
    // With a line break, these letters stand for a backslash before it.
    shown.replace("??/", "? ?/")
}

#[cfg(test)]
mod tests {
    use super::comment;

    #[test]
    fn no_name_of_a_file_ends_a_comment() {
        let text = r#"group "G" { pass "A" "a" { summary "A" }; enum "E" { value "X" "x"; }; }"#;
        let set = passdefs::load([("d*/c\n.kdl", text)]).set.unwrap();
        let header = crate::c::generate(&set, "make");
        assert_eq!(
            header.matches("/* from d* /c .kdl:1:").count(),
            2,
            "{header}"
        );
        assert_eq!(header.matches("*/").count(), header.matches("/*").count());
    }

    #[test]
    fn nothing_ends_a_comment_or_starts_another() {
        assert_eq!(comment("a */ b /*/ c", ""), "/** a * / b / * / c */\n");
        assert_eq!(
            comment("a\n\n/b", "  "),
            "  /**\n   * a\n   *\n   * /b\n   */\n"
        );
        assert_eq!(comment("\u{202e}??/", ""), "/** \\u{202e}? ?/ */\n");
    }
}
