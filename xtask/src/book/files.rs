//! `cargo xtask book files`: the preprocessor of the book. A page may link to any file of the repository, as it is read there;
//! in the book, these files are pages in an appendix, and the links lead to them. A folder is a page that lists its files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

use serde_json::{Value, json};

use crate::workspace;

/// The folder of the pages in the book.
const FOLDER: &str = "files";

/// The folder in the repository of all other pages.
const DOCS: &str = "docs";

/// Reads the context and the book as JSON from standard input, and writes the book to standard output.
pub(crate) fn preprocess() -> Result<(), String> {
    let given: Value =
        serde_json::from_reader(std::io::stdin()).map_err(|error| error.to_string())?;
    let mut book = given[1].clone();
    let mut linked = BTreeSet::new();
    let items = book["items"].as_array_mut().ok_or("a book has items")?;
    for item in items.iter_mut() {
        follow_links(item, &mut linked)?;
    }
    let chapters = chapters(linked)?;
    items.push(json!({ "PartTitle": "Files of the repository" }));
    for (file, content) in chapters {
        items.push(chapter(&file, &content));
    }
    println!("{book}");
    Ok(())
}

/// Rewrites the links of a chapter and of those below it.
fn follow_links(item: &mut Value, linked: &mut BTreeSet<String>) -> Result<(), String> {
    let Some(chapter) = item.get_mut("Chapter") else {
        return Ok(());
    };
    let Some(source) = chapter["source_path"].as_str() else {
        return Ok(());
    };
    let from = Path::new(DOCS).join(source);
    let content = chapter["content"].as_str().unwrap_or_default();
    let content = rewritten(content, &from, linked).map_err(|it| format!("docs/{source}: {it}"))?;
    chapter["content"] = content.into();
    let below = chapter["sub_items"].as_array_mut();
    below
        .into_iter()
        .flatten()
        .try_for_each(|item| follow_links(item, linked))
}

/// The pages of the files, and of those that they link to.
fn chapters(linked: BTreeSet<String>) -> Result<BTreeMap<String, String>, String> {
    let mut chapters = BTreeMap::new();
    let mut waiting: Vec<String> = linked.into_iter().collect();
    while let Some(file) = waiting.pop() {
        if chapters.contains_key(&file) {
            continue;
        }
        if workspace::root().join(&file).is_dir() {
            let content = contents(&file)?;
            chapters.insert(file, content);
            continue;
        }
        let text = workspace::read(&file)?;
        let mut linked = BTreeSet::new();
        let content = match file.rsplit_once('.') {
            Some((_, "md")) => rewritten(&text, Path::new(&file), &mut linked)
                .map_err(|error| format!("{file}: {error}"))?,
            _ => listing(&file, &text),
        };
        waiting.extend(linked);
        chapters.insert(file, content);
    }
    Ok(chapters)
}

/// A page that lists the files of a folder.
fn contents(folder: &str) -> Result<String, String> {
    let files = workspace::files("")?;
    let within = files
        .iter()
        .filter(|it| it.starts_with(&format!("{folder}/")));
    let rows: String = within.map(|file| format!("* `{file}`\n")).collect();
    Ok(format!("# {folder}\n\n{rows}"))
}

/// A page that shows a file.
fn listing(file: &str, text: &str) -> String {
    let language = match file.rsplit_once('.') {
        Some((_, "rs")) => "rust,ignore",
        Some((_, "bzl")) => "python",
        Some((_, "tsv")) => "text",
        Some((_, extension)) => extension,
        None => "text",
    };
    // Longer than any fence of the file.
    let fence = "`".repeat(8);
    format!("# {file}\n\n{fence}{language}\n{text}{fence}\n")
}

fn chapter(file: &str, content: &str) -> Value {
    let path = page_of(Path::new(file));
    json!({ "Chapter": {
        "name": file, "content": content, "number": null, "sub_items": [],
        "path": path, "source_path": path, "parent_names": [],
    } })
}

/// The page of a file of the repository, in the book.
fn page_of(file: &Path) -> PathBuf {
    match file.strip_prefix(DOCS) {
        // mdBook makes `README.md` the index of its folder.
        Ok(page) if page.ends_with("README.md") => return page.with_file_name("index.md"),
        Ok(page) => return page.to_owned(),
        Err(_) => {}
    }
    let page = Path::new(FOLDER).join(file);
    match file.file_name() {
        // `README.md` would be the index of its folder.
        Some(name) if name == "README.md" => page.with_file_name("about.md"),
        _ if file.extension().is_some_and(|it| it == "md") => page,
        name => {
            let name = name.map(|name| name.to_string_lossy().into_owned() + ".md");
            page.with_file_name(name.unwrap_or_default())
        }
    }
}

