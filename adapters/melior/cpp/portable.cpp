// What a cache of results has to know of MLIR.

#include "llvm/Support/raw_ostream.h"

#include <cstdint>

extern "C" {

// Returns the number of bytes that were written to LLVM's streams of standard output and standard error.
uint64_t passwrightWritten() { return llvm::outs().tell() + llvm::errs().tell(); }

} // extern "C"
