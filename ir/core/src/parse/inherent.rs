//! The division of attributes into properties and discardable attributes.

use super::Parse;
use super::operation::Parser;
use super::pending::Head;
use crate::attrs::AttrData;
use crate::body::with_defaults;
use crate::diag::Diagnostic;
use crate::handle::{Attr, Ident, Type};
use crate::verify;

const MAX_CACHED_SPLITS: usize = 1 << 12;

impl Parser<'_, '_> {
    /// Divides attributes into properties and discardable attributes, as the dialect declares.
    ///
    /// The result is cached, because few operations of a text differ in their attributes.
    pub(super) fn split_attrs(&mut self, head: &Head, attrs: Attr) -> Parse<(Attr, Attr)> {
        let key = (head.name, head.props, attrs);
        if let Some(&known) = self.splits.get(&key) {
            return Ok(known);
        }
        let split = match self.cx.op_def(head.name) {
            Some(_) => self.split_declared(head, attrs)?,
            None => (attrs, written_props(head.props)),
        };
        if self.splits.len() == MAX_CACHED_SPLITS {
            self.splits.clear();
        }
        self.splits.insert(key, split);
        Ok(split)
    }

    fn split_declared(&self, head: &Head, attrs: Attr) -> Parse<(Attr, Attr)> {
        let cx = self.cx;
        let data = cx.op_data(head.name);
        let props = head.props.unwrap_or(Attr::EMPTY_DICT);
        let error = verify::inherent_error(cx, head.name, attrs, props)
            .or_else(|| verify::conversion_error(cx, head.name, head.props?));
        let entries = cx.attr(props).as_dict().unwrap_or_default();
        if let Some(message) = error {
            let at = self.cur.loc_at(head.at);
            let mut error = Diagnostic::error(at, message);
            if data.properties.is_empty() && !entries.is_empty() {
                let note = "MLIR 22 declares no properties for it; those of a newer version cannot be read";
                error = error.note_at(at, note);
            }
            return Err(Box::new(error));
        }
        let known = |entry: &(Ident, Attr)| data.properties.contains(&entry.0);
        let props = if entries.iter().all(known) {
            props
        } else {
            cx.dict_attr(entries.iter().copied().filter(known))
        };
        let props = self.with_native_integers(head, props);
        Ok(self.move_inherent(head, attrs, props))
    }

    /// Converts integers, and flags, that are native C++ properties to integers of the type of their default.
    fn with_native_integers(&self, head: &Head, props: Attr) -> Attr {
        let cx = self.cx;
        let data = cx.op_data(head.name);
        let retyped = |&(key, attr): &(Ident, Attr)| {
            let default = data.defaults.iter().find(|entry| entry.0 == key);
            let default = default.filter(|_| data.native.contains(&key))?;
            let ty = cx.attr(default.1).ty()?;
            if let Some(bits) = verify::flag_bits(cx, head.name, key, attr) {
                return Some((key, cx.integer_attr(bits.into(), ty)));
            }
            match &*cx.attr(attr) {
                AttrData::Integer { value, ty: written } if *written != ty => {
                    // The single bit of a `bool` is not a sign.
                    let value = value.as_i64()?;
                    let value = if *written == Type::I1 {
                        value & 1
                    } else {
                        value
                    };
                    (value >= 0).then(|| (key, cx.integer_attr(value.into(), ty)))
                }
                _ => None,
            }
        };
        let entries = cx.attr(props).as_dict().unwrap_or_default();
        if data.native.is_empty() || entries.iter().all(|entry| retyped(entry).is_none()) {
            return props;
        }
        cx.dict_attr(entries.iter().map(|entry| retyped(entry).unwrap_or(*entry)))
    }

    /// Moves inherent attributes that are written as discardable ones to the properties.
    fn move_inherent(&self, head: &Head, attrs: Attr, props: Attr) -> (Attr, Attr) {
        let cx = self.cx;
        let data = cx.op_data(head.name);
        let entries = cx.attr(attrs).as_dict().unwrap_or_default();
        let inherent = |entry: &(Ident, Attr)| {
            data.properties.contains(&entry.0) && !data.native.contains(&entry.0)
        };
        if !entries.iter().any(inherent) {
            return (attrs, with_defaults(cx, head.name, props, &[]));
        }
        let written = cx.attr(props).as_dict().unwrap_or_default();
        // An attribute that cannot be a property is dropped silently, as in mlir-opt.
        let fits = |entry: &(Ident, Attr)| verify::can_hold(cx, head.name, entry.0, entry.1);
        let moved = entries.iter().copied().filter(inherent).filter(fits);
        // A written property has precedence.
        let is_new = |entry: &(Ident, Attr)| written.iter().all(|existing| existing.0 != entry.0);
        let moved = moved.filter(is_new);
        let props = cx.dict_attr(written.iter().copied().chain(moved));
        let attrs = cx.dict_attr(entries.iter().copied().filter(|entry| !inherent(entry)));
        (attrs, with_defaults(cx, head.name, props, &[]))
    }
}

/// Keeps the properties of an undeclared operation as they are.
fn written_props(props: Option<Attr>) -> Attr {
    match props {
        Some(Attr::EMPTY_DICT) => Attr::WRITTEN_EMPTY,
        Some(props) => props,
        None => Attr::EMPTY_DICT,
    }
}
