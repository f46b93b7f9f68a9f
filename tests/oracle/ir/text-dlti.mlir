// Layouts of data and targets.
// lower: --allow-unregistered-dialect --canonicalize --set-llvm-module-datalayout
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>, #dlti.dl_entry<!llvm.ptr<1>, dense<[64, 64, 64, 32]> : vector<4xi64>>, #dlti.dl_entry<"dlti.endianness", "little">>, dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1_cache_size" = 4096 : ui32>>} {
  func.func private @f() -> (index {test.a = #dlti.map<"k" = 1 : i32, i64 = 2 : i8>})
}
