//! Splits the text of a module into sections, its operations, for the cache.

use std::ops::Range;

use memchr::{memchr, memchr_iter, memchr2, memchr3, memmem};
use pass_cache::{COUNTS, PrintedFrame, PrintedSection, TextSection, TextSyntax};

pub(crate) const SYNTAX: TextSyntax = TextSyntax {
    body,
    section,
    section_in,
    skip_space,
    frame: PrintedFrame {
        head: "\"builtin.module\"() ({\n  ",
        gap: "\n  ",
        start: "\"",
        tail: "\n}) : () -> ()\n\n",
    },
    read_printed,
    renumber,
};

/// The start of the line of a printed operation of a module that has results.
const RESULTS: &str = "  %";

const MODULE: &str = "\"builtin.module\"";
/// The end of an operation without operands and results.
const SIGNATURE: &str = ": () -> ()";
/// The end of such an operation behind its regions. No alias, which may follow, ends so.
const END_OF_REGIONS: &str = "}) : () -> ()";
const SYMBOL: &str = "sym_name";
const COMMENT: &[u8] = b"//";

/// Returns the range of the operations of a module without attributes, whose text this is, or which is not written out.
fn body(text: &str) -> Option<Range<usize>> {
    let mut body = skip_head(text)?..text.len();
    if text[body.start..].starts_with(MODULE) {
        body.end = text.trim_ascii_end().strip_suffix("}) : () -> ()")?.len();
        let operations = text[body.clone()].get(MODULE.len()..)?;
        body.start = skip_space(text, body.end - operations.strip_prefix("() ({")?.len());
    }
    let head = &text[..body.start];
    (body.start < body.end && !head.contains('@') && !is_shared(head)).then_some(body)
}

/// Returns whether a text may have what is numbered, or shared, by the whole text around it.
fn is_shared(text: &str) -> bool {
    let mut words = ["distinct", "dense_resource"].iter();
    words.any(|word| memmem::find(text.as_bytes(), word.as_bytes()).is_some())
        || has_locations(text)
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
/// Strings and braces are those that the parser sees.
fn end_of_operation(text: &str, start: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let name = end_of_string(bytes, start + 1)?;
    let mut at = name + text[name..].starts_with("()").then_some("()".len())?;
    let mut depth = 0_usize;
    loop {
        if depth == 0 {
            // The signature follows the last attribute or region.
            let rest = text[at..].trim_start_matches([')', '>', ' ']);
            if rest.starts_with(SIGNATURE) {
                let end = text.len() - rest.len() + SIGNATURE.len();
                return (!has_comment(&text[start..end])).then_some(end);
            }
        }
        let found = at + memchr3(b'"', b'{', b'}', &bytes[at..])?;
        at = found + 1;
        match bytes[found] {
            b'{' => depth += 1,
            b'}' => depth = depth.checked_sub(1)?,
            _ if depth > 0 => at = end_of_string(bytes, at)?,
            // Here is another operation.
            _ => return None,
        }
    }
}

/// Returns whether a text may contain comments, which may hide strings and braces.
fn has_comment(text: &str) -> bool {
    let bytes = text.as_bytes();
    if memmem::find(bytes, COMMENT).is_none() {
        return false;
    }
    let mut at = 0;
    while let Some(found) = memchr2(b'"', b'/', &bytes[at..]) {
        at += found + 1;
        if bytes[at - 1] == b'"' {
            let Some(end) = end_of_string(bytes, at) else {
                return true;
            };
            at = end;
        } else if bytes.get(at) == Some(&b'/') {
            return true;
        }
    }
    false
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

fn is_start(text: &str) -> bool {
    text.starts_with('"') && !text.starts_with(MODULE)
}

fn section(text: &str, start: usize) -> Option<TextSection<'_>> {
    is_start(&text[start..]).then_some(())?;
    read(text, start..end_of_operation(text, start)?)
}

fn section_in(text: &str, range: Range<usize>) -> Option<TextSection<'_>> {
    let section = &text[range.clone()];
    is_start(section).then_some(())?;
    let is_whole = if section.ends_with(END_OF_REGIONS) {
        !has_comment(section)
    } else {
        end_of_operation(text, range.start) == Some(range.end)
    };
    is_whole.then(|| read(text, range))?
}

/// Reads the section in a range.
fn read(text: &str, range: Range<usize>) -> Option<TextSection<'_>> {
    let text = &text[range.clone()];
    if is_shared(text) {
        return None;
    }
    let (operation, _) = text.strip_prefix('"')?.split_once('"')?;
    Some(TextSection {
        range,
        operation,
        symbol: symbol(text)?,
        uses: uses(text)?,
    })
}

/// Reads a section that the printer has written.
fn read_printed(text: &str) -> Option<PrintedSection<'_>> {
    if text.starts_with(MODULE) || !text.ends_with(SIGNATURE) || is_shared(text) {
        return None;
    }
    Some(PrintedSection {
        symbol: symbol(text)?,
        uses: uses(text)?,
        numbers: numbers(text)?,
    })
}

