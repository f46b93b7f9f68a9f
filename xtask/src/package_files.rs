//! The files that every published package carries beside its sources: both licences, and a README made from the
//! documentation of the crate, so that neither is written twice.

use std::path::Path;

use crate::workspace;

/// The licences, which stand at the root of the repository.
const LICENSES: [&str; 2] = ["LICENSE-APACHE", "LICENSE-MIT"];

pub(crate) struct Package {
    pub(crate) name: String,
    /// Its folder, relative to the root.
    pub(crate) folder: String,
}

/// Returns the packages whose manifest does not say `publish = false`.
pub(crate) fn packages() -> Result<Vec<Package>, String> {
    let metadata = workspace::metadata()?;
    let list = metadata["packages"].as_array().cloned().unwrap_or_default();
    let published = list.iter().filter(|package| package["publish"].is_null());
    published.map(package).collect()
}

fn package(value: &serde_json::Value) -> Result<Package, String> {
    let text = |key: &str| value[key].as_str().unwrap_or_default().to_owned();
    let name = text("name");
    let manifest = text("manifest_path");
    let folder = Path::new(&manifest)
        .parent()
        .and_then(|folder| folder.strip_prefix(workspace::root()).ok());
    let folder = folder.ok_or_else(|| format!("{name} is outside the repository"))?;
    let folder = folder.display().to_string();
    Ok(Package { name, folder })
}

pub(crate) fn files() -> Result<Vec<(String, String)>, String> {
    let mut files = Vec::new();
    for Package { name, folder, .. } in packages()? {
        for license in LICENSES {
            files.push((format!("{folder}/{license}"), workspace::read(license)?));
        }
        let root = ["lib.rs", "main.rs"].map(|file| format!("{folder}/src/{file}"));
        let root = root
            .iter()
            .find(|file| workspace::root().join(file).exists());
        let root = root.ok_or_else(|| format!("{name} has no crate root"))?;
        let text = readme(&name, &workspace::read(root)?);
        files.push((format!("{folder}/README.md"), text));
    }
    Ok(files)
}

/// The documentation of the crate up to its first example, as the page of the package.
fn readme(name: &str, source: &str) -> String {
    let comment = source.lines().map_while(|line| line.strip_prefix("//!"));
    let lines = comment.map(|line| line.strip_prefix(' ').unwrap_or(line));
    let prose: Vec<String> = lines
        .take_while(|line| !line.starts_with("```"))
        .map(without_links)
        .collect();
    format!(
        "<!-- Generated from the documentation of the crate by `cargo xtask gen`; edit that. -->\n\n# {name}\n\n{}\n\n\
         Part of Passwright, which makes Rust, pipeline syntax and reference pages out of one declaration of a compiler \
         pass.\n\nLicensed under the Apache License 2.0 or the MIT license, at your option.\n",
        prose.join("\n").trim_end()
    )
}

/// Links to items lead nowhere outside of rustdoc: ``[`load`](x)`` and ``[`load`]`` become `` `load` ``.
fn without_links(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, link)) = rest.split_once("[`") {
        text.push_str(before);
        let Some((code, after)) = link.split_once("`]") else {
            text.push_str("[`");
            rest = link;
            continue;
        };
        text.push_str(&format!("`{code}`"));
        rest = match after
            .strip_prefix('(')
            .and_then(|target| target.split_once(')'))
        {
            Some((_, after)) => after,
            None => after,
        };
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::readme;

    #[test]
    fn a_readme_is_prose_without_links_to_items() {
        let source = "//! Reads [`Text`], calls [`load`](crate::load) and [rustc](https://example.org).\n//!\n//! ```\n\
                      //! hidden();\n//! ```\n\nfn main() {}\n";
        let text = readme("name", source);
        assert!(text.contains("\nReads `Text`, calls `load` and [rustc](https://example.org).\n"));
        assert!(!text.contains("hidden"));
    }
}
