"""The stub of the extension module: each name has the docstring and the parameters that the module itself has.

``UPDATE_EXPECT=1`` writes the docstrings.
"""

from __future__ import annotations

import ast
import inspect
import os
from pathlib import Path

import passwright as pw
from passwright import _native

STUB = Path(pw.__file__).with_name("_native.pyi")
SOURCE = Path(__file__).resolve().parents[1] / "python" / "passwright" / "_native.pyi"


def entries(tree: ast.Module) -> list[tuple[ast.stmt, str, object]]:
    """Return the public names of the stub, each with what the module has under it."""
    found: list[tuple[ast.stmt, str, object]] = []
    for node in tree.body:
        if not isinstance(node, (ast.ClassDef, ast.FunctionDef)) or node.name.startswith("_"):
            continue
        value = getattr(_native, node.name)
        # What the package has under another object, or not at all, is for itself.
        if getattr(pw, node.name, None) is not value:
            continue
        found.append((node, node.name, value))
        for member in node.body if isinstance(node, ast.ClassDef) else ():
            if isinstance(member, ast.FunctionDef):
                name = member.name
            elif isinstance(member, ast.AnnAssign) and isinstance(member.target, ast.Name):
                name = member.target.id
            else:
                continue
            if not name.startswith("_"):
                found.append((member, f"{node.name}.{name}", inspect.getattr_static(value, name)))
    return found


def docstring(tree: ast.Module, node: ast.stmt) -> str | None:
    """Return the docstring below a definition, or below a field."""
    if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
        return ast.get_docstring(node)
    for owner in ast.walk(tree):
        body = getattr(owner, "body", None)
        if isinstance(body, list) and node in body:
            following = body[body.index(node) + 1 :][:1]
            if following and isinstance(following[0], ast.Expr) and isinstance(following[0].value, ast.Constant):
                return inspect.cleandoc(str(following[0].value.value))
    return None


def updated(text: str) -> str:
    """Return the stub with the docstrings of the module."""
    tree, lines = ast.parse(text), text.splitlines()
    for node, _, value in sorted(entries(tree), key=lambda entry: -entry[0].lineno):
        doc = inspect.getdoc(value) or ""
        if docstring(tree, node) is not None or not doc:
            continue
        is_field = isinstance(node, ast.AnnAssign)
        indent = " " * (node.col_offset + (0 if is_field else 4))
        body = doc.replace("\\", "\\\\").split("\n")
        shown = [f'{indent}"""{body[0]}', *(indent + line if line else "" for line in body[1:])]
        shown = [*shown, f'{indent}"""'] if len(body) > 1 else [f'{shown[0]}"""']
        if isinstance(node, ast.FunctionDef):
            last = lines[node.end_lineno - 1]  # type: ignore[operator]
            lines[node.end_lineno - 1] = last.removesuffix(" ...")  # type: ignore[operator]
            lines[node.end_lineno : node.end_lineno] = [*shown, f"{indent}..."]
        else:
            at = node.lineno if isinstance(node, ast.ClassDef) else node.end_lineno
            lines[at:at] = shown
    return "\n".join(lines) + "\n"


def test_every_name_has_its_docstring() -> None:
    if os.environ.get("UPDATE_EXPECT"):
        SOURCE.write_text(updated(SOURCE.read_text()))
        STUB.write_text(SOURCE.read_text())
    tree = ast.parse(STUB.read_text())
    found = entries(tree)
    assert len(found) > 100
    assert [name for node, name, _ in found if not docstring(tree, node)] == []
    different = [name for node, name, value in found if docstring(tree, node) != inspect.getdoc(value)]
    assert different == [], "remove these docstrings, and run the test with UPDATE_EXPECT=1"


def test_every_function_has_its_parameters_and_defaults() -> None:
    for node, name, value in entries(ast.parse(STUB.read_text())):
        function = value.__func__ if isinstance(value, staticmethod) else value
        if not isinstance(node, ast.FunctionDef) or not callable(function):
            continue
        arguments = node.args
        names = [argument.arg for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
        optional = [*arguments.defaults, *(default for default in arguments.kw_defaults if default is not None)]
        given = inspect.signature(function).parameters.values()
        plain = [parameter for parameter in given if parameter.kind is not parameter.VAR_POSITIONAL]
        assert [parameter.name for parameter in plain] == names, name
        defaults = [parameter.default for parameter in plain if parameter.default is not parameter.empty]
        assert defaults == [ast.literal_eval(default) for default in optional], name
        assert ... not in defaults, name
