//! The pictures of the pages in the guide.

use super::chromium::Tab;
use super::site::Site;
use crate::workspace;
use serde_json::json;
use std::path::PathBuf;

const FOLDER: &str = "docs/guide/images";

/// A picture.
pub(super) struct Picture {
    name: &'static str,
    /// Width and height of the window.
    size: (u32, u32),
    colours: &'static str,
    page: &'static str,
    /// Actions before the picture is taken.
    script: &'static str,
}

/// Those of the reference pages.
pub(super) const PAGES: &[Picture] = &[
    Picture {
        name: "reference-light",
        size: (1120, 760),
        colours: "light",
        page: "features.html#-simplify",
        script: "",
    },
    Picture {
        name: "reference-dark",
        size: (1120, 760),
        colours: "dark",
        page: "features.html#-features-default",
        script: "document.querySelector('.tree').scrollIntoView({block: 'end'}); scrollBy(0, 40)",
    },
    Picture {
        name: "reference-search",
        size: (1120, 520),
        colours: "light",
        page: "index.html",
        script: "(() => { const it = document.getElementById('search'); it.focus(); it.value = 'pattern'; \
                 it.dispatchEvent(new Event('input')); })()",
    },
    Picture {
        name: "reference-telephone",
        size: (360, 640),
        colours: "light",
        page: "features.html#-lower-to-llvm",
        script: "",
    },
];

/// Those of reports.
pub(super) const REPORTS: &[Picture] = &[
    Picture {
        name: "report-light",
        size: (1280, 1000),
        colours: "light",
        page: "small.html",
        script: "",
    },
    Picture {
        name: "report-dark",
        size: (1280, 900),
        colours: "dark",
        page: "small.html",
        script: "document.getElementById('r1-passes').scrollIntoView(); \
                 document.querySelectorAll('thead button')[1].click(); scrollBy(0, -60)",
    },
    Picture {
        name: "report-changes",
        size: (1280, 700),
        colours: "light",
        page: "small.html",
        script: "document.querySelectorAll('.change').forEach((it, index) => { it.open = index < 2; }); \
                 document.getElementById('r1-changes').scrollIntoView()",
    },
];

/// Takes pictures of a site.
pub(super) fn take(tab: &mut Tab<'_>, pictures: &[Picture], site: &Site) -> Result<(), String> {
    for picture in pictures {
        let name = picture.name;
        tab.emulate(picture.size.0, picture.size.1, picture.colours)?;
        tab.open(&site.url(picture.page))?;
        if !picture.script.is_empty() {
            tab.evaluate(picture.script)?;
        }
        let shot = tab.call("Page.captureScreenshot", json!({"format": "png"}))?;
        let text = shot["data"].as_str().unwrap_or("");
        let bytes = data_encoding::BASE64
            .decode(text.as_bytes())
            .map_err(|error| error.to_string())?;
        let path = path(name);
        println!("writing {FOLDER}/{name}.png, {} bytes", bytes.len());
        std::fs::write(&path, bytes).map_err(|error| format!("{name}: {error}"))?;
    }
    Ok(())
}

/// All pictures are there.
pub(super) fn check(findings: &mut Vec<String>) {
    for Picture { name, .. } in PAGES.iter().chain(REPORTS) {
        let found = std::fs::read(path(name)).unwrap_or_default();
        if !found.starts_with(b"\x89PNG\r\n") {
            findings.push(format!(
                "{FOLDER}/{name}.png is missing; run `cargo xtask browser`"
            ));
        }
    }
}

fn path(name: &str) -> PathBuf {
    workspace::root().join(FOLDER).join(format!("{name}.png"))
}
