// What a checked rewriter has to know before it changes operations, and changes that keep memory until it is done.
//
// `src/rewriter.rs` calls these functions. A scope is the innermost operation around a block that is isolated from above,
// or the root that the rewriter was made for.

#include "silence.h"

#include "mlir-c/Rewrite.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Rewrite.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"

#include <cmath>

using namespace mlir;

namespace {

bool isIsolated(Operation *op) { return op->hasTrait<OpTrait::IsIsolatedFromAbove>(); }

// The scope of a block inside of the root; null outside of it, which is also where erased operations are.
Operation *scopeOf(Block *block, Operation *root) {
  Operation *scope = nullptr;
  while (block) {
    Operation *op = block->getParentOp();
    if (!op)
      return nullptr;
    if (!scope && isIsolated(op))
      scope = op;
    if (op == root)
      return scope ? scope : root;
    block = op->getBlock();
  }
  return nullptr;
}

bool isWithin(Block *block, Operation *outer) {
  for (Operation *op = block ? block->getParentOp() : nullptr; op; op = op->getParentOp())
    if (op == outer)
      return true;
  return false;
}

// True if `source` may stand where the scope is, or its copy: what it uses from outside of it is of the scope, no value in it is
// used across an operation that isolates, and successors stay in their region. What the block `mapped` defines before it, its
// arguments included, is replaced by values of the scope. A copy that uses its own results uses those of the original.
bool usesOnly(Operation *source, Block *mapped, Operation *scope, Operation *root) {
  auto scopeThere = [&](Block *block) -> Operation * {
    Operation *inner = nullptr;
    while (Operation *op = block ? block->getParentOp() : nullptr) {
      if (!inner && isIsolated(op))
        inner = op;
      if (op == source)
        return inner ? inner : scope;
      if (op == root)
        return inner ? inner : root;
      block = op->getBlock();
    }
    return nullptr;
  };
  auto isReplaced = [&](Value value) {
    Operation *definition = value.getDefiningOp();
    return value.getParentBlock() == mapped && (!definition || definition->isBeforeInBlock(source));
  };
  return !source
              ->walk([&](Operation *op) {
                for (Value operand : op->getOperands()) {
                  if (!operand)
                    return WalkResult::interrupt();
                  Block *block = operand.getParentBlock();
                  // Nearly all are in the same block.
                  if (block == op->getBlock() && op != source)
                    continue;
                  if ((isReplaced(operand) ? scope : scopeThere(block)) !=
                      (op == source ? scope : scopeThere(op->getBlock())))
                    return WalkResult::interrupt();
                }
                for (Block *successor : op->getSuccessors())
                  if (op != source && successor->getParent() != op->getBlock()->getParent())
                    return WalkResult::interrupt();
                return WalkResult::advance();
              })
              .wasInterrupted();
}

RewriterBase::Listener *listenerOf(RewriterBase &rewriter) {
  return llvm::dyn_cast_if_present<RewriterBase::Listener>(rewriter.getListener());
}

} // namespace

