//! The parser of operations after their regions: attributes, types, and the creation of the operation.

use std::ops::Range;

use super::Parse;
use super::operation::{Parser, Scratch};
use super::pending::Head;
use super::recent::Tail;
use crate::body::{Header, InsertPoint, OpSpec};
use crate::handle::{Attr, OpId};

impl<'t> Parser<'_, 't> {
    /// Parses what follows the regions. An operation with regions exists already.
    pub(super) fn finish(&mut self, head: Head, op: Option<OpId>) -> Parse<()> {
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.inputs.clear();
        scratch.results.clear();
        scratch.operands.clear();
        let attrs = if self.cur.skip_whitespace() == b'{' {
            self.dictionary()?
        } else {
            Attr::EMPTY_DICT
        };
        self.cur.expect(b':', "followed by operation type")?;
        self.cur.skip_whitespace();
        let types_at = self.cur.at;
        if self.cur.byte() != b'(' {
            return self.cur.missing("expected function type");
        }
        self.signature(&mut scratch.inputs, &mut scratch.results)?;
        let types_end = self.cur.at;
        self.resolve_operands(&head, types_at, &scratch.inputs, &mut scratch.operands)?;
        let loc = self
            .trailing_loc()?
            .unwrap_or_else(|| self.cur.loc_at(head.at));
        let (attrs, props) = self.split_attrs(&head, attrs)?;
        if op.is_none() && head.line_end == Some(types_end) && head.successors.is_empty() {
            self.keep_tail(&head, types_at..types_end, (attrs, props), &scratch);
        }
        let spec = OpSpec {
            header: Header {
                name: head.name,
                loc,
                attrs,
                props,
            },
            entries: Vec::new(),
            operands: &scratch.operands,
            results: &scratch.results,
            successors: &head.successors,
            regions: 0,
            owns: self.owns_all(),
        };
        let op = self.insert(op, &spec);
        self.define_results(&head, op, scratch.results.len(), types_at)?;
        self.scratch = scratch;
        Ok(())
    }

    /// Like [`Parser::finish`], for a cached line end.
    pub(super) fn finish_as(&mut self, head: &Head, tail: &Tail<'t>) -> Parse<()> {
        let types_at = self.cur.at + tail.types_at as usize;
        self.cur.at += tail.text.len();
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.operands.clear();
        self.resolve_operands(head, types_at, tail.inputs(), &mut scratch.operands)?;
        let loc = self
            .trailing_loc()?
            .unwrap_or_else(|| self.cur.loc_at(head.at));
        let spec = OpSpec {
            header: Header {
                name: head.name,
                loc,
                attrs: tail.attrs,
                props: tail.props,
            },
            entries: Vec::new(),
            operands: &scratch.operands,
            results: tail.results(),
            successors: &[],
            regions: 0,
            owns: self.owns_all(),
        };
        let op = self.insert(None, &spec);
        self.define_results(head, op, tail.results().len(), types_at)?;
        self.scratch = scratch;
        Ok(())
    }

    /// Caches the line end of an operation.
    fn keep_tail(
        &mut self,
        head: &Head,
        types: Range<usize>,
        entries: (Attr, Attr),
        scratch: &Scratch,
    ) {
        let Some(text) = self.cur.text.get(head.operands_end..types.end) else {
            return;
        };
        let types_at = types.start - head.operands_end;
        let types = (&scratch.inputs[..], &scratch.results[..]);
        if let Some(tail) = Tail::new(head.name, text, entries, types_at, types) {
            self.recent_tails.keep(tail);
        }
    }

    fn insert(&mut self, op: Option<OpId>, spec: &OpSpec<'_>) -> OpId {
        let block = self.current_block();
        let cx = self.cx;
        let body = self.body();
        match op {
            Some(op) => {
                body.complete(op, spec);
                op
            }
            None => {
                let op = body.create_detached(cx, spec, spec.header);
                body.insert(op, InsertPoint::End(block));
                op
            }
        }
    }
}
