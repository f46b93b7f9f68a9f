//! The parser of blocks.

use crate::hash::HashMap;

use super::Parse;
use super::operation::Parser;
use crate::dialect::Traits;
use crate::handle::{BlockId, OpName, RegionId};

/// A region that is being parsed.
pub(super) struct Scope<'t> {
    pub(super) region: RegionId,
    pub(super) block: Option<BlockId>,
    labels: HashMap<&'t str, Label>,
    pub(super) undo: usize,
}

#[derive(Clone, Copy)]
struct Label {
    block: BlockId,
    /// The offset of its definition, or of its first use.
    at: usize,
    defined: bool,
}

impl Scope<'_> {
    pub(super) fn new(region: RegionId, block: Option<BlockId>, undo: usize) -> Self {
        Self {
            region,
            block,
            labels: HashMap::default(),
            undo,
        }
    }
}

impl<'t> Parser<'_, 't> {
    pub(super) fn successor_list(&mut self, name: OpName) -> Parse<Vec<BlockId>> {
        if self.cur.skip_whitespace() != b'[' {
            return Ok(Vec::new());
        }
        if self.cx.is_registered(name) && !self.cx.traits(name).has(Traits::TERMINATOR) {
            return self.error("successors in non-terminator");
        }
        self.cur.at += 1;
        if self.cur.skip_whitespace() == b']' {
            return self.missing("expected list element");
        }
        self.nonempty_list(b']', "in operation", Self::successor)
    }

    /// Returns the current block of the innermost region. Creates the block if the region has none yet.
    pub(super) fn current_block(&mut self) -> BlockId {
        let scope = self.scopes.last().map(|scope| (scope.region, scope.block));
        match scope {
            Some((_, Some(block))) => block,
            Some((region, None)) => {
                let block = self.body().append_block(region, &[]);
                if let Some(scope) = self.scopes.last_mut() {
                    scope.block = Some(block);
                }
                block
            }
            None => self.body().new_block(),
        }
    }

    /// Parses `^bb1`.
    fn block_name(&mut self) -> Parse<(usize, &'t str)> {
        self.cur.skip_whitespace();
        let at = self.cur.at;
        if self.cur.byte() != b'^' {
            return self.missing("expected block name");
        }
        self.cur.at += 1;
        let name = self.cur.suffix();
        if name.is_empty() {
            return self.error_at(at, "invalid block name");
        }
        Ok((at, name))
    }

    pub(super) fn successor(&mut self) -> Parse<BlockId> {
        let (at, name) = self.block_name()?;
        let known = self.scopes.last().and_then(|scope| scope.labels.get(name));
        if let Some(label) = known {
            return Ok(label.block);
        }
        let block = self.body().new_block();
        self.label(name, block, at, false);
        Ok(block)
    }

    /// Parses `^bb1(%a: i32):`.
    pub(super) fn block_label(&mut self) -> Parse<()> {
        let (at, name) = self.block_name()?;
        let known = self
            .scopes
            .last()
            .and_then(|scope| scope.labels.get(name))
            .copied();
        let block = match known {
            Some(label) if label.defined => {
                return self.error_at(at, format!("redefinition of block '^{name}'"));
            }
            Some(label) => label.block,
            None => self.body().new_block(),
        };
        self.label(name, block, at, true);
        if let Some(scope) = self.scopes.last_mut() {
            scope.block = Some(block);
            let region = scope.region;
            self.body().append_existing_block(region, block);
        }
        if self.cur.eat(b'(') {
            self.block_args(block)?;
        }
        self.cur.expect(b':', "after block name")
    }

    fn block_args(&mut self, block: BlockId) -> Parse<()> {
        self.list(b')', "", |parser| {
            parser.cur.skip_whitespace();
            let name = parser.value_name()?;
            parser.cur.expect(b':', "and type for SSA operand")?;
            let ty = parser.ty()?;
            let loc = parser.loc_or(name.at)?;
            let value = parser.body().add_arg(block, ty, loc);
            parser.define_arg(name, value)
        })?;
        Ok(())
    }

    fn label(&mut self, name: &'t str, block: BlockId, at: usize, defined: bool) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.labels.insert(name, Label { block, at, defined });
        }
    }

    /// Checks that all blocks used in the innermost region are defined in it.
    pub(super) fn check_blocks_defined(&mut self) -> Parse<()> {
        let scope = self.scopes.last().into_iter();
        let labels = scope.flat_map(|scope| scope.labels.values());
        let missing = labels.filter(|label| !label.defined);
        let missing = missing.map(|label| label.at).collect();
        self.error_at_all(missing, "reference to an undefined block")
    }
}
