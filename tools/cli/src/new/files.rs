//! The files of a new crate, made from templates.

use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use minijinja::{Environment, UndefinedBehavior, context};
use pass_docs_gen::ReferenceGenerator;
use passdefs::model::PassSet;
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

/// The files of a tool: each with its template.
const TOOL: [(&str, &str); 4] = [
    ("Cargo.toml", template!("Cargo.toml.jinja")),
    ("README.md", template!("README.md.jinja")),
    (".github/workflows/ci.yml", template!("ci.yml.jinja")),
    ("tests/tool.rs", template!("tool.rs.jinja")),
];

/// The files of a package for Python, where `PACKAGE` stands for its name: each with its template.
const PYTHON: [(&str, &str); 7] = [
    ("Cargo.toml", template!("python/Cargo.toml.jinja")),
    ("pyproject.toml", template!("python/pyproject.toml.jinja")),
    ("README.md", template!("python/README.md.jinja")),
    (".github/workflows/ci.yml", template!("python/ci.yml.jinja")),
    ("src/lib.rs", template!("python/lib.rs.jinja")),
    (
        "python/PACKAGE/__init__.py",
        template!("python/__init__.py.jinja"),
    ),
    (
        "tests/test_passes.py",
        template!("python/test_passes.py.jinja"),
    ),
];

/// The description of a new crate.
pub(super) struct Crate<'n> {
    pub(super) name: &'n str,
    pub(super) facts: &'n Facts,
    /// Whether attributes declare its pass.
    pub(super) attribute: bool,
    /// Whether it is a package for Python.
    pub(super) python: bool,
    pub(super) in_workspace: bool,
}

pub(super) fn files(new: &Crate<'_>, source: &Source) -> Result<Vec<(String, String)>, String> {
    let Crate {
        name,
        facts,
        attribute,
        python,
        in_workspace,
    } = *new;
    let spelling = if attribute { &ATTRIBUTE } else { &KDL };
    let environment = environment().map_err(|error| error.to_string())?;
    let package = name.replace('-', "_");
    let classes = format!("python/{package}/passes.py");
    let classes_command = format!(
        "passwright gen {} -o {classes} --python",
        spelling.declaration
    );
    let values = context! {
        name,
        package => package.as_str(),
        classes_command => classes_command.as_str(),
        ir => Serde(facts),
        dependencies => if python { source.dependencies_of_wheel(facts, attribute) } else { source.dependencies(facts, attribute) },
        generator => source.generator(),
        tool_source => source.tool(),
        copy => source.copy(),
        repository => source.repository().unwrap_or("\"\""),
        in_workspace,
        spelling => Serde(spelling),
    };
    let mut templates = vec![
        ("src/count_ops.rs", template!("count_ops.rs.jinja")),
        ("passes.kdl", template!("passes.kdl.jinja")),
    ];
    let mut files = vec![(facts.file.to_owned(), facts.input.to_owned())];
    if python {
        templates.extend(PYTHON);
        files.push((
            ".gitignore".to_owned(),
            template!("python/gitignore").to_owned(),
        ));
        let stub = template!("python/_native.pyi").to_owned();
        files.push((format!("python/{package}/_native.pyi"), stub));
        files.push((format!("python/{package}/py.typed"), String::new()));
    } else {
        templates.extend(TOOL);
        templates.push(("src/main.rs", facts.main));
        files.push((".gitignore".to_owned(), template!("gitignore").to_owned()));
    }
    for (file, template) in templates {
        if file == "passes.kdl" && attribute {
            continue;
        }
        let text = environment.render_str(template, &values);
        let text = text.map_err(|error| format!("{file}: {error:#}"))?;
        files.push((file.replace("PACKAGE", &package), text));
    }
    if !attribute {
        files.push(("build.rs".to_owned(), template!("build.rs").to_owned()));
    }
    let of_ir = facts.files.iter();
    files.extend(of_ir.map(|(file, text)| ((*file).to_owned(), (*text).to_owned())));
    let set = declared(spelling, &files)?;
    let reference = ReferenceGenerator::new()
        .command(spelling.page_command)
        .source(spelling.declaration);
    let page = reference.page(&set).map_err(|error| error.to_string())?;
    files.push((PAGE.to_owned(), page));
    if python {
        let module = pass_bindings_gen::python::generate(&set, &classes_command);
        files.push((format!("{classes}i"), module.stub));
        files.push((classes, module.source));
    }
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

/// Returns what the declaration says.
fn declared(spelling: &Spelling, files: &[(String, String)]) -> Result<PassSet, String> {
    let file = spelling.declaration;
    let text = files.iter().find(|(name, _)| name == file);
    let text = text.map_or("", |(_, text)| text.as_str());
    let outcome = passdefs::load([(file, text)]);
    let shown = passdefs::render::terminal(&outcome.diagnostics, &outcome.sources, false);
    outcome.set.ok_or(shown)
}
