// Every operation of arith once.
// run:
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, f32, f32, i1, index) -> (), sym_name = "all"}> ({
  ^bb0(%a: i32, %b: i32, %f: f32, %g: f32, %c: i1, %i: index):
    %0 = "arith.addi"(%a, %b) : (i32, i32) -> i32
    %1 = "arith.subi"(%a, %b) : (i32, i32) -> i32
    %2 = "arith.muli"(%a, %b) : (i32, i32) -> i32
    %3 = "arith.divsi"(%a, %b) : (i32, i32) -> i32
    %4 = "arith.divui"(%a, %b) : (i32, i32) -> i32
    %5 = "arith.ceildivsi"(%a, %b) : (i32, i32) -> i32
    %6 = "arith.ceildivui"(%a, %b) : (i32, i32) -> i32
    %7 = "arith.floordivsi"(%a, %b) : (i32, i32) -> i32
    %8 = "arith.remsi"(%a, %b) : (i32, i32) -> i32
    %9 = "arith.remui"(%a, %b) : (i32, i32) -> i32
    %10 = "arith.andi"(%a, %b) : (i32, i32) -> i32
    %11 = "arith.ori"(%a, %b) : (i32, i32) -> i32
    %12 = "arith.xori"(%a, %b) : (i32, i32) -> i32
    %13 = "arith.shli"(%a, %b) : (i32, i32) -> i32
    %14 = "arith.shrsi"(%a, %b) : (i32, i32) -> i32
    %15 = "arith.shrui"(%a, %b) : (i32, i32) -> i32
    %16 = "arith.maxsi"(%a, %b) : (i32, i32) -> i32
    %17 = "arith.maxui"(%a, %b) : (i32, i32) -> i32
    %18 = "arith.minsi"(%a, %b) : (i32, i32) -> i32
    %19 = "arith.minui"(%a, %b) : (i32, i32) -> i32
    %20:2 = "arith.addui_extended"(%a, %b) : (i32, i32) -> (i32, i1)
    %21:2 = "arith.mulsi_extended"(%a, %b) : (i32, i32) -> (i32, i32)
    %22:2 = "arith.mului_extended"(%a, %b) : (i32, i32) -> (i32, i32)
    %23 = "arith.addf"(%f, %g) : (f32, f32) -> f32
    %24 = "arith.subf"(%f, %g) : (f32, f32) -> f32
    %25 = "arith.mulf"(%f, %g) : (f32, f32) -> f32
    %26 = "arith.divf"(%f, %g) : (f32, f32) -> f32
    %27 = "arith.remf"(%f, %g) : (f32, f32) -> f32
    %28 = "arith.negf"(%f) : (f32) -> f32
    %29 = "arith.maximumf"(%f, %g) : (f32, f32) -> f32
    %30 = "arith.maxnumf"(%f, %g) : (f32, f32) -> f32
    %31 = "arith.minimumf"(%f, %g) : (f32, f32) -> f32
    %32 = "arith.minnumf"(%f, %g) : (f32, f32) -> f32
    %33 = "arith.cmpi"(%a, %b) <{predicate = 9 : i64}> : (i32, i32) -> i1
    %34 = "arith.cmpf"(%f, %g) <{predicate = 15 : i64}> : (f32, f32) -> i1
    %35 = "arith.select"(%c, %a, %b) : (i1, i32, i32) -> i32
    %36 = "arith.extsi"(%a) : (i32) -> i64
    %37 = "arith.extui"(%a) : (i32) -> i64
    %38 = "arith.extf"(%f) : (f32) -> f64
    %39 = "arith.trunci"(%a) : (i32) -> i8
    %40 = "arith.truncf"(%f) : (f32) -> f16
    %41 = "arith.sitofp"(%a) : (i32) -> f64
    %42 = "arith.uitofp"(%a) : (i32) -> f64
    %43 = "arith.fptosi"(%f) : (f32) -> i16
    %44 = "arith.fptoui"(%f) : (f32) -> i16
    %45 = "arith.bitcast"(%f) : (f32) -> i32
    %46 = "arith.index_cast"(%i) : (index) -> i32
    %47 = "arith.index_castui"(%a) : (i32) -> index
    %48 = "arith.constant"() <{value = dense<[1, 2]> : vector<2xi32>}> : () -> vector<2xi32>
    %49 = "arith.addi"(%48, %48) : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
