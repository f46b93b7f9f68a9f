//! The table of a set: what pipelines that run its passes are checked against, a line of KDL for each declaration.

use pass_kdl::Writer;

use super::pipeline::{PipelineFacts, print_pipeline};
use super::{pass, print_enum};
use crate::model::{Group, PassSet};

/// Returns the facts that [`check_pipeline`](crate::check_pipeline) needs to know of a set, in rows: for each group a row with its
/// name, then one for each enum, pass and pipeline.
///
/// ```
/// let text = r#"group "Example" { pass "A" "a" { summary "First"; option "level" "u8" default=3 "How far"; }; }"#;
/// let set = passdefs::load([("passes.kdl", text)]).set.unwrap();
/// assert_eq!(passdefs::pass_table(&set), [
///     r#"group "Example""#,
///     r#"pass "A" "a" { option "level" "u8" default=3; }"#,
/// ]);
/// ```
pub fn pass_table(set: &PassSet) -> Vec<String> {
    set.groups().flat_map(|group| rows(set, group)).collect()
}

fn rows(set: &PassSet, group: &Group) -> Vec<String> {
    let mut rows = vec![row(|writer| {
        writer.node("group", |node| node.string(&group.name));
    })];
    let enums = set.enums(group).iter();
    rows.extend(enums.map(|declared| row(|writer| print_enum(writer, declared))));
    let passes = set.passes(group).iter();
    rows.extend(
        passes.map(|pass| row(|writer| pass::print_facts_for_pipelines(writer, set, pass))),
    );
    let pipelines = set.pipelines(group).iter();
    rows.extend(pipelines.map(|pipeline| {
        row(|writer| print_pipeline(writer, set, pipeline, PipelineFacts::Interface))
    }));
    rows
}

fn row(print: impl FnOnce(&mut Writer)) -> String {
    let mut writer = Writer::compact();
    print(&mut writer);
    writer.finish()
}
