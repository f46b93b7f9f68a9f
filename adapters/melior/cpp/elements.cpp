// What attributes consist of, for `src/attr.rs`. The C API has no check whether elements are of the type that is asked for.

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/BuiltinAttributeInterfaces.h"
#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;

extern "C" {

// The type of an attribute, or null.
MlirType passwrightTypeOf(MlirAttribute attribute) {
  auto typed = llvm::dyn_cast<TypedAttr>(unwrap(attribute));
  return wrap(typed ? typed.getType() : Type());
}

// The element that all of some dense elements are, or null.
MlirAttribute passwrightSplat(MlirAttribute attribute) {
  auto elements = llvm::dyn_cast<DenseElementsAttr>(unwrap(attribute));
  return wrap(elements && elements.isSplat() ? elements.getSplatValue<Attribute>() : Attribute());
}

// Hands over the integers of dense elements of at most 128 bits, each in two halves. Returns false if there are none, or only one for
// all.
bool passwrightDenseIntegers(MlirAttribute attribute, void (*callback)(void *, uint64_t low, uint64_t high), void *data) {
  auto elements = llvm::dyn_cast<DenseIntElementsAttr>(unwrap(attribute));
  if (!elements || elements.isSplat())
    return false;
  Type type = elements.getElementType();
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  if (width == 0 || width > 128)
    return false;
  for (const llvm::APInt &value : elements.getValues<llvm::APInt>()) {
    llvm::APInt wide = type.isUnsignedInteger() ? value.zext(128) : value.sext(128);
    callback(data, wide.extractBitsAsZExtValue(64, 0), wide.extractBitsAsZExtValue(64, 64));
  }
  return true;
}

// Hands over the floating-point numbers of dense elements. Returns false if there are none, or only one for all.
bool passwrightDenseFloats(MlirAttribute attribute, void (*callback)(void *, double), void *data) {
  auto elements = llvm::dyn_cast<DenseFPElementsAttr>(unwrap(attribute));
  if (!elements || elements.isSplat())
    return false;
  for (llvm::APFloat value : elements.getValues<llvm::APFloat>()) {
    bool losesInfo;
    value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &losesInfo);
    callback(data, value.convertToDouble());
  }
  return true;
}

// Hands over the texts of dense elements. Returns false if there are none, or only one for all.
bool passwrightDenseStrings(MlirAttribute attribute, void (*callback)(void *, MlirStringRef), void *data) {
  auto elements = llvm::dyn_cast<DenseStringElementsAttr>(unwrap(attribute));
  if (!elements || elements.isSplat())
    return false;
  for (llvm::StringRef value : elements.getRawStringData())
    callback(data, wrap(value));
  return true;
}

} // extern "C"
