// The answers about MLIR that its C API does not give, as C functions: properties of operation names, names of dialects,
// the verifier without its recursion, the parser with a file name, and what a pass pipeline needs before threads start.
//
// Nothing here keeps state. Every function takes handles of the C API and follows the rules of the C++ function that it
// calls; `src/sys.rs` says for each why they hold.

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Pass.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Dialect/IRDL/IRDLLoading.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

#include <csignal>
#include <unistd.h>

using namespace mlir;

namespace {

struct NamedInterface {
  llvm::StringLiteral name;
  TypeID (*id)();
};

template <typename Interface> TypeID idOf() { return Interface::getInterfaceID(); }

// The interfaces that a pass or a pipeline may be anchored on. They are found by name here alone: MLIR keeps type
// identifiers of interfaces, and no names.
#define INTERFACE(name) {#name, idOf<name>}
const NamedInterface kInterfaces[] = {
    INTERFACE(BranchOpInterface),
    INTERFACE(CallOpInterface),
    INTERFACE(CallableOpInterface),
    INTERFACE(CastOpInterface),
    INTERFACE(ConditionallySpeculatable),
    INTERFACE(DataLayoutOpInterface),
    INTERFACE(DestinationStyleOpInterface),
    INTERFACE(FunctionOpInterface),
    INTERFACE(InferShapedTypeOpInterface),
    INTERFACE(InferTypeOpInterface),
    INTERFACE(LoopLikeOpInterface),
    INTERFACE(MemoryEffectOpInterface),
    INTERFACE(RegionBranchOpInterface),
    INTERFACE(RegionBranchTerminatorOpInterface),
    INTERFACE(RegionKindInterface),
    INTERFACE(ReifyRankedShapedTypeOpInterface),
    INTERFACE(SelectLikeOpInterface),
    INTERFACE(SymbolOpInterface),
    INTERFACE(SymbolUserOpInterface),
    INTERFACE(TilingInterface),
    INTERFACE(ViewLikeOpInterface),
};
#undef INTERFACE

// Registered names may be isolated from above.
enum class NameKind : int { Unregistered = 0, Registered = 1, Isolated = 2 };

enum class EntityKind : int { Operation = 0, Type = 1, Attribute = 2 };

std::optional<RegisteredOperationName> lookup(MlirContext context, MlirStringRef name) {
  return RegisteredOperationName::lookup(unwrap(name), unwrap(context));
}

// `Pass` tells its derived classes alone where it may run and what it preserved.
struct Asked : Pass {
  static bool preservedAll(Pass &pass) {
    detail::PassExecutionState &(Pass::*state)() = &Asked::getPassState;
    return (pass.*state)().preservedAnalyses.isAll();
  }

  static bool canRunOn(const Pass &pass, RegisteredOperationName name) {
    bool (Pass::*ask)(RegisteredOperationName) const = &Asked::canScheduleOn;
    return (pass.*ask)(name);
  }
};

void send(llvm::StringRef text, MlirStringCallback callback, void *data) { callback(wrap(text), data); }

// Hands over what is written in pieces of this size.
class Pieces : public llvm::raw_ostream {
public:
  Pieces(MlirStringCallback callback, void *data) : callback(callback), data(data) { SetBufferSize(1 << 16); }
  ~Pieces() override { flush(); }

private:
  void write_impl(const char *text, size_t size) override {
    send(llvm::StringRef(text, size), callback, data);
    written += size;
  }
  uint64_t current_pos() const override { return written; }

  MlirStringCallback callback;
  void *data;
  uint64_t written = 0;
};

// An option of a pass, and the one behind it.
struct ScalarProbe : mlir::detail::PassOptions {
  Option<std::string> value{*this, "value"};
  Option<std::string> next{*this, "next"};
};

struct ListProbe : mlir::detail::PassOptions {
  ListOption<std::string> value{*this, "value"};
  Option<std::string> next{*this, "next"};
};

// Moves the places in a text to where it is in a file, that many lines further down.
void moveToFile(Operation *root, llvm::StringRef text, llvm::StringRef file, unsigned lines) {
  auto textName = StringAttr::get(root->getContext(), text), fileName = StringAttr::get(root->getContext(), file);
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](FileLineColLoc place) -> std::optional<Attribute> {
    if (place.getFilename() != textName)
      return std::nullopt;
    return FileLineColLoc::get(fileName, place.getLine() + lines, place.getColumn());
  });
  replacer.recursivelyReplaceElementsIn(root, /*replaceAttrs=*/false, /*replaceLocs=*/true, /*replaceTypes=*/false);
}

} // namespace

