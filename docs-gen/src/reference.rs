//! The generator: a model in, pages out.

use std::sync::Arc;

use minijinja::value::Serde;
use minijinja::{Environment, context};
use passdefs::model::PassSet;

use crate::anchors::Plan;
use crate::error::TemplateError;
use crate::templates::environment;
use crate::view::{GroupView, Views};
use crate::{json, mlir};

/// What a page is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// Markdown from templates, with everything that the model holds.
    #[default]
    Markdown,
    /// The Markdown that `mlir-tblgen -gen-pass-doc` prints, to the byte.
    Mlir,
    /// JSON for other tools, see [`crate::SCHEMA`].
    Json,
}

/// One page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// File name, such as `example.md`, for pages that are made together.
    pub name: String,
    /// What the file holds.
    pub text: String,
}

/// Makes reference pages.
///
/// ```
/// use passdefs::model::{Group, PassSet};
/// let group = Group { name: "Example".into(), doc: "Small passes.".into(), ..Group::default() };
/// let set = PassSet { groups: vec![group] };
/// let page = pass_docs_gen::Reference::new().command("passwright docs passes.kdl").page(&set)?;
/// assert!(page.contains("# Example passes\n\nSmall passes.\n"));
/// # Ok::<(), pass_docs_gen::TemplateError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Reference {
    format: Format,
    command: String,
    sources: Vec<String>,
    templates: Vec<(String, String)>,
}

impl Reference {
    /// Markdown with the templates of this crate.
    pub fn new() -> Self {
        Self::default()
    }

    /// Chooses what pages are written in.
    pub fn format(mut self, format: Format) -> Self {
        self.format = format;
        self
    }

    /// The command that a reader runs to make the pages again; stands at the top of each.
    pub fn command(mut self, command: impl Into<String>) -> Self {
        self.command = command.into();
        self
    }

    /// Names a file that the pages are made from. Without any, they are those that the groups are declared in.
    pub fn source(mut self, name: impl Into<String>) -> Self {
        self.sources.push(name.into());
        self
    }

    /// Puts a template of the user's in place of one in [`crate::TEMPLATES`].
    pub fn template(mut self, name: impl Into<String>, text: impl Into<String>) -> Self {
        self.templates.push((name.into(), text.into()));
        self
    }

    /// All groups on one page.
    ///
    /// # Errors
    /// A template of the user's cannot be used.
    pub fn page(&self, set: &PassSet) -> Result<String, TemplateError> {
        match self.format {
            Format::Markdown => {
                let plan = Plan::one_page(set);
                let views = Views {
                    set,
                    plan: &plan,
                    raw: false,
                };
                Templates::new(self, set)?.render("page.md.jinja", views.groups())
            }
            Format::Mlir => Ok(mlir::page(&set.groups)),
            Format::Json => Ok(json::page(set)),
        }
    }

    /// A page for each group, and in Markdown an index named `index.md` in front.
    ///
    /// # Errors
    /// A template of the user's cannot be used.
    pub fn pages(&self, set: &PassSet) -> Result<Vec<Page>, TemplateError> {
        let extension = if self.format == Format::Json {
            "json"
        } else {
            "md"
        };
        let plan = Plan::page_per_group(set, extension);
        let stems = plan.pages.iter().enumerate();
        match self.format {
            Format::Markdown => self.markdown_pages(set, &plan),
            Format::Mlir => Ok(stems
                .zip(&set.groups)
                .map(|((_, stem), group)| {
                    Page::new(stem, extension, mlir::page(std::slice::from_ref(group)))
                })
                .collect()),
            Format::Json => Ok(stems
                .map(|(index, stem)| Page::new(stem, extension, json::page_of(set, &plan, index)))
                .collect()),
        }
    }

    fn markdown_pages(&self, set: &PassSet, plan: &Plan) -> Result<Vec<Page>, TemplateError> {
        let templates = Templates::new(self, set)?;
        let views = Views {
            set,
            plan,
            raw: false,
        };
        let index = templates.render("index.md.jinja", views.groups())?;
        let mut pages = vec![Page::new("index", "md", index)];
        for (index, stem) in plan.pages.iter().enumerate() {
            let group = views.group(index).into_iter().collect();
            pages.push(Page::new(
                stem,
                "md",
                templates.render("page.md.jinja", group)?,
            ));
        }
        Ok(pages)
    }

    fn source_names(&self, set: &PassSet) -> Vec<String> {
        if !self.sources.is_empty() {
            return self.sources.clone();
        }
        let mut names: Vec<Arc<str>> = Vec::new();
        for group in &set.groups {
            if !names.contains(&group.origin.file) {
                names.push(group.origin.file.clone());
            }
        }
        names.iter().map(|it| it.to_string()).collect()
    }
}

impl Page {
    fn new(stem: &str, extension: &str, text: String) -> Self {
        let name = format!("{stem}.{extension}");
        Self { name, text }
    }
}

/// The templates, with what is the same on every page.
struct Templates<'r> {
    environment: Environment<'r>,
    sources: Vec<String>,
    command: &'r str,
}

impl<'r> Templates<'r> {
    fn new(reference: &'r Reference, set: &PassSet) -> Result<Self, TemplateError> {
        Ok(Self {
            environment: environment(&reference.templates)?,
            sources: reference.source_names(set),
            command: &reference.command,
        })
    }

    fn render(&self, name: &str, groups: Vec<GroupView<'_>>) -> Result<String, TemplateError> {
        let values = context! {
            groups => Serde(groups),
            sources => self.sources.clone(),
            command => self.command,
        };
        let text = self.environment.get_template(name)?.render(values)?;
        Ok(format!("{}\n", text.trim_end()))
    }
}
