//! The documentation of a pass or a pipeline, for docstrings and comments.

use std::collections::BTreeSet;

use passdefs::model::{
    Anchor, Clause, Condition, Deprecated, Example, OptionDef, OrCpp, OrderTarget, Part, Pass,
    PassSet, PipelineDef, PipelineForm, StatisticDef, Strength,
};
use passdefs::names::kebab_case;

/// Returns the text of all groups.
pub(crate) fn of_groups(set: &PassSet) -> String {
    let mut paragraphs = Vec::new();
    for group in set.groups().filter(|group| !group.name.is_empty()) {
        paragraphs.push(format!("Passes and pipelines of {}.", group.name));
        if !group.doc.trim().is_empty() {
            paragraphs.push(group.doc.trim().to_owned());
        }
    }
    if paragraphs.is_empty() {
        paragraphs.push("Passes and pipelines.".to_owned());
    }
    paragraphs.join("\n\n")
}

/// Returns the text of a pass. Each option comes with the name of its field.
pub(crate) fn of_pass<'o>(
    set: &PassSet,
    pass: &Pass,
    options: impl Iterator<Item = (&'o str, &'o OptionDef)>,
) -> String {
    let mut text = Text::new(&pass.summary, &pass.description);
    if let Some(deprecated) = &pass.deprecated {
        text.paragraph(deprecation(set, deprecated));
    }
    let scope = match &pass.anchor {
        OrCpp::Known(anchor) => anchor_text(anchor),
        OrCpp::Cpp(class) => format!("operations of the C++ class `{class}`"),
    };
    text.paragraph(format!("`{}` runs on {scope}.", pass.argument));
    let dialects = pass.dialects.iter().map(|dialect| match dialect {
        OrCpp::Known(name) => name.clone(),
        OrCpp::Cpp(class) => format!("{class} (in C++)"),
    });
    let dialects: Vec<String> = dialects.collect();
    if !dialects.is_empty() {
        text.paragraph(format!(
            "It may create what belongs to the dialects {}.",
            quoted(dialects.iter().map(String::as_str))
        ));
    }
    if let Some(created) = &pass.creates {
        let created = match quoted(created.iter().map(String::as_str)) {
            names if names.is_empty() => "nothing".to_owned(),
            names => names,
        };
        text.paragraph(format!("It may bring in {created}."));
    }
    let kinds = pass.kinds.iter().map(|kind| set[kind.kind].name.as_str());
    let kinds = quoted(kinds);
    if !kinds.is_empty() {
        text.paragraph(format!("Kinds: {kinds}."));
    }
    if pass.required {
        text.paragraph("Bisection never skips it.".to_owned());
    }
    if pass.idempotent {
        text.paragraph("A second run right after the first changes nothing.".to_owned());
    }
    if !pass.reads.is_empty() {
        let inputs = quoted(pass.reads.iter().map(String::as_str));
        text.paragraph(format!("Its result also depends on {inputs}."));
    }
    if !pass.ignores.is_empty() {
        let ignored = quoted(pass.ignores.iter().map(String::as_str));
        text.paragraph(format!(
            "Its result does not depend on {ignored} of the operation."
        ));
    }
    if !pass.authors.is_empty() {
        text.paragraph(format!("Authors: {}.", pass.authors.join(", ")));
    }
    text.options(set, options);
    text.statistics(&pass.statistics);
    text.clauses(set, "Needs", &pass.preconditions);
    text.clauses(set, "Leaves behind", &pass.postconditions);
    text.order(set, pass);
    text.examples(&pass.argument, &pass.examples);
    text.0
}

/// Returns the text of a pipeline. Each option comes with the name of its field.
pub(crate) fn of_pipeline<'o>(
    set: &PassSet,
    pipeline: &PipelineDef,
    options: impl Iterator<Item = (&'o str, &'o OptionDef)>,
) -> String {
    let mut text = Text::new(&pipeline.summary, &pipeline.description);
    text.paragraph(format!(
        "`{}` is a pipeline on {}.",
        pipeline.argument,
        anchor_text(&pipeline.anchor)
    ));
    if let PipelineForm::Text { text: steps, .. } = &pipeline.form {
        text.paragraph(format!("It stands for `{steps}`."));
    }
    text.options(set, options);
    text.clauses(set, "Needs", &pipeline.preconditions);
    text.clauses(set, "Leaves behind", &pipeline.postconditions);
    text.0
}

