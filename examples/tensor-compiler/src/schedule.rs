//! `schedule-products` and `erase-schedule`: how products of matrices are tiled and vectorized, in the transform dialect of MLIR.
//!
//! Tiles of the first size stay in the caches, and those of the second in registers: their sums are vectors, to which each
//! step of the innermost loop adds the outer product of a column and a row. The interpreter of MLIR runs the schedule.

use crate::passes::{EraseSchedule, ScheduleProducts};
use pass_melior::{
    Attribute, BlockView, Mlir, MlirOp, OpState, OpView, Place, RewriteError, Rewriter, Type,
    ValueView,
};
use pass_runtime::prelude::*;

/// Marks a module of schedules.
const SCHEDULES: &str = "transform.with_named_sequence";
const SEQUENCE: &str = "transform.named_sequence";
const PRODUCT: &str = "linalg.matmul";

/// The patterns that turn vectors of a tile into what processors have, in two rounds.
const LOWERING: [&[&str]; 2] = [
    &[
        "lower_masked_transfers",
        "transfer_permutation_patterns",
        "reduction_to_contract",
    ],
    &["lower_outerproduct", "lower_masks"],
];

impl OperationPass<Mlir> for ScheduleProducts {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let sizes = [&self.cache_tile, &self.register_tile];
        if sizes.iter().any(|sizes| sizes.len() != 3) {
            return Err(cx.error(
                &op,
                "needs three sizes for each tile: rows, columns and steps of the sum",
            ));
        }
        let rewriter = op.rewriter()?;
        self.products.add(rewriter.find(PRODUCT).len() as u64);
        let body = rewriter.root().body();
        let body = body.ok_or_else(|| Failure::because("the module has no body"))?;
        let schedules = OpState::new("builtin.module")
            .attribute(SCHEDULES, rewriter.unit())
            .regions(1);
        let schedules = rewriter.create(Place::Start(body), schedules)?;
        let schedules = rewriter.add_block(schedules, 0, &[])?;
        let emit = Schedule::new(&rewriter)?;
        emit.sequence(schedules, "tile_products", |block, module| {
            emit.for_each_product(block, module, |block, product| {
                let tile = emit.tile(block, product, &self.cache_tile)?;
                emit.tile(block, tile, &self.register_tile).map(|_| ())
            })
        })?;
        emit.sequence(schedules, "vectorize_products", |block, module| {
            emit.for_each_product(block, module, |block, product| {
                emit.vectorize(block, product, &self.register_tile)
            })?;
            let functions = emit.find(block, module, "func.func")?;
            LOWERING
                .iter()
                .enumerate()
                .try_for_each(|(round, patterns)| {
                    emit.apply(block, functions, patterns, round == 1)
                })
        })?;
        Ok(Preserved::none())
    }
}

impl OperationPass<Mlir> for EraseSchedule {
    fn run_on_operation(
        &self,
        mut op: MlirOp<'_>,
        _cx: &mut PassContext<'_, Mlir>,
    ) -> Result<Preserved, Failure> {
        let rewriter = op.rewriter()?;
        let root = rewriter.root();
        for module in rewriter.find("builtin.module") {
            // A schedule in a schedule goes with it.
            let is_there = !module.is_erased() && module != root;
            if is_there && module.attribute(SCHEDULES).is_some() {
                rewriter.erase(module)?;
            }
        }
        // A module that is compiled by a schedule of its own stays, without it.
        if root.attribute(SCHEDULES).is_some() {
            let body = root.body();
            for op in body.map_or(Vec::new(), |body| body.operations()) {
                if op.is(SEQUENCE) {
                    rewriter.erase(op)?;
                }
            }
            rewriter.remove_attribute(root, SCHEDULES)?;
        }
        Ok(Preserved::none())
    }
}

/// Inserts operations of the transform dialect.
struct Schedule<'r> {
    rewriter: &'r Rewriter<'r>,
    handle: Type<'r>,
}

impl<'r> Schedule<'r> {
    fn new(rewriter: &'r Rewriter<'r>) -> Result<Self, Failure> {
        let handle = rewriter.parse_type("!transform.any_op")?;
        Ok(Self { rewriter, handle })
    }

