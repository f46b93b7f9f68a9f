"""What tests share."""

from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[3]

SUM = """\
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%a: i32):
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i32
  %1 = "arith.addi"(%a, %a) : (i32, i32) -> i32
  %2 = "arith.muli"(%0, %1) : (i32, i32) -> i32
  "func.return"(%2) : (i32) -> ()
}) : () -> ()
"""


@pytest.fixture
def text() -> str:
    """A function with a common subexpression."""
    return SUM
