// Libraries that register passes, and what MLIR knows of the passes that they register.
//
// MLIR keeps its registry to itself. The parser of its command line lists names, and an entry hands its options to a function
// that prints help.

#include "mlir/CAPI/Support.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"

#include <dlfcn.h>

using namespace mlir;

namespace {

// An explicit instantiation may name private members; the functions below are the only way to these two.
template <auto handler> struct EntryMembers {
  friend auto optionHandler(const PassRegistryEntry &entry) { return entry.*handler; }
};
auto optionHandler(const PassRegistryEntry &entry);
template struct EntryMembers<&PassRegistryEntry::optHandler>;

template <auto list> struct OptionMembers {
  friend llvm::SmallVector<llvm::StringRef> optionNames(const detail::PassOptions &options) {
    return llvm::map_to_vector(options.*list, [](auto *option) { return option->getArgStr(); });
  }
};
llvm::SmallVector<llvm::StringRef> optionNames(const detail::PassOptions &options);
template struct OptionMembers<&detail::PassOptions::options>;

struct OptionTable : detail::PassOptions {
  static const auto &of(const detail::PassOptions &options) { return options.*(&OptionTable::OptionsMap); }
};

// The kinds of records of an entry, in their order.
enum class RecordKind : int { Error, Pass, Pipeline, Name, Anchor, Flag, Option, List };

struct Sink {
  void (*callback)(RecordKind kind, MlirStringRef name, MlirStringRef text, void *data);
  void *data;

  void operator()(RecordKind kind, llvm::StringRef name, llvm::StringRef text = "") const {
    callback(kind, wrap(name), wrap(text), data);
  }
};

// The names of all passes and pipelines that are registered.
llvm::StringSet<> registeredNames() {
  constexpr llvm::StringLiteral flag = "passwright-registered-passes";
  PassPipelineCLParser parser(flag, "");
  auto &options = llvm::cl::getRegisteredOptions();
  llvm::cl::Option *list = options.lookup(flag), *text = options.lookup("pass-pipeline");
  // An option without a name of its own has those of its values.
  llvm::SmallVector<llvm::StringRef> names;
  list->ArgStr = "";
  list->getExtraOptionNames(names);
  list->ArgStr = flag;
  // The parser of LLVM keeps options that are gone.
  for (llvm::cl::Option *option : {list, text})
    option->removeArgument();
  llvm::StringSet<> copied;
  for (llvm::StringRef name : names)
    copied.insert(name);
  return copied;
}

void describeOptions(const PassRegistryEntry &entry, const Sink &sink) {
  optionHandler(entry)([&](const detail::PassOptions &options) {
    const auto &table = OptionTable::of(options);
    for (llvm::StringRef name : optionNames(options)) {
      const llvm::cl::Option *option = table.lookup(name);
      bool isList = option->getNumOccurrencesFlag() == llvm::cl::ZeroOrMore;
      bool isFlag = option->getValueExpectedFlag() == llvm::cl::ValueOptional;
      sink(isList ? RecordKind::List : isFlag ? RecordKind::Flag : RecordKind::Option, name, option->HelpStr);
    }
  });
}

void describe(llvm::StringRef argument, const Sink &sink) {
  if (const PassInfo *entry = PassInfo::lookup(argument)) {
    sink(RecordKind::Pass, argument, entry->getPassDescription());
    OpPassManager any;
    if (succeeded(entry->addToPipeline(any, "", [](const llvm::Twine &) { return failure(); })) && !any.empty()) {
      sink(RecordKind::Name, any.begin()->getName());
      sink(RecordKind::Anchor, any.begin()->getOpName().value_or(""));
    }
    describeOptions(*entry, sink);
  } else if (const PassPipelineInfo *entry = PassPipelineInfo::lookup(argument)) {
    sink(RecordKind::Pipeline, argument, entry->getPassDescription());
    describeOptions(*entry, sink);
  }
}

// The file that MLIR is in: a library, or the program.
std::string fileOfMlir() {
  Dl_info info;
  return dladdr(reinterpret_cast<void *>(&PassPlugin::load), &info) ? info.dli_fname : "";
}

} // namespace

extern "C" {

// True if a library asks for MLIR's shared library, and the program has an MLIR of its own.
bool passwrightBringsMlir(MlirStringRef path) {
  constexpr llvm::StringLiteral name = "libMLIR.so";
  auto library = llvm::MemoryBuffer::getFile(unwrap(path), /*IsText=*/false, /*RequiresNullTerminator=*/false);
  return library && (*library)->getBuffer().contains(name) && !llvm::StringRef(fileOfMlir()).contains(name);
}

// Loads a library, lets it register its passes, and describes those that are new.
void passwrightLoadPassPlugin(MlirStringRef path,
                              void (*callback)(RecordKind kind, MlirStringRef name, MlirStringRef text, void *data),
                              void *data) {
  Sink sink{callback, data};
  std::string file = unwrap(path).str();
  // MLIR lets functions be missing until they are called, which ends the process.
  if (!dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL))
    return sink(RecordKind::Error, dlerror());
  auto plugin = PassPlugin::load(file);
  if (!plugin)
    return sink(RecordKind::Error, llvm::toString(plugin.takeError()));
  llvm::StringSet<> known = registeredNames();
  plugin->registerPassRegistryCallbacks();
  llvm::SmallVector<std::string> added;
  for (const auto &name : registeredNames())
    if (!known.contains(name.getKey()))
      added.push_back(name.getKey().str());
  llvm::sort(added);
  for (const std::string &argument : added)
    describe(argument, sink);
}

} // extern "C"
