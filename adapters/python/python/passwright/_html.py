"""Modules, pipelines and results as HTML, for notebooks. Everything is escaped, and nothing is loaded from elsewhere."""

from __future__ import annotations

import difflib
import html
import re
from collections.abc import Iterator, Sequence
from typing import Any, Union

from passwright._native import RunResult, Timer

Tree = Sequence[Union[str, tuple[str, Any]]]

_LONGEST = 2_000
"""The most lines of a module or a diff that are shown."""

_SHORT = 100
"""The most lines of a module of which more than the names of its functions is shown at once."""

# Notebooks are light or dark, and only the colour of their text tells which: mixed with it, colours are read on both.
_COLOURS = {"n": "#8250df", "s": "#1a9b43", "v": "#2f81f7", "t": "#d97706"}

_STYLE = (
    "<style>"
    ".pw{font:13px/1.5 ui-monospace,Menlo,Consolas,monospace;color:inherit;overflow-wrap:anywhere}.pw p{margin:.3em 0}"
    ".pw details>div{padding-left:1.2em}.pw pre{margin:0;font:inherit;color:inherit;white-space:pre-wrap;background:none;padding-left:2em;text-indent:-2em}.pw summary{cursor:pointer}"
    + "".join(f".pw .{kind}{{color:color-mix(in srgb,{colour} 55%,currentColor)}}" for kind, colour in _COLOURS.items())
    + ".pw pre.a{background:#2da44e33}.pw pre.d{background:#cf222e33}"
    ".pw table{border-collapse:collapse}.pw td,.pw th{padding:0 .8em 0 0;text-align:left;vertical-align:top}.pw td:last-child{text-align:right}"
    ".pw .box{border:1px solid #8888;border-radius:4px;padding:2px 6px;margin:2px;display:inline-block;vertical-align:top}"
    ".pw .bar{height:1.6em;padding:0 3px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;background:#d9770633;border:1px solid #d97706;box-sizing:border-box}"
    ".pw .row{display:flex}.pw .row>div{min-width:0}"
    "</style>"
)

_TOKENS = re.compile(
    r'(?P<s>"(?:[^"\\]|\\.)*")|(?P<v>%[\w$.#:-]+|\^[\w$.-]+|@[\w$.-]+)|(?P<t>![\w$.]+|\b(?:[su]?i\d+|index|b?f\d+)\b)', re.ASCII
)


def _page(body: str) -> str:
    return f'{_STYLE}<div class="pw">{body}</div>'


def _highlighted(line: str) -> str:
    """Return a line of IR with the kinds of its words."""
    out: list[str] = []
    end = 0
    for match in _TOKENS.finditer(line):
        out.append(html.escape(line[end : match.start()]))
        kind = match.lastgroup or "s"
        # The name of an operation is a string before its operands.
        if kind == "s" and line[match.end() : match.end() + 1] == "(":
            kind = "n"
        out.append(f'<span class="{kind}">{html.escape(match.group())}</span>')
        end = match.end()
    out.append(html.escape(line[end:]))
    return "".join(out)


def module(text: str) -> str:
    """Return a module whose operations with regions are folded, but for the outermost one, and for those in it if it is short."""
    lines = text.splitlines()
    rest = len(lines) - _LONGEST
    levels = 2 if len(lines) <= _SHORT else 1
    out: list[str] = []
    depth = 0
    for line in lines[:_LONGEST]:
        shown = _highlighted(line.strip())
        if line.lstrip().startswith("}"):
            if line.rstrip().endswith("{"):
                out.append(f"</div><div>{shown}</div><div>")
                continue
            depth -= 1
            out.append(f"</div></details><pre>{shown}</pre>" if depth >= 0 else f"<pre>{shown}</pre>")
            depth = max(depth, 0)
        elif line.rstrip().endswith("{"):
            opened = " open" if depth < levels else ""
            out.append(f"<details{opened}><summary>{shown}</summary><div>")
            depth += 1
        else:
            out.append(f"<pre>{shown}</pre>")
    out.append("</div></details>" * depth)
    if rest > 0:
        out.append(f"<p>{rest} more lines: <code>print(module)</code> shows them.</p>")
    return _page("".join(out))