extern "C" {

NameKind passwrightNameKind(MlirContext context, MlirStringRef name) {
  auto registered = lookup(context, name);
  if (!registered)
    return NameKind::Unregistered;
  return registered->hasTrait<OpTrait::IsIsolatedFromAbove>() ? NameKind::Isolated : NameKind::Registered;
}

bool passwrightNameImplements(MlirContext context, MlirStringRef name, MlirStringRef interface) {
  auto registered = lookup(context, name);
  if (!registered)
    return false;
  for (const NamedInterface &known : kInterfaces)
    if (known.name == unwrap(interface))
      return registered->hasInterface(known.id());
  return false;
}

void passwrightInterfaces(MlirStringCallback callback, void *data) {
  for (const NamedInterface &known : kInterfaces)
    send(known.name, callback, data);
}

void passwrightOperations(MlirContext context, MlirStringCallback callback, void *data) {
  for (RegisteredOperationName name : unwrap(context)->getRegisteredOperations())
    send(name.getStringRef(), callback, data);
}

void passwrightDialects(MlirContext context, MlirStringCallback callback, void *data) {
  for (llvm::StringRef name : unwrap(context)->getAvailableDialects())
    send(name, callback, data);
}

bool passwrightDialectIsLoaded(MlirContext context, MlirStringRef name) {
  return unwrap(context)->getLoadedDialect(unwrap(name)) != nullptr;
}

// What a property of an operation is as an attribute; null if there is none.
MlirAttribute passwrightProperty(MlirOperation op, MlirStringRef name) {
  auto properties = dyn_cast_or_null<DictionaryAttr>(unwrap(op)->getPropertiesAsAttribute());
  return wrap(properties ? properties.get(unwrap(name)) : Attribute());
}

// Loads the dialects that a module in IRDL defines, none of which exists.
bool passwrightLoadIrdl(MlirOperation module) { return succeeded(irdl::loadDialects(cast<ModuleOp>(unwrap(module)))); }

// Adds the dialects of a library to those that a context can load, or hands over what is wrong with it.
bool passwrightLoadDialectPlugin(MlirContext context, MlirStringRef path, MlirStringCallback callback, void *data) {
  auto plugin = DialectPlugin::load(unwrap(path).str());
  if (!plugin) {
    send(llvm::toString(plugin.takeError()), callback, data);
    return false;
  }
  DialectRegistry registry;
  plugin->registerDialectRegistryCallbacks(registry);
  unwrap(context)->appendDialectRegistry(registry);
  return true;
}

bool passwrightThreadsAreEnabled(MlirContext context) { return unwrap(context)->isMultithreadingEnabled(); }

bool passwrightVerify(MlirOperation op, bool recursive) { return succeeded(verify(unwrap(op), recursive)); }

// The resources of a text that MLIR has no use for.
void *passwrightResources() { return new FallbackAsmResourceMap(); }
void passwrightDestroyResources(void *resources) { delete static_cast<FallbackAsmResourceMap *>(resources); }

// Hands over the text of an operation in large pieces, which may end within a character. The C API hands over each token by
// itself, which takes a tenth of the time that a tool needs to read and print a large module. The resources may be null.
void passwrightPrint(MlirOperation op, MlirOpPrintingFlags flags, void *resources, MlirStringCallback callback,
                     void *data) {
  Pieces pieces(callback, data);
  if (!resources)
    return unwrap(op)->print(pieces, *unwrap(flags));
  AsmState state(unwrap(op), *unwrap(flags), nullptr, static_cast<FallbackAsmResourceMap *>(resources));
  unwrap(op)->print(pieces, state);
}

// Writes a text, which stays alive, to standard error when a signal is about to end the process because of a crash.
void passwrightSayOnCrash(MlirStringRef text) {
  static MlirStringRef said;
  said = text;
  // LLVM's own handlers would also take the signals by which users end a process.
  struct sigaction action = {};
  action.sa_handler = [](int signal) {
    (void)!write(STDERR_FILENO, said.data, said.length);
    raise(signal);
  };
  action.sa_flags = SA_ONSTACK | SA_RESETHAND;
  for (int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGFPE})
    sigaction(signal, &action, nullptr);
}

