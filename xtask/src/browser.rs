//! `cargo xtask browser`: the reference pages and the report of a run as a reader sees them, in headless Chromium.
//!
//! The site of a small file that has every construct and that of a large group are opened from disk. What holds for
//! every page is in [`page`], what a reader does in [`reader`] and [`report`]; pictures for the guide are taken on the way.

pub(crate) mod book;
mod chromium;
mod page;
mod picture;
mod reader;
mod report;
mod site;

use crate::Outcome;
use chromium::{Chromium, Tab};
use site::Site;

/// Treatment of the pictures in the guide.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pictures {
    /// They are taken anew.
    Write,
    /// They have to be there. Fonts differ from machine to machine, so nobody compares them.
    Check,
}

pub(crate) fn run(pictures: Pictures) -> Outcome {
    let mut findings = Vec::new();
    if let Err(error) = look(pictures, &mut findings) {
        findings.push(error);
    }
    if findings.is_empty() {
        Ok(())
    } else {
        Err(findings)
    }
}

fn look(pictures: Pictures, findings: &mut Vec<String>) -> Result<(), String> {
    let features = Site::features()?;
    let large = Site::large()?;
    let mut browser = Chromium::start()?;
    let mut tab = browser.tab()?;
    page::check(&mut tab, &features, findings)?;
    page::check(&mut tab, &large, findings)?;
    reader::check(&mut tab, &features, findings)?;
    reader::search_of_many(&mut tab, &large, findings)?;
    let reports = report::pages(pictures)?;
    page::check(&mut tab, &reports, findings)?;
    report::check(&mut tab, &reports, findings)?;
    check_quiet(&tab, findings);
    match pictures {
        Pictures::Write => {
            picture::take(&mut tab, picture::PAGES, &features)?;
            picture::take(&mut tab, picture::REPORTS, &reports)?;
        }
        Pictures::Check => picture::check(findings),
    }
    println!(
        "{} pages, {} findings",
        features.pages.len() + large.pages.len() + reports.pages.len(),
        findings.len()
    );
    Ok(())
}

/// Nothing was said on the console, and nothing was asked of a network.
fn check_quiet(tab: &Tab<'_>, findings: &mut Vec<String>) {
    for message in tab.console() {
        findings.push(format!("the console says: {message}"));
    }
    for url in tab.requests() {
        if !url.starts_with("file:") && !url.starts_with("data:") {
            findings.push(format!("a page asks the network for {url}"));
        }
    }
}
