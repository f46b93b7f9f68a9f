//! `plan`: sequences of passes between two legalities.

use expect_test::expect;

use crate::tool::Folder;

const LOWERING: &str = r#"group "Lowering" {
    legality "tensors" "What a front end makes" { illegal "llvm"; }
    legality "no-tensors" "Everything is in memory" {
        illegal "tensor" reason="buffers have replaced them"
        illegal "!tensor"
    }
    legality "machine" "What the back end reads" { legal "builtin.module" "llvm"; legal "!llvm"; }
    legality "gpu" "What a card reads" { illegal "linalg" "llvm"; }
    pass "Bufferize" "bufferize" {
        op "builtin.module"
        summary "Turn tensors into buffers"
        postcondition "no-tensors"
        creates "memref" "bufferization"
        followed-by "deallocate" reason="buffers leak"
    }
    pass "Deallocate" "deallocate" {
        op "builtin.module"
        summary "Free buffers"
        creates "memref.dealloc"
    }
    pass "LoopsToBranches" "loops-to-branches" {
        op "func.func"
        summary "Turn structured control flow into branches"
        precondition "no-tensors"
        postcondition { illegal "scf"; }
        creates "cf" "arith"
    }
    pass "ToMachine" "to-machine" {
        op "builtin.module"
        summary "Translate the rest"
        precondition { illegal "scf" reason="loops have no translation"; }
        postcondition "machine"
        creates "llvm"
    }
}
"#;

#[test]
fn plans_are_pipelines_with_reasons() {
    let folder = Folder::new();
    folder.put("a.kdl", LOWERING);
    expect![[r#"
        builtin.module(bufferize,deallocate,func.func(loops-to-branches),to-machine)
            bufferize: removes operations of `tensor` and `!tensor`, which `loops-to-branches` must not get
            deallocate: `bufferize` requires it behind: buffers leak
            loops-to-branches: removes operations of `scf` inside of `func.func`, which `to-machine` must not get
            to-machine: removes other operations, other types, operations of `builtin`, `!builtin`, operations of `memref` and `!memref`, and 8 more, which `machine` forbids
    "#]]
        .assert_eq(&folder.good(&["plan", "--from", "tensors", "--to", "machine", "a.kdl"]));
}

#[test]
fn what_is_missing_is_told() {
    let mut told = String::new();
    let folder = Folder::new();
    folder.put("a.kdl", LOWERING);
    for args in [
        ["plan", "--from", "machine", "--to", "gpu", "a.kdl"],
        ["plan", "--from", "tensors", "--to", "gpu", "a.kdl"],
        ["plan", "--from", "tensor", "--to", "gpu", "a.kdl"],
    ] {
        let run = folder.run(&args);
        assert_eq!(run.status, 1);
        told += &run.stderr;
    }
    expect![[r#"
        error: no sequence of passes leads from `machine` to `gpu`
          = help: no pass says in its postcondition that it removes operations of `llvm`
        error: no sequence of passes leads from `tensors` to `gpu`
          = help: each operation and type can be removed, but no sequence was found that removes all: `to-machine` may bring in again what others remove
        error: no legality has the name `tensor`
          = help: did you mean `tensors`?
    "#]].assert_eq(&told);
}
