//! Attributes of dialects on the arguments of functions.

use pass_ir::verify::{Check, Subject};
use pass_ir::{Attr, Ident, name};

/// Checks each attribute of a dialect, whose name with a point is `prefix`, on the arguments of a function. `check` also
/// takes all attributes of the argument.
pub(crate) fn check_attributes(
    subject: Subject<'_>,
    prefix: &str,
    check: impl Fn(&str, Attr, &[(Ident, Attr)]) -> Check,
) -> Check {
    let cx = subject.context();
    let list = subject.attr(name::ARG_ATTRS).map(|list| cx.attr(list));
    let list = list.as_ref().and_then(|list| list.as_array());
    for &entries in list.unwrap_or_default() {
        let entries = cx.attr(entries).as_dict().unwrap_or_default();
        for &(key, value) in entries {
            let key = cx.str(key);
            if key.starts_with(prefix) {
                check(key, value, entries)?;
            }
        }
    }
    Ok(())
}
