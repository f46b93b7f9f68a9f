"""What the tests share: the real `mlir-opt`, and inputs."""

from __future__ import annotations

import os
import subprocess

import pytest

PREFIX = os.environ.get("MLIR_SYS_220_PREFIX", "/usr/lib/llvm-22")

LOOP = """\
func.func @sum(%from: tensor<8xf32>, %to: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %again = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %to step %c1 iter_args(%sum = %zero) -> f32 {
    %x = tensor.extract %from[%i] : tensor<8xf32>
    %y = tensor.extract %from[%i] : tensor<8xf32>
    %xy = arith.mulf %x, %y : f32
    %1 = arith.addf %sum, %xy : f32
    scf.yield %1 : f32
  }
  %2 = arith.addi %again, %c0 : index
  %filled = tensor.insert %0 into %from[%2] : tensor<8xf32>
  %3 = tensor.extract %filled[%c0] : tensor<8xf32>
  return %3 : f32
}
func.func private @unused(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  %1 = arith.muli %a, %a : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
"""


class Tool:
    """The real `mlir-opt`."""

    def __call__(self, text: str, pipeline: str, *flags: str) -> tuple[int, str, str]:
        """Return its status, what it prints, and its diagnostics."""
        program = os.path.join(PREFIX, "bin", "mlir-opt")
        command = [program, "-", f"--pass-pipeline={pipeline}", *flags]
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout, done.stderr


@pytest.fixture
def mlir_opt() -> Tool:
    return Tool()
