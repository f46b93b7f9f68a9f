//! Splits the text of a module into sections, its operations, for the cache.

use std::ops::Range;

use memchr::{memchr, memchr2, memchr3, memmem, memrchr};
use pass_cache::{COUNTS, TextSection, TextSections, TextSyntax};

pub(crate) const SYNTAX: TextSyntax = TextSyntax {
    split: of_text,
    numbers,
    renumber,
};

const MODULE: &str = "\"builtin.module\"";
/// The end of an operation without operands and results.
const SIGNATURE: &str = ": () -> ()";
const SYMBOL: &str = "sym_name";

/// Splits the text of a module without attributes into its operations, which have neither operands nor results. Returns `None` for
/// other texts, and if an operation may mean something else where others are changed, apart from the symbols in it.
///
/// Strings, braces and comments are those that the parser sees, or the text is refused.
fn of_text(text: &str) -> Option<TextSections<'_>> {
    // They are numbered, or shared, by the whole text.
    let is_shared = |word: &&str| memmem::find(text.as_bytes(), word.as_bytes()).is_some();
    if ["distinct", "dense_resource", "{-#"].iter().any(is_shared) || has_locations(text) {
        return None;
    }
    let mut at = skip_head(text)?;
    let is_module = text[at..].starts_with(MODULE);
    if is_module {
        let rest = text[at + MODULE.len()..].strip_prefix("() ({")?;
        at = text.len() - rest.len();
    }
    if text[..at].contains('@') {
        return None;
    }
    let mut sections = Vec::new();
    loop {
        at = skip_space(text, at);
        let rest = &text[at..];
        if rest.starts_with('"') && (is_module || !rest.starts_with(MODULE)) {
            let end = end_of_operation(text, at)?;
            sections.push(section(text, at..end)?);
            at = end;
            continue;
        }
        let rest = if is_module {
            rest.strip_prefix("}) : () -> ()")?
        } else {
            rest
        };
        let is_whole = rest.trim_ascii().is_empty() && !sections.is_empty();
        return is_whole.then_some(TextSections { text, sections });
    }
}

/// Returns whether a text may contain explicit locations.
fn has_locations(text: &str) -> bool {
    let mut found = memmem::find_iter(text.as_bytes(), "loc");
    found.any(|at| {
        text[at + "loc".len()..]
            .trim_start()
            .starts_with(['(', '/'])
    })
}

/// Returns the offset of the first operation, after definitions of aliases.
fn skip_head(text: &str) -> Option<usize> {
    let mut at = skip_space(text, 0);
    while text[at..].starts_with(['#', '!']) {
        at += memchr(b'\n', &text.as_bytes()[at..])?;
        at = skip_space(text, at);
    }
    Some(at)
}

/// Returns the offset after white space and comments.
fn skip_space(text: &str, mut at: usize) -> usize {
    loop {
        let rest = text[at..].trim_ascii_start();
        at = text.len() - rest.len();
        if !rest.starts_with("//") {
            return at;
        }
        at = memchr(b'\n', rest.as_bytes()).map_or(text.len(), |end| at + end);
    }
}

/// Returns the offset after the operation that starts at an offset; `None` if it has operands or results, or if its end is unclear.
fn end_of_operation(text: &str, start: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let name = end_of_string(bytes, start + 1)?;
    let mut at = name + text[name..].starts_with("()").then_some("()".len())?;
    let mut depth = 0_usize;
    loop {
        let found = memchr3(b'"', b'{', b'}', &bytes[at..]).map_or(bytes.len(), |found| at + found);
        let between = &bytes[at..found];
        if depth == 0
            && let Some(length) = memmem::find(between, SIGNATURE.as_bytes())
        {
            let is_clear = memmem::find(&between[..length], b"//").is_none();
            return is_clear.then_some(at + length + SIGNATURE.len());
        }
        // The rest of the line is a comment, or an attribute contains `//`.
        let line = memrchr(b'\n', between).map_or(0, |end| end + 1);
        if memmem::find(&between[line..], b"//").is_some() {
            return None;
        }
        at = found + 1;
        match bytes.get(found)? {
            b'"' => at = end_of_string(bytes, at)?,
            b'{' => depth += 1,
            _ => depth = depth.checked_sub(1)?,
        }
    }
}

