"""Errors: their classes, their data, and what they say."""

from __future__ import annotations

import pickle

import passwright as pw
import pytest
from conftest import LOOP
from passwright import passes as embedded
from passwright_mlir import MLIR, parse, passes

EMPTY = '"builtin.module"() ({^bb0: }) : () -> ()'


@pw.pass_(name="count-mlir", op="func.func")
class CountMlir:
    """Count the operations of a function."""

    def run(self, op: pw.Op, cx: pw.Context) -> None:
        """Do nothing."""


def place(diagnostic: pw.Diagnostic) -> tuple[str, int | None, int | None]:
    """Return the place of a diagnostic."""
    location = diagnostic.location
    assert location is not None
    return location.file, location.line, location.column


def test_a_text_is_wrong() -> None:
    with pytest.raises(pw.InputError) as caught:
        parse("func.func @f() {\n  retrun\n}", name="f.mlir")
    assert str(caught.value) == (
        "f.mlir:2:3: error: custom op 'retrun' is unknown (tried 'func.retrun' as well)\n  retrun\n  ^"
    )
    (diagnostic,) = caught.value.diagnostics
    assert (diagnostic.severity, place(diagnostic)) == ("error", ("f.mlir", 2, 3))


def nested(count: int) -> str:
    return "func.func @f() {\n" + "scf.execute_region {\n" * count + "scf.yield }\n" * count + "return }"


def test_a_text_is_too_deep() -> None:
    for text in (nested(1000), nested(100_000), "tuple<" * 5000, "#a = [" + "[" * 5000, "(" * 5000):
        with pytest.raises(pw.InputError, match="brackets are nested deeper than 400"):
            parse(text)
    # What is as deep as that can be used.
    module = parse(nested(390))
    pipeline = pw.pipeline(pw.nest("func.func", passes.canonicalize(), passes.cse()), passes.convert_scf_to_cf())
    assert pipeline.run(module).changed
    assert str(module) == "module {\n  func.func @f() {\n    return\n  }\n}\n"
    deep = parse(nested(390))
    assert pw.pipeline(passes.convert_scf_to_cf()).run(deep).changed
    nested_sets = "tuple<tensor<1xi8, affine_set<(d0) : (d0 >= 0)>>, " * 1500
    with pytest.raises(pw.InputError, match="brackets are nested deeper than 400"):
        parse(f'"t.x"() : () -> ({nested_sets}i1{">" * 1500})')
    # Strings and comments are not nested.
    quoted = "// " + "{" * 2000 + "\nfunc.func @f() attributes {a = \"" + "(" * 2000 + "\\\"" + "{" * 2000 + "\"} { return }"
    assert parse(quoted)
    arrows = "func.func @f() { return }\n" + "".join(f"func.func private @f{n}() -> (i32)\n" for n in range(3000))
    assert parse(arrows)
    comparisons = ", ".join(["d0 <= 3, d0 >= 0"] * 3000)
    assert parse(f"#s = affine_set<(d0) : ({comparisons})>\n")


def test_a_sign_or_an_alias_is_too_deep() -> None:
    for signs in ("- " * 100_000, "-" * 1001, "- // a sign\n" * 1001, ("-" * 30 + "(") * 40):
        with pytest.raises(pw.InputError, match="minus signs are nested deeper than 400"):
            parse(f"#m = affine_map<(d0) -> ({signs}d0)>\n")
    signs = ", ".join(["- d0 - (- d0)"] * 2000)
    assert parse(f"#m = affine_map<(d0) -> ({signs})>\n")
    arrays = "#a0 = [1]\n" + "".join(f"#a{n} = [#a{n - 1}]\n" for n in range(1, 200_000))
    types = "!t0 = i1\n" + "".join(f"!t{n} // type\n = tuple\n<!t{n - 1}>\n" for n in range(1, 1100))
    places = '#l0 = loc("a":1:1)\n' + "".join(f"#l{n} = loc(callsite(#l{n - 1} at #l0))\n" for n in range(1, 1100))
    for aliases in (arrays, types, places):
        with pytest.raises(pw.InputError, match="aliases are nested deeper than 400"):
            parse(aliases)
    # What an operation uses does not belong to the alias before it.
    pairs = "".join(f'#a{n} = [{n}, -1]\n#b{n} = [#a{n}]\n"t.x"() {{a = [#b{n}]}} : () -> ()\n' for n in range(2000))
    assert parse(pairs, allow_unregistered=True)


