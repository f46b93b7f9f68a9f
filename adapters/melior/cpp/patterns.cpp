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

using namespace mlir;

namespace {

// Returns whether something has changed.
using Rewrite = bool (*)(void *data, intptr_t pattern, MlirOperation op, MlirRewriterBase rewriter);

class RustPattern : public RewritePattern {
public:
  RustPattern(llvm::StringRef name, PatternBenefit benefit, MLIRContext *context, Rewrite rewrite, void *data,
              intptr_t number)
      : RewritePattern(name, benefit, context), rewrite(rewrite), data(data), number(number) {}
  RustPattern(PatternBenefit benefit, MLIRContext *context, Rewrite rewrite, void *data, intptr_t number)
      : RewritePattern(MatchAnyOpTypeTag(), benefit, context), rewrite(rewrite), data(data), number(number) {}

  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    return success(rewrite(data, number, wrap(op), wrap(static_cast<RewriterBase *>(&rewriter))));
  }

private:
  Rewrite rewrite;
  void *data;
  intptr_t number;
};

// The values that an operation folds to; none, if it was changed in place.
LogicalResult fold(OpBuilder &builder, Operation *op, llvm::SmallVectorImpl<Value> &results) {
  // What is invalid is left to the verifier, without a word.
  Silence silence(op->getContext());
  if (failed(verify(op, /*verifyRecursively=*/false)))
    return failure();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(op);
  return builder.tryFold(op, results);
}

// Comes before all others: the next number would be that of patterns that cannot match.
struct FoldPattern : RewritePattern {
  FoldPattern(MLIRContext *context, Rewrite rewrite, void *data)
      : RewritePattern(MatchAnyOpTypeTag(), PatternBenefit(65534), context), rewrite(rewrite), data(data) {}

  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<Value> results;
    if (!op->isRegistered() || !rewrite(data, -1, wrap(op), MlirRewriterBase()) || failed(fold(rewriter, op, results)))
      return failure();
    if (results.empty())
      rewriter.modifyOpInPlace(op, [] {});
    else
      rewriter.replaceOp(op, results);
    return success();
  }

private:
  Rewrite rewrite;
  void *data;
};

} // namespace

extern "C" {

// Applies patterns, each for operations of a name or, if that is empty, for all. Returns bit 1 if they
// converged, and bit 2 if something has changed. The pattern of the number -1 tells whether an operation may be folded.
int passwrightApplyPatterns(MlirOperation root, intptr_t count, MlirStringRef const *names, uint16_t const *benefits,
                            Rewrite rewrite, void *data) {
  MLIRContext *context = unwrap(root)->getContext();
  RewritePatternSet patterns(context);
  for (intptr_t number = 0; number < count; ++number) {
    llvm::StringRef name = unwrap(names[number]);
    if (name.empty())
      patterns.add(std::make_unique<RustPattern>(benefits[number], context, rewrite, data, number));
    else
      patterns.add(std::make_unique<RustPattern>(name, benefits[number], context, rewrite, data, number));
  }
  patterns.add(std::make_unique<FoldPattern>(context, rewrite, data));
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