// Writes what passes have printed to standard output.
void passwrightFlush() { llvm::outs().flush(); }

// Sets what the C API has no flags for.
void passwrightNameValues(MlirOpPrintingFlags flags, bool users, bool unique) {
  unwrap(flags)->printValueUsers(users).printUniqueSSAIDs(unique);
}

// Hands over the bytecode of an operation, of the newest version if `version` is negative. Returns false after diagnostics, also if the
// operation is not valid: dialects write what it must have without looking.
bool passwrightWriteBytecode(MlirOperation op, int64_t version, bool elideResources, void *resources,
                             MlirStringCallback callback, void *data) {
  if (failed(verify(unwrap(op))))
    return false;
  BytecodeWriterConfig config(*static_cast<FallbackAsmResourceMap *>(resources));
  if (version >= 0)
    config.setDesiredBytecodeVersion(version);
  config.setElideResourceDataFlag(elideResources);
  Pieces pieces(callback, data);
  return succeeded(writeBytecodeToFile(unwrap(op), pieces, config));
}

// A copy of an operation that uses nothing from outside of it; null if it may. Nothing but the operation is touched.
MlirOperation passwrightCopy(MlirOperation op) {
  Operation *original = unwrap(op);
  bool isAlone = original->getNumOperands() == 0 && original->hasTrait<OpTrait::IsIsolatedFromAbove>();
  return wrap(isAlone ? original->clone() : nullptr);
}

// Makes an operation equal to its copy, whose nested operations are moved.
void passwrightWriteOver(MlirOperation target, MlirOperation copy) {
  Operation *to = unwrap(target), *from = unwrap(copy);
  to->setLoc(from->getLoc());
  to->setDiscardableAttrs(from->getDiscardableAttrDictionary());
  if (to->getPropertiesStorageSize())
    to->copyProperties(from->getPropertiesStorage());
  for (auto [into, outOf] : llvm::zip(to->getRegions(), from->getRegions()))
    into.takeBody(outOf);
}

// A text, or bytecode.
struct PasswrightSource {
  MlirStringRef text;
  // The file that it is in, and the number of lines before it.
  MlirStringRef file;
  unsigned linesBefore;
  // What the text is called while it is parsed: the file if there are no lines before it.
  MlirStringRef name;
};

// The outermost operation of a source, which is not verified; null after diagnostics, whose places are in the text. A module that is put
// around the text gets this place: the parser says 0:0, also if the text is a part of a file and starts elsewhere.
MlirOperation passwrightParse(MlirContext context, PasswrightSource source, bool implicitModule, unsigned line,
                              unsigned column, void *resources) {
  ParserConfig config(unwrap(context), /*verifyAfterParse=*/false,
                      static_cast<FallbackAsmResourceMap *>(resources));
  // The lexer reads up to a null character, which a new buffer has. Parts of bytecode are aligned.
  auto buffer =
      llvm::WritableMemoryBuffer::getNewUninitMemBuffer(source.text.length, unwrap(source.name), llvm::Align(4096));
  llvm::copy(unwrap(source.text), buffer->getBufferStart());
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  OwningOpRef<Operation *> root;
  if (implicitModule) {
    ModuleOp module = parseSourceFile<ModuleOp>(sources, config).release();
    auto place = module ? dyn_cast<FileLineColLoc>(module.getLoc()) : FileLineColLoc();
    if (place && place.getLine() == 0 && place.getFilename() == unwrap(source.name))
      module->setLoc(FileLineColLoc::get(unwrap(context), unwrap(source.file), line, column));
    root = module.getOperation();
  } else {
    root = parseSourceFile<Operation *>(sources, config);
  }
  if (root && source.linesBefore)
    moveToFile(*root, unwrap(source.name), unwrap(source.file), source.linesBefore);
  return wrap(root.release());
}

