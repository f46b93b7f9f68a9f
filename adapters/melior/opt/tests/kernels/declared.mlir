func.func @own(%x: f32) -> f32 {
  %0 = "shapes.area"(%x, %x) : (f32, f32) -> f32
  %1 = "shapes.area"(%0, %x) : (f32, f32) -> f32
  return %1 : f32
}
