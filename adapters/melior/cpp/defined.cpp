// Dialects that a table defines while the program runs, for those whose definition is in TableGen and whose C++ nobody has compiled.
//
// `src/define.rs` calls these functions. MLIR's own dynamic operations, which IRDL makes, have neither traits nor interfaces nor
// attributes that may be absent, so that none of them can end a block; and IRDL takes no name of an operation with a dot. The messages
// are those of the verifiers that mlir-tblgen writes.

#include "silence.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/ExtensibleDialect.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace {

enum Kind { Operands, Results, Attributes, Regions, Successors, Kinds };
enum Arity { One, Optional, Variadic };

// What a type or an attribute may be: this type, or a class with that name, such as `builtin.integer`, whose own type may be given.
struct Alternative {
  std::string className;
  Type type;

  bool accepts(Type value) const {
    if (className == "float")
      return isa<FloatType>(value);
    return className.empty() ? value == type : value.getAbstractType().getName() == className;
  }

  bool accepts(Attribute value) const {
    if (value.getAbstractAttribute().getName() != className)
      return false;
    if (!type)
      return true;
    if (auto array = dyn_cast<DenseArrayAttr>(value))
      return array.getElementType() == type;
    auto typed = dyn_cast<TypedAttr>(value);
    return typed && typed.getType() == type;
  }
};

// A part of an operation. Without alternatives it may be anything; a region has a number of blocks, or any if that is negative.
struct Part {
  std::string name;
  std::string summary;
  Arity arity;
  int blocks = -1;
  SmallVector<Alternative> alternatives;

  template <typename T> bool accepts(T value) const {
    return alternatives.empty() || llvm::any_of(alternatives, [&](const Alternative &it) { return it.accepts(value); });
  }
};

using Verify = LogicalResult (*)(Operation *);

LogicalResult verifySingleBlock(Operation *op) {
  for (unsigned index = 0; index < op->getNumRegions(); ++index) {
    Region &region = op->getRegion(index);
    if (region.empty())
      continue;
    if (!region.hasOneBlock())
      return op->emitOpError("expects region #") << index << " to have 0 or 1 blocks";
    if (!op->hasTrait<OpTrait::NoTerminator>() && region.front().empty())
      return op->emitOpError() << "expects a non-empty block";
  }
  return success();
}

// A trait with its identity, what is verified before and what after the regions.
struct Trait {
  StringRef name;
  TypeID id;
  Verify verify = nullptr;
  Verify verifyRegions = nullptr;
};

const Trait *findTrait(StringRef name) {
  static const Trait traits[] = {
      {"IsTerminator", TypeID::get<OpTrait::IsTerminator>(), OpTrait::impl::verifyIsTerminator},
      {"NoTerminator", TypeID::get<OpTrait::NoTerminator>()},
      {"SingleBlock", TypeID::get<OpTrait::SingleBlock>(), verifySingleBlock},
      {"NoRegionArguments", TypeID::get<OpTrait::NoRegionArguments>(), OpTrait::impl::verifyNoRegionArguments},
      {"IsIsolatedFromAbove", TypeID::get<OpTrait::IsIsolatedFromAbove>(), nullptr, OpTrait::impl::verifyIsIsolatedFromAbove},
      {"SymbolTable", TypeID::get<OpTrait::SymbolTable>(), nullptr, detail::verifySymbolTable},
      {"AffineScope", TypeID::get<OpTrait::AffineScope>()},
      {"IsCommutative", TypeID::get<OpTrait::IsCommutative>()},
      {"SameTypeOperands", TypeID::get<OpTrait::SameTypeOperands>(), OpTrait::impl::verifySameTypeOperands},
      {"SameOperandsShape", TypeID::get<OpTrait::SameOperandsShape>(), OpTrait::impl::verifySameOperandsShape},
      {"SameOperandsElementType", TypeID::get<OpTrait::SameOperandsElementType>(), OpTrait::impl::verifySameOperandsElementType},
      {"SameOperandsAndResultType", TypeID::get<OpTrait::SameOperandsAndResultType>(),
       OpTrait::impl::verifySameOperandsAndResultType},
      {"SameOperandsAndResultShape", TypeID::get<OpTrait::SameOperandsAndResultShape>(),
       OpTrait::impl::verifySameOperandsAndResultShape},
      {"SameOperandsAndResultElementType", TypeID::get<OpTrait::SameOperandsAndResultElementType>(),
       OpTrait::impl::verifySameOperandsAndResultElementType},
  };
  auto *found = llvm::find_if(traits, [&](const Trait &trait) { return trait.name == name; });
  return found == std::end(traits) ? nullptr : found;
}

