//! The table of a set: what pipelines that run its passes are checked against, a line of KDL for each declaration.

use pass_kdl::Writer;

use super::Printer;
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

fn rows<'s>(set: &'s PassSet, group: &'s Group) -> Vec<String> {
    let row = |print: &dyn Fn(&mut Printer<'s>)| {
        let mut printer = Printer {
            set,
            writer: Writer::compact(),
            is_table: true,
        };
        print(&mut printer);
        printer.writer.finish()
    };
    let name = row(&|printer| printer.node("group", |node| node.string(&group.name)));
    let enums = set.enums(group).iter();
    let enums = enums.map(|declared| row(&|printer| printer.enumeration(declared)));
    let passes = set.passes(group).iter();
    let passes = passes.map(|pass| row(&|printer| printer.pass(pass, false)));
    let pipelines = set.pipelines(group).iter();
    let pipelines = pipelines.map(|pipeline| row(&|printer| printer.pipeline(pipeline)));
    let name = std::iter::once(name);
    name.chain(enums).chain(passes).chain(pipelines).collect()
}
