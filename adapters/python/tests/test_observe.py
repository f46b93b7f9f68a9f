"""Observation, the search for culprits, reduction, and notebooks."""

import io
import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

import passwright as pw
from passwright.passes import canonicalize, cse, symbol_dce

PIPELINE = pw.pipeline(pw.nest("func.func", canonicalize(), cse()), symbol_dce())


def test_runs_are_observed(text: str, tmp_path: Path) -> None:
    trace, report, file = tmp_path / "t.json", tmp_path / "r.html", io.StringIO()
    with pw.observe(timing=True, print_after=["cse"], trace=trace, report=report, file=file) as seen:
        PIPELINE.run(pw.parse(text))
        PIPELINE.run(pw.parse(text))
        assert seen.dumps.count("IR Dump After CSE (cse)") == 2
        assert not trace.exists()
    PIPELINE.run(pw.parse(text))
    written = file.getvalue()
    assert written.count("IR Dump After CSE (cse)") == 2 and written.count("IR Dump") == 2
    assert "Total Execution Time" in written and "CSE" in written
    events = json.loads(trace.read_text())
    events = events["traceEvents"] if isinstance(events, dict) else events
    assert sum(event.get("name") == "CSE" and event.get("ph") in ("X", "B") for event in events) == 2
    assert report.read_text().startswith("<!doctype html>")


def test_all_passes_are_printed(text: str) -> None:
    file = io.StringIO()
    with pw.observe(print_before="all", print_after="all", on_change=True, file=file):
        PIPELINE.run(pw.parse(text))
    assert file.getvalue().count("IR Dump Before") == 3
    assert "IR Dump After SymbolDCE" not in file.getvalue()


def test_an_unknown_pass_is_refused() -> None:
    with pytest.raises(pw.InputError, match="unknown pass `csee`\nhelp: did you mean `cse`?"):
        pw.observe(print_after=["csee"])
    with pytest.raises(pw.InputError, match="unknown pass `elsewhere`\nhelp: a pass in Python is known once its module is imported"):
        pw.observe(print_after=["elsewhere"])


def test_observers_nest_and_end_with_an_exception(text: str, tmp_path: Path) -> None:
    outer, inner = io.StringIO(), io.StringIO()
    with pytest.raises(ZeroDivisionError), pw.observe(print_after="cse", file=outer):
        with pw.observe(print_after="canonicalize", trace=tmp_path / "t.json", file=inner):
            PIPELINE.run(pw.parse(text))
            raise ZeroDivisionError
    assert "(cse)" in outer.getvalue() and "(canonicalize)" not in outer.getvalue()
    assert "(canonicalize)" in inner.getvalue() and "(cse)" not in inner.getvalue()
    assert (tmp_path / "t.json").exists()


def test_the_culprit_is_found(text: str) -> None:
    module = pw.parse(text + text.replace('"f"', '"g"'))
    before = str(module)

    def is_wrong(result: pw.Module) -> bool:
        return str(result).count("arith.addi") < 3

    culprit = pw.bisect(module, PIPELINE, is_wrong)
    assert (culprit.pass_name, culprit.operation, culprit.symbol) == ("CSE", "func.func", "g")
    assert culprit.pipeline == "builtin.module(func.func(cse))" and culprit.failure is None
    assert str(culprit.before).count("arith.addi") == 3
    assert str(module) == before
    with pytest.raises(pw.InputError):
        pw.bisect(module, PIPELINE, lambda result: False)
    with pytest.raises(ZeroDivisionError):
        pw.bisect(module, PIPELINE, lambda result: 1 / 0)


def test_a_module_is_reduced(text: str) -> None:
    module = pw.parse(text + text.replace('"f"', '"g"'))
    reduced = pw.reduce(module, lambda smaller: "arith.muli" in str(smaller))
    assert reduced.operations < reduced.operations_before == 11
    assert reduced.stopped is None and reduced.tests > 1
    assert "arith.muli" in str(reduced.module) and "arith.addi" not in str(reduced.module)
    with pytest.raises(pw.InputError, match="the test does not fail"):
        pw.reduce(module, lambda smaller: False)


class Checker(HTMLParser):
    """Checks that elements are closed in the order in which they are opened."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag != "br":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def checked(page: str) -> str:
    checker = Checker()
    checker.feed(page)
    assert checker.open == []
    return checker.text


def test_notebooks_show_modules_pipelines_and_results(text: str) -> None:
    module = pw.parse(text.replace('"f"', '"<script>"'))
    page = module._repr_html_()
    assert "<details open>" in page and '"<script>"' not in page
    assert '"arith.addi"(%arg0, %arg0)' in checked(page)
    drawing = checked(PIPELINE._repr_html_())
    assert all(word in drawing for word in ["builtin.module", "func.func", "canonicalize", "cse", "symbol-dce"])
    result = PIPELINE.run(module, keep_before=True)
    page = checked(result._repr_html_())
    assert all(word in page for word in ["Changes", "Times", "num-cse'd", '-    %1 = "arith.addi"', "CSE"])
    assert result.before is not None and "Changes" not in checked(PIPELINE.run(module)._repr_html_())


def test_regions_with_several_parts_are_shown() -> None:
    text = '''
    "func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
    ^bb0(%c: i1):
      "scf.if"(%c) ({
        "scf.yield"() : () -> ()
      }, {
        "scf.yield"() : () -> ()
      }) : (i1) -> ()
      "func.return"() : () -> ()
    }) : () -> ()
    '''
    assert "scf.yield" in checked(pw.parse(text)._repr_html_())
