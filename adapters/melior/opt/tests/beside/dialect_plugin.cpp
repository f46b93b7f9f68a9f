// A dialect in a library, with an operation that is isolated from above, and others that nobody declares.

#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"

namespace {

struct Region : mlir::Op<Region, mlir::OpTrait::OneRegion, mlir::OpTrait::IsIsolatedFromAbove> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Region)

  using Op::Op;
  static llvm::StringRef getOperationName() { return "own.region"; }
  static llvm::ArrayRef<llvm::StringRef> getAttributeNames() { return {}; }
};

struct Own : mlir::Dialect {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Own)

  explicit Own(mlir::MLIRContext *context)
      : Dialect(getDialectNamespace(), context, mlir::TypeID::get<Own>()) {
    addOperations<Region>();
    allowUnknownOperations();
  }

  static constexpr llvm::StringLiteral getDialectNamespace() { return "own"; }
};

} // namespace

extern "C" ::mlir::DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "own", "1", [](mlir::DialectRegistry *registry) { registry->insert<Own>(); }};
}
