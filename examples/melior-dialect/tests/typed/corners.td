// What a definition may have: names that Rust reserves, parts of every number, enumerations of every kind.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Corners : Dialect {
  let name = "corners";
  let cppNamespace = "::corners";
}

class CornersOp<string mnemonic, list<Trait> traits = []> : Op<Corners, mnemonic, traits>;

def Corners_Angle : TypeDef<Corners, "Angle"> {
  let mnemonic = "angle";
  let parameters = (ins "unsigned":$bits);
  let assemblyFormat = "`<` $bits `>`";
}

def Corners_Rounding : I32Enum<"Rounding", "", [I32EnumCase<"Up", 0, "up">, I32EnumCase<"Self", 5, "type">]> {
  let cppNamespace = "::corners";
}
def Corners_RoundingAttr : EnumAttr<Corners, Corners_Rounding, "rounding">;

def Corners_Order : I64EnumAttr<"Order", "", [I64EnumAttrCase<"First", 1>, I64EnumAttrCase<"Last", -2>]> {
  let cppNamespace = "::corners";
}

def Corners_Fast : I32BitEnumCaseBit<"Fast", 0, "fast">;
def Corners_Exact : I32BitEnumCaseBit<"Exact", 1, "exact">;
def Corners_Flags : I32BitEnum<"Flags", "", [I32BitEnumCaseNone<"None", "none">, Corners_Fast, Corners_Exact]> {
  let cppNamespace = "::corners";
}
def Corners_FlagsAttr : EnumAttr<Corners, Corners_Flags, "flags">;

// The groups have sizes in attributes; names are words of Rust; the first result has none; an operation has a dot.
def Corners_DeepTurnOp : CornersOp<"deep.turn", [Pure, AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins
    F64:$in, Optional<I32>:$move, Variadic<Index>:$self, VariadicOfVariadic<F32, "group_sizes">:$groups,
    DenseI32ArrayAttr:$group_sizes
  );
  let results = (outs F64, Variadic<Corners_Angle>:$crate, Optional<I1>:$loop);
}

// Every kind of attribute.
def Corners_AttributesOp : CornersOp<"attributes"> {
  let arguments = (ins
    I64Attr:$signless, SI32Attr:$negative, UI64Attr:$large, IndexAttr:$position, BoolAttr:$truth, F32Attr:$number,
    StrAttr:$text, FlatSymbolRefAttr:$callee, TypeAttr:$type, UnitAttr:$fast, ConfinedAttr<I32Attr, [IntPositive]>:$positive,
    OptionalAttr<StrAttr>:$label, DefaultValuedAttr<I32Attr, "7">:$seven, DefaultValuedStrAttr<StrAttr, "seven">:$word,
    DefaultValuedAttr<Corners_FlagsAttr, "::corners::Flags::None">:$flags, DefaultValuedAttr<ArrayAttr, "someCall()">:$unknown,
    Corners_RoundingAttr:$rounding, OptionalAttr<Corners_Order>:$order, TypedArrayAttrBase<I64Attr, "list">:$list,
    TypedArrayAttrBase<Corners_RoundingAttr, "list">:$roundings, DenseBoolArrayAttr:$truths, DenseF64ArrayAttr:$numbers,
    AffineMapAttr:$map, IntProp<"int64_t">:$property, UnitProp:$flag, UnitProp:$absent,
    UnitProp:$lowered, DefaultValuedAttr<Corners_FlagsAttr, "::corners::Flags::Fast | ::corners::Flags::Exact">:$both
  );
}

// Groups of the same size, regions and successors of any number.
def Corners_EqualOp : CornersOp<"equal", [Terminator, SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$lhs, F64:$mid, Variadic<I32>:$rhs);
  let regions = (region SizedRegion<1>:$body, VariadicRegion<AnyRegion>:$rest);
  let successors = (successor AnySuccessor:$dest, VariadicSuccessor<AnySuccessor>:$others);
}

// Two parts with one name in Rust, methods that all operations have, and a type that a trait gives.
def Corners_TwiceOp : CornersOp<"twice", [AllTypesMatch<["fooBar", "result"]>]> {
  let arguments = (ins AnyType:$fooBar, I64Attr:$foo_bar, I64Attr:$view, I64Attr:$build);
  let results = (outs AnyType:$result);
}

// A decorated operand, types that one of several or a class allows, and a tensor of any elements.
def Corners_TypesOp : CornersOp<"types"> {
  let arguments = (ins
    Arg<AnyMemRef, "what is written", [MemWrite]>:$memory, AnyTypeOf<[F32, I<7>]>:$either, AnyTensor:$tensor,
    AnyInteger:$integer
  );
}

def Corners_FnOp : CornersOp<"fn", [IsolatedFromAbove, SingleBlock, NoTerminator, SymbolTable]> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region AnyRegion:$body);
}

// Rust has a type of this name in its prelude.
def Corners_Option : CornersOp<"option", [HasParent<"FnOp">]>;

// Rust has traits of these names in its prelude, whose methods the module calls.
def Corners_Iterator : CornersOp<"iterator"> {
  let arguments = (ins DefaultValuedStrAttr<StrAttr, "a b">:$quoted, DefaultValuedStrAttr<StrAttr, "word">:$word);
}
def Corners_ToOwned : CornersOp<"to_owned">;

// Bits whose constants in Rust would be one, or be that of all of them.
def Corners_BitABC : I32BitEnumCaseBit<"ABC", 0, "first">;
def Corners_BitAbc : I32BitEnumCaseBit<"Abc", 1, "second">;
def Corners_BitCases : I32BitEnumCaseBit<"Cases", 2, "third">;
def Corners_Bits : I32BitEnumAttr<"Bits", "", [Corners_BitABC, Corners_BitAbc, Corners_BitCases]> {
  let cppNamespace = "::corners";
}

// Methods of traits that are derived, and of what an operation is made from; and defaults that no type in Rust has.
def Corners_MethodsOp : CornersOp<"methods", [AttrSizedOperandSegments]> {
  let arguments = (ins
    AnyType:$clone, Optional<AnyType>:$into_state, Variadic<AnyType>:$reader, AnyType:$x, AnyType:$x_type,
    I64Attr:$deref, OptionalAttr<StrAttr>:$finish, I64Attr:$m, I64Attr:$parts, I64Attr:$eq, I64Attr:$hash,
    DefaultValuedAttr<UI8Attr, "300">:$small, DefaultValuedAttr<SI8Attr, "-128">:$least,
    DefaultValuedAttr<F64Attr, "inf">:$endless, DefaultValuedAttr<Corners_Bits, "::corners::Bits::Abc">:$bits
  );
  let results = (outs AnyType:$y, AnyType:$x_);
  let regions = (region SizedRegion<70000>:$body);
}
