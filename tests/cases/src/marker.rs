//! The definition that states every fact of the model with a word of its own, and the search for those words in the output
//! of a back end.

/// Every construct of the language with all that can be said of it. Each text in it is nowhere else.
pub const EVERYTHING: &str = include_str!("everything.kdl");

/// A field of the model with one of its values.
#[derive(Debug)]
pub struct Field {
    /// Name of the struct and of its field, such as `Pass.argument`; that of an enum's variant if it has no field.
    pub name: String,
    /// The value as `PassSet::meaning` shows it: a text stands in quotes.
    pub value: String,
}

/// Every field of every struct in the model, as often as it is there, read off what `PassSet::meaning` shows.
#[must_use]
pub fn fields(meaning: &str) -> Vec<Field> {
    let mut owners: Vec<(usize, String)> = Vec::new();
    let mut fields = Vec::new();
    for line in meaning.lines() {
        let depth = line.len() - line.trim_start().len();
        owners.retain(|(outer, _)| *outer < depth);
        let line = line.trim().trim_end_matches(',');
        let (name, value) = line.split_once(": ").unwrap_or(("", line));
        let owner = owners.last().map_or("", |(_, name)| name).to_owned();
        let field = if name.is_empty() {
            owner
        } else {
            format!("{owner}.{name}")
        };
        match value
            .strip_suffix([' ', '(', '[', '{'])
            .map(|value| value.trim_end())
        {
            // A list or an option keeps the name of its field.
            Some("" | "Some") => owners.push((depth, field)),
            Some(inner) => owners.push((depth, inner.to_owned())),
            None => fields.push(Field {
                name: field,
                value: value.to_owned(),
            }),
        }
    }
    fields
}

/// The texts of the model that the output lacks, each with its field. Fields in `not_shown` are left out.
#[must_use]
pub fn missing(meaning: &str, output: &str, not_shown: &[&str]) -> Vec<String> {
    let texts = fields(meaning).into_iter().filter_map(|field| {
        let text = field.value.strip_prefix('"')?.strip_suffix('"')?.to_owned();
        let shown = match field.name.as_str() {
            // A reader writes the name in pipelines; a field that is named otherwise is shown beside it.
            "OptionDef.field" => output.contains(&text) || output.contains(&text.replace('_', "-")),
            name => output.contains(&text) || not_shown.contains(&name),
        };
        (!text.is_empty() && !shown).then(|| format!("{}: {text}", field.name))
    });
    texts.collect()
}
