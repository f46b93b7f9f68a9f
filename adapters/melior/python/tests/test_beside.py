"""Modules and pipelines beside the real `mlir-opt`: what it prints is what `str()` of the module is."""

from __future__ import annotations

import os
import re
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import passwright as pw
import pytest
from conftest import LOOP, Tool
from passwright.declared import DeclaredStep
from passwright_mlir import MLIR, parse, passes, registry

LOWER = (
    passes.one_shot_bufferize(bufferize_function_boundaries=True),
    passes.convert_scf_to_cf(),
    passes.expand_strided_metadata(),
    passes.convert_to_llvm(),
    passes.reconcile_unrealized_casts(),
)

PIPELINES = {
    "nothing": pw.pipeline(ir=MLIR),
    "cleanup": pw.pipeline(passes.canonicalize(), passes.cse()),
    "nested": pw.pipeline(pw.nest("func.func", passes.canonicalize(max_iterations=4), passes.cse()), passes.symbol_dce()),
    "lists": pw.pipeline(passes.canonicalize(disabled_patterns=["a", "b c"], region_simplify_level=passes.GreedySimplifyRegionLevel.AGGRESSIVE)),
    "inline": pw.pipeline(passes.inline(), passes.sccp()),
    "lowering": pw.pipeline(*LOWER),
    "bufferization": pw.pipeline(
        passes.one_shot_bufferize(
            bufferize_function_boundaries=True,
            function_boundary_type_conversion=passes.LayoutMapOption.IDENTITY_LAYOUT_MAP,
        ),
        passes.buffer_deallocation_pipeline(),
    ),
    "any": pw.pipeline(pw.nest("any", passes.canonicalize())),
    "text": pw.pipeline("func.func(cse)", passes.symbol_dce()),
}

KERNELS = os.path.join(os.path.dirname(__file__), "..", "..", "opt", "tests", "kernels")


@pytest.mark.parametrize("name", PIPELINES)
def test_a_pipeline_prints_what_mlir_opt_prints(name: str, mlir_opt: Tool) -> None:
    pipeline = PIPELINES[name]
    status, expected, errors = mlir_opt(LOOP, str(pipeline))
    assert status == 0, errors
    module = parse(LOOP)
    result = pipeline.run(module)
    assert result.module is module
    assert str(module) + "\n" == expected
    assert result.changed == (name != "nothing")


def test_options_change_what_a_pass_does(mlir_opt: Tool) -> None:
    text = "func.func @f() -> i32 {\n  %0 = arith.constant 1 : i32\n  %1 = arith.addi %0, %0 : i32\n  return %1 : i32\n}\n"
    for iterations in (0, 10):
        module = parse(text)
        pipeline = pw.pipeline(passes.canonicalize(max_iterations=iterations))
        pipeline.run(module)
        assert str(module) + "\n" == mlir_opt(text, str(pipeline))[1]


def kernels() -> list[str]:
    return sorted(name for name in os.listdir(KERNELS) if name.endswith(".mlir"))


@pytest.mark.parametrize("kernel", kernels())
def test_kernels_of_all_dialects(kernel: str, mlir_opt: Tool) -> None:
    path = os.path.join(KERNELS, kernel)
    with open(path, encoding="utf-8") as file:
        text = file.read()
    pipeline = pw.pipeline(passes.canonicalize(), passes.cse())
    status, expected, errors = mlir_opt(text, str(pipeline))
    if status != 0:
        with pytest.raises(pw.InputError) as caught:
            parse(path)
        # The message and the place of the first error, without the name of the file and flags of `mlir-opt`.
        first = re.search(r":(\d+):(\d+): error: (.*)", errors)
        assert first is not None
        location = caught.value.diagnostics[0].location
        assert location is not None
        assert (location.file, str(location.line), str(location.column)) == (path, *first.groups()[:2])
        assert first.group(3).startswith(caught.value.diagnostics[0].message)
        return
    module = parse(path)
    pipeline.run(module)
    assert str(module) + "\n" == expected
    # As `mlir-opt` reads its own output.
    assert mlir_opt(module.print(generic=True), "builtin.module()")[1] == mlir_opt(text, str(pipeline))[1]


def test_prints() -> None:
    module = parse("func.func @f() { return }", name="f.mlir")
    assert str(module) == "module {\n  func.func @f() {\n    return\n  }\n}\n"
    assert '"func.func"() <{function_type = () -> ()' in module.print(generic=True)
    assert 'loc("f.mlir":1:18)' in module.print(locations=True, local_scope=True)
    assert "return" not in module.print(skip_regions=True)
    elements = parse("func.func @f() { %0 = arith.constant dense<[1, 2, 3]> : tensor<3xi8> return }")
    assert "dense_resource<__elided__>" in elements.print(elide_elements=2)


def test_every_pass_is_a_class() -> None:
    listed = {entry.name for entry in registry()}
    classes = [value for value in vars(passes).values() if isinstance(value, type) and issubclass(value, DeclaredStep)]
    assert {declared.__declaration__.argument for declared in classes} == listed
    assert len(listed) > 250
    assert all(declared.__doc__ for declared in classes)


OUTSIDE = {
    "opt-reduction-pass": "runs a script",
    "print-ir": "prints to standard error",
    "print-op-stats": "prints to standard error",
    "reduction-tree": "runs a script",
    "snapshot-op-locations": "writes a file",
    "view-op-graph": "prints to standard error",
}
"""Passes that do something outside of the module."""


def test_every_pass_of_mlir_as_mlir_opt_runs_it(mlir_opt: Tool) -> None:
    entries = [entry for entry in registry() if entry.name not in OUTSIDE]
    nested = [(entry.name, entry.ops[0] if entry.ops else "builtin.module") for entry in entries]
    texts = [f"builtin.module({name})" if op == "builtin.module" else f"builtin.module({op}({name}))" for name, op in nested]
    with ThreadPoolExecutor(2) as pool:
        outputs = list(pool.map(partial(mlir_opt, LOOP), texts))
    differences: list[str] = []
    for text, (status, expected, _) in zip(texts, outputs):
        # Messages of run-time checks quote the name of the text.
        module = parse(LOOP, name="<stdin>")
        try:
            pw.Pipeline(text, ir=MLIR).run(module)
        except pw.Error:
            is_same = status != 0
        else:
            is_same = status == 0 and str(module) + "\n" == expected
        if not is_same:
            differences.append(text)
    # Refused without the values that its passes have by themselves: a pass that is made of its text has its own options alone.
    assert differences == ["builtin.module(sparsifier)"]
    assert sum(status == 0 for status, _, _ in outputs) > 250
