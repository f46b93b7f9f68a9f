//! Lists of very many names.

use super::{MAX_LISTED, joined};

#[test]
fn many_parts_are_counted() {
    let parts = vec!["a".to_owned(); MAX_LISTED + 2];
    let all = joined(&parts[..MAX_LISTED], ", ");
    assert_eq!(all, vec!["a"; MAX_LISTED].join(", "));
    assert_eq!(joined(&parts, ", "), format!("{all}, 2 more"));
}
