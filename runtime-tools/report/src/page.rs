//! The page as text.

use minijinja::syntax::SyntaxConfig;
use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, UndefinedBehavior, Value, context};

use crate::text::number;
use crate::view::Page;

const TEMPLATE: &str = include_str!("page/page.html.jinja");
const STYLE: &str = include_str!("page/style.css");
const SCRIPT: &str = include_str!("page/script.js");

pub(crate) fn render(page: &Page<'_>) -> String {
    try_render(page).unwrap_or_else(|error| {
        // The template is fixed, and the tests render it; nobody should lose a result over it all the same.
        let text = format!("{error:#}").replace('&', "&amp;").replace('<', "&lt;");
        format!("<!doctype html>\n<title>report</title>\n<pre>the report cannot be shown: {text}</pre>\n")
    })
}

fn try_render(page: &Page<'_>) -> Result<String, minijinja::Error> {
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    let mut syntax = SyntaxConfig::builder();
    syntax.trim_blocks(true).lstrip_blocks(true);
    syntax.keep_trailing_newline(true);
    environment.set_syntax(syntax.build()?);
    environment.set_auto_escape_callback(|_| AutoEscape::Html);
    environment.add_filter("thousands", number);
    environment.add_template("page", TEMPLATE)?;
    let context = context! { page => Value::from(Serde(page)), style => STYLE, script => SCRIPT };
    environment.get_template("page")?.render(context)
}
