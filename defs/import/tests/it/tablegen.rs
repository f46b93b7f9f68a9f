//! Dumps of TableGen records, whole and damaged.

use expect_test::expect;
use pass_import::{Settings, import, import_with_map};
use passdefs::model::PassSet;
use passdefs::{Outcome, print_kdl, render};
use proptest::prelude::*;
use serde_json::{Value, json};

/// A dump with most of what there is.
const DUMP: &str = include_str!("../../../../tests/fixtures/tablegen/in.json");

const MAP: &str = include_str!("../../../../tests/fixtures/tablegen/in.map.kdl");

fn load(text: &str, map: &str) -> Outcome {
    let settings = Settings::default().group("Group").map(("map.kdl", map));
    import("dump.json", text, &settings)
}

/// Every input gives a set or an error, and the printed set reads back.
fn check(text: &str, map: &str) {
    let outcome = load(text, map);
    let failed = outcome.diagnostics.iter().any(|found| found.is_error());
    assert_eq!(failed, outcome.set.is_none());
    let drawn = render::terminal(&outcome.diagnostics, &outcome.sources, false);
    if let Some(set) = outcome.set {
        let printed = print_kdl(&set);
        let read = passdefs::load_kdl([("printed.kdl", &printed)]);
        let meaning = read.set.as_ref().map(PassSet::meaning);
        assert_eq!(meaning, Some(set.meaning()), "{drawn}\n{printed}");
    }
}

/// All places in a value.
fn pointers(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    let escaped = |key: &str| key.replace('~', "~0").replace('/', "~1");
    match value {
        Value::Object(fields) => fields
            .iter()
            .for_each(|(key, value)| pointers(value, &format!("{at}/{}", escaped(key)), found)),
        Value::Array(items) => (0..).zip(items).for_each(|(index, value): (usize, _)| {
            pointers(value, &format!("{at}/{index}"), found);
        }),
        _ => {}
    }
}

#[test]
fn a_dump_with_anything_anywhere() {
    let whole: Value = serde_json::from_str(DUMP).unwrap();
    let mut places = Vec::new();
    pointers(&whole, "", &mut places);
    let others = [
        Value::Null,
        json!(0),
        json!(""),
        json!("\u{0}\r\n\"\"\"#{}\u{feff}"),
        json!("Crust::kPale"),
        json!([]),
        json!(["Passes.td:99999999999999999999"]),
        json!([{ "def": "BakeBread" }]),
        json!({}),
    ];
    // Each place has its turn with one of them, and neighbours with others.
    for (number, place) in places.iter().enumerate() {
        for other in others.iter().cycle().skip(number % others.len()).take(1) {
            let mut damaged = whole.clone();
            *damaged.pointer_mut(place).unwrap() = other.clone();
            check(&damaged.to_string(), MAP);
        }
    }
}