def pipeline(anchor: str, steps: Tree) -> str:
    """Return a drawing of what is nested in what."""
    return _page(_box(anchor, steps))


def _box(anchor: str, steps: Tree) -> str:
    parts = [
        f'<span class="box">{html.escape(step)}</span>' if isinstance(step, str) else _box(step[0], step[1]) for step in steps
    ]
    return f'<div class="box"><span class="n">{html.escape(anchor)}</span><br>{"".join(parts)}</div>'


def result(run: RunResult) -> str:
    """Return what changed, the times, the numbers and the messages of a run."""
    parts = [f"<p>{'changed' if run.changed else 'unchanged'}, {run.timing.total * 1000:.2f} ms</p>"]
    if run.before is not None:
        parts.append(_folded("Changes", _diff(run.before, str(run.module)), True))
    flame = "".join(_flame(timer, run.timing.total) for timer in run.timing.timers)
    times = [("\u2003" * depth + timer.name, f"{timer.wall * 1000:.3f}") for depth, timer in _nested(run.timing.timers)]
    # Narrow bars have no room for their names.
    table = _folded("All times", _table(("pass", "ms"), times), False)
    parts.append(_folded("Times", f'<div class="row">{flame}</div>{table}', True))
    numbers = [(name, statistic, str(value)) for name, statistics in run.statistics.items() for statistic, value in statistics.items()]
    if numbers:
        parts.append(_folded("Statistics", _table(("pass", "statistic", "number"), numbers), False))
    for title, messages in (("Diagnostics", run.diagnostics), ("Remarks", run.remarks)):
        if messages:
            texts = "".join(f"<pre>{html.escape(str(message))}</pre>" for message in messages[:_LONGEST])
            parts.append(_folded(f"{title} ({len(messages)})", texts, title == "Diagnostics"))
    return _page("".join(parts))


def _folded(title: str, body: str, is_open: bool) -> str:
    opened = " open" if is_open else ""
    return f"<details{opened}><summary>{html.escape(title)}</summary><div>{body}</div></details>"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    titles = "".join(f'<th scope="col">{title}</th>' for title in head)
    cells = ("".join(f"<td>{html.escape(cell)}</td>" for cell in row) for row in rows)
    return f"<table><tr>{titles}</tr>{''.join(f'<tr>{row}</tr>' for row in cells)}</table>"


def _nested(timers: Sequence[Timer], depth: int = 0) -> Iterator[tuple[int, Timer]]:
    """Yield the timers and those in them, each with its depth."""
    for timer in timers:
        yield depth, timer
        yield from _nested(timer.nested, depth + 1)


def _flame(timer: Timer, around: float) -> str:
    """Return a bar for a timer, and below it those of what is nested in it."""
    share = min(100.0, 100.0 * timer.wall / around) if around > 0 else 0.0
    label = html.escape(f"{timer.name} {timer.wall * 1000:.3f} ms")
    nested = "".join(_flame(inner, timer.wall) for inner in timer.nested)
    return (
        f'<div style="width:{share:.2f}%"><div class="bar" title="{label}">{label}</div>'
        f'<div class="row">{nested}</div></div>'
    )


def _diff(before: str, after: str) -> str:
    if before == after:
        return "<p>none</p>"
    if max(before.count("\n"), after.count("\n")) > 20_000:
        return "<p>The module is too long to be compared here.</p>"
    # Without the names of two files.
    lines = list(difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm=""))[2:]
    kinds = {"+": "a", "-": "d"}
    shown = "".join(f'<pre class="{kinds.get(line[:1], "")}">{html.escape(line)}</pre>' for line in lines[:_LONGEST])
    rest = len(lines) - _LONGEST
    return shown + (f"<p>{rest} more lines</p>" if rest > 0 else "")
