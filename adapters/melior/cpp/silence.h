// Silences the diagnostics of one thread.

#ifndef PASSWRIGHT_SILENCE_H
#define PASSWRIGHT_SILENCE_H

#include "mlir/IR/Diagnostics.h"

#include <thread>

// Drops what this thread reports as long as it exists. A handler of MLIR is asked for all threads, and the others report
// theirs.
class Silence {
public:
  explicit Silence(mlir::MLIRContext *context)
      : handler(context, [thread = std::this_thread::get_id()](mlir::Diagnostic &) {
          return mlir::success(std::this_thread::get_id() == thread);
        }) {}

private:
  mlir::ScopedDiagnosticHandler handler;
};

#endif
