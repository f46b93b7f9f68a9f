// A dialect in a library, whose operations nobody declares.

#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"

namespace {

struct Own : mlir::Dialect {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Own)

  explicit Own(mlir::MLIRContext *context)
      : Dialect(getDialectNamespace(), context, mlir::TypeID::get<Own>()) {
    allowUnknownOperations();
  }

  static constexpr llvm::StringLiteral getDialectNamespace() { return "own"; }
};

} // namespace

extern "C" ::mlir::DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "own", "1", [](mlir::DialectRegistry *registry) { registry->insert<Own>(); }};
}
