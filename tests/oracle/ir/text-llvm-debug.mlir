// Debug information and metadata of LLVM, most of which is printed by alias.
// lower: --canonicalize --cse
#file = #llvm.di_file<"a \"b\".c" in "/src">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, producer = "mine", isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64>
#fn = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #int, #ptr>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #fn>
#block = #llvm.di_lexical_block<scope = #sp, file = #file, line = 4, column = 5>
#var = #llvm.di_local_variable<scope = #block, name = "x", file = #file, line = 4, arg = 1, type = #int>
#label = #llvm.di_label<scope = #sp, name = "l", file = #file, line = 9>
#group = #llvm.access_group<id = distinct[2]<>>
#root = #llvm.tbaa_root<id = "root">
#desc = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #desc, access_type = #desc, offset = 0>
#domain = #llvm.alias_scope_domain<id = distinct[3]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[4]<>, domain = #domain>
#unroll = #llvm.loop_unroll<disable = true>
#loop = #llvm.loop_annotation<disableNonforced = true, unroll = #unroll, mustProgress = true, parallelAccesses = #group>
llvm.func @f(%a: i32, %p: !llvm.ptr) -> i32 {
  llvm.intr.dbg.value #var = %a : i32 loc(fused<#block>["a.c":4:7])
  llvm.intr.dbg.declare #var #llvm.di_expression<[DW_OP_deref]> = %p : !llvm.ptr loc("x"(fused<#sp>["a.c":5:1]))
  llvm.intr.dbg.label #label
  llvm.store %a, %p {access_groups = [#group], alias_scopes = [#scope], tbaa = [#tag]} : i32, !llvm.ptr
  llvm.br ^bb1 {loop_annotation = #loop}
^bb1:
  llvm.return %a : i32
} loc(fused<#sp>["a.c":3:1])
