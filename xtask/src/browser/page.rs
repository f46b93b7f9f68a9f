//! Requirements of every page: links lead somewhere, nothing is wider than the window, text can be read and reached.

use super::chromium::Tab;
use super::site::Site;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Widths of a telephone, a tablet and a desk.
const WIDTHS: &[u32] = &[360, 768, 1440];

const COLOURS: &[&str] = &["light", "dark"];

/// Finds what is wrong with the page that is open, in its present size and colours.
const LAYOUT: &str = include_str!("layout.js");

/// Finds what is wrong with the structure of the page that is open.
const STRUCTURE: &str = include_str!("structure.js");

/// Where the page leads to, and what can be led to on it.
const LINKS: &str = "({
    links: [...document.querySelectorAll('a[href]')].map((it) => it.href),
    ids: [...document.querySelectorAll('[id]')].map((it) => it.id),
})";

pub(super) fn check(
    tab: &mut Tab<'_>,
    site: &Site,
    findings: &mut Vec<String>,
) -> Result<(), String> {
    let mut links: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut ids: BTreeSet<String> = BTreeSet::new();
    for page in &site.pages {
        let url = site.url(page);
        tab.emulate(1440, 900, "light")?;
        tab.open(&url)?;
        let found = tab.evaluate(LINKS)?;
        links.insert(page.clone(), texts(&found["links"]).collect());
        ids.insert(url.clone());
        ids.extend(texts(&found["ids"]).map(|it| format!("{url}#{it}")));
        add(page, "", &tab.evaluate(STRUCTURE)?, findings);
        check_layout(tab, page, findings)?;
    }
    check_links(&links, &ids, findings);
    Ok(())
}

/// The page that is open, in every width and colour.
pub(super) fn check_layout(
    tab: &mut Tab<'_>,
    what: &str,
    findings: &mut Vec<String>,
) -> Result<(), String> {
    for width in WIDTHS {
        for colours in COLOURS {
            tab.emulate(*width, 900, colours)?;
            let wrong = tab.evaluate(LAYOUT)?;
            add(
                what,
                &format!(" ({width} wide, {colours})"),
                &wrong,
                findings,
            );
        }
    }
    Ok(())
}

pub(super) fn texts(value: &Value) -> impl Iterator<Item = String> {
    let list = value.as_array().into_iter().flatten();
    list.filter_map(|it| it.as_str().map(str::to_owned))
}

pub(super) fn add(page: &str, how: &str, wrong: &Value, findings: &mut Vec<String>) {
    findings.extend(texts(wrong).map(|it| format!("{page}{how}: {it}")));
}

/// Every link to a file leads to a page of the site, and to an element of it.
pub(super) fn check_links(
    links: &BTreeMap<String, BTreeSet<String>>,
    ids: &BTreeSet<String>,
    findings: &mut Vec<String>,
) {
    for (page, links) in links {
        for link in links.iter().filter(|it| it.starts_with("file:")) {
            let target = link.trim_end_matches('#');
            if !ids.contains(target) {
                findings.push(format!("{page}: the link to {link} leads nowhere"));
            }
        }
    }
}
