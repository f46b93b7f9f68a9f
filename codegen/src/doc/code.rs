//! Code blocks in Markdown, marked so that rustdoc does not take them for tests.

/// Returns the text with the fences of its code blocks marked. Returns `None` if only a parser of Markdown could tell where
/// its code blocks are: if they are indented, or inside lists or quotations, or if a fence may be part of something else.
pub(super) fn untested(text: &str) -> Option<String> {
    let mut marked = String::with_capacity(text.len());
    let mut open_fence: Option<&str> = None;
    let mut may_hide_fence = false;
    for line in text.lines() {
        if let Some(fence) = open_fence {
            marked.push_str(line);
            open_fence = Some(fence).filter(|fence| !closes(line, fence));
        } else if let Some((fence, info)) = opening_fence(line).filter(|_| !may_hide_fence) {
            marked.push_str(fence);
            marked.push_str(if is_plain(info) { info } else { language(info) });
            open_fence = Some(fence);
        } else if may_start_code(line) {
            return None;
        } else {
            marked.push_str(line);
            // HTML hides fences, and the definition of a link may take one for its target or title.
            may_hide_fence |= line.trim_start().starts_with('<') || line.contains("]:");
        }
        marked.push('\n');
    }
    Some(marked)
}

/// Returns the fence at the start of a line, and the info string behind it.
fn opening_fence(line: &str) -> Option<(&str, &str)> {
    let letter = line.chars().next().filter(|first| "`~".contains(*first))?;
    let info = line.trim_start_matches(letter);
    let fence = line.strip_suffix(info)?;
    (fence.len() >= 3 && !(letter == '`' && info.contains('`'))).then_some((fence, info))
}

fn closes(line: &str, fence: &str) -> bool {
    let trimmed = line.trim_start_matches(' ');
    let rest = trimmed.strip_prefix(fence);
    let letter = fence.chars().next().unwrap_or_default();
    line.len() - trimmed.len() < 4
        && rest.is_some_and(|rest| rest.trim_start_matches(letter).is_empty())
}

/// Returns `true` if a code block may start in the line, other than one with a fence at the start of the line.
fn may_start_code(line: &str) -> bool {
    let is_marker = |letter: char| " \t>-*+.)".contains(letter) || letter.is_ascii_digit();
    let rest = line.trim_start_matches(is_marker);
    let markers = line.strip_suffix(rest).unwrap_or_default();
    let is_indented = markers.contains("    ") || markers.contains('\t');
    let footnote = rest.split_once("]:").map(|(_, footnote)| footnote);
    is_indented
        || rest.starts_with("```")
        || rest.starts_with("~~~")
        || footnote.is_some_and(may_start_code)
}

/// Returns whether rustdoc surely does not run a block with this info string: it is the name of a language, or says `ignore` and
/// nothing else. What rustdoc makes of other strings, such as `ignore-wasm`, `(comment)` or odd white space, depends on its
/// version.
fn is_plain(info: &str) -> bool {
    matches!(info, "ignore" | "rust,ignore") || is_language(info)
}

/// Returns whether the word is the name of a language other than Rust.
fn is_language(word: &str) -> bool {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || "+#-_".contains(letter);
    let directives = [
        "rust",
        "should_panic",
        "no_run",
        "compile_fail",
        "test_harness",
        "standalone",
        "standalone_crate",
        "custom",
    ];
    let error_code = word
        .strip_prefix('E')
        .is_some_and(|digits| digits.parse::<u16>().is_ok());
    word.starts_with(|letter: char| letter.is_ascii_alphabetic())
        && word.chars().all(is_name)
        && !directives.contains(&word)
        && !error_code
        && !["edition", "ignore"]
            .iter()
            .any(|prefix| word.starts_with(prefix))
}

/// Returns the info string for a block that is not to be run: its language, if it starts with one.
fn language(info: &str) -> &str {
    let word = info.trim_start().split([' ', '\t', ',']).next();
    word.filter(|word| is_language(word)).unwrap_or("text")
}

#[cfg(test)]
mod tests;
