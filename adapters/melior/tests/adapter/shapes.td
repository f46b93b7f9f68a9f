// A dialect of one's own, as TableGen defines it.

include "mlir/IR/OpBase.td"

def Shapes : Dialect {
  let name = "shapes";
  let cppNamespace = "shapes";
}

def Area : Op<Shapes, "area"> {
  let summary = "The area of a rectangle";
  let arguments = (ins F64:$width, F64:$height);
  let results = (outs F64:$area);
}

def Scale : Op<Shapes, "scale"> {
  let summary = "A length, times a number";
  // Of a narrower attribute MLIR's tool makes a type, which no attribute is.
  let arguments = (ins F64:$length, AnyAttr:$factor);
  let results = (outs F64:$scaled);
}
