// Operations as bytes that another process reads back as they were, for the cache of results.
//
// Bytecode keeps all of an operation but the order in which the predecessors of a block are visited, which is told apart.

#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace {

// The uses of blocks as successors, numbered in the order of a walk, and the blocks that have several.
struct BlockUses {
  explicit BlockUses(Operation *op) {
    op->walk([&](Operation *nested) {
      for (BlockOperand &use : nested->getBlockOperands())
        numbers.try_emplace(&use, numbers.size());
    });
    op->walk([&](Block *block) {
      if (llvm::hasNItemsOrMore(block->getUses(), 2))
        blocks.push_back(block);
    });
  }

  llvm::DenseMap<BlockOperand *, uint32_t> numbers;
  llvm::SmallVector<Block *> blocks;
};

} // namespace

extern "C" {

void passwrightLoadedDialects(MlirContext context, MlirStringCallback callback, void *data) {
  for (Dialect *dialect : unwrap(context)->getLoadedDialects())
    callback(wrap(dialect->getNamespace()), data);
}

// The number of bytes that were written to the streams of LLVM, also those that wait in a buffer.
uint64_t passwrightWritten() { return llvm::outs().tell() + llvm::errs().tell(); }

// Hands over the bytecode of an operation, with its locations. Returns 0, or why it has no such form: 1 if it is inside of another one or
// uses something from outside; 2 if an attribute cannot be made again, which is equal to no other one, is a pointer, or has its
// data in the context; 3 if MLIR cannot write it, or it is not valid: dialects write what it must have without looking.
int passwrightEncode(MlirOperation raw, MlirStringCallback callback, void *data) {
  Operation *op = unwrap(raw);
  bool isAlone = !op->getBlock() && op->getNumOperands() == 0 && op->getNumResults() == 0 &&
                 op->getNumSuccessors() == 0 && op->hasTrait<OpTrait::IsIsolatedFromAbove>();
  if (!isAlone)
    return 1;
  if (failed(verify(op)))
    return 3;
  bool isBound = false;
  AttrTypeWalker walker;
  walker.addWalk([&](Attribute attribute) {
    isBound |= isa<DistinctAttr, OpaqueLoc, DenseResourceElementsAttr>(attribute);
  });
  // The writer asks for each attribute and type whether there is an encoding of our own, which there is not.
  BytecodeWriterConfig config;
  config.attachAttributeCallback(
      [&](Attribute attribute, std::optional<StringRef> &, DialectBytecodeWriter &) -> LogicalResult {
        walker.walk(attribute);
        return failure();
      });
  config.attachTypeCallback([&](Type type, std::optional<StringRef> &, DialectBytecodeWriter &) -> LogicalResult {
    walker.walk(type);
    return failure();
  });
  llvm::SmallVector<char> bytes;
  llvm::raw_svector_ostream stream(bytes);
  if (failed(writeBytecodeToFile(op, stream, config)))
    return 3;
  if (isBound)
    return 2;
  callback(wrap(stream.str()), data);
  return 0;
}

// Calls back for the uses of each block that has several, in their order, with their numbers in a walk.
void passwrightBlockUses(MlirOperation op, void (*visit)(uint32_t number, void *data), void *data) {
  BlockUses uses(unwrap(op));
  for (Block *block : uses.blocks)
    for (BlockOperand &use : block->getUses())
      visit(uses.numbers.lookup(&use), data);
}

// Gives the uses of blocks the order that `passwrightBlockUses` has told. Returns false if these are other uses.
bool passwrightOrderBlockUses(MlirOperation op, const uint32_t *numbers, size_t count) {
  BlockUses uses(unwrap(op));
  llvm::ArrayRef<uint32_t> rest(numbers, count);
  for (Block *block : uses.blocks) {
    llvm::DenseMap<uint32_t, unsigned> places;
    size_t length = std::distance(block->use_begin(), block->use_end());
    for (uint32_t number : rest.take_front(length))
      places.try_emplace(number, places.size());
    llvm::SmallVector<unsigned> order;
    for (BlockOperand &use : block->getUses()) {
      auto place = places.find(uses.numbers.lookup(&use));
      if (place == places.end())
        return false;
      order.push_back(place->second);
    }
    if (places.size() != length)
      return false;
    block->shuffleUseList(order);
    rest = rest.drop_front(length);
  }
  return rest.empty();
}

} // extern "C"