/// Returns the symbol that the operation with this text defines, if there is one. `None` if that is not clear.
fn symbol(text: &str) -> Option<Option<&str>> {
    if memmem::find(text.as_bytes(), SYMBOL.as_bytes()).is_none() {
        return Some(None);
    }
    let head = text.split("({").next().unwrap_or_default();
    let (_, rest) = head.split_once(SYMBOL)?;
    let (symbol, rest) = rest.strip_prefix(" = \"")?.split_once('"')?;
    let is_clear = !symbol.contains('\\') && !rest.contains(SYMBOL);
    Some(Some(is_clear.then_some(symbol)?))
}

/// Returns the symbols that a text may refer to.
fn uses(text: &str) -> Option<Vec<&str>> {
    let uses = memchr_iter(b'@', text.as_bytes()).map(|at| {
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
const ARGUMENT: &[u8] = b"arg";

/// Calls `visit` on the name of a value at an offset of a line: its kind, its number, and where that is. Returns the offset after it;
/// `None` if there is none, or if it is no number.
fn name(line: &str, at: usize, visit: &mut impl FnMut(usize, u32, Range<usize>)) -> Option<usize> {
    let bytes = line.as_bytes();
    let name = bytes[at..].strip_prefix(b"%")?;
    let kind = usize::from(name.starts_with(ARGUMENT));
    let start = at + 1 + kind * ARGUMENT.len();
    let (mut number, mut end) = (0_u32, start);
    while let Some(digit) = bytes.get(end).filter(|byte| byte.is_ascii_digit()) {
        number = number
            .checked_mul(10)?
            .checked_add(u32::from(digit - b'0'))?;
        end += 1;
    }
    let is_other = |byte: &u8| byte.is_ascii_alphanumeric() || b"_$.-".contains(byte);
    if end == start || bytes.get(end).is_some_and(is_other) {
        return None;
    }
    visit(kind, number, start..end);
    Some(end)
}

/// Visits the names that a printed line defines: the results of an operation, or the arguments of a block. Returns the offset of the
/// rest. `None` if one is no number.
fn definitions(line: &str, visit: &mut impl FnMut(usize, u32, Range<usize>)) -> Option<usize> {
    let start = line.len() - line.trim_ascii_start().len();
    match line.as_bytes().get(start) {
        Some(b'%') => {
            let rest = &line[name(line, start, visit)?..];
            // The number of results, if there are several.
            let rest = rest.strip_prefix(':').map_or(rest, after_digits);
            Some(line.len() - rest.strip_prefix(" = ")?.len())
        }
        Some(b'^') => {
            for at in memchr_iter(b'%', line.as_bytes()) {
                let end = name(line, at, visit)?;
                line[end..].starts_with(':').then_some(())?;
            }
            Some(line.len())
        }
        _ => Some(start),
    }
}

fn after_digits(text: &str) -> &str {
    text.trim_start_matches(|c: char| c.is_ascii_digit())
}

/// Visits all names of a printed line. `None` if one is no number.
fn names(line: &str, visit: &mut impl FnMut(usize, u32, Range<usize>)) -> Option<()> {
    let mut at = definitions(line, visit)?;
    if !line[at..].starts_with('"') {
        return Some(());
    }
    at = end_of_string(line.as_bytes(), at + 1)?;
    line[at..].starts_with('(').then_some(())?;
    at += 1;
    while !line[at..].starts_with(')') {
        at = name(line, at, visit)?;
        // One of several results.
        let rest = &line[at..];
        let rest = rest.strip_prefix('#').map_or(rest, after_digits);
        at = line.len() - rest.strip_prefix(", ").unwrap_or(rest).len();
    }
    Some(())
}

/// Returns the lines of a text with their offsets.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let ends = memchr_iter(b'\n', text.as_bytes()).chain([text.len()]);
    let mut next = 0;
    ends.map(move |end| {
        let start = std::mem::replace(&mut next, end + 1);
        (start, &text[start..end])
    })
}

/// Returns the numbers of the names that a printed operation of a module defines in its regions. `None` if a name is no number, or if
/// an operation behind it has results.
fn numbers(text: &str) -> Option<[Range<u32>; COUNTS]> {
    let mut numbers = [const { None::<Range<u32>> }; COUNTS];
    let mut add = |kind: usize, number: u32, _| {
        let next = number.saturating_add(1);
        let range = numbers[kind].get_or_insert(number..next);
        *range = number.min(range.start)..next.max(range.end);
    };
    for (_, line) in lines(text) {
        if line.starts_with(RESULTS) {
            return None;
        }
        definitions(line, &mut add)?;
    }
    Some(numbers.map(Option::unwrap_or_default))
}

fn renumber(text: &str, old: [u32; COUNTS], new: [u32; COUNTS], out: &mut String) -> Option<()> {
    use std::fmt::Write as _;

    let mut copied = 0;
    for (start, line) in lines(text) {
        names(line, &mut |kind, number, range| {
            out.push_str(&text[copied..start + range.start]);
            let _ = write!(
                out,
                "{}",
                number.wrapping_sub(old[kind]).wrapping_add(new[kind])
            );
            copied = start + range.end;
        })?;
    }
    out.push_str(&text[copied..]);
    Some(())
}
