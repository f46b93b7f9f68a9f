//! Remarks as YAML, in the layout of LLVM.

#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::fmt::Write;

use pass_runtime::Location;
use pass_runtime::remark::Remark;

/// The columns of keys.
const KEYS: usize = 16;

/// The column behind which an entry of a mapping in braces goes to the next line.
const WIDTH: usize = 70;

/// Returns the remark as a YAML document that LLVM's tools for remarks read.
///
/// ```
/// use pass_observe::remarks::to_yaml;
/// use pass_runtime::remark::Remark;
///
/// let remark = Remark::missed("unroll", "loop-bound").argument("Reason", "the bound is not constant");
/// assert!(to_yaml(&remark).starts_with("--- !Missed\nPass:            unroll\n"));
/// ```
pub fn to_yaml(remark: &Remark) -> String {
    let mut out = format!("--- !{}\n", remark.kind);
    entry(&mut out, "", "Pass", &scalar(&remark.category));
    entry(&mut out, "", "Name", &scalar(&remark.name));
    entry(
        &mut out,
        "",
        "DebugLoc",
        &debug_location(remark.location.as_ref()),
    );
    let operation = remark.operation.as_ref();
    let symbol = operation.and_then(|operation| operation.symbol.as_deref());
    let function = scalar(symbol.unwrap_or("<unknown function>"));
    entry(&mut out, "", "Function", &function);
    if !remark.arguments.is_empty() {
        out.push_str("Args:\n");
    }
    for (key, value) in &remark.arguments {
        entry(&mut out, "  - ", &scalar(key), &scalar(value));
    }
    out + "...\n"
}

fn entry(out: &mut String, indent: &str, key: &str, value: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{indent}{:<KEYS$} {value}", format!("{key}:"));
}

fn debug_location(location: Option<&Location>) -> String {
    let (file, line, column) = match location {
        Some(Location::File { name, line, column }) => (&**name, *line, *column),
        _ => ("<unknown file>", 0, 0),
    };
    let entries = [
        format!("File: {}", scalar(file)),
        format!("Line: {line}"),
        format!("Column: {column}"),
    ];
    let mut out = String::from("{ ");
    let mut end = KEYS + 1 + out.len();
    for (index, entry) in entries.iter().enumerate() {
        if index > 0 {
            out.push_str(", ");
            end += 2;
        }
        if end > WIDTH {
            // Writing to a string cannot fail.
            let _ = write!(out, "\n{:KEYS$}   ", "");
            end = KEYS + 3;
        }
        out.push_str(entry);
        end += entry.chars().count();
    }
    out + " }"
}

/// Returns a scalar, quoted if YAML would read it otherwise.
fn scalar(text: &str) -> Cow<'_, str> {
    let is_control = |char: char| char.is_control() && char != '\t';
    if text
        .chars()
        .any(|char| is_control(char) || !char.is_ascii())
    {
        return Cow::Owned(double_quoted(text));
    }
    let is_plain = |char: char| char.is_ascii_alphanumeric() || "_-^., \t".contains(char);
    let is_word = [
        "null", "~", "true", "false", "yes", "no", "on", "off", "y", "n",
    ]
    .iter()
    .any(|word| word.eq_ignore_ascii_case(text));
    let is_number = text.parse::<f64>().is_ok() || text.starts_with("0x") || text.starts_with("0o");
    let is_plain = text.chars().all(is_plain)
        && !text.is_empty()
        && text.trim() == text
        && !text.starts_with(['-', ',', '.'])
        && !is_word
        && !is_number;
    if is_plain {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(format!("'{}'", text.replace('\'', "''")))
    }
}

fn double_quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for char in text.chars() {
        match char {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            char if char.is_control() => {
                // Writing to a string cannot fail.
                let _ = write!(out, "\\x{:02X}", char as u32);
            }
            char => out.push(char),
        }
    }
    out + "\""
}
