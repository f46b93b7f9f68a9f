//! The dictionaries of an operation: shared ones in the context, and owned ones of a changed
//! operation.

use super::data::{Header, OpData};
use crate::context::{Context, Entries};
use crate::handle::{Attr, Ident, Loc, OpName};

/// The owned dictionaries of an operation, which [`Attr::OWN`] replaces in its header.
#[derive(Debug, Default)]
pub(crate) struct OwnDictionaries {
    attrs: Entries,
    props: Entries,
}

impl Attr {
    /// Replaces an owned dictionary; never visible outside of the operation.
    const OWN: Self = Self(u32::MAX);
}

impl OpData {
    pub(crate) fn name(&self) -> OpName {
        self.header.name
    }

    pub(crate) fn loc(&self) -> Loc {
        self.header.loc
    }

    /// Returns the header, after interning the dictionaries that the operation owns.
    pub(crate) fn header(&self, cx: &Context) -> Header {
        let mut header = self.header;
        if header.attrs == Attr::OWN {
            header.attrs = cx.dict_attr(self.attrs(cx).iter().copied());
        }
        if header.props == Attr::OWN {
            header.props = cx.dict_attr(self.props(cx).iter().copied());
        }
        header
    }

    pub(crate) fn set_header(&mut self, header: Header) {
        self.forget_checked();
        self.header = header;
        if let Some(extra) = &mut self.extra {
            extra.own = None;
        }
    }

    pub(crate) fn set_loc(&mut self, loc: Loc) {
        self.forget_checked();
        self.header.loc = loc;
    }

    pub(crate) fn attrs<'a>(&'a self, cx: &'a Context) -> &'a [(Ident, Attr)] {
        match self.own() {
            Some(own) if self.header.attrs == Attr::OWN => &own.attrs,
            _ => cx.attr(self.header.attrs).as_dict().unwrap_or_default(),
        }
    }

    /// Returns the properties; empty if they are not a dictionary.
    pub(crate) fn props<'a>(&'a self, cx: &'a Context) -> &'a [(Ident, Attr)] {
        match self.own() {
            Some(own) if self.header.props == Attr::OWN => &own.props,
            _ => cx.attr(self.header.props).as_dict().unwrap_or_default(),
        }
    }

    /// Returns the handle of the properties, unless the operation owns them.
    pub(crate) fn shared_props(&self) -> Option<Attr> {
        Some(self.header.props).filter(|&props| props != Attr::OWN)
    }

    pub(crate) fn attr(&self, cx: &Context, key: Ident) -> Option<Attr> {
        cx.entry(self.props(cx), key)
            .or_else(|| cx.entry(self.attrs(cx), key))
    }

    pub(crate) fn symbol(&self, cx: &Context) -> Option<Ident> {
        cx.attr(self.attr(cx, crate::name::SYM_NAME)?).as_string()
    }

    pub(crate) fn set_attr(&mut self, cx: &Context, key: Ident, value: Option<Attr>) {
        self.forget_checked();
        let is_property = cx.op_data(self.header.name).properties.contains(&key);
        let dict = if is_property {
            &mut self.header.props
        } else {
            &mut self.header.attrs
        };
        if *dict == Attr::OWN {
            cx.change_entry(self.own_mut(is_property), key, value);
            return;
        }
        match cx.dict_after_change(*dict, key, value) {
            Ok(stored) => *dict = stored,
            Err(entries) => {
                *dict = Attr::OWN;
                *self.own_mut(is_property) = entries;
            }
        }
    }

    fn own(&self) -> Option<&OwnDictionaries> {
        self.extra.as_ref()?.own.as_deref()
    }

    fn own_mut(&mut self, properties: bool) -> &mut Entries {
        let entries = self
            .extra
            .get_or_insert_default()
            .own
            .get_or_insert_default();
        if properties {
            &mut entries.props
        } else {
            &mut entries.attrs
        }
    }

    /// Marks the body of an isolated operation as changed, since the operation has.
    fn forget_checked(&mut self) {
        let _ = self.body_mut();
    }
}
