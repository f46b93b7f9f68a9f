"""The build of the package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1]


def test_what_is_missing_of_llvm_is_said_at_once(tmp_path: Path) -> None:
    variables = {"CARGO_TARGET_DIR": str(tmp_path / "target"), "MLIR_SYS_220_PREFIX": str(tmp_path), "CARGO_NET_OFFLINE": "true"}
    script = f"import build_backend; build_backend.build_wheel({str(tmp_path)!r})"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, cwd=FOLDER, env={**os.environ, **variables}, check=False
    )
    assert done.returncode == 1
    assert (
        f"MLIR_SYS_220_PREFIX={tmp_path} has no llvm-config: install Debian's llvm-22-dev; "
        "MLIR_SYS_220_PREFIX has to be the folder where LLVM 22 is, such as /usr/lib/llvm-22"
    ) in done.stderr
    assert "mlir-sys" not in done.stderr
    assert list(tmp_path.glob("*.whl")) == []