/// Returns the warning about a deprecated pass.
pub(crate) fn deprecation(set: &PassSet, deprecated: &Deprecated) -> String {
    let mut text = "Deprecated".to_owned();
    if let Some(since) = &deprecated.since {
        text += &format!(" since {since}");
    }
    if let Some(instead) = &deprecated.instead {
        text += &format!("; use `{}` instead", set.argument_of(instead));
    }
    match deprecated.note.as_ref() {
        "" => text + ".",
        note => format!("{text}: {note}"),
    }
}

fn anchor_text(anchor: &Anchor) -> String {
    match anchor {
        Anchor::Any => "any isolated operation".to_owned(),
        Anchor::Ops(names) => quoted(names.iter().map(String::as_str)),
        Anchor::Interface(name) => format!("operations that implement `{name}`"),
    }
}

fn quoted<'n>(names: impl Iterator<Item = &'n str>) -> String {
    let names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
    names.join(", ")
}

fn cell(parts: Vec<Part>) -> String {
    let parts = parts.into_iter().map(|part| match part {
        Part::Words(words) => words.to_owned(),
        Part::Name(name) => format!("`{name}`"),
    });
    parts.collect()
}

/// Builds a docstring.
struct Text(String);

impl Text {
    fn new(summary: &str, description: &str) -> Self {
        let mut text = Self(summary.trim().to_owned());
        if !description.trim().is_empty() {
            text.paragraph(description.trim_matches('\n').trim_end().to_owned());
        }
        text
    }

    fn paragraph(&mut self, text: String) {
        if !self.0.is_empty() {
            self.0 += "\n\n";
        }
        self.0 += &text;
    }

    fn options<'o>(
        &mut self,
        set: &PassSet,
        options: impl Iterator<Item = (&'o str, &'o OptionDef)>,
    ) {
        let rows = options.map(|(name, option)| (name, option_text(set, option)));
        self.section("Args", rows.collect());
    }

    fn statistics(&mut self, statistics: &[StatisticDef]) {
        let rows = statistics
            .iter()
            .map(|statistic| (statistic.name.as_str(), statistic.doc.to_string()));
        self.section("Statistics", rows.collect());
    }

    /// Adds the conditions on the IR.
    fn clauses(&mut self, set: &PassSet, title: &str, clauses: &[Clause]) {
        if clauses.is_empty() {
            return;
        }
        self.paragraph(format!("{title}:"));
        for clause in clauses {
            let legality = clause.legality.map(|named| set[named].name.as_str());
            let when = match &clause.condition {
                Some((option, condition)) => {
                    format!(" when {}", condition_text(set, &set[*option], condition))
                }
                None => String::new(),
            };
            let head = legality.map_or("these rules".to_owned(), |name| format!("`{name}`"));
            self.0 += &format!("\n    {head}{when}");
            for rule in set.rules_of(clause) {
                let legal = if rule.is_legal { "legal" } else { "illegal" };
                self.0 += &format!(
                    "\n        {legal}: `{}`{}",
                    rule.pattern,
                    because(&rule.reason)
                );
            }
        }
    }

    /// Adds the ordering rules of a pass.
    fn order(&mut self, set: &PassSet, pass: &Pass) {
        if pass.order.is_empty() {
            return;
        }
        self.paragraph("Order:".to_owned());
        for rule in &pass.order {
            let name = set.target_name(&rule.target);
            let target = match rule.target {
                OrderTarget::Pass(_) => format!("`{name}`"),
                OrderTarget::Kind(_) => format!("passes of kind `{name}`"),
            };
            let strength = match rule.strength {
                Strength::Strong => "",
                Strength::Weak => " (weak)",
            };
            let (relation, reason) = (rule.relation.name(), because(&rule.reason));
            self.0 += &format!("\n    {relation} {target}{strength}{reason}");
        }
    }

    fn section(&mut self, title: &str, rows: Vec<(&str, String)>) {
        if rows.is_empty() {
            return;
        }
        self.paragraph(format!("{title}:"));
        for (name, doc) in rows {
            let mut lines = doc.trim().lines();
            let first = lines.next().unwrap_or_default();
            self.0 += format!("\n    {name}: {first}").trim_end();
            for line in lines {
                self.0 += format!("\n        {line}").trim_end();
            }
        }
    }

    fn examples(&mut self, argument: &str, examples: &[Example]) {
        for example in examples {
            let options = match example.options.as_str() {
                "" => String::new(),
                options => format!("{{{options}}}"),
            };
            let title = match example.title.as_ref() {
                "" => "Example",
                title => title,
            };
            self.paragraph(format!("{title}: `{argument}{options}` turns"));
            self.block(&example.before);
            self.paragraph("into".to_owned());
            self.block(&example.after);
        }
    }

    fn block(&mut self, code: &str) {
        let lines = code.trim_matches('\n').lines();
        let lines: Vec<String> = lines.map(|line| format!("    {line}")).collect();
        self.paragraph(lines.join("\n"));
    }
}