// How MLIR verifies the number of operands, results, regions or successors.
struct Counts {
  Verify zero, one;
  LogicalResult (*exactly)(Operation *, unsigned);
  LogicalResult (*atLeast)(Operation *, unsigned);
};

const Counts &countsOf(Kind kind) {
  using namespace OpTrait::impl;
  static const Counts operands = {verifyZeroOperands, verifyOneOperand, verifyNOperands, verifyAtLeastNOperands};
  static const Counts results = {verifyZeroResults, verifyOneResult, verifyNResults, verifyAtLeastNResults};
  static const Counts regions = {verifyZeroRegions, verifyOneRegion, verifyNRegions, verifyAtLeastNRegions};
  static const Counts successors = {verifyZeroSuccessors, verifyOneSuccessor, verifyNSuccessors, verifyAtLeastNSuccessors};
  return kind == Operands ? operands : kind == Results ? results : kind == Regions ? regions : successors;
}

struct NoEffects : MemoryEffectOpInterface::FallbackModel<NoEffects> {
  void getEffects(Operation *, SmallVectorImpl<MemoryEffects::EffectInstance> &) const {}
};

struct AlwaysSpeculatable : ConditionallySpeculatable::FallbackModel<AlwaysSpeculatable> {
  Speculation::Speculatability getSpeculatability(Operation *) const { return Speculation::Speculatable; }
};

// An operation of a table. It has no properties: its attributes are in its dictionary.
class DefinedOp final : public OperationName::Impl {
public:
  DefinedOp(StringRef name, Dialect *dialect, TypeID id) : Impl(name, dialect, id, detail::InterfaceMap()) {}

  SmallVector<Part> parts[Kinds];
  // True if an attribute has the sizes of the groups of operands, or of results.
  bool isSized[2] = {false, false};
  SmallVector<const Trait *> traits;
  SmallVector<std::string> parents;

  bool hasTrait(TypeID id) override {
    return llvm::any_of(traits, [&](const Trait *trait) { return trait->id == id; });
  }

  LogicalResult verifyInvariants(Operation *op) override {
    for (Kind kind : {Regions, Results, Successors, Operands})
      if (failed(verifyCount(op, kind)))
        return failure();
    if (failed(verifyParent(op)))
      return failure();
    for (const Part &part : parts[Attributes])
      if (failed(verifyAttribute(op, part)))
        return failure();
    if (failed(verifyValues(op, Operands, "operand", op->getOperandTypes())) ||
        failed(verifyValues(op, Results, "result", op->getResultTypes())) || failed(verifyRegions(op)))
      return failure();
    for (const Trait *trait : traits)
      if (trait->verify && failed(trait->verify(op)))
        return failure();
    return success();
  }

  LogicalResult verifyRegionInvariants(Operation *op) override {
    for (const Trait *trait : traits)
      if (trait->verifyRegions && failed(trait->verifyRegions(op)))
        return failure();
    return success();
  }

  LogicalResult foldHook(Operation *, ArrayRef<Attribute>, SmallVectorImpl<OpFoldResult> &) override { return failure(); }
  void getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) override {}
  OperationName::ParseAssemblyFn getParseAssemblyFn() override {
    return [](OpAsmParser &parser, OperationState &) {
      return parser.emitError(parser.getNameLoc(), "the operation is written in the generic form, in quotes");
    };
  }
  void populateDefaultAttrs(const OperationName &, NamedAttrList &) override {}
  void printAssembly(Operation *op, OpAsmPrinter &printer, StringRef) override { printer.printGenericOp(op); }

  std::optional<Attribute> getInherentAttr(Operation *op, StringRef name) override { return op->getDiscardableAttr(name); }
  void setInherentAttr(Operation *op, StringAttr name, Attribute value) override { op->setDiscardableAttr(name, value); }
  void populateInherentAttrs(Operation *, NamedAttrList &) override {}
  LogicalResult verifyInherentAttrs(OperationName, NamedAttrList &, function_ref<InFlightDiagnostic()>) override {
    return success();
  }
  int getOpPropertyByteSize() override { return 0; }
  void initProperties(OperationName, OpaqueProperties, OpaqueProperties) override {}
  void deleteProperties(OpaqueProperties) override {}
  void populateDefaultProperties(OperationName, OpaqueProperties) override {}
  LogicalResult setPropertiesFromAttr(OperationName, OpaqueProperties, Attribute,
                                      function_ref<InFlightDiagnostic()> emitError) override {
    return emitError() << "the operation has no properties: its attributes are in braces alone", failure();
  }
  Attribute getPropertiesAsAttr(Operation *) override { return {}; }
  void copyProperties(OpaqueProperties, OpaqueProperties) override {}
  bool compareProperties(OpaqueProperties, OpaqueProperties) override { return true; }
  llvm::hash_code hashProperties(OpaqueProperties) override { return {}; }

