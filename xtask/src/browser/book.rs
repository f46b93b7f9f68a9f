//! The pages of the book in the browser: links and pictures lead somewhere, and nothing is wider than the window.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde_json::Value;

use super::chromium::{Chromium, Tab};
use super::{check_quiet, page};

/// Widths of a telephone and of a desk.
const WIDTHS: &[u32] = &[360, 1440];

/// Links, anchors and faults of the page that is open, in its present size. An empty list of chapters is a fault of a script.
const FACTS: &str = "({
    links: [...document.querySelectorAll('a[href]')].map((it) => it.href),
    ids: [...document.querySelectorAll('[id]')].map((it) => it.id),
    wrong: [
        ...[...document.images].filter((it) => !it.naturalWidth).map((it) => `the picture ${it.src} is missing`),
        ...[...document.querySelectorAll('main pre')].filter((it) => it.getBoundingClientRect().right > innerWidth)
            .map((it) => `a block is wider than the window: ${it.textContent.slice(0, 40)}`),
        ...(document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} wide`] : []),
        ...(document.querySelector('main h1') ? [] : ['no heading']),
        ...(document.querySelectorAll('#mdbook-sidebar a, #sidebar a').length > 10 ? [] : ['no list of chapters']),
    ],
})";

/// Opens every page of the book in the folder.
pub(crate) fn look(
    folder: &Path,
    pages: &[String],
    findings: &mut Vec<String>,
) -> Result<(), String> {
    let mut browser = Chromium::start()?;
    let mut tab = browser.tab()?;
    let mut links: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut targets = BTreeSet::new();
    for name in pages {
        let url = format!("file://{}/{name}", folder.display());
        let found = open(&mut tab, &url, name, findings)?;
        links.insert(name.clone(), page::texts(&found["links"]).collect());
        targets.extend(page::texts(&found["ids"]).map(|it| format!("{url}#{it}")));
        targets.insert(url);
    }
    page::check_links(&links, &targets, findings);
    check_quiet(&tab, findings);
    Ok(())
}

/// Opens a page in every width. The result is what the last one shows.
fn open(
    tab: &mut Tab<'_>,
    url: &str,
    name: &str,
    findings: &mut Vec<String>,
) -> Result<Value, String> {
    let mut found = Value::Null;
    for width in WIDTHS {
        tab.emulate(*width, 900, "light")?;
        if found.is_null() {
            tab.open(url)?;
        }
        found = tab.evaluate(FACTS)?;
        page::add(name, &format!(" ({width} wide)"), &found["wrong"], findings);
    }
    Ok(found)
}
