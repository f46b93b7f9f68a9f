func.func @blocks(%n: index) -> index {
  %c8 = index.constant 8
  %0 = index.ceildivu %n, %c8
  %1 = index.mul %0, %c8
  %2 = index.cmp ult(%1, %n)
  %3 = arith.index_cast %2 : i1 to index
  %4 = index.add %1, %3
  return %4 : index
}
