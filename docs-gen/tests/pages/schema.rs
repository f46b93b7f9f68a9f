//! The JSON Schema of JSON pages against real pages, both ways: every member of a page is described, and everything
//! that is described occurs.

use std::collections::BTreeSet;

use pass_docs_gen::{Format, JSON_SCHEMA, ReferenceGenerator, SCHEMA};
use passdefs::model::PassSet;
use serde_json::Value;

use crate::models::{example, features};

/// Holds a page against the schema.
struct Checker {
    schema: Value,
    /// Members that occurred, as `definition.member`.
    seen: BTreeSet<String>,
}

impl Checker {
    fn new() -> Self {
        let schema = serde_json::from_str(JSON_SCHEMA).unwrap();
        let seen = BTreeSet::new();
        Self { schema, seen }
    }

    fn page(&mut self, set: &PassSet) {
        let text = ReferenceGenerator::new()
            .format(Format::Json)
            .page(set)
            .unwrap();
        let page: Value = serde_json::from_str(&text).unwrap();
        let schema = self.schema.clone();
        let wrong = self.check(&page, &schema, "document");
        assert_eq!(wrong, [""; 0]);
    }

    /// The mistake in a value of the definition `name`.
    fn check(&mut self, value: &Value, schema: &Value, name: &str) -> Vec<String> {
        if let Some(path) = schema["$ref"].as_str() {
            let name = path.strip_prefix("#/$defs/").unwrap();
            let target = self.schema["$defs"][name].clone();
            assert!(target.is_object(), "{path} is not defined");
            return self.check(value, &target, name);
        }
        let choices = schema["oneOf"].as_array().or(schema["anyOf"].as_array());
        if let Some(choices) = choices {
            return self.choose(value, choices, name);
        }
        if schema.get("const").is_some_and(|schema| schema != value) {
            return vec![format!("{name}: {value} is not {}", schema["const"])];
        }
        let allowed = schema["enum"].as_array();
        if allowed.is_some_and(|schema| !schema.contains(value)) {
            return vec![format!("{name}: {value} is none of the enum")];
        }
        let types = match &schema["type"] {
            Value::Array(all) => all.clone(),
            Value::Null => return Vec::new(),
            one => vec![one.clone()],
        };
        if !types.iter().any(|ty| ty == type_of(value)) {
            return vec![format!("{name}: {value} is not {types:?}")];
        }
        match value {
            Value::Array(items) => {
                let each = items.iter();
                each.flat_map(|each| self.check(each, &schema["items"], name))
                    .collect()
            }
            Value::Object(_) => self.object(value, schema, name),
            _ => Vec::new(),
        }
    }

    /// Exactly one choice fits, and counts.
    fn choose(&mut self, value: &Value, choices: &[Value], name: &str) -> Vec<String> {
        let before = self.seen.clone();
        let mut wrong = Vec::new();
        for choice in choices {
            let found = self.check(value, choice, name);
            if found.is_empty() {
                return found;
            }
            wrong.extend(found);
            self.seen.clone_from(&before);
        }
        wrong
    }

    fn object(&mut self, value: &Value, schema: &Value, name: &str) -> Vec<String> {
        let mut wrong = Vec::new();
        let required = schema["required"].as_array().into_iter().flatten();
        for member in required.filter_map(Value::as_str) {
            if value.get(member).is_none() {
                wrong.push(format!("{name}: {member} is missing"));
            }
        }
        for (member, inner) in value.as_object().unwrap() {
            let Some(of_member) = schema["properties"].get(member) else {
                wrong.push(format!("{name}: {member} is not described"));
                continue;
            };
            assert!(of_member["description"].is_string(), "{name}.{member}");
            let found = self.check(inner, of_member, &format!("{name}.{member}"));
            if found.is_empty() {
                self.seen.insert(format!("{name}.{member}"));
            }
            wrong.extend(found);
        }
        wrong
    }
}

fn type_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

#[test]
fn pages_are_as_the_schema_says() {
    let mut checker = Checker::new();
    checker.page(&features());
    checker.page(&example());
    checker.page(&crate::marker::everything());
    checker.page(&PassSet::default());

    let described: BTreeSet<String> = described(&checker.schema);
    let unseen: Vec<&String> = described.difference(&checker.seen).collect();
    assert_eq!(unseen, [""; 0], "described, and on no page");
}

/// Every member that the schema describes.
fn described(schema: &Value) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let definitions = schema["$defs"].as_object().unwrap().iter();
    let named = definitions.map(|(name, definition)| (name.as_str(), definition));
    for (name, definition) in named.chain([("document", schema)]) {
        let members = definition["properties"].as_object().into_iter().flatten();
        for (member, described) in members {
            assert!(described["description"].is_string(), "{name}.{member}");
            names.insert(format!("{name}.{member}"));
        }
    }
    names
}

#[test]
fn the_schema_names_its_version() {
    let schema: Value = serde_json::from_str(JSON_SCHEMA).unwrap();
    assert_eq!(schema["properties"]["schema"]["const"], SCHEMA);
}

#[test]
fn the_check_finds_what_is_wrong() {
    let mut checker = Checker::new();
    let group = checker.schema["$defs"]["link"].clone();
    let wrong = checker.check(
        &serde_json::json!({"argument": 1, "more": 2}),
        &group,
        "link",
    );
    expect_test::expect![[r#"
        link: href is missing
        link.argument: 1 is not [String("string")]
        link: more is not described"#]]
    .assert_eq(&wrong.join("\n"));
}
