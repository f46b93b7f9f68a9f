//! Parts of types of dialects, which are kept as text.

use crate::handle::Type;
use crate::verify::Subject;

/// The type of the elements of a type such as `!async.value<f32>`, as text to be compared with [`plain`].
pub(in crate::dialect) fn parameter(subject: Subject<'_>, ty: Type, name: &str) -> Option<String> {
    let text = plain(subject, ty);
    let inner = text.strip_prefix(name)?.strip_prefix('<')?;
    Some(inner.strip_suffix('>')?.to_owned())
}

/// A type as text without white space, which may be written in more than one way.
pub(in crate::dialect) fn plain(subject: Subject<'_>, ty: Type) -> String {
    let mut text = subject.type_text(ty);
    text.retain(|char| !char.is_whitespace());
    text
}
