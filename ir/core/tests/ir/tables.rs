//! The tables of dialects.

use expect_test::{Expect, expect};
use pass_ir::dialect::{Dialect, OpDef, Traits};

use crate::process;

/// The registration of some operations, and their traits.
fn check(names: &[&str], traits: &[(&str, Traits)], expected: Expect) {
    let cx = pass_dialects::context();
    let lines = names.iter().map(|name| {
        let Some(def) = cx.find_op(name) else {
            return format!("{name}: unknown\n");
        };
        let op_traits = traits.iter().filter(|entry| def.traits.has(entry.1));
        let op_traits: Vec<&str> = op_traits.map(|entry| entry.0).collect();
        let (regions, successors) = (def.regions, def.successors);
        format!(
            "{name}: {}; properties {:?}, required {:?}, defaults {:?}, regions {regions:?}, successors {successors:?}\n",
            op_traits.join(" "),
            def.properties,
            def.required,
            def.defaults,
        )
    });
    expected.assert_eq(&lines.collect::<String>());
}

const EFFECTS: &[(&str, Traits)] = &[
    ("pure", Traits::PURE),
    ("no-effects", Traits::NO_EFFECTS),
    ("recursive", Traits::RECURSIVE_EFFECTS),
    ("static", Traits::STATIC_EFFECTS),
    ("reads", Traits::READS),
    ("writes", Traits::WRITES),
    ("allocates", Traits::ALLOCATES),
    ("allocates-result", Traits::ALLOCATES_RESULT),
    ("frees", Traits::FREES),
    ("conditional", Traits::CONDITIONALLY_SPECULATABLE),
];

const SHAPE: &[(&str, Traits)] = &[
    ("isolated", Traits::ISOLATED),
    ("terminator", Traits::TERMINATOR),
    ("symbol", Traits::SYMBOL),
    ("symbol-table", Traits::SYMBOL_TABLE),
    ("function", Traits::FUNCTION),
    ("call", Traits::CALL),
    ("branch", Traits::BRANCH),
    ("region-branch", Traits::REGION_BRANCH),
    ("loop", Traits::LOOP),
    ("commutative", Traits::COMMUTATIVE),
    ("idempotent", Traits::IDEMPOTENT),
    ("involution", Traits::INVOLUTION),
    ("constant", Traits::CONSTANT_LIKE),
    ("scope", Traits::ALLOCATION_SCOPE),
    ("single-block", Traits::SINGLE_BLOCK),
];

