//! Analyses for editors: names with their meanings, the same diagnostics as everywhere.

use std::fmt::Write as _;
use std::path::Path;

use expect_test::{Expect, expect};
use passdefs::Analysis;
use passdefs::references::{Reference, Target};

fn analyse(text: &str) -> Analysis {
    passdefs::analyse([("passes.kdl", text)], &mut |_, path| match path {
        "shared.kdl" => Ok(("shared.kdl".to_owned(), SHARED.to_owned())),
        _ => Err("there is none".to_owned()),
    })
}

const SHARED: &str = r#"group "Shared" {
    enum "Effort" { value "Low"; value "High" "most"; }
    options "limits" { option "effort" "Effort" default="low"; }
}
"#;

fn described(analysis: &Analysis, one: &Reference) -> String {
    let set = &analysis.set;
    let meaning = match &one.target {
        Target::Group(id) => format!("group {}", set[*id].name),
        Target::Pass(id) => format!("pass {}", set[*id].name),
        Target::Pipeline(id) => format!("pipeline {}", set[*id].name),
        Target::External(name) => format!("external {name}"),
        Target::Option(id) => format!("option {}", set[*id].field),
        Target::OptionSet(id) => format!("set {}", set[*id].name),
        Target::Legality(id) => format!("legality {}", set[*id].name),
        Target::Enum(id) => format!("enum {}", set[*id].name),
        Target::EnumValue(id) => format!("value {}", set[*id].name),
        Target::Kind(name) => format!("kind {name}"),
    };
    let sort = if one.is_declaration {
        "declares"
    } else {
        "uses"
    };
    format!("{sort} {meaning}, {:?}", one.form)
}

fn check(text: &str, expected: Expect) {
    let analysis = analyse(text);
    let mut references: Vec<&Reference> = analysis.references.iter().collect();
    references.sort_by_key(|reference| (reference.span, reference.is_declaration));
    let mut out = String::new();
    for reference in references {
        let sources = &analysis.outcome.sources;
        let source = &sources.get(reference.span.file).unwrap().text;
        let written = &source[reference.span.start as usize..reference.span.end as usize];
        let place = sources.location(reference.span);
        let _ = writeln!(
            out,
            "{place} {written}: {}",
            described(&analysis, reference)
        );
    }
    expected.assert_eq(&out);
}

