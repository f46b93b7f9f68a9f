//! From bytes to an operation.

use super::DecodeError;
use super::bytes::Reader;
use crate::body::{Body, Header, InsertPoint, OpSpec};
use crate::context::Context;
use crate::handle::{Attr, BlockId, Loc, OpId, OpName, RegionId, Type, ValueId};
use crate::name;
use crate::op_access::Op;

impl Op<'_> {
    /// Replaces name, location, attributes and nested operations by those of an [encoding](Self::encode), of which these are the
    /// parts and the locations. An operation without a symbol gets the one that it has.
    ///
    /// # Errors
    ///
    /// If the bytes are malformed. The operation is as it was.
    pub fn decode<'b>(
        &mut self,
        parts: impl IntoIterator<Item = (&'b [u8], &'b [usize])>,
        locations: &'b [Loc],
    ) -> Result<(), DecodeError> {
        let cx = self.context();
        let mut locations = locations.iter();
        let mut done: Vec<Option<DecodedOp>> = Vec::new();
        for (bytes, nested) in parts {
            let nested = nested.iter().map(|&index| done.get_mut(index)?.take());
            let nested = nested.collect::<Option<Vec<_>>>().ok_or(DecodeError)?;
            let decoder = PartDecoder::new(cx, bytes, &mut locations)?;
            done.push(Some(decoder.read(nested)?));
        }
        let root = done.pop().flatten().ok_or(DecodeError)?;
        let mut header = root.header;
        let symbol = self.attr(name::SYM_NAME);
        if symbol.is_some()
            && header
                .symbol(cx)
                .is_some_and(|symbol| cx.str(symbol).is_empty())
        {
            header.set_attr(cx, name::SYM_NAME, symbol);
        }
        if root.body.is_some() != self.body().is_some()
            || !self.result_types().eq(root.results.iter().copied())
        {
            return Err(DecodeError);
        }
        self.set_header(header);
        if let (Some(body), Some(new)) = (self.body_mut(), root.body) {
            body.replace_contents(*new);
        }
        Ok(())
    }
}

struct DecodedOp {
    header: Header,
    results: Vec<Type>,
    body: Option<Box<Body>>,
}

struct PartDecoder<'c, 'b, 'l> {
    cx: &'c Context,
    reader: Reader<'b>,
    locations: &'l mut std::slice::Iter<'b, Loc>,
    names: Vec<OpName>,
    attrs: Vec<Attr>,
    types: Vec<Type>,
    values: Vec<ValueId>,
    blocks: Vec<BlockId>,
}

impl<'c, 'b, 'l> PartDecoder<'c, 'b, 'l> {
    fn new(
        cx: &'c Context,
        bytes: &'b [u8],
        locations: &'l mut std::slice::Iter<'b, Loc>,
    ) -> Result<Self, DecodeError> {
        let mut reader = Reader(bytes);
        Ok(Self {
            cx,
            names: reader.list(|reader| Ok(cx.op_name(reader.text()?)))?,
            attrs: reader.list(|reader| match reader.text()? {
                "" => Ok(Attr::WRITTEN_EMPTY),
                text => cx.parse_attr(text).map_err(|_| DecodeError),
            })?,
            types: reader.list(|reader| cx.parse_type(reader.text()?).map_err(|_| DecodeError))?,
            reader,
            locations,
            values: Vec::new(),
            blocks: Vec::new(),
        })
    }

    fn read(mut self, nested: Vec<DecodedOp>) -> Result<DecodedOp, DecodeError> {
        let header = self.header()?;
        let results = self.types()?;
        let _operands = self.types()?;
        let has_body = !self.reader.0.is_empty();
        let body = has_body.then(|| self.body(nested).map(Box::new));
        let body = body.transpose()?;
        Ok(DecodedOp {
            header,
            results,
            body,
        })
    }

    fn header(&mut self) -> Result<Header, DecodeError> {
        let loc = *self.locations.next().ok_or(DecodeError)?;
        Ok(Header {
            name: get(&self.names, self.reader.number()?)?,
            loc,
            attrs: get(&self.attrs, self.reader.number()?)?,
            props: get(&self.attrs, self.reader.number()?)?,
        })
    }

