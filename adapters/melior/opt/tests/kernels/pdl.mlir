pdl.pattern @twice : benefit(2) {
  %type = pdl.type
  %x = pdl.operand : %type
  %root = pdl.operation "arith.addi"(%x, %x : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %root {
    %new = pdl.operation "own.double"(%x : !pdl.value) -> (%type : !pdl.type)
    pdl.replace %root with %new
  }
}
