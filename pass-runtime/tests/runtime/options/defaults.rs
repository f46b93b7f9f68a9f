//! Options without a default, and those whose default is text.

use expect_test::expect;
use pass_runtime::info::OptionInfo;
use pass_runtime::options::{OptionReader, OptionWriter, PassOptions};

use super::{Mode, read, write};

#[derive(Clone, Debug, PartialEq)]
struct Needy {
    name: String,
    size: u8,
}

impl PassOptions for Needy {
    const TABLE: &'static [OptionInfo] = &[
        OptionInfo::new("name", "string").required(),
        OptionInfo::new("size", "u8").required().range("1", "8"),
    ];

    fn read(reader: &mut OptionReader<'_>) -> Option<Self> {
        let name = reader.required();
        let size = reader.required();
        Some(Self {
            name: name?,
            size: size?,
        })
    }

    fn write(&self, writer: &mut OptionWriter<'_>) {
        writer.required(&self.name);
        writer.required(&self.size);
    }
}

#[test]
fn required_options_must_be_given() {
    let shown = |text| match read::<Needy>(text) {
        Ok(options) => write(&options),
        Err(errors) => errors.render("-o", text),
    };
    expect![[r#"name="" size=8"#]].assert_eq(&shown("size=8 name="));
    expect![[r#"
        -o:1:1: error: option `name` must be given
        size=9
        ^~~~~~
        -o:1:6: error: option `size`: must be 1 to 8, found `9`
        size=9
             ^
    "#]]
    .assert_eq(&shown("size=9"));
    expect![[r#"
        -o:1:1: error: option `name` must be given
        -o:1:1: error: option `size` must be given
    "#]]
    .assert_eq(&shown(""));
}

#[derive(Clone, Debug, PartialEq)]
struct Declared {
    modes: Vec<Mode>,
    byte: u8,
}

impl PassOptions for Declared {
    const TABLE: &'static [OptionInfo] = &[
        OptionInfo::list("modes", "Mode").default("fast,small"),
        OptionInfo::new("byte", "u8").default("256"),
    ];

    fn read(reader: &mut OptionReader<'_>) -> Option<Self> {
        let modes = reader.list();
        let byte = reader.value();
        Some(Self {
            modes: modes?,
            byte: byte?,
        })
    }

    fn write(&self, writer: &mut OptionWriter<'_>) {
        writer.list(&self.modes);
        writer.value(&self.byte);
    }
}

#[test]
fn defaults_as_text_are_read_when_they_are_needed() {
    let shown = |text| match read::<Declared>(text) {
        Ok(options) => write(&options),
        Err(errors) => errors.render("-o", text),
    };
    expect!["byte=1"].assert_eq(&shown("byte=1"));
    expect!["modes={small} byte=1"].assert_eq(&shown("byte=1 modes=small"));
    expect![[r#"
        -o:1:1: error: default of option `byte`: expected an integer from 0 to 255, found `256`
        modes=slow
        ^~~~~~~~~~
        -o:1:7: error: option `modes`: expected one of `fast`, `small`, found `slow`
        modes=slow
              ^~~~
    "#]]
    .assert_eq(&shown("modes=slow"));
}
