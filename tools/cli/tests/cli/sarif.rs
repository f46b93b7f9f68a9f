//! Reports in SARIF 2.1.0.

use expect_test::expect;
use serde::Deserialize;
use serde_json::Value;

use crate::tool::Folder;

#[test]
#[expect(clippy::too_many_lines, reason = "expected texts are long")]
fn a_log_in_sarif() {
    let folder = Folder::new();
    folder.put(
        "a b.kdl",
        "group \"A\" {\n    pass \"B\" \"b\" { summary \"ä\"; sumary \"t\"; }\n}\n",
    );
    folder.put(
        "c.kdl",
        "group \"C\" {\n    pass \"D\" \"d\" { summary \"s\"; op \"a.b\" \"a.b\"; }\n}\n",
    );
    let run = folder.run(&[
        "check",
        "--message-format",
        "sarif",
        "a b.kdl",
        "missing.kdl",
    ]);
    let log = sarif(&run.stderr);
    assert_eq!(run.status, 1);
    expect![[r#"
        [
          {
            "executionSuccessful": false,
            "toolExecutionNotifications": [
              {
                "level": "error",
                "message": {
                  "text": "cannot read `missing.kdl`: no such file or directory\nhelp: there is `a b.kdl`, `c.kdl`, `passes.kdl`"
                }
              }
            ]
          }
        ]"#]]
    .assert_eq(&pretty(&log["runs"][0]["invocations"]));
    let run = folder.run(&["check", "--message-format", "sarif", "a b.kdl"]);
    let log = sarif(&run.stderr);
    expect![[r#"
        [
          {
            "ruleId": "PW0101",
            "level": "error",
            "message": {
              "text": "unknown node `sumary` in a pass\nnote: known nodes: `after`, `author`, `before`, `conflicts-with`, `constructor`, `cpp`, `creates`, `deprecated`, `description`, `dialects`, `example`, `followed-by`, `idempotent`, `ignores`, `interface`, `kind`, `list`, `op`, `option`, `postcondition`, `precondition`, `reads`, `required`, `requires`, `state`, `statistic`, `summary`, `use-options`\nhelp: did you mean `summary`?"
            },
            "locations": [
              {
                "physicalLocation": {
                  "artifactLocation": {
                    "uri": "a%20b.kdl"
                  },
                  "region": {
                    "startLine": 2,
                    "startColumn": 33,
                    "endLine": 2,
                    "endColumn": 39,
                    "byteOffset": 45,
                    "byteLength": 6
                  }
                }
              }
            ],
            "ruleIndex": 8
          }
        ]"#]].assert_eq(&pretty(&log["runs"][0]["results"]));
    let run = folder.run(&["check", "--message-format", "sarif", "c.kdl"]);
    let results = sarif(&run.stderr)["runs"][0]["results"].clone();
    expect![[r#"
        [
          {
            "physicalLocation": {
              "artifactLocation": {
                "uri": "c.kdl"
              },
              "region": {
                "startLine": 2,
                "startColumn": 36,
                "endLine": 2,
                "endColumn": 41,
                "byteOffset": 47,
                "byteLength": 5
              }
            },
            "message": {
              "text": "first here"
            },
            "id": 1
          }
        ]"#]]
    .assert_eq(&pretty(&results[0]["relatedLocations"]));
    let index = results[0]["ruleIndex"].as_u64().unwrap() as usize;
    let rules = sarif(&run.stderr)["runs"][0]["tool"]["driver"]["rules"].clone();
    expect![[r#"
        {
          "id": "PW0320",
          "shortDescription": {
            "text": "mentioned twice"
          },
          "fullDescription": {
            "text": "An operation, a dialect, an option set or a kind is named twice in the same list. Often one of the two names should be another."
          },
          "help": {
            "text": "An operation, a dialect, an option set or a kind is named twice in the same list. Often one of the two names should be another."
          },
          "defaultConfiguration": {
            "level": "error"
          }
        }"#]].assert_eq(&pretty(&rules[index]));
    let run = folder.run(&["check", "--message-format", "sarif", "passes.kdl"]);
    assert_eq!(run.status, 0);
    assert_eq!(
        sarif(&run.stderr)["runs"][0]["results"],
        serde_json::json!([])
    );
}

fn pretty(value: &serde_json::Value) -> String {
    serde_json::to_string_pretty(value).unwrap()
}

/// The log, which has the properties that the schema of SARIF 2.1.0 has and requires, and indices that hold.
fn sarif(text: &str) -> Value {
    let log: Log = serde_json::from_str(text).unwrap();
    assert_eq!(
        (log.schema.as_str(), log.version.as_str()),
        (SCHEMA, "2.1.0")
    );
    assert_eq!(log.runs.len(), 1);
    let run = &log.runs[0];
    for invocation in &run.invocations {
        let notifications = &invocation.tool_execution_notifications;
        assert_eq!(invocation.execution_successful, notifications.is_empty());
        assert!(
            notifications
                .iter()
                .all(|notification| !notification.message.text.is_empty())
        );
        assert!(
            notifications
                .iter()
                .all(|notification| notification.level == Level::Error)
        );
    }
    let driver = &run.tool.driver;
    assert_eq!(driver.name, "passwright");
    assert_eq!(driver.version, driver.semantic_version);
    for rule in &driver.rules {
        let texts = [&rule.short_description, &rule.full_description, &rule.help];
        assert!(
            texts.iter().all(|text| !text.text.is_empty()),
            "{}",
            rule.id
        );
        let is_warning = rule.default_configuration.level == Level::Warning;
        assert_eq!(is_warning, rule.id.starts_with("PW1"));
    }
    for result in &run.results {
        assert_eq!(driver.rules[result.rule_index].id, result.rule_id);
        assert_eq!(
            driver.rules[result.rule_index].default_configuration.level,
            result.level
        );
        assert!(!result.message.text.is_empty());
        let places = result.locations.iter().chain(&result.related_locations);
        places.for_each(check_place);
        let ids = result.related_locations.iter().map(|location| location.id);
        assert!(ids.eq((1..=result.related_locations.len()).map(Some)));
    }
    serde_json::from_str(text).unwrap()
}

fn check_place(place: &Location) {
    let Region {
        start_line,
        start_column,
        end_line,
        end_column,
        ..
    } = place.physical_location.region;
    assert!(start_line >= 1 && start_column >= 1);
    assert!((start_line, start_column) <= (end_line, end_column));
    assert!(
        !place
            .physical_location
            .artifact_location
            .uri
            .contains([' ', '\\'])
    );
    assert!(
        place
            .message
            .as_ref()
            .is_none_or(|message| !message.text.is_empty())
    );
}

const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// The part of `sarifLog` that is written.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Log {
    #[serde(rename = "$schema")]
    schema: String,
    version: String,
    runs: Vec<Run>,
}

/// `run`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Run {
    tool: Tool,
    invocations: Vec<Invocation>,
    #[serde(rename = "columnKind")]
    _column_kind: ColumnKind,
    results: Vec<Outcome>,
}

/// `tool`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Tool {
    driver: Driver,
}

/// `toolComponent`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Driver {
    name: String,
    version: String,
    semantic_version: String,
    rules: Vec<Rule>,
}

/// `reportingDescriptor`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Rule {
    id: String,
    short_description: Message,
    full_description: Message,
    help: Message,
    default_configuration: Configuration,
}

/// `reportingConfiguration`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Configuration {
    level: Level,
}

/// `invocation`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Invocation {
    execution_successful: bool,
    tool_execution_notifications: Vec<Notification>,
}

/// `notification`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Notification {
    level: Level,
    message: Message,
}

/// `result`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Outcome {
    rule_id: String,
    rule_index: usize,
    level: Level,
    message: Message,
    locations: Vec<Location>,
    #[serde(default)]
    related_locations: Vec<Location>,
}

/// `location`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Location {
    physical_location: PhysicalLocation,
    message: Option<Message>,
    id: Option<usize>,
}

/// `physicalLocation`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct PhysicalLocation {
    artifact_location: ArtifactLocation,
    region: Region,
}

/// `artifactLocation`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct ArtifactLocation {
    uri: String,
}

/// `region`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Region {
    start_line: u32,
    start_column: u32,
    end_line: u32,
    end_column: u32,
    #[serde(rename = "byteOffset")]
    _byte_offset: u32,
    #[serde(rename = "byteLength")]
    _byte_length: u32,
}

/// `message`, and `multiformatMessageString` where the two agree.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Message {
    text: String,
}

/// The levels that are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Level {
    Warning,
    Error,
}

/// The unit of columns.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
enum ColumnKind {
    UnicodeCodePoints,
}
