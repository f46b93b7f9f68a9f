//! Attributes of dialects on the arguments of functions.

use pass_ir::verify::{Check, Subject};
use pass_ir::{Attr, name};

/// Checks each attribute of a dialect, whose name with a point is `prefix`, on the arguments of a function.
pub(crate) fn check_attributes(
    subject: Subject<'_>,
    prefix: &str,
    check: impl Fn(&str, Attr) -> Check,
) -> Check {
    let cx = subject.context();
    let list = subject.attr(name::ARG_ATTRS).map(|list| cx.attr(list));
    let list = list.as_ref().and_then(|list| list.as_array());
    for &entries in list.unwrap_or_default() {
        for &(key, value) in cx.attr(entries).as_dict().unwrap_or_default() {
            let key = cx.str(key);
            if key.starts_with(prefix) {
                check(key, value)?;
            }
        }
    }
    Ok(())
}