// Hands over what the options of passes are that a text gives to `value` and `next`. Returns false if MLIR refuses the text.
bool passwrightReadOptions(MlirStringRef text, bool isList, MlirStringCallback callback, void *data) {
  if (isList) {
    ListProbe probe;
    if (failed(probe.parseFromString(unwrap(text), llvm::nulls())))
      return false;
    for (const std::string &item : *probe.value)
      send(item, callback, data);
    send(probe.next.getValue(), callback, data);
    return true;
  }
  ScalarProbe probe;
  if (failed(probe.parseFromString(unwrap(text), llvm::nulls())))
    return false;
  send(probe.value.getValue(), callback, data);
  send(probe.next.getValue(), callback, data);
  return true;
}

// Loads the dialects that the passes of a pipeline declare, as the first run of it would.
void passwrightLoadDialectsOf(MlirPassManager manager, MlirContext context) {
  DialectRegistry needed;
  unwrap(manager)->getDependentDialects(needed);
  unwrap(context)->appendDialectRegistry(needed);
  for (llvm::StringRef name : needed.getDialectNames())
    unwrap(context)->getOrLoadDialect(name);
}

// True if each dialect that the passes of a pipeline declare is loaded, so that a run of it loads none.
bool passwrightDialectsOfAreLoaded(MlirPassManager manager, MlirContext context) {
  DialectRegistry needed;
  unwrap(manager)->getDependentDialects(needed);
  for (llvm::StringRef name : needed.getDialectNames())
    if (!unwrap(context)->getLoadedDialect(name))
      return false;
  return true;
}

// Visits an operation and all nested ones; with `types`, each is followed by the types of its results and of the arguments of its
// blocks, and by its attributes. The key of an operation is its name.
void passwrightVisitEntities(MlirOperation op, bool types,
                             void (*visit)(EntityKind kind, const void *key, MlirOperation op, void *data), void *data) {
  unwrap(op)->walk<WalkOrder::PreOrder>([&](Operation *nested) {
    visit(EntityKind::Operation, nested->getName().getIdentifier().getAsOpaquePointer(), wrap(nested), data);
    if (!types)
      return;
    for (Type type : nested->getResultTypes())
      visit(EntityKind::Type, type.getAsOpaquePointer(), wrap(nested), data);
    for (Region &region : nested->getRegions())
      for (Block &block : region)
        for (Type type : block.getArgumentTypes())
          visit(EntityKind::Type, type.getAsOpaquePointer(), wrap(nested), data);
    for (NamedAttribute attribute : nested->getDiscardableAttrs())
      visit(EntityKind::Attribute, attribute.getValue().getAsOpaquePointer(), wrap(nested), data);
    if (Attribute properties = nested->getPropertiesAsAttribute())
      visit(EntityKind::Attribute, properties.getAsOpaquePointer(), wrap(nested), data);
  });
}

// The names of the types that a type or attribute consists of, as text spells them without their parameters.
void passwrightTypeNames(EntityKind kind, const void *key, MlirStringCallback callback, void *data) {
  AttrTypeWalker walker;
  walker.addWalk([&](Type type) {
    if (isa<IntegerType>(type)) {
      std::string text;
      llvm::raw_string_ostream(text) << type;
      send(text, callback, data);
      return;
    }
    llvm::StringRef name = type.getAbstractType().getName();
    if (name.consume_front("builtin."))
      name.consume_front("unranked_");
    send(name, callback, data);
  });
  if (kind == EntityKind::Type)
    walker.walk(Type::getFromOpaquePointer(key));
  else
    walker.walk(Attribute::getFromOpaquePointer(key));
}

// True if each pass of a pipeline may run on operations of that name.
bool passwrightAccepts(MlirPassManager manager, MlirContext context, MlirStringRef name) {
  auto registered = lookup(context, name);
  return registered && llvm::all_of(unwrap(manager)->getPasses(), [&](const Pass &pass) {
           return Asked::canRunOn(pass, *registered);
         });
}

// True if each pass of a pipeline that has just run to its end said that it changed nothing.
bool passwrightPreservedAll(MlirPassManager manager) {
  return llvm::all_of(unwrap(manager)->getPasses(), Asked::preservedAll);
}

} // extern "C"