/// The text of the file `from` with links to pages of the book. Files outside of `docs` are added to `linked`.
fn rewritten(text: &str, from: &Path, linked: &mut BTreeSet<String>) -> Result<String, String> {
    let mut result = String::new();
    let mut is_code = false;
    for line in text.split_inclusive('\n') {
        is_code ^= line.starts_with("```");
        if is_code {
            result.push_str(line);
        } else {
            rewrite_line(line, from, linked, &mut result)?;
        }
    }
    Ok(result)
}

fn rewrite_line(
    line: &str,
    from: &Path,
    linked: &mut BTreeSet<String>,
    result: &mut String,
) -> Result<(), String> {
    let mut rest = line;
    while let Some((before, link)) = rest.split_once("](") {
        let (link, after) = link.split_once(')').ok_or("a link that is not closed")?;
        result.push_str(before);
        result.push_str("](");
        result.push_str(&target(link, from, linked)?);
        result.push(')');
        rest = after;
    }
    result.push_str(rest);
    Ok(())
}

/// The link in the book for a link in the file `from`.
fn target(link: &str, from: &Path, linked: &mut BTreeSet<String>) -> Result<String, String> {
    let (path, anchor) = link.split_at(link.find('#').unwrap_or(link.len()));
    if path.is_empty() || link.contains("://") {
        return Ok(link.to_owned());
    }
    let file = normal(&from.parent().unwrap_or(from).join(path))
        .ok_or_else(|| format!("{link} leads out of the repository"))?;
    let full = workspace::root().join(&file);
    if !full.exists() {
        return Err(format!("{link} is no file"));
    }
    if !file.starts_with(DOCS) {
        linked.insert(file.display().to_string());
    }
    let here = page_of(from);
    let here = here.parent().unwrap_or(&here);
    let way = pathdiff::diff_paths(page_of(&file), here).ok_or("no way to the page")?;
    Ok(format!("{}{anchor}", way.display()))
}

/// The path without `..`, or nothing if it leads out of the repository.
fn normal(path: &Path) -> Option<PathBuf> {
    let mut normal = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => normal.pop().then_some(())?,
            Component::Normal(name) => normal.push(name),
            Component::CurDir => {}
            Component::RootDir | Component::Prefix(_) => return None,
        }
    }
    Some(normal)
}

#[cfg(test)]
mod tests {
    use super::{page_of, rewritten};
    use std::collections::BTreeSet;
    use std::path::Path;

    #[test]
    fn links_lead_to_pages_of_the_book() {
        let from = Path::new("docs/guide/own-ir.md");
        let mut linked = BTreeSet::new();
        let text = "[a](../reference/kdl.md#pass) [b](../../ir/transforms/passes.kdl) [c](#here) [d](https://a.b)\n\
                    ```text\n[e](nowhere)\n```\n";
        let expected = "[a](../reference/kdl.md#pass) [b](../files/transforms/passes.kdl.md) [c](#here) [d](https://a.b)\n\
                        ```text\n[e](nowhere)\n```\n";
        assert_eq!(rewritten(text, from, &mut linked).unwrap(), expected);
        assert_eq!(
            linked.into_iter().collect::<Vec<_>>(),
            ["ir/transforms/passes.kdl"]
        );
        let from = Path::new("adapters/melior/README.md");
        let text = "[a](../../docs/guide/melior.md) [b](srcs)";
        let error = rewritten(text, from, &mut BTreeSet::new()).unwrap_err();
        assert_eq!(error, "srcs is no file");
        let text = rewritten(&text[..31], from, &mut BTreeSet::new()).unwrap();
        assert_eq!(text, "[a](../../../guide/melior.md)");
        let error = rewritten("[a](../../../x)", from, &mut BTreeSet::new()).unwrap_err();
        assert_eq!(error, "../../../x leads out of the repository");
    }

    #[test]
    fn every_file_has_a_page() {
        let page = |file: &str| page_of(Path::new(file)).display().to_string();
        assert_eq!(page("docs/guide/own-ir.md"), "guide/own-ir.md");
        assert_eq!(page("docs/decisions/README.md"), "decisions/index.md");
        assert_eq!(
            page("adapters/melior/README.md"),
            "files/adapters/melior/about.md"
        );
        assert_eq!(page("CONTRIBUTING.md"), "files/CONTRIBUTING.md");
        assert_eq!(page("a/b.rs"), "files/a/b.rs.md");
    }
}
