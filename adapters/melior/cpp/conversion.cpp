// MLIR's conversion between dialects, with legality, types and rewrites in Rust.
//
// The driver keeps what patterns replace until all went well, so that views stay valid while a pattern runs.

#include "silence.h"

#include "mlir-c/Rewrite.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Rewrite.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Func/Transforms/FuncConversions.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;

namespace {

enum class Legality : int { Illegal = 0, Legal = 1, NoRule = 2 };

// The bits that `passwrightConvert` returns.
enum Outcome : int { Converted = 1, Changed = 2 };

struct Callbacks {
  Legality (*legality)(void *data, MlirOperation op);
  // Null if the type cannot be converted.
  MlirType (*convertType)(void *data, MlirType type);
  // Returns whether the operation was replaced, erased or changed.
  bool (*rewrite)(void *data, intptr_t pattern, MlirOperation op, intptr_t count, MlirValue const *operands,
                  MlirRewriterBase rewriter, const void *types);
};

class RustConversion : public ConversionPattern {
public:
  RustConversion(const TypeConverter &types, llvm::StringRef name, MLIRContext *context, Callbacks callbacks,
                 void *data, intptr_t number)
      : ConversionPattern(types, name, 1, context), callbacks(callbacks), data(data), number(number) {}

  LogicalResult matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const override {
    llvm::SmallVector<MlirValue> values;
    for (Value operand : operands)
      values.push_back(wrap(operand));
    return success(callbacks.rewrite(data, number, wrap(op), values.size(), values.data(),
                                     wrap(static_cast<RewriterBase *>(&rewriter)), getTypeConverter()));
  }

private:
  Callbacks callbacks;
  void *data;
  intptr_t number;
};

// Whether anything has changed in the end.
struct Changes : RewriterBase::Listener {
  bool any = false;
  void notifyOperationInserted(Operation *, OpBuilder::InsertPoint) override { any = true; }
  void notifyOperationModified(Operation *) override { any = true; }
  void notifyOperationErased(Operation *) override { any = true; }
};

// An operation of that name that makes one value of others; null if the verifier refuses it.
Value cast(OpBuilder &builder, llvm::StringRef name, Type type, ValueRange inputs, Location location) {
  OperationState state(location, name);
  state.addOperands(inputs);
  state.addTypes(type);
  Operation *op = builder.create(state);
  Silence silence(op->getContext());
  if (succeeded(verify(op, /*verifyRecursively=*/false)))
    return op->getResult(0);
  op->erase();
  return Value();
}

} // namespace

extern "C" {

// Converts the operations in an operation. Operations named `castOp` cast between converted and unconverted values. A failure
// rolls all changes back, and returns no bit.
int passwrightConvert(MlirOperation rawRoot, bool full, bool convertFunctionSignatures, MlirStringRef castOp,
                      intptr_t count, MlirStringRef const *names, Callbacks callbacks, void *data) {
  Operation *root = unwrap(rawRoot);
  MLIRContext *context = root->getContext();
  TypeConverter types;
  types.addConversion([=](Type type) -> std::optional<Type> { return unwrap(callbacks.convertType(data, wrap(type))); });
  auto materialize = [name = unwrap(castOp)](OpBuilder &builder, Type type, ValueRange inputs, Location location) {
    return cast(builder, name, type, inputs, location);
  };
  types.addSourceMaterialization(materialize);
  types.addTargetMaterialization(materialize);
  RewritePatternSet patterns(context);
  for (intptr_t number = 0; number < count; ++number)
    patterns.add(
        std::make_unique<RustConversion>(types, unwrap(names[number]), context, callbacks, data, number));
  if (convertFunctionSignatures) {
    populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns, types);
    populateCallOpTypeConversionPattern(patterns, types);
    populateReturnOpTypeConversionPattern(patterns, types);
  }
  ConversionTarget target(*context);
  target.markUnknownOpDynamicallyLegal([&](Operation *op) -> std::optional<bool> {
    Legality legality = callbacks.legality(data, wrap(op));
    if (legality != Legality::NoRule)
      return legality == Legality::Legal;
    if (convertFunctionSignatures && llvm::isa<func::CallOp, func::ReturnOp>(op))
      return types.isLegal(op);
    if (auto function = llvm::dyn_cast<func::FuncOp>(op); convertFunctionSignatures && function)
      return types.isSignatureLegal(function.getFunctionType()) && types.isLegal(&function.getBody());
    return std::nullopt;
  });
  llvm::SmallVector<Operation *> operations;
  for (Region &region : root->getRegions())
    for (Operation &op : region.getOps())
      operations.push_back(&op);
  Changes changes;
  ConversionConfig config;
  // Dialects fold valid operations only, and while types change not all are.
  config.foldingMode = DialectConversionFoldingMode::Never;
  config.allowPatternRollback = true;
  config.listener = &changes;
  FrozenRewritePatternSet frozen(std::move(patterns));
  bool converted = succeeded(full ? applyFullConversion(operations, target, frozen, config)
                                  : applyPartialConversion(operations, target, frozen, config));
  return converted ? Converted | (changes.any ? Changed : 0) : 0;
}

// Converts a type. Null if it cannot be converted.
MlirType passwrightConvertType(const void *types, MlirType type) {
  return wrap(static_cast<const TypeConverter *>(types)->convertType(unwrap(type)));
}

// Whether an operation satisfies its traits and its verifier, whatever is nested in it. A return has nothing but operands, and
// is not the last in its block while what it replaces is kept behind it.
bool passwrightIsWellFormed(MlirOperation rawOp) {
  Operation *op = unwrap(rawOp);
  if (llvm::isa<func::ReturnOp>(op))
    return true;
  auto name = op->getRegisteredInfo();
  return !name || succeeded(name->verifyInvariants(op));
}

// Moves the blocks of a region to another one, and converts the types of their arguments. Returns false if a type cannot be
// converted, and has changed nothing then: the converter keeps what a type becomes.
bool passwrightMoveRegion(MlirRewriterBase rawRewriter, MlirOperation from, intptr_t source, MlirOperation to,
                          intptr_t target, const void *types) {
  auto &rewriter = static_cast<ConversionPatternRewriter &>(*unwrap(rawRewriter));
  auto &converter = *static_cast<const TypeConverter *>(types);
  Region &blocks = unwrap(from)->getRegion(source), &region = unwrap(to)->getRegion(target);
  for (Block &block : blocks)
    for (Type type : block.getArgumentTypes())
      if (!converter.convertType(type))
        return false;
  rewriter.inlineRegionBefore(blocks, region, region.end());
  return succeeded(rewriter.convertRegionTypes(&region, converter));
}

} // extern "C"
