// A pass of MLIR whose work is done in Rust, and diagnostics that it reports.
//
// The C API has passes of this kind too, but they cannot say that they changed nothing, nor refuse an operation by a
// question. `src/external/glue.rs` implements the four callbacks.

#include "mlir-c/Diagnostics.h"
#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Pass.h"
#include "mlir/CAPI/Support.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;

namespace {

enum class Outcome : int { Failed = 0, Changed = 1, ChangedNothing = 2 };

struct Callbacks {
  Outcome (*run)(void *data, MlirOperation op);
  bool (*accepts)(void *data, MlirStringRef name);
  void *(*copy)(void *data);
  void (*destroy)(void *data);
};

class Declared : public Pass {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Declared)

  Declared(std::string name, std::string argument, std::string summary, Callbacks callbacks, void *data)
      : Pass(TypeID::get<Declared>()), name(std::move(name)), argument(std::move(argument)),
        summary(std::move(summary)), callbacks(callbacks), data(data) {}

  ~Declared() override { callbacks.destroy(data); }

  StringRef getName() const override { return name; }
  StringRef getArgument() const override { return argument; }
  StringRef getDescription() const override { return summary; }

  std::unique_ptr<Pass> clonePass() const override {
    return std::make_unique<Declared>(name, argument, summary, callbacks, callbacks.copy(data));
  }

  bool canScheduleOn(RegisteredOperationName op) const override {
    return callbacks.accepts(data, wrap(op.getStringRef()));
  }

  void runOnOperation() override {
    switch (callbacks.run(data, wrap(getOperation()))) {
    case Outcome::Changed:
      break;
    case Outcome::ChangedNothing:
      markAllAnalysesPreserved();
      break;
    case Outcome::Failed:
      signalPassFailure();
      break;
    }
  }

private:
  std::string name, argument, summary;
  Callbacks callbacks;
  void *data;
};

} // namespace

extern "C" {

struct PasswrightNote {
  MlirLocation location;
  MlirStringRef message;
};

// The texts are copied; the data belongs to the pass, which destroys it.
MlirPass passwrightDeclaredPass(MlirStringRef name, MlirStringRef argument, MlirStringRef summary,
                                Callbacks callbacks, void *data) {
  return wrap(static_cast<Pass *>(
      new Declared(unwrap(name).str(), unwrap(argument).str(), unwrap(summary).str(), callbacks, data)));
}

// Shows a text where passes of C++ print what is asked of them.
void passwrightShow(MlirStringRef text) { llvm::errs() << unwrap(text); }

// Reports a diagnostic with its notes, as an operation of C++ would. The severity is one of the C API.
void passwrightReport(MlirLocation location, MlirDiagnosticSeverity severity, MlirStringRef message,
                      const PasswrightNote *notes, intptr_t count) {
  DiagnosticSeverity level = DiagnosticSeverity::Error;
  switch (severity) {
  case MlirDiagnosticError:
    break;
  case MlirDiagnosticWarning:
    level = DiagnosticSeverity::Warning;
    break;
  case MlirDiagnosticNote:
    level = DiagnosticSeverity::Note;
    break;
  case MlirDiagnosticRemark:
    level = DiagnosticSeverity::Remark;
    break;
  }
  Diagnostic diagnostic(unwrap(location), level);
  diagnostic << unwrap(message);
  for (intptr_t index = 0; index < count; ++index)
    diagnostic.attachNote(unwrap(notes[index].location)) << unwrap(notes[index].message);
  unwrap(location)->getContext()->getDiagEngine().emit(std::move(diagnostic));
}

} // extern "C"
