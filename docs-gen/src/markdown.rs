//! The Markdown of descriptions: its extensions, and the HTML and the links that it may hold.

use pulldown_cmark::Options;

/// The extensions of Markdown that the usual hosts of pages enable.
pub(crate) const OPTIONS: Options = Options::ENABLE_TABLES
    .union(Options::ENABLE_STRIKETHROUGH)
    .union(Options::ENABLE_TASKLISTS);

/// `true` if a tag is a line break.
pub(crate) fn is_break(html: &str) -> bool {
    let name = html.trim_start_matches('<').trim_end_matches('>');
    name.trim_end_matches('/').trim().eq_ignore_ascii_case("br")
}

/// `true` if HTML is one comment, or starts one that is never closed.
pub(crate) fn is_comment(html: &str) -> bool {
    let html = html.trim();
    html.starts_with("<!--") && html.find("-->").is_none_or(|it| it + 3 == html.len())
}

/// `true` if links to this target are allowed: pages and mail addresses are, scripts are not.
pub(crate) fn is_allowed(url: &str) -> bool {
    let Some((scheme, _)) = url.split_once(':') else {
        return true;
    };
    if scheme.contains(['/', '?', '#']) {
        return true;
    }
    ["http", "https", "mailto"]
        .iter()
        .any(|it| scheme.eq_ignore_ascii_case(it))
}
