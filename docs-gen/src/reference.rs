//! The generator of pages.

use minijinja::context;
use minijinja::value::Serde;
use passdefs::model::PassSet;

use crate::error::TemplateError;
use crate::graph::Graph;
use crate::page::Page;
use crate::plan::Plan;
use crate::templates::Templates;
use crate::view::{GroupView, Markup, Views};
use crate::{json, mlir, site};

/// The format of a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Format {
    /// Markdown from templates, with everything that the model holds.
    #[default]
    Markdown,
    /// The Markdown that `mlir-tblgen -gen-pass-doc` prints, to the byte.
    Mlir,
    /// HTML from templates, with everything that the model holds: a site that needs no server and no network, or one
    /// page that needs no other file.
    Html,
    /// JSON for other tools, see [`crate::SCHEMA`].
    Json,
}

/// Generates reference pages with the configured format, sources and templates.
///
/// ```
/// let text = r#"group "Example" { doc "Small passes."; }"#;
/// let set = passdefs::load([("passes.kdl", text)]).set.unwrap();
/// let page = pass_docs_gen::ReferenceGenerator::new().command("passwright docs passes.kdl").page(&set)?;
/// assert!(page.contains("# Example passes\n\nSmall passes.\n"));
/// # Ok::<(), pass_docs_gen::TemplateError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct ReferenceGenerator {
    format: Format,
    command: String,
    sources: Vec<String>,
    templates: Vec<(String, String)>,
}

impl ReferenceGenerator {
    /// Makes a generator of Markdown with the templates of this crate.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the format.
    #[must_use]
    pub fn format(mut self, format: Format) -> Self {
        self.format = format;
        self
    }

    /// Sets the command that regenerates the pages, which is shown at the top of each.
    #[must_use]
    pub fn command(mut self, command: impl Into<String>) -> Self {
        self.command = command.into();
        self
    }

    /// Adds a source file to show. Defaults to the files that declare the groups.
    #[must_use]
    pub fn source(mut self, name: impl Into<String>) -> Self {
        self.sources.push(name.into());
        self
    }

    /// Replaces a template of [`crate::TEMPLATES`].
    #[must_use]
    pub fn template(mut self, name: impl Into<String>, text: impl Into<String>) -> Self {
        self.templates.push((name.into(), text.into()));
        self
    }

    /// Generates one page with all groups.
    ///
    /// # Errors
    /// If a user's template cannot be used.
    pub fn page(&self, set: &PassSet) -> Result<String, TemplateError> {
        let (plan, graph) = (Plan::one_page(set), Graph::new(set));
        let groups = |markup| Views::new(set, &plan, &graph, markup).groups();
        match self.format {
            Format::Markdown => {
                let markup = Markup::markdown(plan.groups());
                let values = context! { groups => Serde(groups(markup)) };
                self.templates(set)?.render("page.md.jinja", values)
            }
            Format::Mlir => Ok(mlir::page(set, set.groups())),
            Format::Html => site::page(set, &self.templates(set)?),
            Format::Json => Ok(self.json(set, groups(Markup::Raw))),
        }
    }

    /// Generates a page for each group. Markdown and HTML begin with an index, `index.md` or `index.html`; HTML ends with the
    /// style sheet and the scripts.
    ///
    /// # Errors
    /// If a user's template cannot be used.
    pub fn pages(&self, set: &PassSet) -> Result<Vec<Page>, TemplateError> {
        let extension = match self.format {
            Format::Markdown | Format::Mlir => "md",
            Format::Html => "html",
            Format::Json => "json",
        };
        let plan = Plan::page_per_group(set, extension);
        let texts: Vec<String> = match self.format {
            Format::Markdown => return self.markdown_pages(set, &plan),
            Format::Html => return site::pages(set, &plan, &self.templates(set)?),
            Format::Mlir => {
                let groups = set.groups();
                groups
                    .map(|group| mlir::page(set, std::iter::once(group)))
                    .collect()
            }
            Format::Json => {
                let graph = Graph::new(set);
                let views = Views::new(set, &plan, &graph, Markup::Raw);
                let groups = plan.groups().map(|group| vec![views.group(group)]);
                groups.map(|groups| self.json(set, groups)).collect()
            }
        };
        let pages = plan.groups().zip(texts);
        Ok(pages
            .map(|(group, text)| Page::new(&group.file, text))
            .collect())
    }

    fn markdown_pages(&self, set: &PassSet, plan: &Plan<'_>) -> Result<Vec<Page>, TemplateError> {
        let templates = self.templates(set)?;
        let graph = Graph::new(set);
        let views = Views::new(set, plan, &graph, Markup::markdown([])).on_index();
        let groups = Serde(views.groups());
        let index = templates.render("index.md.jinja", context! { groups => groups })?;
        let mut pages = vec![Page::new("index.md", index)];
        for group in plan.groups() {
            let views = Views::new(set, plan, &graph, Markup::markdown([group]));
            let values = context! { groups => Serde(vec![views.group(group)]) };
            let text = templates.render("page.md.jinja", values)?;
            pages.push(Page::new(&group.file, text));
        }
        Ok(pages)
    }

    fn templates(&self, set: &PassSet) -> Result<Templates<'_>, TemplateError> {
        let ending = match self.format {
            Format::Html => ".html.jinja",
            Format::Markdown | Format::Mlir | Format::Json => ".md.jinja",
        };
        let sources = self.source_names(set);
        Templates::new(ending, &self.templates, sources, &self.command)
    }

    fn json(&self, set: &PassSet, groups: Vec<GroupView<'_>>) -> String {
        json::document(&self.command, &self.source_names(set), groups)
    }

    fn source_names(&self, set: &PassSet) -> Vec<String> {
        if !self.sources.is_empty() {
            return self.sources.clone();
        }
        let mut names: Vec<&str> = Vec::new();
        for group in set.groups() {
            let name = set.location(group.span).file;
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names.into_iter().map(str::to_owned).collect()
    }
}
