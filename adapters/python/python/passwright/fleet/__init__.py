"""Many modules, on one machine or a cluster: the unit of failure is the module.

>>> from passwright import fleet
>>> modules = [("a.mlir", '"builtin.module"() ({^bb0:}) : () -> ()'), ("b.mlir", "no module")]
>>> {row["id"]: row["verdict"] for row in fleet.run(modules, "builtin.module(cse)", workers=1)}
{'a.mlir': 'unchanged', 'b.mlir': 'unreadable'}

``run`` yields a row for each module, with the fields of the manifest of ``pass-opt batch``, and ``write`` writes rows to a file.
``compile_arrow`` compiles the modules of an Arrow table, for Ray Data, Spark and Dask. A module is compiled in a process
of its own worker: one that aborts, does not end or needs too much memory is a row as any other.
"""

from passwright.fleet._arrow import SPARK_SCHEMA, arrow_schema, compile_arrow, write
from passwright.fleet._row import DiagnosticRecord, Row, Verdict
from passwright.fleet._run import Rows, run
from passwright.fleet._settings import FleetError

__all__ = [
    "SPARK_SCHEMA",
    "DiagnosticRecord",
    "FleetError",
    "Row",
    "Rows",
    "Verdict",
    "arrow_schema",
    "compile_arrow",
    "run",
    "write",
]
