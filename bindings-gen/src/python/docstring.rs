//! Docstrings: the text of the page, as Python's `help` shows it.

use passdefs::model::{
    Anchor, Deprecated, Example, OptionDef, OrCpp, Part, Pass, PassSet, PipelineDef, PipelineForm,
    StatisticDef,
};

use super::literal::escape;
use super::option::Field;

/// Returns the text as a docstring with this indentation.
pub(super) fn literal(text: &str, indentation: usize) -> String {
    let indent = " ".repeat(indentation);
    let text = text.trim_end();
    let mut lines = text.split('\n').map(|line| {
        let mut out = String::new();
        for letter in line.chars() {
            match letter {
                '\r' => {}
                '\t' => out.push('\t'),
                letter => escape(letter, &mut out),
            }
        }
        out.replace("\"\"\"", "\\\"\\\"\\\"")
    });
    let mut out = format!("{indent}\"\"\"{}", lines.next().unwrap_or_default());
    if text.starts_with('"') {
        // Four quotes in a row would end elsewhere.
        out = out.replacen("\"\"\"\"", "\"\"\"\\\"", 1);
    }
    let mut is_single = true;
    for line in lines {
        is_single = false;
        out.push('\n');
        if !line.trim().is_empty() {
            out += &format!("{indent}{line}");
        }
    }
    if !is_single {
        out += &format!("\n{indent}");
    } else if out.ends_with('"') && !text.is_empty() {
        out.pop();
        out.push_str("\\\"");
    }
    out + "\"\"\"\n"
}

/// Returns the docstring of the module.
pub(super) fn of_module(set: &PassSet) -> String {
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
    literal(&paragraphs.join("\n\n"), 0)
}

/// Returns the text of a pass.
pub(super) fn of_pass(set: &PassSet, pass: &Pass, fields: &[Field<'_>]) -> String {
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
    if !pass.authors.is_empty() {
        text.paragraph(format!("Authors: {}.", pass.authors.join(", ")));
    }
    text.options(set, fields);
    text.statistics(&pass.statistics);
    text.examples(&pass.argument, &pass.examples);
    text.0
}

/// Returns the text of a pipeline.
pub(super) fn of_pipeline(set: &PassSet, pipeline: &PipelineDef, fields: &[Field<'_>]) -> String {
    let mut text = Text::new(&pipeline.summary, &pipeline.description);
    text.paragraph(format!(
        "`{}` is a pipeline on {}.",
        pipeline.argument,
        anchor_text(&pipeline.anchor)
    ));
    if let PipelineForm::Text { text: steps, .. } = &pipeline.form {
        text.paragraph(format!("It stands for `{steps}`."));
    }
    text.options(set, fields);
    text.0
}

/// Returns the warning about a deprecated pass.
pub(super) fn deprecation(set: &PassSet, deprecated: &Deprecated) -> String {
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

/// A docstring while it is put together.
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

    fn options(&mut self, set: &PassSet, fields: &[Field<'_>]) {
        let rows = fields
            .iter()
            .map(|field| (field.name.as_str(), option_text(set, field.option)));
        self.section("Args", rows.collect());
    }

    fn statistics(&mut self, statistics: &[StatisticDef]) {
        let rows = statistics
            .iter()
            .map(|statistic| (statistic.name.as_str(), statistic.doc.to_string()));
        self.section("Statistics", rows.collect());
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

#[cfg(test)]
mod tests {
    use super::literal;

    #[test]
    fn quotes_and_backslashes_do_not_end_the_docstring() {
        assert_eq!(literal("a \"\"\" b", 0), "\"\"\"a \\\"\\\"\\\" b\"\"\"\n");
        assert_eq!(literal("ends in \"", 0), "\"\"\"ends in \\\"\"\"\"\n");
        assert_eq!(literal("\"begins\" so", 0), "\"\"\"\\\"begins\" so\"\"\"\n");
        assert_eq!(
            literal("\\d\n\nsecond", 4),
            "    \"\"\"\\\\d\n\n    second\n    \"\"\"\n"
        );
    }
}