def test_the_verifier_finds_an_error() -> None:
    text = "func.func @f() -> i32 {\n  return\n}"
    with pytest.raises(pw.InputError, match=r"<text>:2:3: error: 'func.return' op has 0 operands") as caught:
        parse(text)
    assert caught.value.diagnostics[0].notes
    module = parse(text, verify=False)
    with pytest.raises(ValueError, match="has 0 operands"):
        module.verify()
    assert '"func.return"() : () -> ()' in str(module)


def test_an_unregistered_dialect() -> None:
    text = 'func.func @f() { "mine.op"() : () -> () return }'
    with pytest.raises(pw.InputError, match="`mine`|'mine'|\"mine\"|unregistered"):
        parse(text)
    module = parse(text, allow_unregistered=True)
    assert module.allows_unregistered
    assert not pw.pipeline(passes.canonicalize()).run(module).changed


def test_a_name_in_a_pipeline_is_wrong() -> None:
    with pytest.raises(pw.InputError) as caught:
        pw.Pipeline("builtin.module(func.func(canonicalise))", ir=MLIR)
    assert str(caught.value).startswith(
        "<pipeline>:1:26: error: unknown pass or pipeline `canonicalise`\n"
        "builtin.module(func.func(canonicalise))\n"
        "                         ^~~~~~~~~~~~\n"
    )
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.help == "did you mean `canonicalize`?"
    assert place(diagnostic) == ("<pipeline>", 1, 26)
    with pytest.raises(pw.InputError, match="func.fnc"):
        pw.pipeline(pw.nest("func.fnc", passes.cse()))


def test_options_are_checked() -> None:
    with pytest.raises(pw.InputError, match="option `max_iterations`: expected an integer, found 'x'"):
        passes.canonicalize(max_iterations="x")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    with pytest.raises(pw.InputError, match="expected one of LayoutMapOption.INFER_LAYOUT_MAP"):
        passes.one_shot_bufferize(unknown_type_conversion="identity")  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    with pytest.raises(pw.InputError, match="option `max-iterations`"):
        pw.Pipeline("builtin.module(canonicalize{max-iterations=x})", ir=MLIR)


def test_a_pass_fails() -> None:
    text = 'func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {\n  %0 = "mine.op"(%t) : (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}'
    module = parse(text, allow_unregistered=True)
    with pytest.raises(pw.RunError, match="<text>:2:8: error: op was not bufferized") as caught:
        pw.pipeline(passes.one_shot_bufferize()).run(module)
    diagnostic = caught.value.diagnostics[0]
    assert (diagnostic.severity, diagnostic.pass_name) == ("error", "one-shot-bufferize")
    # The module is there, and can be looked at.
    assert "mine.op" in str(module)


def test_mlir_rejects_what_the_type_of_an_option_allows() -> None:
    pipeline = pw.pipeline(passes.composite_fixed_point_pass(pipeline_str="no-such-pass"))
    with pytest.raises(pw.RunError, match="pass 'CompositeFixedPointPass' cannot be initialized"):
        pipeline.run(parse(LOOP))
    with pytest.raises(pw.RunError, match="dialect not loaded: nope"):
        pw.pipeline(passes.convert_to_llvm(filter_dialects=["nope"])).run(parse(LOOP))
    with pytest.raises(pw.InputError, match="pipeline `sparsifier` cannot be built"):
        pw.pipeline(passes.sparsifier(create_sparse_deallocs=True))


