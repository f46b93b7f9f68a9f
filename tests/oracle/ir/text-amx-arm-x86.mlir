// Dialects of processors.
// lower: --canonicalize
func.func @amx(%m: memref<16x16xbf16>, %i: index) {
  %0 = amx.tile_load %m[%i, %i] : memref<16x16xbf16> into !amx.tile<16x16xbf16>
  %1 = amx.tile_zero : !amx.tile<16x16xf32>
  return
}
func.func @sve(%a: vector<[16]xi8>, %c: vector<[4]xi32>) -> vector<[4]xi32> {
  %0 = arm_sve.sdot %c, %a, %a : vector<[16]xi8> to vector<[4]xi32>
  return %0 : vector<[4]xi32>
}
func.func @neon(%a: vector<8xi8>) -> vector<8xi16> {
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi16>
  return %0 : vector<8xi16>
}