extern "C" {

MlirOperation passwrightScope(MlirBlock block, MlirOperation root) {
  return wrap(scopeOf(unwrap(block), unwrap(root)));
}

bool passwrightOpIsIsolated(MlirOperation op) { return isIsolated(unwrap(op)); }

bool passwrightIsWithin(MlirBlock block, MlirOperation outer) { return isWithin(unwrap(block), unwrap(outer)); }

MlirOperation passwrightPrevious(MlirOperation op) { return wrap(unwrap(op)->getPrevNode()); }

MlirOperation passwrightLast(MlirBlock block) {
  Block *all = unwrap(block);
  return wrap(all->empty() ? nullptr : &all->back());
}

MlirBlock passwrightValueBlock(MlirValue value) { return wrap(unwrap(value).getParentBlock()); }

// True if an operation outside of `op` uses a value that is defined in it.
bool passwrightIsUsedOutside(MlirOperation raw) {
  Operation *top = unwrap(raw);
  auto isOutside = [&](Value value) {
    return llvm::any_of(value.getUsers(),
                        [&](Operation *user) { return user != top && !isWithin(user->getBlock(), top); });
  };
  return top
      ->walk([&](Operation *op) {
        if (llvm::any_of(op->getResults(), isOutside))
          return WalkResult::interrupt();
        for (Region &region : op->getRegions())
          for (Block &block : region)
            if (llvm::any_of(block.getArguments(), isOutside))
              return WalkResult::interrupt();
        return WalkResult::advance();
      })
      .wasInterrupted();
}

// True if an operation may stand where the scope is, or its clone.
bool passwrightUsesOnly(MlirOperation op, MlirOperation scope, MlirOperation root) {
  return usesOnly(unwrap(op), nullptr, unwrap(scope), unwrap(root));
}

// True if `op` and all that is nested in it uses no value from outside of it or of an operation that isolates.
bool passwrightKeepsIsolation(MlirOperation raw) {
  Operation *root = unwrap(raw);
  return root->getNumOperands() == 0 && usesOnly(root, nullptr, root, root);
}

// True if all attributes, types and locations of an operation, also nested ones, are of the context.
bool passwrightBelongs(MlirOperation raw, MlirContext rawContext) {
  MLIRContext *context = unwrap(rawContext);
  AttrTypeWalker walker;
  walker.addWalk([&](Attribute attribute) {
    return attribute.getContext() == context ? WalkResult::advance() : WalkResult::interrupt();
  });
  walker.addWalk([&](Type type) {
    return type.getContext() == context ? WalkResult::advance() : WalkResult::interrupt();
  });
  auto isForeign = [&](auto element) { return !element || walker.walk(element).wasInterrupted(); };
  return unwrap(raw)->getContext() == context &&
         !unwrap(raw)
              ->walk([&](Operation *op) {
                if (isForeign(Attribute(op->getLoc())) || isForeign(Attribute(op->getAttrDictionary())) ||
                    llvm::any_of(op->getResultTypes(), isForeign))
                  return WalkResult::interrupt();
                for (Region &region : op->getRegions())
                  for (Block &block : region)
                    for (BlockArgument argument : block.getArguments())
                      if (isForeign(argument.getType()) || isForeign(Attribute(argument.getLoc())))
                        return WalkResult::interrupt();
                return WalkResult::advance();
              })
              .wasInterrupted();
}

// Returns the number of results whose types are inferred for operations of this name: one or zero, or a negative number if MLIR infers
// those of several, of which only the operation tells how many there are, or infers shapes: such functions index shapes by operands and
// attributes that only the verifier of the operation checks, which is written by hand and comes to its turn after the results.
int passwrightInferredResults(MlirContext context, MlirStringRef rawName) {
  auto name = RegisteredOperationName::lookup(unwrap(rawName), unwrap(context));
  if (!name || !name->hasInterface<InferTypeOpInterface>())
    return 0;
  return name->hasTrait<OpTrait::OneResult>() && !name->hasInterface<InferShapedTypeOpInterface>() ? 1 : -1;
}

// Gives the results of a new operation, whose types are placeholders, those that MLIR infers. Functions that infer types take for
// granted that operands and attributes are as declared, so these are verified before; the verifier comes to the results after them.
bool passwrightInferTypes(MlirOperation raw) {
  Operation *op = unwrap(raw);
  // An inference may look into regions, which are filled later.
  if (op->getNumRegions() != 0)
    return false;
  std::string error;
  {
    ScopedDiagnosticHandler handler(op->getContext(), [&](Diagnostic &diagnostic) {
      if (error.empty())
        error = diagnostic.str();
    });
    (void)verify(op, /*verifyRecursively=*/false);
  }
  StringRef about(error);
  about.consume_front("'" + op->getName().getStringRef().str() + "' op ");
  const StringRef ofResults[] = {"result #", "requires the same ", "failed to verify that ", "inferred type(s) "};
  if (!error.empty() && llvm::none_of(ofResults, [&](StringRef start) { return about.starts_with(start); })) {
    emitError(op->getLoc()) << error;
    return false;
  }
  SmallVector<Type> types;
  if (failed(cast<InferTypeOpInterface>(op).inferReturnTypes(op->getContext(), op->getLoc(), op->getOperands(),
                                                             op->getRawDictionaryAttrs(), op->getPropertiesStorage(),
                                                             op->getRegions(), types)) ||
      types.size() != op->getNumResults())
    return false;
  for (auto [result, type] : llvm::zip(op->getResults(), types))
    result.setType(type);
  return true;
}

// The number of operations around a block.
intptr_t passwrightDepth(MlirBlock block) {
  intptr_t depth = 0;
  for (Operation *op = unwrap(block)->getParentOp(); op; op = op->getParentOp())
    ++depth;
  return depth;
}

// The number of operations that are nested in one another there, at most.
intptr_t passwrightHeight(MlirOperation raw) {
  intptr_t height = 1;
  // A worklist, because the operations may nest deeper than the stack.
  llvm::SmallVector<std::pair<Operation *, intptr_t>> worklist{{unwrap(raw), 1}};
  while (!worklist.empty()) {
    auto [op, level] = worklist.pop_back_val();
    for (Region &region : op->getRegions())
      for (Operation &nested : region.getOps()) {
        height = std::max(height, level + 1);
        if (nested.getNumRegions() != 0)
          worklist.emplace_back(&nested, level + 1);
      }
  }
  return height;
}

// Verifies a new operation before `before`, or at the end of the block, since verifiers look at parents and symbols, and takes it out
// again. Listeners hear of neither: a driver would visit once more what the operation uses, and never end if that is what made it.
bool passwrightVerifyAt(MlirOperation rawOp, MlirBlock rawBlock, MlirOperation rawBefore) {
  Operation *op = unwrap(rawOp), *before = unwrap(rawBefore);
  Block *block = unwrap(rawBlock);
  block->getOperations().insert(before ? Block::iterator(before) : block->end(), op);
  bool isValid = succeeded(verify(op, /*verifyRecursively=*/false));
  op->remove();
  return isValid;
}

// True if an operation ends a block: it goes on to others, or has the trait.
bool passwrightIsTerminator(MlirOperation raw) {
  Operation *op = unwrap(raw);
  return op->getNumSuccessors() != 0 || op->hasTrait<OpTrait::IsTerminator>();
}

// True if the first of two operations of a block comes first.
bool passwrightIsBefore(MlirOperation op, MlirOperation other) { return unwrap(op)->isBeforeInBlock(unwrap(other)); }

// Sets an attribute, or removes it if it is null. A property with a default is never without one: MLIR prints and reads it without
// looking, also if an attribute of another kind was set.
static void setAttribute(Operation *op, StringAttr name, Attribute attribute) {
  if (attribute)
    op->setAttr(name, attribute);
  else
    op->removeAttr(name);
  if (op->isRegistered() && op->getPropertiesStorageSize())
    op->getName().populateDefaultProperties(op->getPropertiesStorage());
}

void passwrightSetAttribute(MlirOperation raw, MlirStringRef name, MlirAttribute attribute) {
  Operation *op = unwrap(raw);
  setAttribute(op, StringAttr::get(op->getContext(), unwrap(name)), unwrap(attribute));
}

// True if an operation has an attribute after it was set, or has another one or none after it was removed, which null stands for.
bool passwrightTakesAttribute(MlirOperation raw, MlirStringRef rawName, MlirAttribute rawAttribute) {
  Operation *op = unwrap(raw);
  Attribute attribute = unwrap(rawAttribute);
  auto name = StringAttr::get(op->getContext(), unwrap(rawName));
  Attribute present = op->getAttr(name);
  if (!attribute && !present)
    return false;
  if (!op->isRegistered() || !op->getPropertiesStorageSize() || !op->getInherentAttr(name))
    return true;
  // Without the operands, whose lists of uses siblings share that other threads work on.
  Operation *copy = Operation::create(op->getLoc(), op->getName(), TypeRange(), ValueRange(), op->getDiscardableAttrDictionary(),
                                      op->getPropertiesStorage(), BlockRange(), /*numRegions=*/0);
  setAttribute(copy, name, attribute);
  Attribute after = copy->getAttr(name);
  copy->destroy();
  return attribute ? after == attribute : after != present;
}

// Takes an operation out of its block, and drops what it uses. Its memory stays until `mlirOperationDestroy`.
void passwrightUnlink(MlirRewriterBase rawRewriter, MlirOperation raw) {
  RewriterBase &rewriter = *unwrap(rawRewriter);
  Operation *top = unwrap(raw);
  RewriterBase::Listener *listener = listenerOf(rewriter);
  auto notify = [&] {
    if (listener)
      top->walk<WalkOrder::PostOrder, ReverseIterator>([&](Operation *op) { listener->notifyOperationErased(op); });
  };
  if (listener)
    top->walk([&](Block *block) { listener->notifyBlockErased(block); });
  // MLIR's driver visits what an erased operation uses, so users come first.
  notify();
  if (rewriter.getInsertionBlock() && rewriter.getInsertionPoint() == Block::iterator(top))
    rewriter.clearInsertionPoint();
  top->dropAllReferences();
  // A user may stand before what it uses, which the driver must not visit any more.
  notify();
  if (top->getBlock())
    top->remove();
}

// Whether the last operation of a block ends it. For one that is not registered, the operation around the block decides.
static bool hasTerminator(Block *block) {
  Operation *last = &block->back(), *parent = block->getParentOp();
  if (last->isRegistered())
    return last->hasTrait<OpTrait::IsTerminator>();
  return !parent || !parent->hasTrait<OpTrait::NoTerminator>();
}

// Copies the operations of a block but its terminator to the place before `before`, with `arguments` for those of the block, and
// hands over what the terminator uses. Returns false, and has changed nothing, if a copy would use a value out of its scope.
bool passwrightInline(MlirRewriterBase rawRewriter, MlirBlock rawSource, MlirOperation rawBefore, MlirOperation rawRoot,
                      intptr_t count, MlirValue const *arguments, void (*callback)(void *, MlirValue), void *data) {
  RewriterBase &rewriter = *unwrap(rawRewriter);
  Block *source = unwrap(rawSource);
  Operation *before = unwrap(rawBefore), *root = unwrap(rawRoot);
  Operation *scope = scopeOf(before->getBlock(), root);
  for (Operation &op : *source)
    if (!usesOnly(&op, source, scope, root) || (op.getNumSuccessors() != 0 && &op != &source->back()))
      return false;
  IRMapping mapping;
  for (intptr_t index = 0; index < count; ++index)
    mapping.map(source->getArgument(index), unwrap(arguments[index]));
  // The block may be the one that is copied into.
  llvm::SmallVector<Operation *> operations;
  for (Operation &op : *source)
    operations.push_back(&op);
  llvm::SmallVector<Value> results;
  if (hasTerminator(source))
    llvm::append_range(results, operations.pop_back_val()->getOperands());
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(before);
  for (Operation *op : operations)
    rewriter.clone(*op, mapping);
  for (Value result : results)
    callback(data, wrap(mapping.lookupOrDefault(result)));
  return true;
}

// The attribute that a value is known to have, or null. A constant that is not valid has none to read.
MlirAttribute passwrightConstant(MlirValue value) {
  Attribute attribute;
  Operation *op = unwrap(value).getDefiningOp();
  if (!op || !op->hasTrait<OpTrait::ConstantLike>())
    return wrap(attribute);
  Silence silence(op->getContext());
  if (succeeded(verify(op, /*verifyRecursively=*/false)))
    matchPattern(op, m_Constant(&attribute));
  return wrap(attribute);
}

// The value of an integer attribute of at most 128 bits, in two halves. Returns its width, or 0 if it is none such.
unsigned passwrightInteger(MlirAttribute raw, uint64_t *low, uint64_t *high) {
  auto attribute = llvm::dyn_cast_if_present<IntegerAttr>(unwrap(raw));
  if (!attribute)
    return 0;
  llvm::APInt value = attribute.getValue();
  unsigned width = value.getBitWidth();
  if (width == 0 || width > 128)
    return 0;
  llvm::APInt wide = attribute.getType().isUnsignedInteger() ? value.zext(128) : value.sext(128);
  *low = wide.extractBitsAsZExtValue(64, 0);
  *high = wide.extractBitsAsZExtValue(64, 64);
  return width;
}

// An integer attribute of an integer type or of `index`, or null if the type is none of these or does not hold the number.
MlirAttribute passwrightIntegerAttribute(MlirType rawType, uint64_t low, uint64_t high) {
  Type type = unwrap(rawType);
  if (!type.isIntOrIndex())
    return wrap(Attribute());
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  llvm::APInt wide(128, {low, high});
  // A type without a sign holds both.
  bool fits = width >= 128 || (wide.isSignedIntN(width) && !type.isUnsignedInteger()) ||
              (wide.isIntN(width) && !type.isSignedInteger());
  if (!fits || (type.isUnsignedInteger() && wide.isNegative()))
    return wrap(Attribute());
  return wrap(IntegerAttr::get(type, width <= 128 ? wide.trunc(width) : wide.sext(width)));
}

// A floating-point attribute, or null if the type is none of such numbers or has no infinity, no number that is none, no zero or no sign.
MlirAttribute passwrightFloatAttribute(MlirType rawType, double number) {
  auto type = llvm::dyn_cast<FloatType>(unwrap(rawType));
  if (!type)
    return wrap(Attribute());
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  bool isThere = std::isnan(number)   ? llvm::APFloat::semanticsHasNaN(semantics)
                 : std::isinf(number) ? llvm::APFloat::semanticsHasInf(semantics)
                 : number == 0        ? llvm::APFloat::semanticsHasZero(semantics)
                                      : number > 0 || llvm::APFloat::semanticsHasSignedRepr(semantics);
  if (!isThere)
    return wrap(Attribute());
  llvm::APFloat value(number);
  bool losesInfo;
  value.convert(semantics, llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return wrap(FloatAttr::get(type, value));
}

} // extern "C"
