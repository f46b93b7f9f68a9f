//! `import`: definitions of another tool as KDL.

use expect_test::{expect, expect_file};

use crate::tool::Folder;

/// A folder with a dump and a map file.
fn kitchen() -> Folder {
    let folder = Folder::new();
    for (from, to) in [("in.json", "kitchen.json"), ("in.map.kdl", "map.kdl")] {
        folder.put(to, pass_cases::named("tablegen").text(from));
    }
    folder
}

const IMPORT: [&str; 5] = ["import", "tablegen", "kitchen.json", "--group", "Kitchen"];

#[test]
fn a_dump_as_kdl() {
    let folder = kitchen();
    let printed = folder.good(&[&IMPORT[..], &["--map", "map.kdl"]].concat());
    expect_file![pass_cases::named("tablegen").path("in.kdl")].assert_eq(&printed);
    folder.good(&[&IMPORT[..], &["--map", "map.kdl", "-o", "kitchen.kdl"]].concat());
    assert_eq!(folder.read("kitchen.kdl"), printed);
    folder.good(&["check", "kitchen.kdl"]);
}

#[test]
fn what_is_kept_is_said() {
    let folder = kitchen();
    let run = folder.run(&[&IMPORT[..], &["-o", "kitchen.kdl"]].concat());
    assert_eq!((run.status, run.stdout.as_str()), (0, ""));
    let first: Vec<&str> = run
        .stderr
        .lines()
        .filter(|line| line.starts_with("warning"))
        .collect();
    expect![[r#"
        warning[PW1104]: no operation is known for the C++ class `kitchen::KitchenOp`
        warning[PW1105]: no dialect is known for the C++ class `kitchen::KitchenDialect`
        warning[PW1101]: no type is known for the C++ type `kitchen::OvenRef`
        warning[PW1102]: the value of the C++ default `kitchen::defaultOven()` is not known
        warning[PW1104]: no interface is known for the C++ class `InterfacePass<mlir::kitchen::CleanableInterface>`
        warning[PW1106]: pass `CleanUp10` is made by C++ that is more than a call without arguments"#]]
    .assert_eq(&first.join("\n"));
}

#[test]
fn nothing_is_written_if_there_is_an_error() {
    let folder = kitchen();
    folder.put("kitchen.json", "{");
    let run = folder.run(&[&IMPORT[..], &["-o", "kitchen.kdl"]].concat());
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    expect![[r#"
        error[PW0004]: EOF while parsing an object
         --> kitchen.json:1:1
          |
        1 | {
          | ^
          |
          = help: a dump is what `llvm-tblgen --dump-json` prints
    "#]]
    .assert_eq(&run.stderr);
    assert_eq!(folder.list(), ["kitchen.json", "map.kdl", "passes.kdl"]);
}

#[test]
fn the_output_is_none_of_the_inputs() {
    let folder = kitchen();
    let run = folder.run(&[&IMPORT[..], &["--map", "map.kdl", "-o", "map.kdl"]].concat());
    assert_eq!(run.status, 1);
    expect![[r#"
        error: `map.kdl` would overwrite the input `map.kdl`
    "#]]
    .assert_eq(&run.stderr);
}

#[test]
fn a_dump_is_an_input_like_any_other() {
    let folder = kitchen();
    folder.run(&[
        "docs",
        "--format",
        "mlir",
        "kitchen.json",
        "passes.kdl",
        "--out-dir",
        "out",
    ]);
    let names: Vec<String> = folder
        .list()
        .into_iter()
        .filter(|name| name.starts_with("out/"))
        .collect();
    assert_eq!(names, ["out/good.md", "out/kitchen.md", "out/other.md"]);
}

#[test]
fn the_name_of_an_imported_file_keeps_dots() {
    let folder = kitchen();
    folder.put("kitchen.v2.json", folder.read("kitchen.json"));
    let import = ["import", "tablegen", "kitchen.v2.json", "--map", "map.kdl"];
    folder.good(&[&import[..], &["--group", "Kitchen", "--out-dir", "out"]].concat());
    assert!(
        folder
            .list()
            .iter()
            .any(|name| name == "out/kitchen.v2.kdl")
    );
}

/// A folder with a dump of `zoo.td`, whose classes only its own project knows.
fn zoo() -> Folder {
    let folder = Folder::new();
    folder.put("zoo.json", include_str!("zoo.json"));
    folder
}

const ZOO: [&str; 5] = ["import", "tablegen", "zoo.json", "--group", "Zoo"];

/// The first line of each diagnostic.
fn headlines(stderr: &str) -> String {
    let is_headline = |line: &&str| line.starts_with("error") || line.starts_with("warning");
    let lines: Vec<&str> = stderr.lines().filter(is_headline).collect();
    lines.join("\n") + "\n"
}

#[test]
fn nothing_is_made_up() {
    let folder = zoo();
    folder.run(&[&ZOO[..], &["-o", "zoo.kdl"]].concat());
    expect![[r#"
        // Imported from zoo.json by `passwright import tablegen`; digest b7b18328b8e1abce
        group "Zoo" {
            enum "Diet" {
                value "OnlyHay" "only-hay" "Hay"
                value "FISH" "fish" "Fish"
            }

            pass "FeedAll" "feed-all" {
                op (cpp)"zoo::CageOp"
                summary "Feed the animals"
                dialects (cpp)"zoo::ZooDialect" (cpp)"triton::nvgpu::NVGPUDialect" (cpp)"zoo::vector::VectorDialect"
                option "max_rewrites" "u64" default=18446744073709551615 "Most rewrites"
                option "num_dsps" "u32" default=1048576 "Signal processors"
                option "portions" "u32" default=(cpp)"kPortions" "Portions of each animal"
                option "diet" "Diet" default=(cpp)"zoo::Diet::NONE" "What is fed"
                option "log" "string" default="" "Where to log"
            }

            pass "CleanAll" "clean-all" {
                op (cpp)"zoo::CageOp"
                summary "Clean the cages"
                dialects (cpp)"zoo::ZooDialect"
                option "dry_run" "bool" default=#true "Print, and change nothing"
            }

            pass "CloseAll" "close-all" {
                op (cpp)"zoo::NightPass"
                summary "Close the gates"
            }

            pass "OpenAll" "open-all" {
                op (cpp)"zoo::GatePass"
                summary "Open the gates"
            }

            pass "CleanAgain" (verbatim)"clean-all" {
                summary "Clean the cages again"
                option "dry_run" "bool" default=#true "Print, and change nothing"
            }
        }
    "#]].assert_eq(&folder.read("zoo.kdl"));
    let checked = folder.run(&["check", "zoo.kdl"]);
    assert_eq!(checked.status, 0);
    let made = folder.run(&["gen", "zoo.kdl", "-o", "zoo.rs"]);
    assert_eq!(made.status, 1);
    expect![[r#"
        error[PW1104]: no operation is known for the C++ class `zoo::CageOp`
        error[PW1105]: no dialect is known for the C++ class `zoo::ZooDialect`
        error[PW1105]: no dialect is known for the C++ class `triton::nvgpu::NVGPUDialect`
        error[PW1105]: no dialect is known for the C++ class `zoo::vector::VectorDialect`
        error[PW1102]: the value of the C++ default `kPortions` is not known
        error[PW1102]: the value of the C++ default `zoo::Diet::NONE` is not known
        error[PW1104]: no operation is known for the C++ class `zoo::NightPass`
        error[PW1104]: no operation is known for the C++ class `zoo::GatePass`
        error[PW1110]: argument `clean-all` is kept twice
    "#]]
    .assert_eq(&headlines(&made.stderr));
    assert!(!folder.list().contains(&"zoo.rs".to_owned()));
    let page = folder.run(&["docs", "zoo.kdl"]);
    let unknown: Vec<&str> = page
        .stdout
        .lines()
        .filter(|line| {
            line.contains("not known")
                || line.contains("no operation")
                || line.contains("no dialect")
        })
        .collect();
    expect![[r#"
        | Runs on | the C++ class `zoo::CageOp`, for which no operation is known here: it cannot be scheduled |
        | May create from | the C++ class `zoo::ZooDialect`, for which no dialect is known here, the C++ class `triton::nvgpu::NVGPUDialect`, for which no dialect is known here, the C++ class `zoo::vector::VectorDialect`, for which no dialect is known here |
        | `portions` | `u32` | must be given: the C++ default `kPortions` is not known here |  | Portions of each animal |
        | `diet` | [`Diet`](#enum-diet) | must be given: the C++ default `zoo::Diet::NONE` is not known here | `only-hay`, `fish` | What is fed |
        | Runs on | the C++ class `zoo::CageOp`, for which no operation is known here: it cannot be scheduled |
        | May create from | the C++ class `zoo::ZooDialect`, for which no dialect is known here |
        | Runs on | the C++ class `zoo::NightPass`, for which no operation is known here: it cannot be scheduled |
        | Runs on | the C++ class `zoo::GatePass`, for which no operation is known here: it cannot be scheduled |"#]].assert_eq(&unknown.join("\n"));
}

#[test]
fn a_map_is_written_filled_in_and_read() {
    let folder = zoo();
    folder.run(&[&ZOO[..], &["--write-map", "zoo.map.kdl", "-o", "zoo.kdl"]].concat());
    let map = folder.read("zoo.map.kdl");
    expect![[r#"
        // Map for zoo.json by `passwright import tablegen`; digest 414fdcf4e270ef1a
        // Add to each line what stands for the C++, and give this file to `import tablegen --map`.

        // What passes run on: the name of an operation such as func.func, any, or (interface)Name. Of an InterfacePass: (interface)Name.
        op "zoo::CageOp" uses=2
        op "zoo::NightPass" uses=1
        op "zoo::GatePass" uses=1

        // The name of a dialect in the IR, such as arith.
        dialect "zoo::ZooDialect" uses=2
        dialect "triton::nvgpu::NVGPUDialect" uses=1
        dialect "zoo::vector::VectorDialect" uses=1

        // The default of options of this type; #null if there may be no value.
        default "kPortions" uses=1 of="u32"
        default "zoo::Diet::NONE" uses=1 of="Diet"
    "#]]
    .assert_eq(&map);
    let unchanged = folder.run(&[&ZOO[..], &["--map", "zoo.map.kdl"]].concat());
    assert_eq!(
        unchanged.status, 0,
        "a line without its last word says nothing"
    );
    let word = |line: &str| match line.split_whitespace().nth(1) {
        Some("\"zoo::CageOp\"") => " zoo.cage",
        Some("\"zoo::NightPass\"") => " any",
        Some("\"zoo::GatePass\"") => " (interface)GateInterface",
        Some("\"zoo::ZooDialect\"") => " zoo",
        Some("\"triton::nvgpu::NVGPUDialect\"") => " nvg",
        Some("\"zoo::vector::VectorDialect\"") => " zoo_vector",
        Some("\"kPortions\"") => " 3",
        Some("\"zoo::Diet::NONE\"") => " only-hay",
        _ => "",
    };
    let filled: Vec<String> = map
        .lines()
        .map(|line| format!("{line}{}", word(line)))
        .collect();
    let filled = filled.join("\n") + "\npass \"CleanAgain\" argument=\"clean-again\"\n";
    folder.put("zoo.map.kdl", &filled);
    let run = folder.run(&[&ZOO[..], &["--map", "zoo.map.kdl", "-o", "zoo.kdl"]].concat());
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    expect![[r#"
        // Imported from zoo.json by `passwright import tablegen`; digest 43c2572647a3cb22
        group "Zoo" {
            enum "Diet" {
                value "OnlyHay" "only-hay" "Hay"
                value "FISH" "fish" "Fish"
            }

            pass "FeedAll" "feed-all" {
                op "zoo.cage"
                summary "Feed the animals"
                dialects "zoo" "nvg" "zoo_vector"
                option "max_rewrites" "u64" default=18446744073709551615 "Most rewrites"
                option "num_dsps" "u32" default=1048576 "Signal processors"
                option "portions" "u32" default=3 "Portions of each animal"
                option "diet" "Diet" default="only-hay" "What is fed"
                option "log" "string" default="" "Where to log"
            }

            pass "CleanAll" "clean-all" {
                op "zoo.cage"
                summary "Clean the cages"
                dialects "zoo"
                option "dry_run" "bool" default=#true "Print, and change nothing"
            }

            pass "CloseAll" "close-all" {
                summary "Close the gates"
            }

            pass "OpenAll" "open-all" {
                interface "GateInterface"
                summary "Open the gates"
            }

            pass "CleanAgain" "clean-again" {
                summary "Clean the cages again"
                option "dry_run" "bool" default=#true "Print, and change nothing"
            }
        }
    "#]]
    .assert_eq(&folder.read("zoo.kdl"));
    folder.good(&["gen", "zoo.kdl", "-o", "zoo.rs"]);
    let again = folder.run(&[&ZOO[..], &["--write-map", "zoo.map.kdl"]].concat());
    assert_eq!(again.status, 1);
    assert_eq!(
        folder.read("zoo.map.kdl"),
        filled,
        "what was filled in stays"
    );
}

#[test]
fn an_edited_import_is_not_overwritten() {
    let folder = zoo();
    let import = [&ZOO[..], &["-o", "zoo.kdl"]].concat();
    folder.run(&import);
    let written = folder.read("zoo.kdl");
    assert_eq!(
        folder.run(&import).status,
        0,
        "what an import wrote, it may write again"
    );
    let edited = written.replace("Feed the animals", "Feed all animals");
    folder.put("zoo.kdl", &edited);
    let run = folder.run(&import);
    assert_eq!(run.status, 1);
    let last: Vec<&str> = run.stderr.lines().rev().take(2).collect();
    expect![[r#"
          = help: `--force` overwrites it
        error: `zoo.kdl` is no import, or was changed since"#]]
    .assert_eq(&last.join("\n"));
    assert_eq!(folder.read("zoo.kdl"), edited);
    assert_eq!(folder.run(&[&import[..], &["--force"]].concat()).status, 0);
    assert_eq!(folder.read("zoo.kdl"), written);
}

#[test]
fn places_without_a_text_have_no_bytes() {
    let folder = zoo();
    let run = folder.run(&[&ZOO[..], &["--message-format", "json"]].concat());
    let first = run.stderr.lines().next().unwrap_or_default();
    assert!(
        first.contains(r#""byte_start":null,"byte_end":null,"line_start":8"#),
        "{first}"
    );
    let run = folder.run(&[&ZOO[..], &["--message-format", "sarif"]].concat());
    assert!(!run.stderr.contains("byteOffset"));
}

/// Types of options and interfaces of a project are unknown until the map names them.
#[test]
fn a_filled_in_map_settles_types_and_interfaces() {
    let folder = Folder::new();
    folder.put("dump.json", pass_cases::named("tablegen").text("in.json"));
    let import = [
        "import",
        "tablegen",
        "dump.json",
        "--group",
        "Kitchen",
        "--force",
        "-o",
        "kitchen.kdl",
    ];
    folder.run(&[&import[..], &["--write-map", "map.kdl"]].concat());
    assert_eq!(folder.run(&["check", "kitchen.kdl"]).status, 0);
    let refused = folder.run(&["gen", "kitchen.kdl"]);
    assert_eq!((refused.stdout.as_str(), refused.status), ("", 1));
    let errors = refused.stderr.lines();
    let errors: Vec<&str> = errors.filter(|error| error.starts_with("error")).collect();
    expect![[r#"
        error[PW1104]: no operation is known for the C++ class `kitchen::KitchenOp`
        error[PW1105]: no dialect is known for the C++ class `kitchen::KitchenDialect`
        error[PW1102]: the value of the C++ default `kitchen::defaultOven()` is not known
        error[PW1101]: no type is known for the C++ type `kitchen::OvenRef`
        error[PW1104]: no interface is known for the C++ class `InterfacePass<mlir::kitchen::CleanableInterface>`"#]].assert_eq(&errors.join("\n"));
    let map = folder.read("map.kdl");
    let words = [
        ("\"kitchen::KitchenOp\"", "kitchen.kitchen"),
        ("\"InterfacePass<", "(interface)CleanableInterface"),
        ("\"kitchen::OvenRef\"", "\"crate::Oven\""),
        ("\"kitchen::KitchenDialect\"", "kitchen"),
        ("\"kitchen::defaultOven()\"", "left"),
    ];
    let lines = map.lines().map(|line| {
        let mut words = words.iter();
        let word = words.find(|(start, _)| !line.starts_with('/') && line.contains(start));
        format!("{line} {}", word.map_or("", |(_, word)| word))
    });
    folder.put("map.kdl", lines.collect::<Vec<_>>().join("\n"));
    folder.run(&[&import[..], &["--map", "map.kdl"]].concat());
    let generated = folder.good(&["gen", "kitchen.kdl"]);
    assert!(generated.contains("::Oven"), "{generated}");
}

/// Two dumps share a class, which each spells in its own namespace, and a map with comments.
#[test]
fn a_project_is_imported_with_one_map_which_keeps_what_it_has() {
    let folder = Folder::new();
    for (file, class) in [("animals", "park::zoo::CageOp"), ("plants", "zoo::CageOp")] {
        let dump = format!(
            r#"{{ "!instanceof": {{ "PassBase": ["Feed"] }},
                "Feed": {{
                    "!name": "Feed", "!superclasses": ["PassBase", "Pass"], "!locs": ["Passes.td:7"],
                    "argument": "feed-{file}", "baseClass": "::mlir::OperationPass<{class}>", "summary": "Feeds",
                    "description": "", "constructor": "", "dependentDialects": ["zoo::{file}"], "options": [], "statistics": []
                }} }}"#
        );
        folder.put(&format!("{file}.json"), dump);
    }
    let before = "// ours\nnamespace \"park\"\ndialect \"zoo::plants\" \"plants\" // known";
    folder.put("map.kdl", before);
    let update = [
        "import",
        "tablegen",
        "animals.json",
        "plants.json",
        "--map",
        "map.kdl",
        "--update-map",
    ];
    let run = folder.run(&update);
    assert_eq!((run.status, run.stdout.as_str()), (0, ""));
    let map = folder.read("map.kdl");
    expect![[r#"
        // ours
        namespace "park"
        dialect "zoo::plants" "plants" // known

        // What passes run on: the name of an operation such as func.func, any, or (interface)Name. Of an InterfacePass: (interface)Name.
        op "park::zoo::CageOp" uses=2

        // The name of a dialect in the IR, such as arith.
        dialect "zoo::animals" uses=1
    "#]].assert_eq(&map);
    // An entry that exists is not added again, and one line settles both spellings.
    folder.run(&update);
    assert_eq!(folder.read("map.kdl"), map);
    let settled = map
        .replace("CageOp\" uses=2", "CageOp\" \"zoo.cage\"")
        .replace("animals\" uses=1", "animals\" \"zoo\"");
    folder.put("map.kdl", settled.clone());
    folder.good(&[&update[..], &["--out-dir", "out"]].concat());
    assert_eq!(folder.read("map.kdl"), settled);
    for (file, group) in [("animals", "Animals"), ("plants", "Plants")] {
        let text = folder.read(&format!("out/{file}.kdl"));
        assert!(
            text.contains(&format!("group \"{group}\"")) && text.contains("op \"zoo.cage\""),
            "{text}"
        );
    }
}

#[test]
fn nothing_is_written_of_a_project_with_an_error() {
    let folder = kitchen();
    folder.put("broken.json", "{");
    let map = folder.read("map.kdl");
    let import = ["import", "tablegen", "kitchen.json", "broken.json"];
    let args = ["--map", "map.kdl", "--update-map", "--out-dir", "out"];
    let run = folder.run(&[&import[..], &args].concat());
    assert_eq!(run.status, 1);
    assert_eq!(folder.read("map.kdl"), map);
    assert_eq!(
        folder.list(),
        ["broken.json", "kitchen.json", "map.kdl", "passes.kdl"]
    );
    folder.bad(
        &import,
        expect![[r#"
        error: several dumps have no place to be written to
          = help: `--out-dir` writes a file for each
    "#]],
    );
    folder.bad(
        &[&import[..], &["--group", "A", "--out-dir", "out"]].concat(),
        expect![[r#"
            error: `--group` names one group, and each dump has one
              = help: each is named after its file without it
        "#]],
    );
}

#[test]
fn the_name_of_a_group_is_part_of_the_command_line() {
    let folder = kitchen();
    let import = ["import", "tablegen", "kitchen.json", "--group"];
    folder.misused(&[&import[..], &["my kitchen"]].concat(), expect![[r#"
        error: invalid value 'my kitchen' for '--group <NAME>': a group has a Rust name in UpperCamel: write `MyKitchen`

        For more information, try '--help'.
    "#]]);
    folder.misused(&[&import[..], &["7"]].concat(), expect![[r#"
        error: invalid value '7' for '--group <NAME>': a group has a Rust name in UpperCamel, such as `Example`

        For more information, try '--help'.
    "#]]);
}

#[test]
fn contradictions_of_a_map_without_cpp_text() {
    let folder = kitchen();
    let map = "doc \"\"\ndoc \"Kitchen\"\nflags \"\" \"\"\ndefault \"\" 1\ndefault \"\" 2\n";
    folder.put("map.kdl", map);
    folder.bad(
        &[&IMPORT[..], &["--map", "map.kdl"]].concat(),
        expect![[r#"
            error[PW0106]: the map states two things of `doc`
             --> map.kdl:2:5
              |
            1 | doc ""
              |     -- first here
            2 | doc "Kitchen"
              |     ^^^^^^^^^ again here

            error[PW0008]: an option without flags has no C++ text to replace
             --> map.kdl:3:7
              |
            3 | flags "" ""
              |       ^^

            warning[PW1109]: nothing in the dump has the `default ""`
             --> map.kdl:4:9
              |
            4 | default "" 1
              |         ^^

            warning[PW1109]: nothing in the dump has the `default ""`
             --> map.kdl:5:9
              |
            5 | default "" 2
              |         ^^

            error[PW0106]: the map states two things of `default ""`
             --> map.kdl:5:12
              |
            4 | default "" 1
              |            - first here
            5 | default "" 2
              |            ^ again here

            warning[PW1106]: pass `CleanUp10` is made by C++ that is more than a call without arguments
            --> in.td:59:1
             = note: it is kept as `cpp "constructor"`, and the pass is made with its defaults
             = help: if a Rust function stands for it, give its path with `constructor` in the map file
        "#]],
    );
}
