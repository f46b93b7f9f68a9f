//! Attributes and types in normal form.

use expect_test::{Expect, expect};

use crate::{lenient, parse};

/// Each line as an attribute: what is printed, or the first message.
fn check(lines: &str, expected: Expect) {
    let mut seen = String::new();
    for line in lines.trim().lines().map(str::trim) {
        let cx = lenient();
        let text = format!("\"t.a\"() {{a = {line}}} : () -> ()");
        let result = match parse(&cx, &text) {
            Err(found) => format!("error: {}", found[0].message),
            Ok(module) => {
                let printed = module.print(&cx);
                assert_eq!(
                    parse(&cx, &printed).unwrap().print(&cx),
                    printed,
                    "not stable"
                );
                let start = printed.find("{a").unwrap() + 2;
                let end = printed.rfind("} : () -> ()\n").unwrap();
                printed[start..end].trim_start_matches(" = ").to_string()
            }
        };
        seen.push_str(&format!("{line}  =>  {result}\n"));
    }
    expected.assert_eq(&seen);
}

#[test]
fn integers() {
    check(
        "1\n-1\ntrue\n1 : i1\n-1 : i1\n255 : i8\n256 : i8\n-128 : i8\n-129 : i8\n0xFF : i8\n-0 : i8\n5 : ui8\n-5 : ui8\n\
         128 : si8\n1 : index\n9223372036854775808\n18446744073709551615 : ui64\n123456789012345678901234567890 : i128\n\
         -123456789012345678901234567890123456789012345678901234567890 : i256\n1 : i0\n1 : f32\n1 : none",
        expect![[r#"
            1  =>  1 : i64
            -1  =>  -1 : i64
            true  =>  true
            1 : i1  =>  true
            -1 : i1  =>  true
            255 : i8  =>  -1 : i8
            256 : i8  =>  error: integer constant out of range for attribute
            -128 : i8  =>  -128 : i8
            -129 : i8  =>  error: integer constant out of range for attribute
            0xFF : i8  =>  -1 : i8
            -0 : i8  =>  error: integer constant out of range for attribute
            5 : ui8  =>  5 : ui8
            -5 : ui8  =>  error: negative integer literal not valid for unsigned integer type
            128 : si8  =>  error: integer constant out of range for attribute
            1 : index  =>  1 : index
            9223372036854775808  =>  -9223372036854775808 : i64
            18446744073709551615 : ui64  =>  18446744073709551615 : ui64
            123456789012345678901234567890 : i128  =>  123456789012345678901234567890 : i128
            -123456789012345678901234567890123456789012345678901234567890 : i256  =>  -123456789012345678901234567890123456789012345678901234567890 : i256
            1 : i0  =>  error: integer constant out of range for attribute
            1 : f32  =>  error: unexpected decimal integer literal for a floating point value
            1 : none  =>  error: integer literal not valid for specified type
        "#]],
    );
}

#[test]
fn floats() {
    check(
        "1.0\n0.1\n0.7\n-0.0 : f32\n1.0e+10\n3.14159265358979\n123456789.0 : f32\n16777216.0 : f32\n0.3333333 : f32\n\
         0.1 : f16\n0.1 : bf16\n1.4e-45 : f32\n1.0e-320\n3.4028234663852886e38 : f32\n0x7FC00000 : f32\n0x7F800000 : f32\n\
         0x3FF0000000000000 : f64\n0x1FFFFFFFF : f32\n1.5 : f8E5M2\n0.3 : f8E4M3FN\n1.0 : f80\n1.0 : f128\n1.5 : tf32\n\
         1.0e40 : f32\n1.0 : i32\n100000.5\n1234567.0\n5.0 : f8E8M0FNU",
        expect![[r#"
            1.0  =>  1.000000e+00 : f64
            0.1  =>  1.000000e-01 : f64
            0.7  =>  0.69999999999999996 : f64
            -0.0 : f32  =>  -0.000000e+00 : f32
            1.0e+10  =>  1.000000e+10 : f64
            3.14159265358979  =>  3.14159265358979 : f64
            123456789.0 : f32  =>  0x4CEB79A3 : f32
            16777216.0 : f32  =>  0x4B800000 : f32
            0.3333333 : f32  =>  0.333333313 : f32
            0.1 : f16  =>  9.997550e-02 : f16
            0.1 : bf16  =>  1.000980e-01 : bf16
            1.4e-45 : f32  =>  1.401300e-45 : f32
            1.0e-320  =>  9.999880e-321 : f64
            3.4028234663852886e38 : f32  =>  3.40282347E+38 : f32
            0x7FC00000 : f32  =>  0x7FC00000 : f32
            0x7F800000 : f32  =>  0x7F800000 : f32
            0x3FF0000000000000 : f64  =>  1.000000e+00 : f64
            0x1FFFFFFFF : f32  =>  error: hexadecimal float constant out of range for type
            1.5 : f8E5M2  =>  1.500000e+00 : f8E5M2
            0.3 : f8E4M3FN  =>  3.125000e-01 : f8E4M3FN
            1.0 : f80  =>  1.000000e+00 : f80
            1.0 : f128  =>  1.000000e+00 : f128
            1.5 : tf32  =>  1.500000e+00 : tf32
            1.0e40 : f32  =>  0x7F800000 : f32
            1.0 : i32  =>  error: floating point value not valid for specified type
            100000.5  =>  100000.5 : f64
            1234567.0  =>  0x4132D68700000000 : f64
            5.0 : f8E8M0FNU  =>  4.000000e+00 : f8E8M0FNU
        "#]],
    );
}

#[test]
fn strings_and_names() {
    check(
        "\"plain\"\n\"tab\\t quote\\\" \\\\ nul\\00 é\"\n\"\\FF\"\n\"typed\" : i32\n@a\n@a::@\"b c\"::@d\n@\"\"\n\
         {\"\\FF\", \"\\C3\\A9\", \"\\F4\", \"\\F4\\8F\\BE\\80\", \"\\80\"}\n@\"\\80\"::@\"\\C3\"\n\"\\q\"\n@1",
        expect![[r#"
            "plain"  =>  "plain"
            "tab\t quote\" \\ nul\00 é"  =>  "tab\09 quote\22 \\ nul\00 \C3\A9"
            "\FF"  =>  "\FF"
            "typed" : i32  =>  "typed" : i32
            @a  =>  @a
            @a::@"b c"::@d  =>  @a::@"b c"::@d
            @""  =>  @""
            {"\FF", "\C3\A9", "\F4", "\F4\8F\BE\80", "\80"}  =>  {"\80", "\C3\A9", "\F4", "\F4\8F\BE\80", "\FF"}
            @"\80"::@"\C3"  =>  @"\80"::@"\C3"
            "\q"  =>  error: unknown escape in string literal
            @1  =>  error: @ identifier expected to start with letter or '_'
        "#]],
    );
}

#[test]
fn containers() {
    check(
        "[]\n[1, 2.5, 3 : i32, [4], \"x\", unit]\n{}\n{b = 1, a, \"c d\" = {}}\n{a, a}\narray<i32>\narray<i32: 1, -2>\n\
         array<i1: true, 0>\narray<f32: 1.0, 0x7FC00000>\narray<ui8: 255>\narray<i4: 1>\narray<index: 1>\narray<i128: 18446744073709551616, -1>\narray<f80>\narray<f128: 2.5>\narray<i128: true>\narray<i32: >\n[1, ]",
        expect![[r#"
            []  =>  []
            [1, 2.5, 3 : i32, [4], "x", unit]  =>  [1, 2.500000e+00, 3 : i32, [4], "x", unit]
            {}  =>  {}
            {b = 1, a, "c d" = {}}  =>  {a, b = 1 : i64, "c d" = {}}
            {a, a}  =>  error: duplicate key 'a' in dictionary attribute
            array<i32>  =>  array<i32>
            array<i32: 1, -2>  =>  array<i32: 1, -2>
            array<i1: true, 0>  =>  error: expected 'true' or 'false' values for i1 type
            array<f32: 1.0, 0x7FC00000>  =>  array<f32: 1.000000e+00, 0x7FC00000>
            array<ui8: 255>  =>  array<ui8: 255>
            array<i4: 1>  =>  error: element type bitwidth must be a multiple of 8
            array<index: 1>  =>  error: expected integer or float type in dense array
            array<i128: 18446744073709551616, -1>  =>  array<i128: 18446744073709551616, -1>
            array<f80>  =>  array<f80>
            array<f128: 2.5>  =>  array<f128: 2.500000e+00>
            array<i128: true>  =>  error: expected constant integer or floating point value
            array<i32: >  =>  error: expected constant integer or floating point value
            [1, ]  =>  error: expected attribute value
        "#]],
    );
}

#[test]
fn elements() {
    check(
        "dense<1> : tensor<2xi32>\ndense<[1, 1]> : tensor<2xi32>\ndense<[[1,2],[3,4]]> : tensor<2x2xi8>\n\
         dense<[[1,2],[3]]> : tensor<2x2xi8>\ndense<[1,[2]]> : tensor<2x1xi8>\ndense<[1,[2,3]]> : tensor<2x2xi8>\n\
         dense<[[1],2]> : tensor<2x1xi8>\ndense<[[1,[2]],[3,[4]]]> : tensor<2x2xi8>\ndense<[1,2]> : tensor<3xi8>\ndense<255> : tensor<2xi8>\ndense<> : tensor<0xf32>\n\
         dense<[]> : tensor<0xf32>\ndense<1.5> : tensor<f32>\ndense<[true, false]> : vector<2xi1>\n\
         dense<[(1,2),(3,4)]> : tensor<2xcomplex<i32>>\ndense<\"0x01020304\"> : tensor<2xi16>\ndense<\"0x01\"> : tensor<7xi8>\n\
         dense<\"0x0102\"> : tensor<7xi8>\ndense<[\"a\", \"b\"]> : tensor<2x!t.s>\ndense<1> : i32\ndense<1> : tensor<?xi32>\n\
         sparse<[[0, 1]], 1> : tensor<2x2xi32>\nsparse<[[0,1]], 1> : tensor<2x2xi32>\ndense_resource<blob> : tensor<2xi32>",
        expect![[r#"
            dense<1> : tensor<2xi32>  =>  dense<1> : tensor<2xi32>
            dense<[1, 1]> : tensor<2xi32>  =>  dense<1> : tensor<2xi32>
            dense<[[1,2],[3,4]]> : tensor<2x2xi8>  =>  dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
            dense<[[1,2],[3]]> : tensor<2x2xi8>  =>  error: tensor literal is invalid; ranks are not consistent between elements
            dense<[1,[2]]> : tensor<2x1xi8>  =>  error: tensor literal is invalid; ranks are not consistent between elements
            dense<[1,[2,3]]> : tensor<2x2xi8>  =>  error: tensor literal is invalid; ranks are not consistent between elements
            dense<[[1],2]> : tensor<2x1xi8>  =>  error: tensor literal is invalid; ranks are not consistent between elements
            dense<[[1,[2]],[3,[4]]]> : tensor<2x2xi8>  =>  error: tensor literal is invalid; ranks are not consistent between elements
            dense<[1,2]> : tensor<3xi8>  =>  error: inferred shape of elements literal ([2]) does not match type ([3])
            dense<255> : tensor<2xi8>  =>  dense<-1> : tensor<2xi8>
            dense<> : tensor<0xf32>  =>  dense<> : tensor<0xf32>
            dense<[]> : tensor<0xf32>  =>  dense<> : tensor<0xf32>
            dense<1.5> : tensor<f32>  =>  dense<1.500000e+00> : tensor<f32>
            dense<[true, false]> : vector<2xi1>  =>  dense<[true, false]> : vector<2xi1>
            dense<[(1,2),(3,4)]> : tensor<2xcomplex<i32>>  =>  dense<[(1,2), (3,4)]> : tensor<2xcomplex<i32>>
            dense<"0x01020304"> : tensor<2xi16>  =>  dense<[513, 1027]> : tensor<2xi16>
            dense<"0x01"> : tensor<7xi8>  =>  dense<1> : tensor<7xi8>
            dense<"0x0102"> : tensor<7xi8>  =>  error: elements hex data size is invalid for provided type: 'tensor<7xi8>'
            dense<["a", "b"]> : tensor<2x!t.s>  =>  dense<["a", "b"]> : tensor<2x!t.s>
            dense<1> : i32  =>  error: elements literal must be a shaped type
            dense<1> : tensor<?xi32>  =>  error: elements literal type must have static shape
            sparse<[[0, 1]], 1> : tensor<2x2xi32>  =>  sparse<[[0, 1]], 1> : tensor<2x2xi32>
            sparse<[[0,1]], 1> : tensor<2x2xi32>  =>  sparse<[[0, 1]], 1> : tensor<2x2xi32>
            dense_resource<blob> : tensor<2xi32>  =>  dense_resource<blob> : tensor<2xi32>
        "#]],
    );
}

#[test]
fn types() {
    check(
        "i32\ni032\nsi8\ni16777216\nf8E4M3B11FNUZ\nindex\nnone\ntuple<>\ntuple<i32,f32>\ncomplex<f32>\ncomplex<index>\n\
         (i32) -> i32\n() -> ()\n(() -> ()) -> (() -> ())\n(i32, f32) -> (i32, f32)\nvector<4x[2]xf32>\nvector<0xi32>\n\
         vector<2xnone>\ntensor<2x?xf32>\ntensor<*xf32>\ntensor<2xf32, #t.enc>\ntensor<2xf32, 1>\ntensor<2xtensor<2xf32>>\n\
         memref<2x3xf32>\nmemref<2xf32, strided<[1], offset: ?>, 1>\nmemref<2xf32, strided<[2],offset:0>>\nmemref<*xf32, 1>\n\
         memref<2xnone>\n!t.a<b, [c]>\n!t<\"raw\">\n!t.a\n!missing\n!func.x\ni\nf33",
        expect![[r#"
            i32  =>  i32
            i032  =>  i32
            si8  =>  si8
            i16777216  =>  error: integer bitwidth is limited to 16777215 bits
            f8E4M3B11FNUZ  =>  f8E4M3B11FNUZ
            index  =>  index
            none  =>  none
            tuple<>  =>  tuple<>
            tuple<i32,f32>  =>  tuple<i32, f32>
            complex<f32>  =>  complex<f32>
            complex<index>  =>  error: invalid element type for complex
            (i32) -> i32  =>  (i32) -> i32
            () -> ()  =>  () -> ()
            (() -> ()) -> (() -> ())  =>  (() -> ()) -> (() -> ())
            (i32, f32) -> (i32, f32)  =>  (i32, f32) -> (i32, f32)
            vector<4x[2]xf32>  =>  vector<4x[2]xf32>
            vector<0xi32>  =>  error: vector types must have positive constant sizes but got 0
            vector<2xnone>  =>  error: failed to verify 'elementType': VectorElementTypeInterface instance
            tensor<2x?xf32>  =>  tensor<2x?xf32>
            tensor<*xf32>  =>  tensor<*xf32>
            tensor<2xf32, #t.enc>  =>  tensor<2xf32, #t.enc>
            tensor<2xf32, 1>  =>  tensor<2xf32, 1 : i64>
            tensor<2xtensor<2xf32>>  =>  error: invalid tensor element type
            memref<2x3xf32>  =>  memref<2x3xf32>
            memref<2xf32, strided<[1], offset: ?>, 1>  =>  memref<2xf32, strided<[1], offset: ?>, 1>
            memref<2xf32, strided<[2],offset:0>>  =>  memref<2xf32, strided<[2]>>
            memref<*xf32, 1>  =>  memref<*xf32, 1>
            memref<2xnone>  =>  error: invalid memref element type
            !t.a<b, [c]>  =>  !t.a<b, [c]>
            !t<"raw">  =>  !t<"raw">
            !t.a  =>  !t.a
            !missing  =>  error: undefined symbol alias id 'missing'
            !func.x  =>  error: dialect 'func' provides no type parsing hook
            i  =>  error: expected attribute value
            f33  =>  error: expected attribute value
        "#]],
    );
}

#[test]
fn dialect_attributes() {
    check(
        "#t.a\n#t.a<b -> c, \"<\">\n#t.a<b\n#t.a : i32\n#arith.overflow<nuw,nsw>\n#arith.fastmath<afn,nnan>\n\
         #arith.fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn>\n#arith.overflow<x>\n#arith.x<y>\n#func.x\n#missing\n\
         affine_map<(d0) -> (d0)>\naffine_map<(i) -> (i)>\nstrided<[1,?], offset: 3>\nloc(unknown)\nopaque<x>",
        expect![[r##"
            #t.a  =>  #t.a
            #t.a<b -> c, "<">  =>  #t.a<b -> c, "<">
            #t.a<b  =>  error: unbalanced '<' character in pretty dialect name
            #t.a : i32  =>  #t.a : i32
            #arith.overflow<nuw,nsw>  =>  #arith.overflow<nsw, nuw>
            #arith.fastmath<afn,nnan>  =>  #arith.fastmath<nnan,afn>
            #arith.fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn>  =>  #arith.fastmath<fast>
            #arith.overflow<x>  =>  error: expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw
            #arith.x<y>  =>  error: unknown attribute `x` in dialect `arith`
            #func.x  =>  error: dialect 'func' provides no attribute parsing hook
            #missing  =>  error: undefined symbol alias id 'missing'
            affine_map<(d0) -> (d0)>  =>  #map
            affine_map<(i) -> (i)>  =>  #map
            strided<[1,?], offset: 3>  =>  strided<[1, ?], offset: 3>
            loc(unknown)  =>  #loc
            opaque<x>  =>  error: expected attribute value
        "##]],
    );
}

/// Attributes and types inside of those of dialects that are known are data; where they cannot be read, all is text.
#[test]
fn parts_of_dialect_attributes() {
    let cx = lenient();
    let nested = format!("{}x{}", "!gpu.a<memref<".repeat(60), ">>".repeat(60));
    assert_eq!(cx.type_text(cx.parse_type(&nested).unwrap()), nested);
    let texts = [
        "#spirv.a<affine_map<(i) -> (i + 0)>, !gpu.b<tensor<2xi8>>, \"#no<\">",
        "#spirv<a affine_map<(i) -> (i)>>",
        "#spirv.a<tensor<what>, affine_map<(i) -> (i)>>",
        "#unknown.a<affine_map<(i) -> (i)>>",
        "#spirv.a<#missing>",
    ];
    let shown = texts.map(|text| match cx.parse_attr(text) {
        Ok(attr) => cx.attr_text(attr),
        Err(error) => error,
    });
    expect![[r##"
        #spirv.a<affine_map<(d0) -> (d0)>, !gpu.b<tensor<2xi8>>, "#no<">
        #spirv<a affine_map<(d0) -> (d0)>>
        #spirv.a<tensor<what>, affine_map<(i) -> (i)>>
        #unknown.a<affine_map<(i) -> (i)>>
        undefined symbol alias id 'missing'"##]]
    .assert_eq(&shown.join("\n"));
}

/// What two texts call the same is not the same.
#[test]
fn distinct_attributes() {
    let cx = lenient();
    let [one, other, long] = [
        "distinct[0]<1 : i32>",
        "distinct[0]<1 : i32>",
        "[distinct[0]<1 : i32>, distinct[4294967296]<1 : i32>, distinct[0]<1 : i32>]",
    ]
    .map(|text| cx.parse_attr(text).unwrap());
    assert_ne!(one, other);
    assert_eq!(
        cx.attr_text(long),
        "[distinct[0]<1 : i32>, distinct[1]<1 : i32>, distinct[0]<1 : i32>]"
    );
}

/// The bytes that stand for nested attributes are no part of a text.
#[test]
fn placeholders() {
    let cx = lenient();
    let refused = cx.parse_attr("#spirv.x<\u{1}, tensor<2xi32>>");
    assert_eq!(refused.unwrap_err(), "unexpected character");
    let quoted = cx.parse_attr("#spirv.x<\"\u{1}\", tensor<2xi32>>").unwrap();
    assert_eq!(cx.attr_text(quoted), "#spirv.x<\"\\01\", tensor<2xi32>>");
}

/// Symbols are found wherever an attribute may hold them: in types, encodings, layouts, and in text that nobody knows.
#[test]
fn symbols_in_attributes() {
    let cx = lenient();
    let texts = [
        "[@a::@b, {k = @c}]",
        "tensor<2xi8, @encoding>",
        "memref<2xi8, strided<[1]>, {k = @space}>",
        "(tuple<tensor<1xi8, [@in]>>) -> tensor<2x!gpu.a<@text::@nested, #spirv.b<@part>>>",
        "#unknown.a<\"@quoted\", @\"two words\">",
        "dense<1> : tensor<2xi8, @typed>",
        "distinct[0]<@once>",
    ];
    let mut found = Vec::new();
    for text in texts {
        let attr = cx.parse_attr(text).unwrap();
        pass_ir::symbols::symbol_uses(&cx, attr, &mut |root, nested| {
            let names = std::iter::once(&root)
                .chain(nested)
                .map(|name| cx.str(*name));
            found.push(names.collect::<Vec<_>>().join("::"));
        });
    }
    expect!["a::b c encoding space in text::nested part quoted two words typed once"]
        .assert_eq(&found.join(" "));
}

#[test]
fn enumerations() {
    check(
        "#gpu<dim \"y\" >\n#gpu.dim<x>\n#gpu<dim w>\n#llvm<linkage< \"internal\" >>\n#llvm.linkage<inner>\n\
         #llvm.overflow<nuw,nsw>\n#llvm.overflow<\"nuw\">\n#llvm.fastmath<nnan, fast>\n#arith.fastmath<nsz,\"nnan\">\n\
         #amdgpu.sched_barrier_opt<vmem_read | salu|none>\n#tosa.level<\"8k\">\n#omp<data_sharing_type{ type=private }>\n\
         #vector.kind<add sub>\n#test.unknown<  x >",
        expect![[r##"
            #gpu<dim "y" >  =>  #gpu<dim y>
            #gpu.dim<x>  =>  error: expected valid keyword or string
            #gpu<dim w>  =>  error: expected ::mlir::gpu::Dimension to be one of: x, y, z
            #llvm<linkage< "internal" >>  =>  #llvm.linkage<internal>
            #llvm.linkage<inner>  =>  error: expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: inner
            #llvm.overflow<nuw,nsw>  =>  #llvm.overflow<nsw, nuw>
            #llvm.overflow<"nuw">  =>  error: expected keyword for LLVM integer overflow flags
            #llvm.fastmath<nnan, fast>  =>  #llvm.fastmath<fast>
            #arith.fastmath<nsz,"nnan">  =>  #arith.fastmath<nnan,nsz>
            #amdgpu.sched_barrier_opt<vmem_read | salu|none>  =>  #amdgpu.sched_barrier_opt<salu|vmem_read>
            #tosa.level<"8k">  =>  #tosa.level<"8k">
            #omp<data_sharing_type{ type=private }>  =>  #omp<data_sharing_type{type = private}>
            #vector.kind<add sub>  =>  error: expected '>'
            #test.unknown<  x >  =>  #test.unknown<  x >
        "##]],
    );
}

#[test]
fn fused_locations_are_sets() {
    let cx = lenient();
    let file = cx.ident("f");
    let locs: Vec<_> = (1..=40).map(|line| cx.file_loc(file, line, 1)).collect();
    let parts = |loc| match cx.loc(loc) {
        pass_ir::data::LocData::Fused { parts, .. } => parts.len(),
        _ => 1,
    };
    let first = cx.fused_loc(locs[..30].iter().copied(), None);
    let again = cx.fused_loc(locs[..30].iter().chain(&locs[..30]).copied(), None);
    assert_eq!((parts(first), again), (30, first));
    let more = cx.fused_loc([first].into_iter().chain(locs.iter().copied()), None);
    assert_eq!(parts(more), 40);
}

/// A merge of a long location costs no copy of its parts, and the parts are those of a copy.
#[test]
fn long_fused_locations_are_not_copied() {
    let cx = lenient();
    let file = cx.ident("f");
    let locs: Vec<_> = (1..=1500).map(|line| cx.file_loc(file, line, 1)).collect();
    let mut fused = pass_ir::Loc::UNKNOWN;
    let work = allocation_counter::measure(|| {
        for &loc in locs.iter().chain(&locs[..500]) {
            fused = cx.fused_loc([loc, fused], None);
        }
    });
    assert!(work.bytes_total < 2000 * 1000, "{work:?}");
    let pass_ir::data::LocData::Fused { parts, .. } = cx.loc(fused) else {
        panic!("{:?}", cx.loc(fused));
    };
    let expected = locs[..500].iter().rev().chain(locs[500..].iter().rev());
    assert!(parts.iter().eq(expected));
    assert_eq!(cx.loc(cx.fused_loc(parts, None)), cx.loc(fused));
    assert_eq!(cx.fused_loc([fused, fused], None), fused);
}

#[test]
fn numbers_beyond_a_format() {
    check(
        "strided<[-9223372036854775808]>\nstrided<[1], offset: -9223372036854775808>\n\"a\" : none\n\
         0x3FFF0000000000000001 : f80\n0x7FFF8000000000000001 : f80\n0xBFFF0000000000000000 : f80",
        expect![[r#"
            strided<[-9223372036854775808]>  =>  error: expected strides, as in 'strided<[4, 1], offset: ?>'
            strided<[1], offset: -9223372036854775808>  =>  error: expected strides, as in 'strided<[4, 1], offset: ?>'
            "a" : none  =>  "a"
            0x3FFF0000000000000001 : f80  =>  0x7FFF0000000000000001 : f80
            0x7FFF8000000000000001 : f80  =>  0x7FFF8000000000000001 : f80
            0xBFFF0000000000000000 : f80  =>  0xFFFF0000000000000000 : f80
        "#]],
    );
}

#[test]
fn types_of_dialects_with_a_syntax_of_their_own() {
    check(
        "!llvm.vec<4 x ptr>\n!llvm.struct<(vec<2 x i32>)>\n!llvm.array<4xi32>\n!llvm.array<4x i32>\n!llvm.array<-2 x f32>\n\
         !llvm.struct<\"array<4xi32>\", (i32)>\n!llvm<\"ptr\">\n!quant.uniform<u8:memref<4xf32>, 0.5:128>\n\
         !quant.uniform<i8<-8:7>:f32, 0.5:1>\n!quant.any<i8:i32>\n!quant.calibrated<f32<-1.0:1.0>>\n\
         !emitc.lvalue<tensor<?xf32>>\n!emitc.lvalue<!emitc.array<4xi32>>\n!emitc.lvalue<tuple<i32, f32>>\n\
         !emitc.ptr<!emitc.lvalue<i32>>",
        expect![[r#"
            !llvm.vec<4 x ptr>  =>  error: unknown LLVM type: vec
            !llvm.struct<(vec<2 x i32>)>  =>  error: unknown LLVM type: vec
            !llvm.array<4xi32>  =>  error: expected 'x'
            !llvm.array<4x i32>  =>  !llvm.array<4 x i32>
            !llvm.array<-2 x f32>  =>  error: expected the number of elements of an array, without a sign
            !llvm.struct<"array<4xi32>", (i32)>  =>  !llvm.struct<"array<4xi32>", (i32)>
            !llvm<"ptr">  =>  error: expected valid keyword
            !quant.uniform<u8:memref<4xf32>, 0.5:128>  =>  !quant.uniform<u8:memref<4xf32>, 0.5:128>
            !quant.uniform<i8<-8:7>:f32, 0.5:1>  =>  !quant.uniform<i8<-8:7>:f32, 0.5:1>
            !quant.any<i8:i32>  =>  !quant.any<i8:i32>
            !quant.calibrated<f32<-1.0:1.0>>  =>  !quant.calibrated<f32<-1.0:1.0>>
            !emitc.lvalue<tensor<?xf32>>  =>  !emitc.lvalue<tensor<?xf32>>
            !emitc.lvalue<!emitc.array<4xi32>>  =>  !emitc.lvalue<!emitc.array<4xi32>>
            !emitc.lvalue<tuple<i32, f32>>  =>  !emitc.lvalue<tuple<i32, f32>>
            !emitc.ptr<!emitc.lvalue<i32>>  =>  !emitc.ptr<!emitc.lvalue<i32>>
        "#]],
    );
}

/// A module of a hundred thousand operations stores as many attributes.
#[test]
#[cfg(target_pointer_width = "64")]
fn attributes_are_small() {
    assert_eq!(size_of::<pass_ir::data::AttrData>(), 24);
}

/// The bytes of strings and names, which need not be UTF-8.
const BYTES: [&[u8]; 8] = [
    b"a",
    "a\u{e9}\u{1f600}".as_bytes(),
    b"\x80",
    b"\xc3",
    b"a\xffb\xc3\xa9",
    // Characters that stand for bytes, and one in front of them.
    "\u{10ff80}\u{10ffff}".as_bytes(),
    "\u{10ff7f}".as_bytes(),
    b"\xf4\x8f\xbe",
];

fn escaped(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("\\{byte:02X}")).collect()
}

#[test]
fn bytes_of_strings_come_back() {
    let cx = lenient();
    for bytes in BYTES {
        let attr = cx.parse_attr(&format!("\"{}\"", escaped(bytes))).unwrap();
        let ident = cx.attr(attr).as_string().unwrap();
        assert_eq!(*cx.bytes(ident), *bytes, "{bytes:?}");
    }
}

#[test]
fn dictionaries_are_in_the_order_of_bytes() {
    let cx = lenient();
    for first in BYTES {
        for second in BYTES.into_iter().filter(|second| *second != first) {
            let (a, b) = (escaped(first), escaped(second));
            let attr = cx.parse_attr(&format!("{{\"{a}\" = 1, \"{b}\" = 2}}"));
            let attr = cx.attr(attr.unwrap());
            let keys = attr.as_dict().unwrap().iter();
            let keys: Vec<_> = keys.map(|(key, _)| cx.bytes(*key)).collect();
            assert_eq!(keys, [first.min(second), first.max(second)]);
        }
    }
}
