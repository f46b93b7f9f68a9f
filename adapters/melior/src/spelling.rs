//! Options in MLIR's syntax, which has no spelling for some values.

use pass_runtime::info::{Arity, OptionInfo};
use pass_runtime::text::{OptionEntry, OptionList, Value};

use crate::sys;

/// Returns the text of a pipeline of one pass or pipeline on any operation, which MLIR reads as these values.
///
/// # Errors
///
/// Says which option has a value that MLIR's syntax cannot spell.
pub(crate) fn on_any(
    argument: &str,
    table: &[OptionInfo],
    options: &OptionList,
) -> Result<String, String> {
    let mut spelled = Vec::new();
    for entry in &options.entries {
        let info = table.iter().find(|info| info.name == entry.key.text);
        spelled.push(entry_text(argument, info, entry)?);
    }
    let options = if spelled.is_empty() {
        String::new()
    } else {
        format!("{{{}}}", spelled.join(" "))
    };
    Ok(format!("any({argument}{options})"))
}

/// Checks that passes of a pipeline are printed with the values of its options as they are: MLIR prints them without quotes.
///
/// # Errors
///
/// Says which option has a value that is printed like another one.
pub(crate) fn check_printable(
    pipeline: &str,
    table: &[OptionInfo],
    options: &OptionList,
) -> Result<(), String> {
    for entry in &options.entries {
        let info = table.iter().find(|info| info.name == entry.key.text);
        let is_list = info.is_some_and(|info| info.arity == Arity::List);
        let is_special = |letter: char| "'\"(){}[]#".contains(letter) || (is_list && letter == ',');
        let texts = entry.value.as_ref().map(|value| values(value, is_list));
        if texts
            .into_iter()
            .flatten()
            .any(|text| text.contains(is_special))
        {
            let value = entry.value.as_ref().map_or("", Value::raw);
            let key = &entry.key.text;
            return Err(format!(
                "MLIR cannot print the value {value} of the option `{key}` of `{pipeline}`"
            ));
        }
    }
    Ok(())
}

/// Returns the only value of an option, or its elements.
fn values(value: &Value, is_list: bool) -> Vec<String> {
    if is_list {
        value.items().into_iter().map(|item| item.text).collect()
    } else {
        vec![value.text().to_owned()]
    }
}

fn entry_text(
    argument: &str,
    info: Option<&OptionInfo>,
    entry: &OptionEntry,
) -> Result<String, String> {
    let key = &entry.key.text;
    let Some(value) = &entry.value else {
        return Ok(key.clone());
    };
    let is_list = info.is_some_and(|info| info.arity == Arity::List);
    let text = if is_list {
        spell_list(value, &values(value, true))
    } else {
        spell(value, value.text())
    };
    // Quotes of ours in a pipeline are not MLIR's either.
    let is_pipeline = info.is_some_and(|info| info.ty == "pipeline");
    let text = text.filter(|text| !(is_pipeline && text.contains("#\"")));
    let error = || {
        let value = value.raw();
        format!(
            "MLIR's syntax cannot spell the value {value} of the option `{key}` of `{argument}`"
        )
    };
    Ok(format!("{key}={}", text.ok_or_else(error)?))
}

/// Returns a spelling of a single value.
fn spell(value: &Value, text: &str) -> Option<String> {
    if is_plain(value.raw()) {
        return Some(value.raw().to_owned());
    }
    let reads = |spelling: &String| is_read_as(spelling, false, &[text]);
    spellings(text).into_iter().find(reads)
}

/// Returns a spelling of a list.
fn spell_list(value: &Value, items: &[String]) -> Option<String> {
    if items.iter().all(|item| is_plain(item)) {
        return Some(value.raw().to_owned());
    }
    let mut spelled = Vec::new();
    for item in items {
        let reads = |spelling: &String| {
            is_read_as(&format!("{{{spelling},{spelling}}}"), true, &[item, item])
        };
        spelled.push(spellings(item).into_iter().find(reads)?);
    }
    let list = format!("{{{}}}", spelled.join(","));
    is_read_as(&list, true, items).then_some(list)
}

fn is_plain(text: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"_-.+:/".contains(&byte);
    !text.is_empty() && text.bytes().all(is_plain)
}

/// Returns the spellings that MLIR may read as a text.
fn spellings(text: &str) -> [String; 4] {
    [
        text.to_owned(),
        format!("{{{text}}}"),
        format!("\"{text}\""),
        format!("'{text}'"),
    ]
}

/// Returns whether MLIR's parser reads a spelling as these values, with any other option after it.
fn is_read_as<T: AsRef<str>>(spelling: &str, is_list: bool, values: &[T]) -> bool {
    let is_read_before = |next: &str| {
        let read = sys::read_options(&format!("value={spelling} next={next}"), is_list);
        let expected = values.iter().map(AsRef::as_ref).chain([next]);
        read.is_some_and(|read| expected.eq(read.iter().map(String::as_str)))
    };
    // A quote or brace that the spelling leaves open would end in the next option.
    has_balanced_braces(spelling) && ["\"", "'", "}"].into_iter().all(is_read_before)
}

/// Returns whether the options of a pass end behind a text and not in it: MLIR counts braces in quotes as well.
fn has_balanced_braces(text: &str) -> bool {
    let mut depth = 0_usize;
    for byte in text.bytes() {
        match byte {
            b'{' => depth += 1,
            b'}' if depth == 0 => return false,
            b'}' => depth -= 1,
            _ => {}
        }
    }
    depth == 0
}