#[test]
fn a_dump_without_something() {
    let whole: Value = serde_json::from_str(DUMP).unwrap();
    let names: Vec<String> = whole.as_object().unwrap().keys().cloned().collect();
    for name in &names {
        let mut less = whole.clone();
        less.as_object_mut().unwrap().remove(name);
        check(&less.to_string(), MAP);
        for field in whole[name]
            .as_object()
            .into_iter()
            .flat_map(|record| record.keys())
        {
            let mut less = whole.clone();
            less[name].as_object_mut().unwrap().remove(field);
            check(&less.to_string(), MAP);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn a_dump_with_any_texts(
        texts in prop::collection::vec(any::<String>(), 4),
        code in "(::|mlir|<|>|,|\\(|\\)|\\{|\\}|\"|'|R\"|//|/\\*|\\\\|-|0x|1u|llvm::cl::values|clEnumValN| |\n){0,12}",
        map in "(type|default|flags|op|pass|\"a\"|#null|1|name=\"B\"| |\n){0,12}",
    ) {
        let mut dump: Value = serde_json::from_str(DUMP).unwrap();
        let [summary, description, doc, name] = &texts[..] else { unreachable!() };
        dump["BakeBread"]["summary"] = json!(summary);
        dump["BakeBread"]["description"] = json!(description);
        dump["BakeBread"]["constructor"] = json!(code);
        dump["CleanUp2"]["baseClass"] = json!(code);
        dump["CleanUp2"]["more"] = json!(name);
        let names = dump["BakeBread"]["options"].as_array().unwrap().clone();
        for (option, field) in names.iter().zip(["type", "defaultValue", "additionalOptFlags", "description", "cppName"]) {
            let name = option["def"].as_str().unwrap();
            let text = if field == "description" { doc } else { &code };
            dump[name][field] = json!(text);
        }
        check(&dump.to_string(), &map);
        check(&code, &map);
    }

    #[test]
    fn a_dump_that_is_cut_short(at in 0..DUMP.len()) {
        check(DUMP.get(..at).unwrap_or(""), MAP);
    }
}

#[test]
fn deep_nesting_is_an_error() {
    for text in ["[".repeat(100_000), "{\"a\":".repeat(100_000)] {
        assert_eq!(load(&text, "").diagnostics[0].code, "PW0002");
    }
    let deep = format!("{}x{}", "(".repeat(100_000), ")".repeat(100_000));
    let mut dump: Value = serde_json::from_str(DUMP).unwrap();
    dump["BakeBread"]["constructor"] = json!(deep);
    check(&dump.to_string(), MAP);
}

/// A project with classes of its own, and a map file for it.
#[test]
fn everything_that_is_kept_is_printed() {
    let outcome = load(DUMP, "");
    let printed = print_kdl(&outcome.set.unwrap());
    let lines: Vec<&str> = printed
        .lines()
        .map(str::trim)
        .filter(|line| line.contains("cpp"))
        .collect();
    expect![[r#"
        op (cpp)"kitchen::KitchenOp"
        dialects "func" (cpp)"kitchen::KitchenDialect"
        option "oven" "string" default=(cpp)"kitchen::defaultOven()" cpp-type="kitchen::OvenRef" "Where to bake"
        op (cpp)"InterfacePass<mlir::kitchen::CleanableInterface>"
        cpp "def" "clean_up_10"
        cpp "constructor" "[] { return mlir::kitchen::createCleanUp(/*all=*/true); }()"
    "#]].assert_eq(&(lines.join("\n") + "\n"));
}

/// TableGen has no place for fields of the author and for kinds.
#[test]
fn facts_that_a_dump_lacks() {
    let kinds = [
        ("cleanup", &["clean.up", "no-such-pass"][..]),
        ("tidy", &["clean.up"]),
    ];
    let settings = Settings::default()
        .group("Group")
        .map(("map.kdl", MAP))
        .state("native", "::zoo::Native")
        .kinds(&kinds);
    let set = import("dump.json", DUMP, &settings).set;
    let set = set.unwrap();
    let passes = set.all_passes().map(|pass| {
        let added = print_kdl(&set);
        let (_, added) = added
            .split_once(&format!("pass \"{}\"", pass.name))
            .unwrap();
        let added = added
            .split("    pass ")
            .next()
            .unwrap()
            .lines()
            .map(str::trim);
        let added = added.filter(|line| line.starts_with("state") || line.starts_with("kind"));
        format!("{}: {}\n", pass.name, added.collect::<Vec<_>>().join("; "))
    });
    expect![[r#"
        BakeBread: state "native" "::zoo::Native"
        CleanUp2: state "native" "::zoo::Native"; kind "cleanup" "tidy"
        CleanUp10: state "native" "::zoo::Native"
    "#]]
    .assert_eq(&passes.collect::<String>());
}

/// The pass `BakeBread` of a changed dump.
fn baked(change: impl FnOnce(&mut Value)) -> String {
    let mut dump: Value = serde_json::from_str(DUMP).unwrap();
    change(&mut dump);
    let printed = print_kdl(&load(&dump.to_string(), "").set.unwrap());
    let (_, pass) = printed.split_once("pass \"BakeBread\"").unwrap();
    pass.split("    pass ").next().unwrap().to_owned()
}

/// A class is known by its full name, as MLIR's headers declare it; its last namespace says nothing.
#[test]
fn only_the_classes_of_mlir_are_known() {
    let classes = [
        ("::mlir::vector::VectorDialect", "\"vector\""),
        ("vector::VectorDialect", "\"vector\""),
        ("cf::ControlFlowDialect", "\"cf\""),
        (
            "zoo::vector::VectorDialect",
            "(cpp)\"zoo::vector::VectorDialect\"",
        ),
        (
            "mlir::triton::nvgpu::NVGPUDialect",
            "(cpp)\"triton::nvgpu::NVGPUDialect\"",
        ),
        ("VectorDialect", "(cpp)\"VectorDialect\""),
        ("::vector::VectorDialect", "(cpp)\"vector::VectorDialect\""),
    ];
    for (class, name) in classes {
        let pass = baked(|dump| dump["BakeBread"]["dependentDialects"] = json!([class]));
        let line = format!("dialects {name}\n");
        assert!(pass.contains(&line), "{class}: {pass}");
    }
    let bases = [
        (
            "::mlir::OperationPass<gpu::GPUModuleOp>",
            "op \"gpu.module\"\n",
        ),
        (
            "::mlir::OperationPass<zoo::ModuleOp>",
            "op (cpp)\"zoo::ModuleOp\"\n",
        ),
        (
            "::mlir::OperationPass<zoo::func::FuncOp>",
            "op (cpp)\"zoo::func::FuncOp\"\n",
        ),
        (
            "zoo::PassBase<ModuleOp>",
            "op (cpp)\"zoo::PassBase<ModuleOp>\"\n",
        ),
    ];
    for (class, line) in bases {
        let pass = baked(|dump| dump["BakeBread"]["baseClass"] = json!(class));
        assert!(pass.contains(line), "{class}: {pass}");
    }
}

/// The value of an enum that C++ makes without being told is not the first that is listed.
#[test]
fn the_default_of_an_enum_is_not_its_first_value() {
    let values = "llvm::cl::values(clEnumValN(zoo::Diet::HAY, \"hay\", \"\"), clEnumValN(zoo::Diet::FISH, \"fish\", \"\"))";
    let defaults = [
        ("", "default=(cpp)\"zoo::Diet()\""),
        ("zoo::Diet::NONE", "default=(cpp)\"zoo::Diet::NONE\""),
        ("(zoo::Diet::FISH)", "default=\"fish\""),
    ];
    for (written, read) in defaults {
        let pass = baked(|dump| {
            let options = dump["BakeBread"]["options"].as_array().unwrap();
            let name = options.last().unwrap()["def"].as_str().unwrap().to_owned();
            dump[&name]["type"] = json!("zoo::Diet");
            dump[&name]["defaultValue"] = json!(written);
            dump[&name]["additionalOptFlags"] = json!(values);
        });
        assert!(pass.contains(read), "{written}: {pass}");
    }
}

/// The flags of a list, or of an option without a default, hold its initial value.
#[test]
fn initial_values_among_the_flags() {
    let of_list = [
        (
            "llvm::cl::list_init<int64_t>({1, 2})",
            "\"i64\" default=\"1,2\"",
        ),
        (
            "::llvm::cl::list_init<int64_t>(llvm::SmallVector<int64_t, 4>({-1, 1 << 4})), llvm::cl::ZeroOrMore",
            "\"i64\" default=\"-1,16\"",
        ),
        (
            "llvm::cl::list_init<int64_t>(ArrayRef<int64_t>{})",
            "\"i64\"",
        ),
        (
            "llvm::cl::list_init<int64_t>({zoo::kLimit})",
            "\"i64\" default=(cpp)\"{zoo::kLimit}\"",
        ),
        (
            "llvm::cl::list_init<int64_t>(zoo::sizes()), llvm::cl::Hidden",
            "\"i64\" default=(cpp)\"zoo::sizes()\" cpp-flags=\"llvm::cl::Hidden\"",
        ),
        (
            "llvm::cl::init(5)",
            "\"i64\" cpp-flags=\"llvm::cl::init(5)\"",
        ),
    ];
    let of_option = [
        ("llvm::cl::init(5)", "\"i64\" default=5"),
        (
            "cl::init(zoo::kLimit)",
            "\"i64\" default=(cpp)\"zoo::kLimit\"",
        ),
    ];
    let kinds = [(&of_list[..], "ListOption"), (&of_option, "Option")];
    for (cases, class) in kinds {
        for (flags, read) in cases {
            let pass = baked(|dump| {
                let options = dump["BakeBread"]["options"].as_array().unwrap();
                let name = options.last().unwrap()["def"].as_str().unwrap().to_owned();
                dump[&name]["!superclasses"] = json!(["Option", class]);
                dump[&name]["type"] = json!("int64_t");
                dump[&name]["defaultValue"] = json!("");
                dump[&name]["additionalOptFlags"] = json!(flags);
            });
            assert!(pass.contains(&format!("{read} ")), "{flags}: {pass}");
        }
    }
}

/// Brackets around the values of a list may nest as deep as they like.
#[test]
fn deep_brackets_around_a_list() {
    let pass = baked(|dump| {
        let options = dump["BakeBread"]["options"].as_array().unwrap();
        let name = options.last().unwrap()["def"].as_str().unwrap().to_owned();
        let (open, close) = ("(".repeat(100_000), ")".repeat(100_000));
        dump[&name]["!superclasses"] = json!(["Option", "ListOption"]);
        dump[&name]["type"] = json!("int64_t");
        dump[&name]["defaultValue"] = json!("");
        let flags = format!("llvm::cl::list_init<int64_t>({open}{{1, 2}}{close})");
        dump[&name]["additionalOptFlags"] = json!(flags);
    });
    assert!(pass.contains("\"i64\" default=\"1,2\" "));
}

/// The parser of JSON may stop within a character.
#[test]
fn errors_of_json_are_between_characters() {
    let outcome = load("{\n \"a\": \"\\u00é\" }", "");
    let error = &outcome.diagnostics[0];
    assert_eq!(error.code, "PW0004");
    let drawn = render::terminal(&outcome.diagnostics, &outcome.sources, false);
    assert!(drawn.contains(":2:"), "{drawn}");
    assert!(!drawn.contains(":2:1:"), "{drawn}");
}

/// Some shells begin what they write with a byte order mark.
#[test]
fn a_byte_order_mark_is_no_part_of_the_json() {
    assert!(load(&format!("\u{feff}{DUMP}"), MAP).set.is_some());
    for (text, column) in [("\u{feff}{\"a\": }", 9), ("\u{feff}dump", 3)] {
        let outcome = load(text, "");
        let error = &outcome.diagnostics[0];
        assert_eq!((error.code, error.location.start), ("PW0004", column));
    }
}

/// A dump is named after its file, with a word before what is no name.
#[test]
fn groups_of_files() {
    for (file, group) in [
        ("017-circt.json", "Passes017Circt"),
        ("a/self.json", "PassesSelf"),
        (".json", "Passes"),
        ("zoo-passes.json", "ZooPasses"),
    ] {
        let outcome = import(file, DUMP, &Settings::default());
        let set = outcome.set.unwrap();
        let names: Vec<_> = set.groups().map(|group| &group.name).collect();
        assert_eq!(names, [group]);
    }
}

/// A line of a map file that a help shows has its C++ text whole, however long it is, as KDL.
#[test]
fn lines_in_helps_can_be_pasted() {
    let long = format!("zoo::{}", "very_long_name::".repeat(8));
    let flags = format!("{long}values(\"a\\\\b\")");
    let mut dump: Value = serde_json::from_str(DUMP).unwrap();
    dump["BakeBread"]["baseClass"] = json!(format!("OperationPass<{long}CageOp>"));
    dump["BakeBread"]["dependentDialects"] = json!([format!("{long}ZooDialect")]);
    let options = dump["BakeBread"]["options"].as_array().unwrap();
    let name = options.last().unwrap()["def"].as_str().unwrap().to_owned();
    dump[&name]["type"] = json!(format!("{long}Diet"));
    dump[&name]["defaultValue"] = json!(format!("{long}first(\n\"a\tb\")"));
    dump[&name]["additionalOptFlags"] = json!(flags);
    let dump = dump.to_string();
    let of_codes = |map: &str| {
        let found = load(&dump, map).diagnostics;
        let is_about_cpp =
            |code: &str| matches!(code, "PW1101" | "PW1102" | "PW1103" | "PW1104" | "PW1105");
        let helps = found.into_iter().filter(|found| is_about_cpp(found.code));
        helps.map(|found| found.help.unwrap()).collect::<Vec<_>>()
    };
    let helps = of_codes(MAP);
    let shown = helps.iter().flat_map(|help| help.split('`'));
    let words = ["type ", "default ", "flags ", "op ", "dialect "];
    let lines = shown
        .filter(|part| words.iter().any(|word| part.starts_with(word)) && part.contains(&long));
    let lines: Vec<&str> = lines.collect();
    assert_eq!(lines.len(), words.len(), "{helps:#?}");
    let pasted = lines.join("\n").replace("VALUE", "\"x\"");
    let pasted = pasted
        .replace("\"NAME\"", "\"zoo\"")
        .replace("\"TYPE\"", "\"string\"");
    let pasted = pasted.replace("llvm::cl::values(..)", "");
    assert_eq!(
        of_codes(&format!("{MAP}\n{pasted}\n")),
        Vec::<String>::new()
    );
}

/// No flag is left to be mapped once each line of the map that an import writes has its text.
#[test]
fn lines_of_flags_settle_them() {
    let all = [
        "zoo::A, zoo::B(1, 2)",
        "llvm::cl::init(4), zoo::B(1, 2), zoo::C",
        "zoo::D, llvm::cl::init(4), zoo::A",
        "llvm::cl::Required, zoo::E",
        "llvm::cl::values(clEnumValN(1, \"one\", \"\")), zoo::F",
        "zoo::open(",
    ];
    for flags in all {
        let mut dump: Value = serde_json::from_str(DUMP).unwrap();
        let options = dump["BakeBread"]["options"].as_array().unwrap();
        let name = options.last().unwrap()["def"].as_str().unwrap().to_owned();
        dump[&name]["type"] = json!("int64_t");
        dump[&name]["additionalOptFlags"] = json!(flags);
        let settings = Settings::default().group("Group").map(("map.kdl", MAP));
        let (_, missing) = import_with_map("dump.json", &dump.to_string(), &settings);
        let map = missing.added_to(MAP).replace(" uses=1", " \"\"");
        let found = load(&dump.to_string(), &map).diagnostics;
        let is_left = |code: &str| matches!(code, "PW1103" | "PW1109");
        let left: Vec<_> = found.iter().filter(|found| is_left(found.code)).collect();
        assert!(
            missing.map_file().contains("flags ") && left.is_empty(),
            "{map}{left:#?}"
        );
    }
}

/// Values may be listed in several flags, as LLVM adds those of each.
#[test]
fn values_of_several_flags_are_of_one_enum() {
    let flags = "llvm::cl::values(clEnumValN(zoo::Diet::HAY, \"hay\", \"\")), \
                 llvm::cl::values(clEnumValN(zoo::Diet::FISH, \"fish\", \"\"))";
    let pass = baked(|dump| {
        let options = dump["BakeBread"]["options"].as_array().unwrap();
        let name = options.last().unwrap()["def"].as_str().unwrap().to_owned();
        dump[&name]["type"] = json!("zoo::Diet");
        dump[&name]["defaultValue"] = json!("zoo::Diet::FISH");
        dump[&name]["additionalOptFlags"] = json!(flags);
    });
    assert!(pass.contains("\"Diet\" default=\"fish\""), "{pass}");
}
