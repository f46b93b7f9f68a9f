//! The templates of pages, and the filters that they use.

use minijinja::syntax::SyntaxConfig;
use minijinja::value::Value;
use minijinja::{Environment, UndefinedBehavior};

use crate::error::TemplateError;
use crate::escape;

/// Every template, by name. A user may put another in place of any of them with [`crate::Reference::template`].
///
/// `page.md.jinja` and `index.md.jinja` are whole pages, the others are parts of them. Besides those of minijinja they
/// have the filters `code`, `inline`, `line`, `cell` and `comment`, which are the functions of [`crate::escape`].
pub const TEMPLATES: &[(&str, &str)] = &[
    ("page.md.jinja", include_str!("../templates/page.md.jinja")),
    (
        "index.md.jinja",
        include_str!("../templates/index.md.jinja"),
    ),
    (
        "header.md.jinja",
        include_str!("../templates/header.md.jinja"),
    ),
    (
        "group.md.jinja",
        include_str!("../templates/group.md.jinja"),
    ),
    ("pass.md.jinja", include_str!("../templates/pass.md.jinja")),
    (
        "options.md.jinja",
        include_str!("../templates/options.md.jinja"),
    ),
    (
        "statistics.md.jinja",
        include_str!("../templates/statistics.md.jinja"),
    ),
    ("enum.md.jinja", include_str!("../templates/enum.md.jinja")),
    (
        "option_set.md.jinja",
        include_str!("../templates/option_set.md.jinja"),
    ),
    (
        "macros.md.jinja",
        include_str!("../templates/macros.md.jinja"),
    ),
];

/// An environment with the templates, those of the user in place of ours.
pub(crate) fn environment<'t>(
    own: &'t [(String, String)],
) -> Result<Environment<'t>, TemplateError> {
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    let mut syntax = SyntaxConfig::builder();
    syntax
        .trim_blocks(true)
        .lstrip_blocks(true)
        .keep_trailing_newline(true);
    environment.set_syntax(syntax.build()?);
    environment.set_auto_escape_callback(|_| minijinja::AutoEscape::None);
    environment.add_filter("code", |text: Value| escape::code(&text.to_string()));
    environment.add_filter("inline", |text: Value| escape::inline(&text.to_string()));
    environment.add_filter("line", |text: Value| escape::line(&text.to_string()));
    environment.add_filter("cell", |text: Value| escape::cell(&text.to_string()));
    environment.add_filter("comment", |text: Value| escape::comment(&text.to_string()));
    for (name, text) in TEMPLATES {
        environment.add_template(name, text)?;
    }
    for (name, text) in own {
        if !TEMPLATES.iter().any(|(known, _)| known == name) {
            return Err(unknown(name));
        }
        environment.add_template(name, text)?;
    }
    Ok(environment)
}

/// The error for a template that nothing would use.
fn unknown(name: &str) -> TemplateError {
    let known: Vec<&str> = TEMPLATES.iter().map(|(name, _)| *name).collect();
    let meant = passdefs::names::nearest(name, &known);
    let meant = meant.map_or_else(String::new, |it| format!("; did you mean `{it}`?"));
    let message = format!(
        "no template is named `{name}`{meant} (there are: {})",
        known.join(", ")
    );
    TemplateError { message }
}