/// Returns the purpose of an option, with its type, its default and the allowed values.
fn option_text(set: &PassSet, option: &OptionDef) -> String {
    let cells = set.option_cells(option);
    let default = match cell(cells.default).as_str() {
        "required" => "required".to_owned(),
        default => format!("default: {default}"),
    };
    let mut facts = format!("`{}`, {}, {default}", option.argument, cell(cells.ty));
    let allowed = cell(cells.allowed);
    if !allowed.is_empty() {
        facts += &format!(", allowed: {allowed}");
    }
    match option.doc.trim() {
        "" => format!("({facts})"),
        doc => format!("{doc}\n({facts})"),
    }
}

/// Returns a condition on an option.
fn condition_text(set: &PassSet, option: &OptionDef, condition: &Condition) -> String {
    let argument = &option.argument;
    match condition.comparison() {
        Some((comparison, value)) => {
            format!("`{argument}` {comparison} `{}`", set.value_text(value))
        }
        None if *condition == Condition::Given => format!("`{argument}` is given"),
        None => format!("`{argument}` is true"),
    }
}

/// Returns a reason on one line, after a colon.
fn because(reason: &str) -> String {
    let words: Vec<&str> = reason.split_whitespace().collect();
    if words.is_empty() {
        String::new()
    } else {
        format!(": {}", words.join(" "))
    }
}

/// Returns whether an editor hides a character or reorders the text because of it.
pub(crate) fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// Returns the name, or if it is taken, one with the group or a number as suffix.
pub(crate) fn unique(name: String, group: &str, taken: &mut BTreeSet<String>) -> String {
    let group = kebab_case(group).replace('-', "_");
    let with_group = Some(format!("{name}_{group}")).filter(|_| !group.is_empty());
    let numbered = (2..).map(|number: u64| format!("{name}_{number}"));
    let candidates = std::iter::once(name.clone()).chain(with_group);
    for candidate in candidates.chain(numbered) {
        if taken.insert(candidate.clone()) {
            return candidate;
        }
    }
    name
}

/// Returns the text without line breaks, which end a comment.
pub(crate) fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

/// Returns the lines that state what to edit instead of a generated file.
pub(crate) fn header(set: &PassSet, command: &str) -> [String; 3] {
    let mut sources: Vec<&str> = Vec::new();
    for group in set.groups() {
        let file = set.location(group.span).file;
        if !sources.contains(&file) {
            sources.push(file);
        }
    }
    [
        "@generated by passwright. Do not edit: what is written here is overwritten.".to_owned(),
        format!("Edit instead: {}", one_line(&sources.join(", "))),
        format!("Then run: {}", one_line(command)),
    ]
}
