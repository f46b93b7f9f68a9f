//! A site of HTML: pages from templates, with the style, the scripts and the index of the search beside them, or on
//! one page that holds everything.

use minijinja::value::{Serde, Value};
use std::collections::BTreeMap;

use minijinja::context;
use passdefs::model::PassSet;

use crate::anchors::Slugger;
use crate::error::TemplateError;
use crate::graph::Graph;
use crate::page::Page;
use crate::plan::{Plan, PlannedGroup};
use crate::search;
use crate::templates::Templates;
use crate::view::{Texts, Views};

/// The index of the search.
const SEARCH: &str = "search.js";

/// The files beside pages that are the same for all definitions.
const ASSETS: &[&str] = &["style.css", "theme.js", "site.js"];

/// The most groups that every page lists. With the list of all groups on every page, a site of many groups would grow with
/// their square; the index lists them all the same.
const MOST_LISTED: usize = 100;

/// All groups on one page that needs no other file.
pub(crate) fn page(set: &PassSet, templates: &Templates<'_>) -> Result<String, TemplateError> {
    let plan = Plan::one_page(set);
    let graph = Graph::new(set);
    let slugger = slugger(plan.groups());
    let views = Views::new(set, &plan, &graph, Texts::Html(slugger.into()));
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

/// A page for each group, an index in front, and the files that they share.
pub(crate) fn pages(
    set: &PassSet,
    plan: &Plan<'_>,
    templates: &Templates<'_>,
) -> Result<Vec<Page>, TemplateError> {
    let graph = Graph::new(set);
    let mut groups = Vec::new();
    for group in plan.groups() {
        let slugger = slugger([group]);
        let views = Views::new(set, plan, &graph, Texts::Html(slugger.into()));
        groups.push(Value::from(Serde(views.group(group))));
    }
    let site = Value::from(groups);
    let render = |name: &str, groups: &Value, site: &Value| {
        let values = context! { groups => groups, site => site, inline => () };
        templates.render(name, values)
    };
    let index = render("index.html.jinja", &site, &site)?;
    let mut pages = vec![Page::new("index.html", index)];
    let lists_all = plan.groups().len() <= MOST_LISTED;
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

/// Gives out the anchors of headings that users write, on the page of these groups.
fn slugger<'p>(groups: impl IntoIterator<Item = &'p PlannedGroup<'p>>) -> Slugger {
    let mut slugger = Slugger::default();
    let own = groups.into_iter().flat_map(PlannedGroup::own_anchors);
    own.for_each(|anchor| {
        slugger.next(anchor);
    });
    slugger
}
