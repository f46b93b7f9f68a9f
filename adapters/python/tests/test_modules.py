"""Modules: reading, verifying, printing, copying, pickling."""

import pickle
from pathlib import Path

import pytest

import passwright as pw


def test_text_is_read_and_printed(text: str) -> None:
    module = pw.parse(text)
    printed = str(module)
    assert printed.startswith('"builtin.module"() ({\n  "func.func"()')
    assert str(pw.parse(printed)) == printed
    assert module.print(local_scope=True) == printed
    assert "loc(" in module.print(locations=True)


def test_a_path_is_read(tmp_path: Path, text: str) -> None:
    file = tmp_path / "input.mlir"
    file.write_text(text)
    assert str(pw.parse(file)) == str(pw.parse(str(file))) == str(pw.parse(text))
    assert pw.parse(file).name == str(file)
    with pytest.raises(FileNotFoundError):
        pw.parse(tmp_path / "missing.mlir")
    with pytest.raises(FileNotFoundError):
        pw.parse("missing.mlir")


def test_an_empty_text_is_an_empty_module() -> None:
    assert str(pw.parse("")) == '"builtin.module"() ({\n^bb0:\n}) : () -> ()\n'


def test_a_syntax_error_is_drawn() -> None:
    with pytest.raises(pw.InputError) as raised:
        pw.parse('"func.return"() : () -> )', name="a.mlir")
    assert str(raised.value) == (
        "a.mlir:1:24: error: expected non-function type\n"
        '"func.return"() : () -> )\n'
        "                       ^"
    )
    (diagnostic,) = raised.value.diagnostics
    assert (diagnostic.severity, diagnostic.message) == ("error", "expected non-function type")
    assert diagnostic.location is not None
    assert (diagnostic.location.file, diagnostic.location.line, diagnostic.location.column) == ("a.mlir", 1, 24)
    assert isinstance(raised.value, ValueError)


def test_a_file_is_quoted_in_errors(tmp_path: Path) -> None:
    file = tmp_path / "broken.mlir"
    file.write_text('\n  "func.return"() : () -> )\n')
    with pytest.raises(pw.InputError, match='"func.return"\\(\\) : \\(\\) -> \\)\n'):
        pw.parse(file)
    file.write_bytes(b'"a\xff"')
    with pytest.raises(pw.InputError, match="not UTF-8"):
        pw.parse(file)


def test_the_verifier_runs() -> None:
    wrong = '"arith.addi"() : () -> ()'
    with pytest.raises(pw.InputError, match="'arith.addi' op requires one result"):
        pw.parse(wrong)
    module = pw.parse(wrong, verify=False)
    with pytest.raises(pw.InputError, match="'arith.addi' op requires one result"):
        module.verify()


def test_unregistered_operations_need_leave() -> None:
    text = '"my.op"() : () -> ()'
    with pytest.raises(pw.InputError, match="my.op"):
        pw.parse(text)
    assert '"my.op"' in str(pw.parse(text, allow_unregistered=True))


def test_copies_are_independent(text: str) -> None:
    module = pw.parse(text)
    copy = module.copy()
    assert str(copy) == str(module)
    assert pw.Pipeline("builtin.module(func.func(cse))").run(copy).changed
    assert str(copy) != str(module)


def test_modules_are_pickled_as_text(text: str) -> None:
    module = pw.parse(text, name="a.mlir")
    again = pickle.loads(pickle.dumps(module))
    assert again.print(locations=True) == module.print(locations=True)
    assert again.name == "a.mlir"
    function, arguments = module.__reduce__()
    with pytest.raises(pw.InputError, match="pickled by passwright 0.0.1, and this is"):
        function(*arguments[:3], "0.0.1")
