// Patterns whose rewrites are in Rust, with MLIR's greedy driver, and what rewrites ask of MLIR: folding, dominance, symbols.
//
// Folding and patterns take valid operations for granted, so each operation is verified by itself before it is folded.

#include "silence.h"

#include "mlir-c/Rewrite.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Rewrite.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include <deque>

using namespace mlir;

namespace {

// The bits that a rewrite returns.
enum RewriteBits : int { Changed = 1, Stopped = 2 };

using Rewrite = int (*)(void *data, intptr_t pattern, MlirOperation op, MlirRewriterBase rewriter);

// One run of the driver on an operation.
struct Run {
  Operation *root;
  Rewrite rewrite;
  void *data;
  // What the operation has in its regions, after a pattern failed.
  std::deque<Region> taken;

  LogicalResult apply(intptr_t number, Operation *op, PatternRewriter &rewriter) {
    int bits = rewrite(data, number, wrap(op), wrap(static_cast<RewriterBase *>(&rewriter)));
    if (bits & Stopped)
      stop(rewriter);
    return success(bits & Changed);
  }

  // Ends the run: the driver has nothing left to visit. What a pattern that failed leaves may not be valid, and the driver asks each
  // operation without uses for its effects.
  void stop(PatternRewriter &rewriter) {
    for (Region &region : root->getRegions())
      taken.emplace_back().takeBody(region);
    if (auto *listener = llvm::dyn_cast_if_present<RewriterBase::Listener>(rewriter.getListener()))
      for (Region &region : taken)
        region.walk([&](Operation *op) { listener->notifyOperationErased(op); });
  }

  ~Run() {
    for (auto [region, blocks] : llvm::zip(root->getRegions(), taken))
      region.takeBody(blocks);
  }
};

class RustPattern : public RewritePattern {
public:
  RustPattern(llvm::StringRef name, PatternBenefit benefit, MLIRContext *context, Run &run, intptr_t number)
      : RewritePattern(name, benefit, context), run(run), number(number) {}
  RustPattern(PatternBenefit benefit, MLIRContext *context, Run &run, intptr_t number)
      : RewritePattern(MatchAnyOpTypeTag(), benefit, context), run(run), number(number) {}

  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    return run.apply(number, op, rewriter);
  }

private:
  Run &run;
  intptr_t number;
};

// The values that an operation folds to; none, if it was changed in place.
LogicalResult fold(OpBuilder &builder, Operation *op, llvm::SmallVectorImpl<Value> &results) {
  // What is invalid is left to the verifier, without a word.
  Silence silence(op->getContext());
  // One that uses its own results, as in a graph, may fold to them, which MLIR takes for a change in place and folds for ever.
  if (llvm::is_contained(op->getUsers(), op) || failed(verify(op, /*verifyRecursively=*/false)))
    return failure();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(op);
  return builder.tryFold(op, results);
}

// Comes before all others: the next number would be that of patterns that cannot match.
struct FoldPattern : RewritePattern {
  explicit FoldPattern(MLIRContext *context) : RewritePattern(MatchAnyOpTypeTag(), PatternBenefit(65534), context) {}

  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<Value> results;
    if (!op->isRegistered() || failed(fold(rewriter, op, results)))
      return failure();
    if (results.empty())
      rewriter.modifyOpInPlace(op, [] {});
    else
      rewriter.replaceOp(op, results);
    return success();
  }
};

} // namespace

extern "C" {

// Applies patterns, each for operations of a name or, if that is empty, for all. Returns bit 1 if they
// converged, and bit 2 if something has changed. A pattern that fails ends the run.
int passwrightApplyPatterns(MlirOperation root, intptr_t count, MlirStringRef const *names, uint16_t const *benefits,
                            Rewrite rewrite, void *data) {
  MLIRContext *context = unwrap(root)->getContext();
  RewritePatternSet patterns(context);
  Run run{unwrap(root), rewrite, data, {}};
  for (intptr_t number = 0; number < count; ++number) {
    llvm::StringRef name = unwrap(names[number]);
    if (name.empty())
      patterns.add(std::make_unique<RustPattern>(benefits[number], context, run, number));
    else
      patterns.add(std::make_unique<RustPattern>(name, benefits[number], context, run, number));
  }
  patterns.add(std::make_unique<FoldPattern>(context));
  // A pattern that makes what it matches would go on for ever: MLIR bounds rounds, and not rewrites of one.
  int64_t operations = 0;
  unwrap(root)->walk([&](Operation *) { ++operations; });
  GreedyRewriteConfig config;
  config.enableFolding(false)
      .setMaxNumRewrites(10000 + 50 * operations)
      .enableConstantCSE(false)
      .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  bool changed = false;
  bool converged = succeeded(applyPatternsGreedily(unwrap(root), std::move(patterns), config, &changed));
  return (converged ? 1 : 0) | (changed ? 2 : 0);
}

// Folds an operation. Hands over the values that stand for its results; none, if it was changed in place.
bool passwrightFold(MlirRewriterBase rewriter, MlirOperation op, void (*callback)(void *, MlirValue), void *data) {
  llvm::SmallVector<Value> results;
  if (!unwrap(op)->isRegistered() || failed(fold(*unwrap(rewriter), unwrap(op), results)))
    return false;
  if (results.empty())
    unwrap(rewriter)->modifyOpInPlace(unwrap(op), [] {});
  for (Value result : results)
    callback(data, wrap(result));
  return true;
}

// True if a value is defined where `op` may use it.
bool passwrightDominates(MlirValue value, MlirOperation op) {
  return DominanceInfo().properlyDominates(unwrap(value), unwrap(op));
}

// Hands over the operations inside of the table that refer to the symbol of `op`. Returns false if that is not known.
bool passwrightSymbolUsers(MlirOperation op, MlirOperation table, void (*callback)(void *, MlirOperation), void *data) {
  // Operations that are no symbols may have any attribute of that name, and MLIR takes it for a string.
  if (!unwrap(op)->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
    return false;
  auto uses = SymbolTable::getSymbolUses(unwrap(op), unwrap(table));
  if (!uses)
    return false;
  for (const SymbolTable::SymbolUse &use : *uses)
    callback(data, wrap(use.getUser()));
  return true;
}

} // extern "C"
