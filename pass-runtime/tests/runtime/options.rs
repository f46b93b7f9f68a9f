//! Options of every type: reading, every mistake, printing.

mod defaults;
mod lists;

use expect_test::{Expect, expect};
use pass_runtime::declare_enum;
use pass_runtime::info::OptionInfo;
use pass_runtime::options::{OptionReader, OptionWriter, PassOptions, PipelineText};
use pass_runtime::text::{Errors, parse_options};

declare_enum! {
    enum Mode { Fast = "fast" "Run quickly", Small = "small" "Take little room" }
}

#[derive(Clone, Debug, PartialEq)]
struct Everything {
    flag: bool,
    int: i64,
    byte: u8,
    ratio: f64,
    single: f32,
    text: String,
    letter: char,
    mode: Mode,
    bounded: i64,
    maybe: Option<u32>,
    inner: PipelineText,
    ints: Vec<i64>,
    names: Vec<String>,
    modes: Vec<Mode>,
    pipelines: Vec<PipelineText>,
    tuples: Vec<Vec<u8>>,
}

impl PassOptions for Everything {
    const TABLE: &'static [OptionInfo] = &[
        OptionInfo::new("flag", "bool").default("true"),
        OptionInfo::new("int", "i64").default("5"),
        OptionInfo::new("byte", "u8"),
        OptionInfo::new("ratio", "f64").default("0.5"),
        OptionInfo::new("single", "f32"),
        OptionInfo::new("text", "string"),
        OptionInfo::new("letter", "char").default("x"),
        OptionInfo::new("mode", "Mode").default("fast"),
        OptionInfo::new("bounded", "i64")
            .default("10")
            .range("-1", "100"),
        OptionInfo::new("maybe", "u32").optional().range("2", ""),
        OptionInfo::new("inner", "pipeline"),
        OptionInfo::list("ints", "i64")
            .default("1,2")
            .range("", "9"),
        OptionInfo::list("names", "string"),
        OptionInfo::list("modes", "Mode"),
        OptionInfo::list("pipelines", "pipeline"),
        OptionInfo::list("tuples", "Vec<u8>"),
    ];

    fn read(reader: &mut OptionReader<'_>) -> Option<Self> {
        let flag = reader.value();
        let int = reader.value();
        let byte = reader.or_default();
        let ratio = reader.value();
        let single = reader.or_default();
        let text = reader.or_default();
        let letter = reader.value();
        let mode = reader.value();
        let bounded = reader.value();
        let maybe = reader.optional();
        let inner = reader.or_default();
        let ints = reader.list();
        let names = reader.list();
        let modes = reader.list();
        let pipelines = reader.list();
        let tuples = reader.list();
        Some(Self {
            flag: flag?,
            int: int?,
            byte: byte?,
            ratio: ratio?,
            single: single?,
            text: text?,
            letter: letter?,
            mode: mode?,
            bounded: bounded?,
            maybe: maybe?,
            inner: inner?,
            ints: ints?,
            names: names?,
            modes: modes?,
            pipelines: pipelines?,
            tuples: tuples?,
        })
    }

    fn write(&self, writer: &mut OptionWriter<'_>) {
        writer.value(&self.flag);
        writer.value(&self.int);
        writer.or_default(&self.byte);
        writer.value(&self.ratio);
        writer.or_default(&self.single);
        writer.or_default(&self.text);
        writer.value(&self.letter);
        writer.value(&self.mode);
        writer.value(&self.bounded);
        writer.optional(&self.maybe);
        writer.or_default(&self.inner);
        writer.list(&self.ints);
        writer.list(&self.names);
        writer.list(&self.modes);
        writer.list(&self.pipelines);
        writer.list(&self.tuples);
    }
}

fn read<O: PassOptions>(text: &str) -> Result<O, Errors> {
    let list = parse_options(text)?;
    let mut reader = OptionReader::new(O::TABLE, &list);
    let options = O::read(&mut reader);
    Errors::check(reader.into_errors())?;
    Ok(options.unwrap())
}

