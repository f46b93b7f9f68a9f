// A library with a pass that has options of each kind, and a pipeline.

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

namespace {

// Sets an attribute on each operation in its own.
struct Tag : PassWrapper<Tag, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Tag)

  Tag() = default;
  Tag(const Tag &other) : PassWrapper(other) {}

  StringRef getArgument() const override { return "own-tag"; }
  StringRef getDescription() const override { return "Tag operations"; }
  StringRef getName() const override { return "Tag"; }

  void runOnOperation() override {
    Builder builder(&getContext());
    if (limit < 0) {
      getOperation()->emitError("has a limit below zero");
      return signalPassFailure();
    }
    int64_t count = 0;
    getOperation()->walk([&](Operation *op) {
      if (count++ < limit)
        op->setAttr(name, builder.getI64ArrayAttr(llvm::to_vector(*values)));
      if (loud)
        op->emitRemark("was seen");
    });
  }

  Option<std::string> name{*this, "name", llvm::cl::desc("The name of the attribute"), llvm::cl::init("tag")};
  Option<int> limit{*this, "limit", llvm::cl::desc("The number of operations"), llvm::cl::init(3)};
  Option<bool> loud{*this, "loud", llvm::cl::desc("Remark on each"), llvm::cl::init(false)};
  ListOption<int64_t> values{*this, "values", llvm::cl::desc("The value")};
};

// A pass on modules alone.
struct Erase : PassWrapper<Erase, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Erase)

  StringRef getArgument() const override { return "own-erase"; }
  StringRef getDescription() const override { return "Erase all in a module"; }
  StringRef getName() const override { return "Erase"; }

  void runOnOperation() override {
    getOperation().walk([](Operation *op) { op->removeAttr("tag"); });
    while (!getOperation().getBody()->empty())
      getOperation().getBody()->front().erase();
  }
};

struct PipelineOptions : PassPipelineOptions<PipelineOptions> {
  Option<int> limit{*this, "most", llvm::cl::desc("The number of operations"), llvm::cl::init(1)};
};

void add() {
  PassRegistration<Tag>();
  PassRegistration<Erase>();
  PassPipelineRegistration<PipelineOptions>("own-pipeline", "Tag some operations",
                                            [](OpPassManager &manager, const PipelineOptions &options) {
                                              auto tag = std::make_unique<Tag>();
                                              tag->limit = options.limit.getValue();
                                              tag->name = "some";
                                              manager.addPass(std::move(tag));
                                            });
}

} // namespace

extern "C" ::mlir::PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "own", "1", add};
}