    /// Appends a schedule for a module.
    fn sequence(
        &self,
        block: BlockView<'r>,
        name: &str,
        steps: impl FnOnce(BlockView<'r>, ValueView<'r>) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let r#type = self.rewriter.parse_type("(!transform.any_op) -> ()")?;
        let state = OpState::new(SEQUENCE)
            .attribute("sym_name", self.rewriter.string(name))
            .attribute("function_type", self.rewriter.type_attribute(r#type))
            .attribute("arg_attrs", self.attribute("[{transform.readonly}]")?);
        self.with_body(block, state, steps)
    }

    fn for_each_product(
        &self,
        block: BlockView<'r>,
        module: ValueView<'r>,
        steps: impl FnOnce(BlockView<'r>, ValueView<'r>) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let products = self.find(block, module, PRODUCT)?;
        self.with_body(
            block,
            OpState::new("transform.foreach").operands([products]),
            steps,
        )
    }

    /// Appends an operation whose region has one argument.
    fn with_body(
        &self,
        block: BlockView<'r>,
        state: OpState<'r>,
        steps: impl FnOnce(BlockView<'r>, ValueView<'r>) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let op = self.append(block, state.regions(1))?;
        let body = self.rewriter.add_block(op, 0, &[self.handle])?;
        let argument = body.arguments().first().copied();
        steps(
            body,
            argument.ok_or_else(|| Failure::because("a block without its argument"))?,
        )?;
        self.append(body, OpState::new("transform.yield"))?;
        Ok(())
    }

    fn find(
        &self,
        block: BlockView<'r>,
        within: ValueView<'r>,
        name: &str,
    ) -> Result<ValueView<'r>, Failure> {
        let state = OpState::new("transform.structured.match")
            .operands([within])
            .attribute("ops", self.attribute(&format!("[{name:?}]"))?)
            .results([self.handle]);
        first(self.append(block, state)?)
    }

    /// Appends loops around an operation; returns the operation in a tile. A size of 0 makes no loop.
    fn tile(
        &self,
        block: BlockView<'r>,
        of: ValueView<'r>,
        sizes: &[i64],
    ) -> Result<ValueView<'r>, Failure> {
        let loops = sizes.iter().filter(|size| **size != 0).count();
        let state = self.sized(
            "transform.structured.tile_using_for",
            "static_sizes",
            of,
            sizes,
        )?;
        first(self.append(block, state.results(vec![self.handle; loops + 1]))?)
    }

    fn vectorize(
        &self,
        block: BlockView<'r>,
        of: ValueView<'r>,
        sizes: &[i64],
    ) -> Result<(), Failure> {
        let state = self.sized(
            "transform.structured.vectorize",
            "static_vector_sizes",
            of,
            sizes,
        )?;
        self.append(
            block,
            state.attribute("create_named_contraction", self.rewriter.unit()),
        )?;
        Ok(())
    }

    fn sized(
        &self,
        name: &str,
        key: &str,
        of: ValueView<'r>,
        sizes: &[i64],
    ) -> Result<OpState<'r>, Failure> {
        let numbers: Vec<String> = sizes.iter().map(ToString::to_string).collect();
        let flags = vec!["false"; sizes.len()];
        Ok(OpState::new(name)
            .operands([of])
            .attribute(
                key,
                self.attribute(&format!("array<i64: {}>", numbers.join(", ")))?,
            )
            .attribute(
                "scalable_sizes",
                self.attribute(&format!("array<i1: {}>", flags.join(", ")))?,
            ))
    }

    /// Appends an application of patterns on vectors to functions.
    fn apply(
        &self,
        block: BlockView<'r>,
        functions: ValueView<'r>,
        patterns: &[&str],
        is_last: bool,
    ) -> Result<(), Failure> {
        let op = OpState::new("transform.apply_patterns")
            .operands([functions])
            .regions(1);
        let op = self.append(block, op)?;
        let body = self.rewriter.add_block(op, 0, &[])?;
        let pattern = |name: &str| OpState::new(format!("transform.apply_patterns.{name}"));
        for name in patterns {
            self.append(body, pattern(&format!("vector.{name}")))?;
        }
        if is_last {
            // An outer product for each step of a sum.
            let strategy = self.attribute("2 : i32")?;
            let contraction = pattern("vector.lower_contraction");
            self.append(body, contraction.attribute("lowering_strategy", strategy))?;
            self.append(body, pattern("canonicalization"))?;
        }
        Ok(())
    }

    fn attribute(&self, text: &str) -> Result<Attribute<'r>, Failure> {
        self.rewriter.parse_attribute(text)
    }

    fn append(&self, block: BlockView<'r>, state: OpState<'r>) -> Result<OpView<'r>, RewriteError> {
        self.rewriter.create(Place::End(block), state)
    }
}

fn first(op: OpView<'_>) -> Result<ValueView<'_>, Failure> {
    op.result(0)
        .ok_or_else(|| Failure::because("an operation without its result"))
}
