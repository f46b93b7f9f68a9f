//! The HTML that may stand in Markdown, as far as a page could be broken by it.

/// Elements whose start tag is a piece of text of its own, without an end tag.
const VOID: &[&str] = &[
    "area", "br", "col", "embed", "hr", "img", "input", "source", "track", "wbr",
];

/// Elements whose end tag HTML lets a writer leave out.
const END_OPTIONAL: &[&str] = &[
    "colgroup", "dd", "dt", "li", "option", "p", "tbody", "td", "tfoot", "th", "thead", "tr",
];

/// Elements that hold others until their end tag.
const PAIRED: &[&str] = &[
    "a",
    "abbr",
    "b",
    "blockquote",
    "caption",
    "center",
    "cite",
    "code",
    "del",
    "details",
    "dfn",
    "div",
    "dl",
    "em",
    "figcaption",
    "figure",
    "font",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "i",
    "ins",
    "kbd",
    "mark",
    "ol",
    "picture",
    "pre",
    "q",
    "s",
    "samp",
    "script",
    "section",
    "small",
    "span",
    "strong",
    "style",
    "sub",
    "summary",
    "sup",
    "svg",
    "table",
    "textarea",
    "tt",
    "u",
    "ul",
    "var",
];

/// A start or end tag.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tag {
    /// In lower case.
    pub(crate) name: String,
    /// Whether it is an end tag.
    pub(crate) end: bool,
    /// Whether it ends in `/>`.
    pub(crate) closed: bool,
    /// Where it starts, in bytes.
    pub(crate) at: usize,
}

impl Tag {
    /// Whether HTML has such an element.
    pub(crate) fn is_known(&self) -> bool {
        let name = self.name.as_str();
        VOID.contains(&name) || END_OPTIONAL.contains(&name) || PAIRED.contains(&name)
    }

    /// Whether everything after it belongs to it until an end tag comes.
    pub(crate) fn is_paired(&self) -> bool {
        PAIRED.contains(&self.name.as_str())
    }
}

/// The tags in a piece of HTML, in order; comments and the like are passed over.
pub(crate) fn tags(html: &str) -> Vec<Tag> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = html[at..].find('<').map(|it| at + it) {
        let rest = &html[start..];
        if rest.starts_with("<!--") {
            at = rest.find("-->").map_or(html.len(), |it| start + it + 3);
            continue;
        }
        let (tag, length) = read_tag(rest, start);
        found.extend(tag);
        at = start + length;
    }
    found
}

/// Reads one tag at the start of `rest`; also says how many bytes to go on by.
fn read_tag(rest: &str, at: usize) -> (Option<Tag>, usize) {
    let end = rest.starts_with("</");
    let from = 1 + usize::from(end);
    let name: String = rest[from..]
        .chars()
        .take_while(|it| it.is_ascii_alphanumeric() || *it == '-')
        .collect();
    if !name.starts_with(|it: char| it.is_ascii_alphabetic()) {
        return (None, 1);
    }
    let length = tag_length(rest);
    let closed = rest[..length].trim_end_matches('>').ends_with('/');
    let name = name.to_ascii_lowercase();
    let tag = Tag {
        name,
        end,
        closed,
        at,
    };
    (Some(tag), length)
}

/// Length of the tag at the start of `rest`; a `>` in a quoted attribute does not end it.
fn tag_length(rest: &str) -> usize {
    let mut quote = None;
    for (at, char) in rest.char_indices() {
        match (quote, char) {
            (None, '>') => return at + 1,
            (None, '"' | '\'') => quote = Some(char),
            (Some(open), _) if open == char => quote = None,
            _ => {}
        }
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::tags;

    #[test]
    fn tags_are_read_with_their_places() {
        let seen: Vec<String> = tags("<A href='>'>x</a><!-- <b> --><br/>1 < 2 <")
            .iter()
            .map(|it| {
                format!(
                    "{}{} {} {}",
                    if it.end { "/" } else { "" },
                    it.name,
                    it.closed,
                    it.at
                )
            })
            .collect();
        assert_eq!(seen, ["a false 0", "/a false 13", "br true 29"]);
    }
}
