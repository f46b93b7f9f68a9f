//! The Markdown of descriptions: extensions, and the HTML and links that are allowed.

use pulldown_cmark::Options;

/// The extensions that common hosts of pages enable.
pub(crate) const OPTIONS: Options = Options::ENABLE_TABLES
    .union(Options::ENABLE_STRIKETHROUGH)
    .union(Options::ENABLE_TASKLISTS);

pub(crate) fn is_break(html: &str) -> bool {
    let name = html.trim_start_matches('<').trim_end_matches('>');
    name.trim_end_matches('/').trim().eq_ignore_ascii_case("br")
}

/// Returns true if HTML is a single comment, closed or not.
pub(crate) fn is_comment(html: &str) -> bool {
    let html = html.trim();
    html.starts_with("<!--") && html.find("-->").is_none_or(|end| end + 3 == html.len())
}

/// Returns true for links to pages and mail addresses, not to scripts.
pub(crate) fn is_allowed(url: &str) -> bool {
    let Some((scheme, _)) = url.split_once(':') else {
        return true;
    };
    if scheme.contains(['/', '?', '#']) {
        return true;
    }
    ["http", "https", "mailto"]
        .iter()
        .any(|allowed| scheme.eq_ignore_ascii_case(allowed))
}
