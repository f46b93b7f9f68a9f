//! HTML: a site of pages with style sheet, scripts and search index, or one self-contained page.

use std::collections::BTreeMap;

use minijinja::context;
use minijinja::value::{Serde, Value};
use passdefs::model::PassSet;

use crate::error::TemplateError;
use crate::graph::Graph;
use crate::page::Page;
use crate::plan::Plan;
use crate::search;
use crate::templates::Templates;
use crate::view::{Markup, Views};

const SEARCH: &str = "search.js";

/// The files of a site that do not depend on the definitions.
const ASSETS: &[&str] = &["style.css", "theme.js", "site.js"];

/// The largest number of groups that every page lists. A longer list is on the index only, because the size of a site would
/// otherwise grow with the square of the groups.
const MAX_LISTED: usize = 100;

/// Renders one self-contained page with all groups.
pub(crate) fn page(set: &PassSet, templates: &Templates<'_>) -> Result<String, TemplateError> {
    let plan = Plan::one_page(set);
    let graph = Graph::new(set);
    let views = Views::new(set, &plan, &graph, Markup::html(plan.groups()));
    let groups = views.groups();
    let mut inline = BTreeMap::from([("search", search::script(set, &plan))]);
    for name in ASSETS {
        let stem = name.split('.').next().unwrap_or(name);
        inline.insert(stem, templates.asset(name).to_owned());
    }
    templates.render(
        "page.html.jinja",
        context! { groups => Serde(groups), site => (), inline => inline },
    )
}

/// Renders an index, a page for each group, and the shared files.
pub(crate) fn pages(
    set: &PassSet,
    plan: &Plan<'_>,
    templates: &Templates<'_>,
) -> Result<Vec<Page>, TemplateError> {
    let graph = Graph::new(set);
    let mut groups = Vec::new();
    for group in plan.groups() {
        let views = Views::new(set, plan, &graph, Markup::html([group]));
        groups.push(Value::from(Serde(views.group(group))));
    }
    let site = Value::from(groups);
    let render = |name: &str, groups: &Value, site: &Value| {
        let values = context! { groups => groups, site => site, inline => () };
        templates.render(name, values)
    };
    let views = Views::new(set, plan, &graph, Markup::html([])).on_index();
    let index = Value::from(Serde(views.groups()));
    let index = render("index.html.jinja", &index, &index)?;
    let mut pages = vec![Page::new("index.html", index)];
    let lists_all = plan.groups().len() <= MAX_LISTED;
    for (planned, group) in plan.groups().zip(site.try_iter()?) {
        let group = Value::from(vec![group]);
        let listed = if lists_all { &site } else { &group };
        let text = render("page.html.jinja", &group, listed)?;
        pages.push(Page::new(&planned.file, text));
    }
    for name in ASSETS {
        pages.push(templates.script(name, templates.asset(name)));
    }
    pages.push(templates.script(SEARCH, &search::script(set, plan)));
    Ok(pages)
}
