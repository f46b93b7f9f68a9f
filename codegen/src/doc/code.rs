//! Code blocks in Markdown, marked so that rustdoc does not take them for tests.

/// Returns the text with info strings at the fences of its code blocks by which rustdoc does not run them. Returns `None` if only
/// a parser of Markdown could tell where its code blocks are: if they are indented, or inside lists or quotations, or if a
/// fence may be inside an HTML block or a link definition.
pub(super) fn without_tests(text: &str) -> Option<String> {
    let mut marked = String::with_capacity(text.len());
    let mut open_fence: Option<&str> = None;
    let mut may_hide_fence = false;
    for line in text.lines() {
        if let Some(fence) = open_fence {
            marked.push_str(line);
            open_fence = Some(fence).filter(|fence| !closes(line, fence));
        } else if let Some((fence, info)) = opening_fence(line).filter(|_| !may_hide_fence) {
            marked.push_str(fence);
            marked.push_str(if is_never_run(info) {
                info
            } else {
                untested_info(info)
            });
            open_fence = Some(fence);
        } else if may_start_code(line) {
            return None;
        } else {
            marked.push_str(line);
            // Inside an HTML block, and as the target or title of a link definition, a fence is plain text. Both may go on for
            // any number of lines, so the flag stays.
            may_hide_fence |= line.trim_start().starts_with('<') || line.contains("]:");
        }
        marked.push('\n');
    }
    Some(marked)
}

/// Returns the fence at the start of a line, and the info string behind it.
fn opening_fence(line: &str) -> Option<(&str, &str)> {
    let fence_char = line.chars().next().filter(|first| "`~".contains(*first))?;
    let info = line.trim_start_matches(fence_char);
    let fence = line.strip_suffix(info)?;
    (fence.len() >= 3 && !(fence_char == '`' && info.contains('`'))).then_some((fence, info))
}

/// Returns whether a line closes the code block that a fence has opened. Spaces may follow the closing fence. The parser of
/// rustdoc takes one before a tab for code.
fn closes(line: &str, fence: &str) -> bool {
    let trimmed = line.trim_start_matches(' ');
    let rest = trimmed.strip_prefix(fence);
    let fence_char = fence.chars().next().unwrap_or_default();
    let is_end = |rest: &str| {
        let rest = rest.trim_start_matches(fence_char);
        rest.trim_matches(' ').is_empty()
    };
    line.len() - trimmed.len() < 4 && rest.is_some_and(is_end)
}

/// Returns `true` if a code block may start in a line in which [`opening_fence`] finds no fence.
fn may_start_code(line: &str) -> bool {
    // More than the markers of lists and quotations: prose such as `3.    x` is given up as well.
    let is_marker = |c: char| " \t>-*+.)".contains(c) || c.is_ascii_digit();
    let rest = line.trim_start_matches(is_marker);
    let markers = line.strip_suffix(rest).unwrap_or_default();
    let is_indented = markers.contains("    ") || markers.contains('\t');
    // The text of a footnote definition starts like a line of its own.
    let footnote = rest.split_once("]:").map(|(_, footnote)| footnote);
    is_indented
        || rest.starts_with("```")
        || rest.starts_with("~~~")
        || footnote.is_some_and(may_start_code)
}

/// Returns whether no version of rustdoc runs a block with this info string: it is one language other than Rust, `ignore` or
/// `rust,ignore`. What rustdoc makes of other strings, such as `ignore-wasm`, `(comment)` or odd white space, depends on its
/// version.
fn is_never_run(info: &str) -> bool {
    matches!(info, "ignore" | "rust,ignore") || is_language(info)
}

/// Returns whether the word is the name of a language other than Rust.
fn is_language(word: &str) -> bool {
    let is_name = |c: char| c.is_ascii_alphanumeric() || "+#-_".contains(c);
    let rustdoc_words = [
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
    word.starts_with(|c: char| c.is_ascii_alphabetic())
        && word.chars().all(is_name)
        && !rustdoc_words.contains(&word)
        && !error_code
        && !["edition", "ignore"]
            .iter()
            .any(|prefix| word.starts_with(prefix))
}

/// Returns the info string that stands for `info` at a block that must not run: its language if it starts with one, else `text`.
fn untested_info(info: &str) -> &str {
    let word = info.trim_start().split([' ', '\t', ',']).next();
    word.filter(|word| is_language(word)).unwrap_or("text")
}

#[cfg(test)]
mod tests;
