//! The files of a new crate, made from templates.

use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use minijinja::{Environment, UndefinedBehavior, context};
use pass_docs_gen::Reference;
use serde::Serialize;

use super::ir::{Facts, template};
use super::source::Source;

const PAGE: &str = "docs/passes.md";

/// The module of the file that the build script makes.
const DECLARED: &str = "
/// The passes that `passes.kdl` declares.
pub(crate) mod passes {
    include!(concat!(env!(\"OUT_DIR\"), \"/passes.rs\"));
}
";

/// The differences between the spellings of a declaration.
#[derive(Debug, Serialize)]
struct Spelling {
    name: &'static str,
    /// The file with the declaration.
    declaration: &'static str,
    /// The module of what is generated.
    declared: &'static str,
    registers: &'static str,
    page_command: &'static str,
}

const KDL: Spelling = Spelling {
    name: "kdl",
    declaration: "passes.kdl",
    declared: DECLARED,
    registers: "passes::register_counting_passes",
    page_command: "passwright docs passes.kdl -o docs/passes.md",
};

const ATTRIBUTE: Spelling = Spelling {
    name: "attribute",
    declaration: "src/count_ops.rs",
    declared: "",
    registers: "count_ops::counting::register_counting_passes",
    page_command: "passwright docs src/count_ops.rs -o docs/passes.md",
};

pub(super) fn files(
    name: &str,
    facts: &Facts,
    attribute: bool,
    source: &Source,
    in_workspace: bool,
) -> Result<Vec<(String, String)>, String> {
    let spelling = if attribute { &ATTRIBUTE } else { &KDL };
    let environment = environment().map_err(|error| error.to_string())?;
    let values = context! {
        name,
        ir => Serde(facts),
        dependencies => source.dependencies(facts, attribute),
        generator => source.generator(),
        tool_source => source.tool(),
        copy => source.copy(),
        repository => source.repository().unwrap_or("\"\""),
        in_workspace,
        spelling => Serde(spelling),
    };
    let templates = [
        ("Cargo.toml", template!("Cargo.toml.jinja")),
        ("README.md", template!("README.md.jinja")),
        (".github/workflows/ci.yml", template!("ci.yml.jinja")),
        ("src/main.rs", facts.main),
        ("src/count_ops.rs", template!("count_ops.rs.jinja")),
        ("tests/tool.rs", template!("tool.rs.jinja")),
        ("passes.kdl", template!("passes.kdl.jinja")),
    ];
    let mut files = vec![
        (".gitignore".to_owned(), template!("gitignore").to_owned()),
        (facts.file.to_owned(), facts.input.to_owned()),
    ];
    for (file, template) in templates {
        if file == "passes.kdl" && attribute {
            continue;
        }
        let text = environment.render_str(template, &values);
        let text = text.map_err(|error| format!("{file}: {error:#}"))?;
        files.push((file.to_owned(), text));
    }
    if !attribute {
        files.push(("build.rs".to_owned(), template!("build.rs").to_owned()));
    }
    let of_ir = facts.files.iter();
    files.extend(of_ir.map(|(file, text)| ((*file).to_owned(), (*text).to_owned())));
    let page = page(spelling, &files)?;
    files.push((PAGE.to_owned(), page));
    Ok(files)
}

/// Returns the language of the templates: a line that holds a statement alone leaves nothing behind.
fn environment() -> Result<Environment<'static>, minijinja::Error> {
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    let mut syntax = SyntaxConfig::builder();
    syntax
        .trim_blocks(true)
        .lstrip_blocks(true)
        .keep_trailing_newline(true);
    environment.set_syntax(syntax.build()?);
    Ok(environment)
}

/// Returns the page of the declaration, as the program makes it again.
fn page(spelling: &Spelling, files: &[(String, String)]) -> Result<String, String> {
    let file = spelling.declaration;
    let text = files.iter().find(|(name, _)| name == file);
    let text = text.map_or("", |(_, text)| text.as_str());
    let outcome = passdefs::load([(file, text)]);
    let shown = passdefs::render::terminal(&outcome.diagnostics, &outcome.sources, false);
    let set = outcome.set.ok_or(shown)?;
    let reference = Reference::new().command(spelling.page_command).source(file);
    reference.page(&set).map_err(|error| error.to_string())
}