private:
  LogicalResult verifyAttribute(Operation *op, const Part &part) {
    Attribute value = op->getAttr(part.name);
    if (!value)
      return part.arity == One ? op->emitOpError("requires attribute '") << part.name << "'" : LogicalResult(success());
    if (part.accepts(value))
      return success();
    return op->emitOpError("attribute '") << part.name << "' failed to satisfy constraint: " << part.summary;
  }

  LogicalResult verifyCount(Operation *op, Kind kind) {
    unsigned needed = llvm::count_if(parts[kind], [](const Part &part) { return part.arity == One; });
    const Counts &counts = countsOf(kind);
    if (needed < parts[kind].size())
      return counts.atLeast(op, needed);
    return needed == 0 ? counts.zero(op) : needed == 1 ? counts.one(op) : counts.exactly(op, needed);
  }

  LogicalResult verifyValues(Operation *op, Kind kind, StringRef word, TypeRange types) {
    SmallVector<size_t> sizes;
    if (failed(groups(op, kind, word, types.size(), sizes)))
      return failure();
    size_t index = 0;
    for (auto [part, size] : llvm::zip(parts[kind], sizes)) {
      if (part.arity == Optional && size > 1)
        return op->emitOpError(word) << " group starting at #" << index << " requires 0 or 1 element, but found " << size;
      if (part.arity == One && size != 1)
        return op->emitOpError(word) << " group starting at #" << index << " requires 1 element, but found " << size;
      for (size_t end = index + size; index < end; ++index)
        if (!part.accepts(types[index]))
          return op->emitOpError(word) << " #" << index << " must be " << part.summary << ", but got " << types[index];
    }
    return success();
  }

  // The size of each group: what the attribute says, or the same for all that have no size of their own.
  LogicalResult groups(Operation *op, Kind kind, StringRef word, size_t count, SmallVectorImpl<size_t> &sizes) {
    size_t ones = llvm::count_if(parts[kind], [](const Part &part) { return part.arity == One; });
    size_t open = parts[kind].size() - ones;
    if (!isSized[kind]) {
      if (open != 0 && (count - ones) % open != 0)
        return op->emitOpError("expects groups of ") << word << "s of the same size";
      for (const Part &part : parts[kind])
        sizes.push_back(part.arity == One ? 1 : (count - ones) / open);
      return success();
    }
    std::string name = (word + "SegmentSizes").str();
    auto attribute = op->getAttrOfType<DenseI32ArrayAttr>(name);
    if (!attribute)
      return op->emitOpError("requires dense i32 array attribute '") << name << "'";
    ArrayRef<int32_t> values = attribute.asArrayRef();
    if (llvm::any_of(values, [](int32_t value) { return value < 0; }))
      return op->emitOpError("'") << name << "' attribute cannot have negative elements";
    size_t sum = 0;
    for (int32_t value : values)
      sizes.push_back(value), sum += value;
    if (sum != count)
      return op->emitOpError(word) << " count (" << count << ") does not match with the total size (" << sum
                                   << ") specified in attribute '" << name << "'";
    if (sizes.size() != parts[kind].size())
      return op->emitOpError("'") << name << "' attribute for specifying " << word << " segments must have "
                                  << parts[kind].size() << " elements, but got " << sizes.size();
    return success();
  }

  LogicalResult verifyRegions(Operation *op) {
    for (auto [index, region] : llvm::enumerate(op->getRegions())) {
      const Part &part = parts[Regions][std::min(index, parts[Regions].size() - 1)];
      if (part.blocks >= 0 && !llvm::hasNItems(region, part.blocks))
        return op->emitOpError("region #") << index << (part.name.empty() ? "" : " ('" + part.name + "')")
                                           << " failed to verify constraint: " << part.summary;
    }
    return success();
  }

  LogicalResult verifyParent(Operation *op) {
    Operation *parent = op->getParentOp();
    if (parents.empty() || (parent && llvm::is_contained(parents, parent->getName().getStringRef())))
      return success();
    auto diagnostic = op->emitOpError("expects parent op ") << (parents.size() == 1 ? "'" : "to be one of '");
    llvm::interleaveComma(parents, diagnostic);
    return diagnostic << "'";
  }
};

} // namespace