def test_pipelines_are_for_one_ir() -> None:
    module, other = parse(LOOP), pw.parse(EMPTY)
    typed = pw.pipeline(passes.cse())
    assert (str(typed), typed.ir) == ("builtin.module(cse)", MLIR)
    plain = pw.pipeline(embedded.cse())
    assert (str(plain), plain.ir) == ("builtin.module(cse)", None)
    assert typed != plain
    assert typed == pw.Pipeline("builtin.module(cse)", ir=MLIR)
    with pytest.raises(pw.InputError, match="the pipeline is for the embedded IR, and the module is of MLIR: `builtin.module.cse.`"):
        plain.run(module)
    with pytest.raises(pw.InputError, match="the pipeline is for MLIR, and the module is of the embedded IR"):
        typed.run(other)
    with pytest.raises(pw.InputError, match="^`canonicalize` is for MLIR, and `cse` for the embedded IR"):
        pw.pipeline(pw.nest("func.func", passes.canonicalize(), embedded.cse()))
    with pytest.raises(pw.InputError, match="^`count-mlir` is for the embedded IR, and `canonicalize` for MLIR"):
        pw.pipeline(pw.nest("func.func", CountMlir()), passes.canonicalize())
    with pytest.raises(pw.InputError, match="^`ir` is for MLIR, and `cse` for the embedded IR"):
        pw.pipeline(embedded.cse(), ir=MLIR)
    with pytest.raises(pw.InputError, match="the pipeline is for MLIR"):
        pw.bisect(other, typed, lambda _: True)
    from passwright import fleet

    with pytest.raises(pw.InputError, match="the pipeline is for MLIR"):
        list(fleet.run([("a.mlir", EMPTY)], typed))


def test_misuse() -> None:
    module = parse(LOOP)
    pipeline = pw.pipeline(passes.cse())
    with pytest.raises(TypeError, match="expected a module, found 3 of type `int`"):
        pipeline.run(3)  # type: ignore[type-var]  # pyright: ignore[reportArgumentType]
    with pw.observe(print_after="all"), pytest.raises(pw.InputError, match="`observe` looks at runs on the embedded IR, and the module is of MLIR"):
        pipeline.run(module)
    with pytest.raises(TypeError, match="expected a module of the embedded IR, found one of MLIR"):
        pw.reduce(module, lambda _: True)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    with pytest.raises(pw.InputError, match="at least 0 seconds"):
        pipeline.run(module, deadline=-1)
    with pytest.raises(TypeError):
        MLIR.run(pw.parse(EMPTY), "builtin.module()", deadline=None, threads=True, verify=True, keep_before=False)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    with pytest.raises(pw.InputError, match="did you mean"):
        MLIR.run(module, "builtin.module(css)", deadline=None, threads=True, verify=True, keep_before=False)
    with pytest.raises(TypeError):
        type(MLIR)()
    with pytest.raises(FileNotFoundError):
        parse("missing.mlir")


def test_a_package_of_another_version_is_refused() -> None:
    class Old:
        VERSION = "0.0.1"
        name = "Old"

        def check(self, text: str) -> str:
            raise AssertionError(text)

        def run(self, module: object, text: str, **settings: object) -> pw.RunResult:
            raise AssertionError(text)

    with pytest.raises(pw.InputError, match="the package for Old was built with passwright 0.0.1, and this is passwright"):
        pw.Pipeline("builtin.module()", ir=Old())


def test_pickles() -> None:
    module = parse(LOOP, name="loop.mlir")
    again = pickle.loads(pickle.dumps(module))
    assert (again.name, str(again)) == (module.name, str(module))
    assert again.print(locations=True) == module.print(locations=True)
    pipeline = pw.pipeline(passes.cse())
    assert pickle.loads(pickle.dumps(pipeline)) == pipeline
    assert pickle.loads(pickle.dumps(passes.canonicalize(max_iterations=3))) == passes.canonicalize(max_iterations=3)
    assert pickle.loads(pickle.dumps(MLIR)) is MLIR
    with pytest.raises(pw.InputError) as caught:
        parse("x {")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