#[test]
fn effects() {
    check(
        &[
            "memref.load",
            "memref.store",
            "memref.alloc",
            "memref.dealloc",
            "memref.dim",
            "llvm.intr.memcpy",
            "linalg.matmul",
            "scf.for",
            "arith.divsi",
            "tensor.extract",
            "math.sqrt",
            "gpu.barrier",
            "spirv.FAdd",
            "nope.x",
            "memref.nope",
        ],
        EFFECTS,
        expect![[r##"
            memref.load: static reads; properties ["alignment", "nontemporal"], required [], defaults [], regions Some(0), successors Some(0)
            memref.store: static writes; properties ["alignment", "nontemporal"], required [], defaults [], regions Some(0), successors Some(0)
            memref.alloc: static allocates-result; properties ["alignment", "operandSegmentSizes"], required [], defaults [("operandSegmentSizes", "array<i32: 0, 0>")], regions Some(0), successors Some(0)
            memref.dealloc: static frees; properties [], required [], defaults [], regions Some(0), successors Some(0)
            memref.dim: no-effects conditional; properties [], required [], defaults [], regions Some(0), successors Some(0)
            llvm.intr.memcpy: static reads writes; properties ["access_groups", "alias_scopes", "arg_attrs", "isVolatile", "noalias_scopes", "res_attrs", "tbaa"], required ["isVolatile"], defaults [], regions Some(0), successors Some(0)
            linalg.matmul: recursive conditional; properties ["cast", "indexing_maps", "operandSegmentSizes"], required [], defaults [("operandSegmentSizes", "array<i32: 0, 0>")], regions Some(1), successors Some(0)
            scf.for: recursive conditional; properties ["unsignedCmp"], required [], defaults [], regions Some(1), successors Some(0)
            arith.divsi: no-effects conditional; properties ["isExact"], required [], defaults [], regions Some(0), successors Some(0)
            tensor.extract: pure no-effects; properties [], required [], defaults [], regions Some(0), successors Some(0)
            math.sqrt: pure no-effects; properties ["fastmath"], required [], defaults [("fastmath", "#arith.fastmath<none>")], regions Some(0), successors Some(0)
            gpu.barrier: ; properties [], required [], defaults [], regions Some(0), successors Some(0)
            spirv.FAdd: pure no-effects; properties [], required [], defaults [], regions Some(0), successors Some(0)
            nope.x: unknown
            memref.nope: unknown
        "##]],
    );
}

#[test]
fn shape() {
    check(
        &[
            "gpu.module",
            "gpu.func",
            "llvm.func",
            "llvm.cond_br",
            "llvm.switch",
            "affine.for",
            "transform.named_sequence",
            "spirv.module",
            "spirv.LogicalNot",
            "math.absf",
            "index.constant",
            "complex.mul",
            "ub.unreachable",
        ],
        SHAPE,
        expect![[r##"
            gpu.module: isolated symbol symbol-table single-block; properties ["offloadingHandler", "sym_name", "targets"], required ["sym_name"], defaults [], regions Some(1), successors Some(0)
            gpu.func: isolated symbol function scope; properties ["arg_attrs", "function_type", "known_block_size", "known_cluster_size", "known_grid_size", "private_attrib_attrs", "res_attrs", "workgroup_attrib_attrs"], required ["function_type"], defaults [], regions Some(1), successors Some(0)
            llvm.func: isolated symbol function scope; properties ["CConv", "alignment", "always_inline", "arg_attrs", "arm_in_za", "arm_inout_za", "arm_locally_streaming", "arm_new_za", "arm_out_za", "arm_preserves_za", "arm_streaming", "arm_streaming_compatible", "comdat", "convergent", "denormal_fp_math", "denormal_fp_math_f32", "dso_local", "fp_contract", "frame_pointer", "function_entry_count", "function_type", "garbageCollector", "inline_hint", "instrument_function_entry", "instrument_function_exit", "intel_reqd_sub_group_size", "linkage", "memory_effects", "no_infs_fp_math", "no_inline", "no_nans_fp_math", "no_signed_zeros_fp_math", "no_unwind", "optimize_none", "passthrough", "personality", "prefer_vector_width", "reciprocal_estimates", "reqd_work_group_size", "res_attrs", "section", "sym_name", "sym_visibility", "target_cpu", "target_features", "tune_cpu", "unnamed_addr", "uwtable_kind", "vec_type_hint", "visibility_", "vscale_range", "will_return", "work_group_size_hint"], required ["sym_name", "function_type"], defaults [("CConv", "#llvm.cconv<ccc>"), ("linkage", "#llvm.linkage<external>"), ("visibility_", "0 : i64")], regions Some(1), successors Some(0)
            llvm.cond_br: terminator branch; properties ["branch_weights", "loop_annotation", "operandSegmentSizes"], required [], defaults [("operandSegmentSizes", "array<i32: 0, 0, 0>")], regions Some(0), successors Some(2)
            llvm.switch: terminator branch; properties ["branch_weights", "case_operand_segments", "case_values", "operandSegmentSizes"], required ["case_operand_segments"], defaults [("operandSegmentSizes", "array<i32: 0, 0, 0>")], regions Some(0), successors None
            affine.for: region-branch loop scope single-block; properties ["lowerBoundMap", "operandSegmentSizes", "step", "upperBoundMap"], required ["lowerBoundMap", "upperBoundMap", "step"], defaults [("operandSegmentSizes", "array<i32: 0, 0, 0>")], regions Some(1), successors Some(0)
            transform.named_sequence: isolated symbol function; properties ["arg_attrs", "function_type", "res_attrs", "sym_name", "sym_visibility"], required ["sym_name", "function_type"], defaults [], regions Some(1), successors Some(0)
            spirv.module: isolated symbol symbol-table single-block; properties ["addressing_model", "memory_model", "sym_name", "vce_triple"], required ["addressing_model", "memory_model"], defaults [], regions Some(1), successors Some(0)
            spirv.LogicalNot: ; properties [], required [], defaults [], regions Some(0), successors Some(0)
            math.absf: ; properties ["fastmath"], required [], defaults [("fastmath", "#arith.fastmath<none>")], regions Some(0), successors Some(0)
            index.constant: constant; properties ["value"], required ["value"], defaults [], regions Some(0), successors Some(0)
            complex.mul: ; properties ["fastmath"], required [], defaults [("fastmath", "#arith.fastmath<none>")], regions Some(0), successors Some(0)
            ub.unreachable: terminator; properties [], required [], defaults [], regions Some(0), successors Some(0)
        "##]],
    );
}

/// A dialect of one's own has all that those of MLIR have.
static TOY: Dialect = Dialect {
    name: "toy",
    ops: &[
        OpDef::new("toy.mode", Traits::PURE)
            .properties(&["level", "mode"])
            .defaults(&[("mode", "#toy.mode<fast>"), ("level", "3 : i8")]),
        OpDef::new("toy.go", Traits::TERMINATOR).successors(1),
    ],
    aliases: &[("mode", "mode")],
    ..Dialect::EMPTY
};

#[test]
fn own_dialect() {
    let mut cx = pass_dialects::context();
    cx.register(&TOY);
    let text = "\"toy.mode\"() {mode = #toy.mode<slow>} : () -> ()\n\"toy.mode\"() {x = 1 : i8} : () -> ()\n";
    expect![[r##"
        #mode = #toy.mode<slow>
        #mode1 = #toy.mode<fast>
        "builtin.module"() ({
          "toy.mode"() <{level = 3 : i8, mode = #mode}> : () -> ()
          "toy.mode"() <{level = 3 : i8, mode = #mode1}> {x = 1 : i8} : () -> ()
        }) : () -> ()
    "##]]
    .assert_eq(&process(&cx, text));
}

/// Every operation is found, and its table is consistent with itself.
#[test]
fn all() {
    let cx = pass_dialects::context();
    let mut count = 0;
    for def in cx.dialects().iter().flat_map(|dialect| dialect.ops()) {
        count += 1;
        assert!(cx.is_registered(cx.op_name(def.name)), "{}", def.name);
        let known = |name: &str| def.properties.contains(&name);
        let stray: Vec<_> = def.required.iter().filter(|name| !known(name)).collect();
        assert!(stray.is_empty(), "{}: {stray:?}", def.name);
        for (name, text) in def.defaults {
            assert!(known(name), "{}: {name}", def.name);
            let attr = cx.parse_attr(text).unwrap();
            assert_eq!(cx.attr_text(attr), *text, "{}: {name}", def.name);
        }
    }
    assert!(count > 2500, "{count}");
}