extern "C" {

// Adds an empty dialect, which does not exist yet.
void *passwrightDefineDialect(MlirContext context, MlirStringRef name) {
  return unwrap(context)->getOrLoadDynamicDialect(unwrap(name), [](DynamicDialect *) {});
}

// Adds a type with any parameters.
void passwrightDefineType(void *dialect, MlirStringRef name) {
  auto *owner = static_cast<DynamicDialect *>(dialect);
  auto accept = [](function_ref<InFlightDiagnostic()>, ArrayRef<Attribute>) { return success(); };
  owner->registerDynamicType(DynamicTypeDefinition::get(unwrap(name), owner, accept));
}

// Adds an attribute: one with any parameters, or a string of these keywords.
void passwrightDefineAttribute(void *dialect, MlirStringRef name, intptr_t count, const MlirStringRef *texts) {
  auto *owner = static_cast<DynamicDialect *>(dialect);
  std::vector<std::string> keywords;
  for (intptr_t index = 0; index < count; ++index)
    keywords.push_back(unwrap(texts[index]).str());
  auto accept = [keywords](function_ref<InFlightDiagnostic()> emitError, ArrayRef<Attribute> parameters) -> LogicalResult {
    auto text = parameters.size() == 1 ? dyn_cast<StringAttr>(parameters.front()) : StringAttr();
    SmallVector<StringRef> words;
    if (text)
      text.getValue().split(words, text.getValue().contains('|') ? '|' : ',');
    auto isKeyword = [&](StringRef word) { return llvm::is_contained(keywords, word.trim().str()); };
    if (keywords.empty() || (text && llvm::all_of(words, isKeyword)))
      return success();
    return emitError() << "expected one of these in quotes: " << llvm::join(keywords, ", ");
  };
  owner->registerDynamicAttr(DynamicAttrDefinition::get(unwrap(name), owner, accept));
}

// Starts an operation, whose full name has that of the dialect. `passwrightFinishOp` takes it.
void *passwrightDefineOp(void *dialect, MlirStringRef name, bool sizedOperands, bool sizedResults) {
  // The identity is that of a static object, so it lives as long as anybody can ask for it.
  static TypeIDAllocator allocator;
  static std::mutex mutex;
  std::lock_guard<std::mutex> guard(mutex);
  auto *op = new DefinedOp(unwrap(name), static_cast<DynamicDialect *>(dialect), allocator.allocate());
  op->isSized[Operands] = sizedOperands;
  op->isSized[Results] = sizedResults;
  return op;
}

void passwrightAddPart(void *op, int kind, int arity, int blocks, MlirStringRef name, MlirStringRef summary) {
  static_cast<DefinedOp *>(op)->parts[kind].push_back(
      {unwrap(name).str(), unwrap(summary).str(), static_cast<Arity>(arity), blocks, {}});
}

// Adds an alternative to the last part of a kind. The type may be null.
void passwrightAddAlternative(void *op, int kind, MlirStringRef className, MlirType type) {
  static_cast<DefinedOp *>(op)->parts[kind].back().alternatives.push_back({unwrap(className).str(), unwrap(type)});
}

void passwrightAddParent(void *op, MlirStringRef name) { static_cast<DefinedOp *>(op)->parents.push_back(unwrap(name).str()); }

// Adds a trait. Those that are not known are ignored.
void passwrightAddTrait(void *op, MlirStringRef name) {
  if (const Trait *trait = findTrait(unwrap(name)))
    static_cast<DefinedOp *>(op)->traits.push_back(trait);
}

// Registers the operation, which has no effects if it is pure, and may then be executed where it would not have been.
void passwrightFinishOp(void *op, bool hasNoEffects, bool isSpeculatable) {
  std::unique_ptr<DefinedOp> owned(static_cast<DefinedOp *>(op));
  StringAttr name = owned->getName();
  RegisteredOperationName::insert(std::move(owned), {});
  auto registered = RegisteredOperationName::lookup(name.getValue(), name.getContext());
  if (hasNoEffects)
    registered->attachInterface<NoEffects>();
  if (isSpeculatable)
    registered->attachInterface<AlwaysSpeculatable>();
}

} // extern "C"
