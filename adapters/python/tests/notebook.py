"""Writes what notebooks show of the package as one page, for `cargo xtask browser`: `notebook.py FILE`."""

import html
import sys

import passwright as pw
from passwright.passes import canonicalize, cse, inline, symbol_dce

FUNCTION = """\
"func.func"() <{{function_type = (i32, i1) -> i32, sym_name = "{name}"}}> ({{
^bb0(%a: i32, %c: i1):
  %zero = "arith.constant"() <{{value = 0 : i32}}> : () -> i32
  %0 = "arith.addi"(%a, %zero) : (i32, i32) -> i32
  %1 = "arith.muli"(%0, %a) : (i32, i32) -> i32
  %2 = "arith.muli"(%0, %a) {{note = "{note}"}} : (i32, i32) -> i32
  %3 = "scf.if"(%c) ({{
    "scf.yield"(%1) : (i32) -> ()
  }}, {{
    %4 = "arith.addi"(%1, %2) : (i32, i32) -> i32
    "scf.yield"(%4) : (i32) -> ()
  }}) : (i1) -> i32
  "cf.br"(%3)[^bb1] : (i32) -> ()
^bb1(%r: i32):
  "func.return"(%r) : (i32) -> ()
}}) : () -> ()
"""


@pw.pass_(name="lint", op="func.func")
class Lint:
    """Warn."""

    def run(self, op: pw.Op, cx: pw.Context) -> pw.Preserved:
        cx.warning(op, "the function has no <documentation>")
        return pw.Preserved.all()


def shown() -> dict[str, object]:
    """Return the objects by what they are."""
    long = "_".join(["long"] * 40)
    module = pw.parse("".join(FUNCTION.format(name=name, note=long) for name in ("f", "<script>alert(1)</script>", long)))
    pipeline = pw.pipeline(inline(), pw.nest("func.func", Lint(), canonicalize(max_iterations=4), cse()), symbol_dce())
    large = pw.parse("".join(FUNCTION.format(name=f"f{number}", note="") for number in range(20)))
    return {
        "an empty module": pw.parse(""),
        "a module": module.copy(),
        "a pipeline": pipeline,
        "an empty pipeline": pw.pipeline(),
        "a result": pipeline.run(module, keep_before=True),
        "a result without changes": pw.pipeline(cse()).run(module, keep_before=True),
        "a large module": large.copy(),
        "a large result": pipeline.run(large, keep_before=True),
    }


# The colours of notebooks are those of their themes, as `jupyterlab` and an editor have them.
HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Notebook</title><style>
body{margin:1em;font:14px sans-serif;background:#fff;color:rgba(0,0,0,.87)}
@media (prefers-color-scheme:dark){:root{color-scheme:dark}body{background:#1e1e1e;color:#ccc}}
</style><main><h1>Notebook</h1>
"""


def main() -> None:
    cells = (f"<section><h2>{html.escape(name)}</h2>{value._repr_html_()}</section>\n" for name, value in shown().items())  # type: ignore[attr-defined]
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        file.write(HEAD + "".join(cells) + "</main></html>\n")


if __name__ == "__main__":
    main()
