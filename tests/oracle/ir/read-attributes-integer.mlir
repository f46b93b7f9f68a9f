// Integers of all kinds.
// run: --allow-unregistered-dialect
"t.a"() {
  i64 = 1, negative = -1, hex = 0xFF : i32, wrapped = 255 : i8, lowest = -128 : i8, bool = true, one = 1 : i1,
  minus_one = -1 : i1, zero = 0 : i1, index = 7 : index, signed = -5 : si8, unsigned = 255 : ui8, most = 18446744073709551615 : ui64,
  wide = 123456789012345678901234567890 : i128, wider = -123456789012345678901234567890123456789 : i256, three = 7 : i3,
  hex_negative = -0x80 : i8, huge = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF : i128
} : () -> ()
