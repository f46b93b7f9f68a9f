//! Comments.

use crate::text::is_hidden;

/// Returns the text as a comment with this indentation, in which nothing ends it or starts another one.
pub(super) fn comment(text: &str, indentation: &str) -> String {
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
    let shown = shown.replace("??/", "? ?/");
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

#[cfg(test)]
mod tests {
    use super::comment;

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
