//! Fingerprints of operations.

use std::hash::{BuildHasher, Hash, Hasher};

use crate::body::OpData;
use crate::context::Context;
use crate::handle::{Loc, Type};
use crate::hash::HashState;
use crate::op_access::Op;
use crate::structure::{Sink, Structure};

impl Op<'_> {
    /// Returns a hash of the operation: names, attributes, locations, types and nested operations. It does not depend
    /// on handles of operations and values, so an equal copy has the same fingerprint. It is valid for one context.
    ///
    /// ```
    /// use pass_ir::{parse, Attr, Context, ParseOptions};
    ///
    /// let cx = Context::new();
    /// let mut module = parse(&cx, "", &ParseOptions::default()).unwrap();
    /// let mut root = module.root(&cx);
    /// let before = root.fingerprint();
    /// root.set_attr(cx.ident("toy.seen"), Some(Attr::UNIT));
    /// assert_ne!(root.fingerprint(), before);
    /// root.set_attr(cx.ident("toy.seen"), None);
    /// assert_eq!(root.fingerprint(), before);
    /// ```
    pub fn fingerprint(&self) -> u64 {
        let (cx, hasher) = (self.context(), HashState::default().build_hasher());
        let mut sink = HashSink { cx, hasher };
        Structure::write(self, &mut sink);
        sink.hasher.finish()
    }
}

struct HashSink<'c, H> {
    cx: &'c Context,
    hasher: H,
}

impl<H: Hasher> Sink for HashSink<'_, H> {
    fn number(&mut self, number: usize) {
        self.hasher.write_u32(number as u32);
    }

    fn op(&mut self, data: &OpData) {
        data.header(self.cx).hash(&mut self.hasher);
    }

    fn ty(&mut self, ty: Type) {
        ty.hash(&mut self.hasher);
    }

    fn location(&mut self, loc: Loc) {
        loc.hash(&mut self.hasher);
    }
}