fn write<O: PassOptions>(options: &O) -> String {
    let mut writer = OptionWriter::new(O::TABLE);
    options.write(&mut writer);
    writer.finish().to_string()
}

/// The printed options, or all errors. Printed options read back as equal options.
fn check(text: &str, expected: Expect) {
    let shown = match read::<Everything>(text) {
        Err(errors) => errors.render("-o", text),
        Ok(options) => {
            let printed = write(&options);
            let again = read::<Everything>(&printed)
                .unwrap_or_else(|errors| panic!("{}", errors.render("again", &printed)));
            assert_eq!(again, options, "{printed}");
            printed
        }
    };
    expected.assert_eq(&shown);
}

#[test]
fn defaults_are_not_printed() {
    check("", expect![""]);
    check(
        "ints={1,2} names={} ratio=0.5 inner=any() flag=1 flag=true",
        expect![[r#"
            -o:1:50: error: option `flag` is given twice
            ints={1,2} names={} ratio=0.5 inner=any() flag=1 flag=true
                                                             ^~~~
        "#]],
    );
    check(
        "ints={1,2} names={} ratio=0.5 inner=any() letter=x text=",
        expect![""],
    );
}

#[test]
fn integers() {
    check("int=0x10 byte=0b11", expect!["int=16 byte=3"]);
    check("int=010", expect!["int=8"]);
    check(
        "int=-0x8000000000000000",
        expect!["int=-9223372036854775808"],
    );
    check(
        "int=9223372036854775808 byte=-1",
        expect![[r#"
            -o:1:5: error: option `int`: expected an integer from -9223372036854775808 to 9223372036854775807, found `9223372036854775808`
            int=9223372036854775808 byte=-1
                ^~~~~~~~~~~~~~~~~~~
            -o:1:30: error: option `byte`: expected an integer from 0 to 255, found `-1`
            int=9223372036854775808 byte=-1
                                         ^~
        "#]],
    );
    check(
        "int=99999999999999999999999999999999999999999999 byte=256",
        expect![[r#"
            -o:1:5: error: option `int`: expected an integer from -9223372036854775808 to 9223372036854775807, found `99999999999999999999999999999999999999999999`
            int=99999999999999999999999999999999999999999999 byte=256
                ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
            -o:1:55: error: option `byte`: expected an integer from 0 to 255, found `256`
            int=99999999999999999999999999999999999999999999 byte=256
                                                                  ^~~
        "#]],
    );
    check(
        "int=ten byte=",
        expect![[r#"
        -o:1:5: error: option `int`: expected an integer, found `ten`
        int=ten byte=
            ^~~
        -o:1:9: error: option `byte`: expected an integer, found nothing
        int=ten byte=
                ^~~~~
    "#]],
    );
    check(
        "int=09 byte=1.0",
        expect![[r#"
        -o:1:5: error: option `int`: expected an integer, found `09`
        int=09 byte=1.0
            ^~
        -o:1:13: error: option `byte`: expected an integer, found `1.0`
        int=09 byte=1.0
                    ^~~
    "#]],
    );
    check(
        "int=--1 byte=+1",
        expect![[r#"
        -o:1:5: error: option `int`: expected an integer, found `--1`
        int=--1 byte=+1
            ^~~
        -o:1:14: error: option `byte`: expected an integer, found `+1`
        int=--1 byte=+1
                     ^~
    "#]],
    );
    check(
        "int=1_000",
        expect![[r#"
        -o:1:5: error: option `int`: expected an integer, found `1_000`
        int=1_000
            ^~~~~
    "#]],
    );
}

#[test]
fn booleans() {
    check("flag=False", expect!["flag=false"]);
    check("flag", expect![""]);
    check("flag=0", expect!["flag=false"]);
    check(
        "flag=yes",
        expect![[r#"
        -o:1:6: error: option `flag`: expected `true` or `false`, found `yes`
        flag=yes
             ^~~
    "#]],
    );
}

#[test]
fn floats() {
    check("ratio=1e100 single=0.1", expect!["ratio=1e100 single=0.1"]);
    check(
        "ratio=0.1 single=16777217",
        expect!["ratio=0.1 single=16777216.0"],
    );
    check("ratio=inf single=-inf", expect!["ratio=inf single=-inf"]);
    check(
        "ratio=half single=",
        expect![[r#"
            -o:1:7: error: option `ratio`: expected a number, found `half`
            ratio=half single=
                  ^~~~
            -o:1:12: error: option `single`: expected a number up to about 3.4e38, found nothing
            ratio=half single=
                       ^~~~~~~
        "#]],
    );
}

#[test]
fn texts() {
    check(
        "text='a b' letter=' '",
        expect![[r#"
        -o:1:12: error: option `letter`: expected one character, found nothing
        text='a b' letter=' '
                   ^~~~~~~~~~
    "#]],
    );
    check("text={a,b} letter=','", expect!["text=a,b letter=,"]);
    check(
        "text=\"it's\" letter=ß",
        expect![[r#"text="it's" letter=ß"#]],
    );
    check(
        "letter=zz",
        expect![[r#"
        -o:1:8: error: option `letter`: expected one character, found `zz`
        letter=zz
               ^~
    "#]],
    );
    check(
        "letter=",
        expect![[r#"
        -o:1:1: error: option `letter`: expected one character, found nothing
        letter=
        ^~~~~~~
    "#]],
    );
    check(
        "text",
        expect![[r#"
        -o:1:1: error: option `text` needs a value
        text
        ^~~~
        help: write `text=...`
    "#]],
    );
}

#[test]
fn enumerations() {
    check(
        "mode=small modes=small,fast",
        expect!["mode=small modes={small,fast}"],
    );
    check(
        "mode=Small modes=fast,smal",
        expect![[r#"
        -o:1:6: error: option `mode`: expected one of `fast`, `small`, found `Small`
        mode=Small modes=fast,smal
             ^~~~~
        help: did you mean `small`?
        -o:1:23: error: option `modes`: expected one of `fast`, `small`, found `smal`
        mode=Small modes=fast,smal
                              ^~~~
        help: did you mean `small`?
    "#]],
    );
}

#[test]
fn ranges() {
    check(
        "bounded=-1 maybe=2 ints=9,-100",
        expect!["bounded=-1 maybe=2 ints={9,-100}"],
    );
    check(
        "bounded=-2 maybe=1 ints=9,10",
        expect![[r#"
        -o:1:9: error: option `bounded`: must be -1 to 100, found `-2`
        bounded=-2 maybe=1 ints=9,10
                ^~
        -o:1:18: error: option `maybe`: must be at least 2, found `1`
        bounded=-2 maybe=1 ints=9,10
                         ^
        -o:1:27: error: option `ints`: must be at most 9, found `10`
        bounded=-2 maybe=1 ints=9,10
                                  ^~
    "#]],
    );
}

#[test]
fn names() {
    check(
        "flga=1 int=1 int=2 byte=300 wholly-unknown",
        expect![[r#"
            -o:1:1: error: unknown option `flga`
            flga=1 int=1 int=2 byte=300 wholly-unknown
            ^~~~
            note: known options: `bounded`, `byte`, `flag`, `inner`, `int`, `ints`, `letter`, `maybe`, `mode`, `modes`, `names`, `pipelines`, `ratio`, `single`, `text`, `tuples`
            help: did you mean `flag`?
            -o:1:14: error: option `int` is given twice
            flga=1 int=1 int=2 byte=300 wholly-unknown
                         ^~~
            -o:1:25: error: option `byte`: expected an integer from 0 to 255, found `300`
            flga=1 int=1 int=2 byte=300 wholly-unknown
                                    ^~~
            -o:1:29: error: unknown option `wholly-unknown`
            flga=1 int=1 int=2 byte=300 wholly-unknown
                                        ^~~~~~~~~~~~~~
            note: known options: `bounded`, `byte`, `flag`, `inner`, `int`, `ints`, `letter`, `maybe`, `mode`, `modes`, `names`, `pipelines`, `ratio`, `single`, `text`, `tuples`
        "#]],
    );
}
