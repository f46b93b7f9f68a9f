// Identifiers of traits that a compiler other than that of MLIR shares with MLIR's library.
//
// MLIR identifies a trait by the name that the compiler gives to `Trait<Empty>`, where `Empty` is a class of the function
// `TypeID::get`. Clang names it by that word alone, and GCC puts the function in front of it, so that with GCC an operation
// of a shared library by Clang would have none of its traits. In one file the linker merges the identifiers.

#ifndef PASSWRIGHT_TRAITS_H
#define PASSWRIGHT_TRAITS_H

#include "mlir/Support/TypeID.h"

#include <string>
#include <string_view>

namespace mlir::detail {

template <typename T> constexpr std::string_view compilerName() {
  return {llvm::getTypeName<T>().data(), llvm::getTypeName<T>().size()};
}

template <typename Argument> constexpr bool isEmptyOfTypeID() {
  constexpr std::string_view end = ">()::Empty", name = compilerName<Argument>();
  return name.size() > end.size() && name.substr(name.size() - end.size()) == end;
}

template <template <typename> class Trait, typename Argument>
class TypeIDResolver<Trait<Argument>, std::enable_if_t<isEmptyOfTypeID<Argument>()>> : public FallbackTypeIDResolver {
public:
  static TypeID resolveTypeID() {
    static TypeID id = registerImplicitTypeID(name());
    return id;
  }

private:
  // MLIR keeps the text.
  static llvm::StringRef name() {
    constexpr std::string_view full = compilerName<Trait<Argument>>(), argument = compilerName<Argument>();
    static_assert(full.size() > argument.size() + 2 &&
                  full.substr(full.size() - argument.size() - 1, argument.size()) == argument);
    static const std::string name = std::string(full.substr(0, full.size() - argument.size() - 1)) + "Empty>";
    return name;
  }
};

} // namespace mlir::detail

#endif