    fn types(&mut self) -> Result<Vec<Type>, DecodeError> {
        let types = &self.types;
        self.reader.list(|reader| get(types, reader.number()?))
    }

    fn body(&mut self, nested: Vec<DecodedOp>) -> Result<Body, DecodeError> {
        let mut body = Body::new(self.cx.new_body_id());
        for _ in 0..self.reader.number()? {
            let region = body.add_top_region();
            self.blocks_of(&mut body, region)?;
        }
        let mut nested = nested.into_iter();
        let mut ops = Vec::new();
        loop {
            let place = self.reader.number()?;
            if place < 2 {
                break;
            }
            let block = get_numbered(&self.blocks, place / 2)?;
            let is_isolated = place % 2 == 1;
            let isolated = is_isolated.then(|| nested.next().ok_or(DecodeError));
            let (header, results, own) = match isolated.transpose()? {
                Some(isolated) => (isolated.header, isolated.results, isolated.body),
                None => (self.header()?, self.types()?, None),
            };
            let op = self.create(&mut body, header, &results, block);
            if body.nested(op).is_some() != is_isolated {
                return Err(DecodeError);
            }
            if is_isolated {
                body.set_nested(op, own.ok_or(DecodeError)?);
            } else {
                for _ in 0..self.reader.number()? {
                    let region = body.add_region(op);
                    self.blocks_of(&mut body, region)?;
                }
            }
            ops.push(op);
        }
        let (values, blocks) = (&self.values, &self.blocks);
        for &op in &ops {
            let operand = |reader: &mut Reader<'_>| get_numbered(values, reader.number()?);
            body.set_operands(op, &self.reader.list(operand)?);
            let successor = |reader: &mut Reader<'_>| get_numbered(blocks, reader.number()?);
            let successors = self.reader.list(successor)?;
            if !successors.is_empty() {
                body.set_successors(op, &successors);
            }
        }
        self.orders(&mut body, &ops)?;
        Ok(body)
    }

    fn create(
        &mut self,
        body: &mut Body,
        header: Header,
        results: &[Type],
        block: BlockId,
    ) -> OpId {
        let spec = OpSpec::with_header(header).results(results);
        let op = body.create_detached(self.cx, &spec, header);
        body.insert(op, InsertPoint::End(block));
        self.values.extend(body.results(op));
        op
    }

    fn blocks_of(&mut self, body: &mut Body, region: RegionId) -> Result<(), DecodeError> {
        for _ in 0..self.reader.number()? {
            let block = body.append_block(region, &[]);
            self.blocks.push(block);
            for _ in 0..self.reader.number()? {
                let ty = get(&self.types, self.reader.number()?)?;
                let value = body.add_arg(block, ty, *self.locations.next().ok_or(DecodeError)?);
                self.values.push(value);
            }
        }
        Ok(())
    }

    fn orders(&mut self, body: &mut Body, ops: &[OpId]) -> Result<(), DecodeError> {
        for _ in 0..self.reader.number()? {
            let number = self.reader.number()?;
            let order = self.reader.list(|reader| {
                let op = get(ops, reader.number()?)?;
                Ok((op, reader.number()?))
            })?;
            if number % 2 == 1 {
                let block = get(&self.blocks, number / 2)?;
                let edges = order.into_iter().map(|(op, index)| (op, index as u32));
                if !body.set_edges(block, edges.collect()) {
                    return Err(DecodeError);
                }
                continue;
            }
            let value = get(&self.values, number / 2)?;
            for (op, index) in order.into_iter().rev() {
                if body.operand(op, index) != Some(value) {
                    return Err(DecodeError);
                }
                // It becomes the latest use.
                body.set_operand(op, index, value);
            }
        }
        Ok(())
    }
}

fn get<T: Copy>(table: &[T], index: usize) -> Result<T, DecodeError> {
    table.get(index).copied().ok_or(DecodeError)
}

/// Like [`get`], where zero stands for nothing.
fn get_numbered<T: Copy>(table: &[T], number: usize) -> Result<T, DecodeError> {
    get(table, number.wrapping_sub(1))
}
