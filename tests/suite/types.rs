//! Built-in types of options from end to end: what a definition accepts as a default compiles, and a tool reads the same
//! value.

use pass_runtime::options::{OptionReader, OptionWriter, PassOptions};
use pass_runtime::text::{Errors, parse_options};
use passdefs::model::{Arity, ScalarType};

/// Every type at its limits, as generated.
#[allow(dead_code, reason = "not every generated function is called")]
mod limits {
    pass_runtime::include_passes!("fixtures/types/in.kdl");
}

use limits::LimitsOptions;

fn read(text: &str) -> Result<LimitsOptions, Errors> {
    let list = parse_options(text)?;
    let mut reader = OptionReader::new(LimitsOptions::TABLE, &list);
    let options = LimitsOptions::read(&mut reader);
    Errors::check(reader.into_errors())?;
    Ok(options.unwrap())
}

fn write(options: &LimitsOptions) -> String {
    let mut writer = OptionWriter::new(LimitsOptions::TABLE);
    options.write(&mut writer);
    writer.finish().to_string()
}

/// The values of a list of this type whose default is `text`, as a definition has them; `None` if it is refused.
fn defined(ty: ScalarType, text: &str) -> Option<Vec<String>> {
    let definition = format!(
        "group \"G\" {{ pass \"P\" \"p\" {{ summary \"s\"; list \"x\" \"{}\" default=##\"{text}\"##; }}; }}",
        ty.name()
    );
    let set = passdefs::load([("in.kdl", definition)]).set?;
    let pass = set.all_passes().next().unwrap();
    let option = set.options(&pass.options).next().unwrap();
    let Arity::List(Some(values)) = &option.arity else {
        panic!("{:?}", option.arity);
    };
    Some(
        values
            .iter()
            .map(|value| set.value_text(value).into_owned())
            .collect(),
    )
}

/// The same as a tool reads it.
fn read_by_tool(ty: ScalarType, text: &str) -> Option<Vec<String>> {
    let list = LimitsOptions::TABLE
        .iter()
        .find(|info| info.ty == ty.name() && info.arity == pass_runtime::info::Arity::List);
    let name = list
        .unwrap_or_else(|| panic!("a list of `{}` in the case", ty.name()))
        .name;
    let before = write(&LimitsOptions::default());
    assert_eq!(before, "");
    let options = read(&format!("{name}={{{text}}}")).ok()?;
    let written = write(&options);
    let entries = parse_options(&written).unwrap().entries;
    match entries.first().and_then(|entry| entry.value.as_ref()) {
        Some(list) => Some(list.items().into_iter().map(|item| item.text).collect()),
        // The text is the default.
        None => defined(ty, text),
    }
}

#[test]
fn every_type_has_its_limits_in_the_case() {
    for ty in ScalarType::ALL {
        let mut defaults = LimitsOptions::TABLE
            .iter()
            .filter(|info| info.ty == ty.name());
        let texts: Vec<&str> = defaults.by_ref().filter_map(|info| info.default).collect();
        assert!(texts.len() > 1, "`{}`", ty.name());
        let (least, largest) = ty.limits().unzip();
        for limit in [least, largest].into_iter().flatten() {
            assert!(
                texts.contains(&limit.to_string().as_str()),
                "{limit} of `{}`",
                ty.name()
            );
        }
    }
}

#[test]
fn declared_defaults_are_what_a_tool_reads() {
    let default = LimitsOptions::default();
    assert_eq!(write(&default), "");
    assert_eq!((default.u8_largest, default.i64_least), (u8::MAX, i64::MIN));
    assert_eq!(
        (default.u64_both, default.usize_largest),
        (vec![0, u64::MAX], usize::MAX)
    );
    assert_eq!((default.f32_largest, default.f64_small), (f32::MAX, 5e-324));
    assert!(default.f32_odd[0].is_nan() && default.f32_zero.is_sign_negative());
    assert_eq!(default.string_all, ["a,\"b\"", "", "", "c d"]);
    assert_eq!(default.char_last, char::MAX);
    assert_eq!(
        default.duration_range,
        std::time::Duration::from_millis(1500)
    );
    assert_eq!(default.duration_largest, std::time::Duration::MAX);
    assert_eq!(default.pipeline_all[0].to_string(), "any(cse)");
    // Given as text, each default is the same value.
    for info in LimitsOptions::TABLE {
        let Some(text) = info.default else { continue };
        let value = match info.arity {
            pass_runtime::info::Arity::List => format!("{{{text}}}"),
            _ => pass_runtime::text::values::quote(text),
        };
        let options = read(&format!("{}={value}", info.name)).unwrap();
        assert_eq!(write(&options), "", "{}", info.name);
    }
}

#[test]
fn what_is_beyond_the_limits_is_refused_at_both_ends() {
    for ty in ScalarType::ALL {
        let Some((least, largest)) = ty.limits() else {
            continue;
        };
        for (text, fits) in [
            (least.to_string(), true),
            (largest.to_string(), true),
            ((least - 1).to_string(), false),
            ((largest + 1).to_string(), false),
        ] {
            assert_eq!(
                defined(*ty, &text).is_some(),
                fits,
                "{text} in `{}`",
                ty.name()
            );
            assert_eq!(
                read_by_tool(*ty, &text).is_some(),
                fits,
                "{text} of `{}`",
                ty.name()
            );
        }
    }
}

/// Texts that readers of numbers, characters and lists are known to differ on.
const TEXTS: &[&str] = &[
    "0",
    "-0",
    "+1",
    "1",
    "-1",
    "007",
    "08",
    "0x1F",
    "0X1f",
    "-0x80",
    "0b101",
    "0B1",
    "0o17",
    "0O17",
    "1_000",
    "1.",
    ".5",
    "1e3",
    "1E3",
    "1e39",
    "-1e39",
    "1e309",
    "inf",
    "-inf",
    "infinity",
    "NaN",
    "nan",
    "0x",
    "-",
    "--1",
    "1,2",
    "1, 2",
    "true",
    "TRUE",
    "True",
    "tRUE",
    "false",
    "0,1",
    "a",
    "é",
    "ab",
    "'a'",
    "any()",
    "any(cse)",
    "func.func",
    "250ms",
    "1.5s",
    "1s,2s",
    "-1s",
    "10",
    "1h",
    "99999999999999999999999999999999999999999999",
];

#[test]
fn a_text_is_the_same_value_at_both_ends() {
    let mut accepted = 0;
    for ty in ScalarType::ALL {
        for text in TEXTS {
            let (defined, given) = (defined(*ty, text), read_by_tool(*ty, text));
            assert_eq!(defined, given, "{text} of `{}`", ty.name());
            accepted += usize::from(defined.is_some());
        }
    }
    assert!(accepted > TEXTS.len(), "{accepted}");
}
