// Signals, which are scaled, mixed, and worked on in stages.

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Signal_Dialect : Dialect {
  let name = "signal";
  let cppNamespace = "::signal";
}

class Signal_Op<string mnemonic, list<Trait> traits = []> : Op<Signal_Dialect, mnemonic, traits>;

def Signal_Clip : I32Enum<"Clip", "what becomes of samples that are too large", [
  I32EnumCase<"None", 0, "none">,
  I32EnumCase<"Hard", 1, "hard">,
  I32EnumCase<"Soft", 2, "soft">
]> {
  let cppNamespace = "::signal";
}

def Signal_ClipAttr : EnumAttr<Signal_Dialect, Signal_Clip, "clip">;

def Signal_GainOp : Signal_Op<"gain", [Pure, SameOperandsAndResultType]> {
  let summary = "A signal, times a number";
  let arguments = (ins AnyFloat:$input, F64Attr:$factor, OptionalAttr<Signal_ClipAttr>:$clip);
  let results = (outs AnyFloat:$output);
}

def Signal_MixOp : Signal_Op<"mix", [Pure, AttrSizedOperandSegments]> {
  let summary = "The sum of signals, and of a bias";
  let arguments = (ins Variadic<F64>:$inputs, Optional<F64>:$bias);
  let results = (outs F64:$output);
}

def Signal_StageOp : Signal_Op<"stage"> {
  let summary = "A part of the work that has a name";
  let arguments = (ins Variadic<F64>:$inputs, StrAttr:$label);
  let results = (outs Variadic<F64>:$outputs);
  let regions = (region SizedRegion<1>:$body);
}

def Signal_YieldOp : Signal_Op<"yield", [Pure, Terminator, HasParent<"StageOp">]> {
  let summary = "The end of a stage, with its outputs";
  let arguments = (ins Variadic<F64>:$values);
}