#[test]
fn every_name_has_its_meaning() {
    check(
        r#"include "shared.kdl"
group "Zoo" {
    external "cse"
    pass "Feed" "feed" {
        summary "Feeds"
        option "most_rounds" "u8" default=3
        option "name" "string" name="who"
        use-options "limits"
        kind "care"
        before "clean" "cse"
        before kind="care"
        example options="who=leo,effort=most" { before ""; after ""; }
    }
    pass "Clean" "clean" { summary "Cleans"; deprecated use="feed"; }
    pipeline "Day" "day" {
        summary "A day"
        option "rounds" "u8"
        option "effort" "Effort" default="most"
        body {
            run "feed" most-rounds="$rounds" effort="low"
            when "effort" is="low" { run cse; }
        }
    }
    pipeline "Night" "night" { summary "A night"; text "feed{who=leo most-rounds=4},day{effort=most}"; }
}
"#,
        expect![[r#"
            passes.kdl:2:8 Zoo: declares group Zoo, Rust
            passes.kdl:3:15 cse: declares external cse, Pipeline
            passes.kdl:4:11 Feed: declares pass Feed, Rust
            passes.kdl:4:18 feed: declares pass Feed, Pipeline
            passes.kdl:6:17 most_rounds: declares option most_rounds, Rust
            passes.kdl:7:17 name: declares option name, Rust
            passes.kdl:7:38 who: declares option name, Pipeline
            passes.kdl:8:22 limits: uses set limits, Pipeline
            passes.kdl:9:15 care: declares kind care, Pipeline
            passes.kdl:10:17 clean: uses pass Clean, Pipeline
            passes.kdl:10:25 cse: uses external cse, Pipeline
            passes.kdl:11:22 care: uses kind care, Pipeline
            passes.kdl:12:26 who: uses option name, Pipeline
            passes.kdl:14:11 Clean: declares pass Clean, Rust
            passes.kdl:14:19 clean: declares pass Clean, Pipeline
            passes.kdl:14:62 feed: uses pass Feed, Pipeline
            passes.kdl:15:15 Day: declares pipeline Day, Rust
            passes.kdl:15:21 day: declares pipeline Day, Pipeline
            passes.kdl:17:17 rounds: declares option rounds, Rust
            passes.kdl:18:17 effort: declares option effort, Rust
            passes.kdl:18:26 Effort: uses enum Effort, Rust
            passes.kdl:18:43 most: uses value High, Pipeline
            passes.kdl:20:18 feed: uses pass Feed, Pipeline
            passes.kdl:20:24 most-rounds: uses option most_rounds, Pipeline
            passes.kdl:20:38 rounds: uses option rounds, Rust
            passes.kdl:20:46 effort: uses option effort, Pipeline
            passes.kdl:20:54 low: uses value Low, Pipeline
            passes.kdl:21:19 effort: uses option effort, Rust
            passes.kdl:21:31 low: uses value Low, Pipeline
            passes.kdl:21:42 cse: uses external cse, Pipeline
            passes.kdl:24:15 Night: declares pipeline Night, Rust
            passes.kdl:24:23 night: declares pipeline Night, Pipeline
            passes.kdl:24:57 feed: uses pass Feed, Pipeline
            passes.kdl:24:62 who: uses option name, Pipeline
            passes.kdl:24:70 most-rounds: uses option most_rounds, Pipeline
            passes.kdl:24:85 day: uses pipeline Day, Pipeline
            passes.kdl:24:89 effort: uses option effort, Pipeline
            passes.kdl:24:96 most: uses value High, Pipeline
            shared.kdl:2:11 Effort: declares enum Effort, Rust
            shared.kdl:2:28 Low: declares value Low, Rust
            shared.kdl:2:41 High: declares value High, Rust
            shared.kdl:2:48 most: declares value High, Pipeline
            shared.kdl:3:14 limits: declares set limits, Pipeline
            shared.kdl:3:32 effort: declares option effort, Rust
            shared.kdl:3:41 Effort: uses enum Effort, Rust
            shared.kdl:3:58 low: uses value Low, Pipeline
        "#]],
    );
}

#[test]
fn half_written_texts_keep_their_meanings() {
    check(
        "group \"Zoo\" {\n    pass \"Feed\" \"feed\" {\n        option \"rounds\" \"u8\" default=\n        summary \"Feeds\n    }\n    pipeline \
         \"Day\" \"day\" {\n        body {\n            run \"feed\" rounds=3\n            run \"feed\" { rou",
        expect![[r#"
            passes.kdl:1:8 Zoo: declares group Zoo, Rust
            passes.kdl:2:11 Feed: declares pass Feed, Rust
            passes.kdl:2:18 feed: declares pass Feed, Pipeline
            passes.kdl:3:17 rounds: declares option rounds, Rust
            passes.kdl:6:15 Day: declares pipeline Day, Rust
            passes.kdl:6:21 day: declares pipeline Day, Pipeline
            passes.kdl:8:18 feed: uses pass Feed, Pipeline
            passes.kdl:8:24 rounds: uses option rounds, Pipeline
            passes.kdl:9:18 feed: uses pass Feed, Pipeline
        "#]],
    );
}

/// The diagnostics and the set are those of a load, for every text.
#[test]
#[expect(clippy::disallowed_methods, reason = "a test reads its fixtures")]
fn analyses_are_loads() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/diagnostics");
    let mut texts: Vec<String> = pass_cases::all().iter().map(|case| case.kdl()).collect();
    for file in std::fs::read_dir(&folder).unwrap() {
        let path = file.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "kdl") {
            texts.push(std::fs::read_to_string(path).unwrap());
        }
    }
    assert!(texts.len() > 100, "{}", texts.len());
    let mut read = |including: &str, path: &str| {
        let name = passdefs::names::beside(including, path);
        let text = std::fs::read_to_string(folder.join(&name));
        text.map(|text| (name, text))
            .map_err(|_| "there is none".to_owned())
    };
    for text in texts {
        // The whole text, and what is left of it when it is cut.
        for part in [1, 2, 3].map(|part| text.floor_char_boundary(text.len() / part)) {
            let text = &text[..part];
            let loaded = passdefs::load_with([("a.kdl", text)], &mut read);
            let analysis = passdefs::analyse([("a.kdl", text)], &mut read);
            assert_eq!(analysis.outcome.diagnostics, loaded.diagnostics, "{text}");
            assert_eq!(analysis.outcome.set.is_some(), loaded.set.is_some());
            assert_eq!(analysis.outcome.included, loaded.included);
        }
    }
}
