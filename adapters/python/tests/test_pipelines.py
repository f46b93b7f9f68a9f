"""Pipelines: building, checking, running."""

import pickle

import pytest

import passwright as pw
from passwright.passes import canonicalize, cleanup, cse, symbol_dce


def test_parts_make_a_pipeline() -> None:
    pipeline = pw.pipeline(pw.nest("func.func", canonicalize(max_iterations=4), cse()), symbol_dce())
    assert str(pipeline) == "builtin.module(func.func(canonicalize{max-iterations=4},cse),symbol-dce)"
    assert pipeline == pw.Pipeline(str(pipeline))
    assert hash(pipeline) == hash(pw.Pipeline(str(pipeline)))
    assert pipeline != pw.Pipeline("builtin.module(cse)")
    assert pw.pipeline("cse", on="func.func") == pw.Pipeline(" func.func( cse ) ")
    assert eval(repr(pipeline), {"Pipeline": pw.Pipeline}) == pipeline


def test_a_registered_pipeline_is_expanded() -> None:
    assert "canonicalize" in str(pw.pipeline(cleanup()))


def test_a_pipeline_is_a_step() -> None:
    inner = pw.pipeline(cse(), on="func.func")
    assert str(pw.pipeline(inner)) == "builtin.module(func.func(cse))"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("builtin.module(canonicalise)", "help: did you mean `canonicalize`?"),
        (
            "builtin.module(elsewhere)",
            "help: a pass in Python is known once its module is imported, and one of a package once that is installed "
            "with `pip install`; `passwright.registry()` lists what there is",
        ),
        ("builtin.module(func.fun(cse))", "did you mean `func.func`?"),
        ("builtin.module(canonicalize{max-iterations=x})", "expected an integer"),
        ("builtin.module(canonicalize{max-iteration=1})", "did you mean `max-iterations`?"),
        ("builtin.module(cse", "<pipeline>:1:15: error: this '(' is never closed\nbuiltin.module(cse\n"),
        ("", "error"),
    ],
)
def test_a_wrong_text_is_an_error_with_its_excerpt(text: str, message: str) -> None:
    with pytest.raises(pw.InputError) as raised:
        pw.Pipeline(text)
    assert message in str(raised.value)
    assert isinstance(raised.value, ValueError)
    assert raised.value.diagnostics[0].severity == "error"


def test_a_run_tells_what_it_did(text: str) -> None:
    module = pw.parse(text)
    pipeline = pw.pipeline(pw.nest("func.func", canonicalize(), cse()))
    result = pipeline.run(module, deadline=60.0)
    assert result.module is module
    assert result.changed
    assert result.diagnostics == []
    assert result.statistics["cse"]["num-cse'd"] == 1
    assert [(remark.kind, remark.pass_name) for remark in result.remarks] == [("Passed", "cse")]
    assert 0 < result.timing.total < 60
    assert "Total Execution Time" in str(result.timing)
    (timer,) = result.timing.timers
    assert [nested.name for nested in timer.nested[0].nested or timer.nested]
    assert str(module).count("arith.addi") == 1
    assert not pipeline.run(module).changed


def test_one_thread_does_the_same(text: str) -> None:
    one, many = pw.parse(text), pw.parse(text)
    pipeline = pw.Pipeline("builtin.module(func.func(cse))")
    pipeline.run(one, threads=False)
    pipeline.run(many)
    assert str(one) == str(many)


def test_a_wrong_anchor_fails_the_run(text: str) -> None:
    with pytest.raises(pw.RunError, match="can't run 'func.func' pass manager on 'builtin.module' op") as raised:
        pw.Pipeline("func.func(cse)").run(pw.parse(text))
    assert raised.value.diagnostics[0].operation == "builtin.module" or raised.value.diagnostics


def test_a_deadline_cancels(text: str) -> None:
    with pytest.raises(pw.RunError, match="the run was cancelled"):
        pw.Pipeline("builtin.module(" + ",".join(["cse"] * 2000) + ")").run(pw.parse(text * 1), deadline=0.0)
    with pytest.raises(pw.InputError, match="at least 0 seconds"):
        pw.Pipeline("builtin.module(cse)").run(pw.parse(text), deadline=-1.0)


def test_texts_of_passes_are_diagnostics(text: str) -> None:
    result = pw.Pipeline("builtin.module(print-op-stats)").run(pw.parse(text))
    assert [found.severity for found in result.diagnostics] == ["output"]
    assert "arith.addi" in str(result.diagnostics[0])


def test_pipelines_are_pickled_as_text() -> None:
    pipeline = pw.pipeline(canonicalize(top_down=False))
    assert pickle.loads(pickle.dumps(pipeline)) == pipeline


def test_the_registry_lists_passes() -> None:
    entries = {entry.name: entry for entry in pw.registry()}
    assert entries["cleanup"].is_pipeline and not entries["cse"].is_pipeline
    option = next(option for option in entries["canonicalize"].options if option.name == "max-iterations")
    assert (option.kind, option.arity, option.default) == ("i64", "single", "10")
