//! Comments name their subject: a bound on those that begin with a question word instead.

use super::rust_file::RustFile;

/// The most comments of the repository that may begin with one of [`OPENERS`]. It goes down and never up.
const BOUND: usize = 75;

/// Words with which a summary avoids its subject: "What is known" where "The cached analyses" would tell the reader more.
const OPENERS: [&str; 4] = ["What", "Who", "How", "Whether"];

/// The files with most of them that a finding lists.
const LISTED: usize = 10;

pub(crate) fn check(files: &[RustFile], findings: &mut Vec<String>) {
    let counts = files.iter().map(|file| (count(&file.text), &file.name));
    let mut counts: Vec<(usize, &String)> = counts.filter(|(count, _)| *count > 0).collect();
    let total: usize = counts.iter().map(|(count, _)| count).sum();
    if total <= BOUND {
        return;
    }
    counts.sort_by(|left, right| right.cmp(left));
    let listed = counts.iter().take(LISTED);
    let listed: Vec<String> = listed
        .map(|(count, name)| format!("  {count} in {name}"))
        .collect();
    findings.push(format!(
        "{total} comments begin with {}; at most {BOUND} may (xtask/src/tidy/comments.rs). Most are here:\n{}",
        OPENERS.join(", "),
        listed.join("\n")
    ));
}

/// Comments of the text that begin with an opener. Of a comment of several lines the first counts alone.
fn count(text: &str) -> usize {
    let mut continued = false;
    let mut count = 0;
    for line in text.lines() {
        let comment = line.trim_start().strip_prefix("//");
        let words = comment.map(|it| it.trim_start_matches(['/', '!']).trim_start());
        if !continued && words.is_some_and(begins_with_opener) {
            count += 1;
        }
        continued = words.is_some_and(|words| !words.is_empty());
    }
    count
}

fn begins_with_opener(words: &str) -> bool {
    let first = words.split(|c: char| !c.is_alphabetic()).next();
    first.is_some_and(|first| OPENERS.contains(&first))
}

#[cfg(test)]
mod tests {
    use super::count;

    #[test]
    fn first_words_of_comments_count() {
        let text = "/// What it is.\n/// How so?\n///\n/// Who knows.\nfn f() {} // How\n//! Whether\n// Whatever\n";
        assert_eq!(count(text), 3);
    }
}
