//! The parser of operations after their regions: attributes, types, and the creation of the operation.

use std::ops::Range;

use super::Parse;
use super::operation::{Parser, Scratch};
use super::pending::Head;
use super::recent::Tail;
use crate::body::{Header, InsertPoint, OpSpec};
use crate::handle::{Attr, OpId, Type, ValueId};
use crate::types::TypeData;

impl Parser<'_, '_> {
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
        if self.cur.byte() == b'(' {
            self.signature(&mut scratch.inputs, &mut scratch.results)?;
        } else {
            let ty = self.ty()?;
            let TypeData::Function { inputs, results } = self.cx.ty(ty) else {
                return self.error_at(types_at, "expected function type");
            };
            scratch.inputs.extend(inputs);
            scratch.results.extend(results);
        }
        let types_end = self.cur.at;
        self.resolve_operands(&head, types_at, &scratch.inputs, &mut scratch.operands)?;
        let loc = self.loc_or(head.at)?;
        let (attrs, props) = self.split_attrs(&head, attrs)?;
        if op.is_none() && head.line_end == Some(types_end) && head.successors.is_empty() {
            self.keep_tail(&head, types_at..types_end, (attrs, props), &scratch);
        }
        let header = Header {
            name: head.name,
            loc,
            attrs,
            props,
        };
        self.create(&head, op, header, &scratch.operands, &scratch.results)?;
        self.scratch = scratch;
        Ok(())
    }

    /// Like [`Parser::finish`], for a cached line end.
    pub(super) fn finish_as(&mut self, head: &Head, line: &str, tail: &Tail) -> Parse<()> {
        let types_at = self.cur.at + tail.types_at as usize;
        self.cur.at += line.len();
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.operands.clear();
        self.resolve_operands(head, types_at, tail.inputs(), &mut scratch.operands)?;
        let loc = self.loc_or(head.at)?;
        let header = Header {
            name: head.name,
            loc,
            attrs: tail.attrs,
            props: tail.props,
        };
        self.create(head, None, header, &scratch.operands, tail.results())?;
        self.scratch = scratch;
        Ok(())
    }

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
        if let Some(tail) = Tail::new(entries, types_at, types) {
            self.recent_tails.keep((head.name, text), tail);
        }
    }

    /// Creates an operation, or completes the open one `op`, and defines the names of its results.
    fn create(
        &mut self,
        head: &Head,
        op: Option<OpId>,
        header: Header,
        operands: &[ValueId],
        results: &[Type],
    ) -> Parse<()> {
        let spec = OpSpec {
            owns_body: self.all_ops_own_bodies(),
            ..OpSpec::with_header(header)
                .operands(operands)
                .results(results)
                .successors(&head.successors)
        };
        let (cx, block) = (self.cx, self.current_block());
        let body = self.body();
        let op = match op {
            Some(op) => {
                body.complete(op, &spec);
                op
            }
            None => {
                let op = body.create_detached(cx, &spec, header);
                body.insert(op, InsertPoint::End(block));
                op
            }
        };
        self.define_results(head, op, results.len())
    }
}
