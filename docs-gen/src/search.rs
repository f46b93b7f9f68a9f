//! The search index of a site. It is a script, because pages that are opened from disk may load nothing else.

use passdefs::model::{OptionDef, PassSet, StatisticDef};
use pulldown_cmark::{Event, Parser};

use crate::anchors::{
    enum_heading, group_heading, kind_heading, kinds, legality_heading, set_heading,
};
use crate::markdown::OPTIONS;
use crate::plan::{Plan, PlannedGroup};

/// The length to which texts are cut, in characters.
const MAX_CHARACTERS: usize = 120;

/// Returns the script, which sets `passwrightIndex` to a list of entries: kind, name, page and anchor, owner, summary.
pub(crate) fn script(set: &PassSet, plan: &Plan<'_>) -> String {
    let entries = Vec::new();
    let mut index = Index { set, entries };
    plan.groups().for_each(|planned| index.group(planned));
    format!(
        "globalThis.passwrightIndex = [\n{}\n];\n",
        index.entries.join(",\n")
    )
}

struct Index<'p> {
    set: &'p PassSet,
    entries: Vec<String>,
}

impl Index<'_> {
    fn group(&mut self, at: &PlannedGroup<'_>) {
        let (set, group) = (self.set, at.group);
        let heading = group_heading(&group.name);
        let target = address(at, &heading);
        self.add("group", &group.name, &target, "", &group.doc);
        for pass in set.passes(group) {
            let target = format!("{}#{}", at.file, at.pass_anchor(pass));
            self.add("pass", &pass.argument, &target, &group.name, &pass.summary);
            self.options(set.options(&pass.options), &target, &pass.argument);
            self.statistics(&pass.statistics, &target, &pass.argument);
        }
        for pipeline in set.pipelines(group) {
            let target = format!("{}#{}", at.file, at.pipeline_anchor(pipeline));
            let (name, summary) = (&pipeline.argument, &pipeline.summary);
            self.add("pipeline", name, &target, &group.name, summary);
            self.options(set.options(&pipeline.options), &target, name);
        }
        for legality in set.legalities(group) {
            let target = address(at, &legality_heading(&legality.name));
            let (name, doc) = (&legality.name, &legality.doc);
            self.add("legality", name, &target, &group.name, doc);
        }
        for set in set.option_sets(group) {
            let target = address(at, &set_heading(&set.name));
            self.add("option set", &set.name, &target, &group.name, "");
        }
        for declared in set.enums(group) {
            let target = address(at, &enum_heading(&declared.name));
            let (name, doc) = (&declared.name, &declared.doc);
            self.add("enum", name, &target, &group.name, doc);
        }
        for kind in kinds(set, group) {
            let kind = &set[kind].name;
            let target = address(at, &kind_heading(kind));
            self.add("kind", kind, &target, &group.name, "");
        }
    }

    fn options<'o>(
        &mut self,
        options: impl Iterator<Item = &'o OptionDef>,
        under: &str,
        owner: &str,
    ) {
        for option in options {
            let target = crate::anchors::entry_anchor(under, &option.field);
            self.add("option", &option.argument, &target, owner, &option.doc);
        }
    }

    fn statistics(&mut self, statistics: &[StatisticDef], under: &str, owner: &str) {
        for statistic in statistics {
            let target = crate::anchors::entry_anchor(under, &statistic.field);
            self.add("statistic", &statistic.name, &target, owner, &statistic.doc);
        }
    }

    fn add(&mut self, kind: &str, name: &str, target: &str, owner: &str, summary: &str) {
        let [name, owner] = [name, owner].map(crate::escape::visible);
        let entry = [kind, &name, target, &owner, &without_markup(summary)];
        // Serialization of strings cannot fail.
        let text = serde_json::to_string(&entry).unwrap_or_default();
        // A self-contained page has the script between tags.
        self.entries.push(text.replace('<', "\\u003c"));
    }
}

/// Returns page and anchor of a heading.
fn address(group: &PlannedGroup<'_>, heading: &str) -> String {
    format!("{}#{}", group.file, group.anchor(heading))
}

/// Returns the first paragraph of a text, without markup.
fn without_markup(text: &str) -> String {
    let mut out = String::new();
    for event in Parser::new_ext(&crate::escape::visible(text), OPTIONS) {
        match event {
            Event::Text(text) | Event::Code(text) | Event::InlineHtml(text) | Event::Html(text) => {
                out.push_str(&text);
            }
            Event::SoftBreak | Event::HardBreak => out.push(' '),
            Event::End(tag) if !out.is_empty() && is_block(tag) => break,
            _ => {}
        }
    }
    match out.char_indices().nth(MAX_CHARACTERS) {
        Some((end, _)) => format!("{}\u{2026}", out[..end].trim_end()),
        None => out.trim_end().to_owned(),
    }
}

fn is_block(tag: pulldown_cmark::TagEnd) -> bool {
    use pulldown_cmark::TagEnd;
    matches!(
        tag,
        TagEnd::Paragraph | TagEnd::Heading(_) | TagEnd::Item | TagEnd::CodeBlock
    )
}