/// Returns the offset after the string whose content starts at an offset.
fn end_of_string(bytes: &[u8], mut at: usize) -> Option<usize> {
    loop {
        at += memchr2(b'"', b'\\', bytes.get(at..)?)?;
        if bytes[at] == b'"' {
            return Some(at + 1);
        }
        at += 2;
    }
}

fn section(text: &str, range: Range<usize>) -> Option<TextSection<'_>> {
    let text = &text[range.clone()];
    let symbol = if memmem::find(text.as_bytes(), SYMBOL.as_bytes()).is_some() {
        let head = text.split("({").next().unwrap_or_default();
        let (_, rest) = head.split_once(SYMBOL)?;
        let (symbol, rest) = rest.strip_prefix(" = \"")?.split_once('"')?;
        let is_clear = !symbol.contains('\\') && !rest.contains(SYMBOL);
        Some(is_clear.then_some(symbol)?)
    } else {
        None
    };
    let uses = uses(text)?;
    Some(TextSection {
        range,
        symbol,
        uses,
    })
}

/// Returns the symbols that a text may refer to.
fn uses(text: &str) -> Option<Vec<&str>> {
    let uses = memchr::memchr_iter(b'@', text.as_bytes()).map(|at| {
        let rest = &text[at + 1..];
        if let Some(quoted) = rest.strip_prefix('"') {
            let (name, _) = quoted.split_once('"')?;
            return (!name.contains('\\')).then_some(name);
        }
        let is_other = |letter: char| !(letter.is_ascii_alphanumeric() || "_$.-".contains(letter));
        Some(rest.split(is_other).next().unwrap_or_default())
    });
    uses.collect()
}

/// Arguments of entry blocks are numbered apart from other values.
const ARGUMENT: &str = "arg";

/// Calls `visit` on the kind of each name of a value, its digits, and where these are. Returns `None` at one that is no number.
fn for_each_name(text: &str, mut visit: impl FnMut(usize, &str, Range<usize>)) -> Option<()> {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(found) = memchr2(b'%', b'"', &bytes[at..]) {
        at += found + 1;
        if bytes[at - 1] == b'"' {
            at = end_of_string(bytes, at)?;
            continue;
        }
        let kind = usize::from(text[at..].starts_with(ARGUMENT));
        let start = at + kind * ARGUMENT.len();
        let length = bytes[start..]
            .iter()
            .take_while(|byte| byte.is_ascii_digit());
        at = start + length.count();
        let is_other = |byte: &u8| byte.is_ascii_alphanumeric() || b"_$.-".contains(byte);
        if at == start || bytes.get(at).is_some_and(is_other) {
            return None;
        }
        visit(kind, &text[start..at], start..at);
    }
    Some(())
}

fn numbers(text: &str) -> Option<[Range<u32>; COUNTS]> {
    let mut numbers = [const { None::<Range<u32>> }; COUNTS];
    let mut is_complete = true;
    for_each_name(text, |kind, digits, _| match digits.parse::<u32>() {
        Ok(number) => {
            let next = number.saturating_add(1);
            let range = numbers[kind].get_or_insert(number..next);
            *range = number.min(range.start)..next.max(range.end);
        }
        Err(_) => is_complete = false,
    })?;
    is_complete.then(|| numbers.map(Option::unwrap_or_default))
}

fn renumber(text: &str, old: [u32; COUNTS], new: [u32; COUNTS], out: &mut String) {
    use std::fmt::Write as _;

    let mut copied = 0;
    // All names are numbers, or there were no numbers to replace.
    let _ = for_each_name(text, |kind, digits, range| {
        let number = digits.parse::<u32>().unwrap_or_default();
        out.push_str(&text[copied..range.start]);
        let _ = write!(
            out,
            "{}",
            number.wrapping_sub(old[kind]).wrapping_add(new[kind])
        );
        copied = range.end;
    });
    out.push_str(&text[copied..]);
}
