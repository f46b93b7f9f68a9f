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
  let arguments = (ins F64:$length, I64Attr:$factor);
  let results = (outs F64:$scaled);
}
