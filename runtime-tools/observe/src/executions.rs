//! Data about running executions.

use pass_runtime::instrumentation::ExecutionId;

/// Values by execution. Observers are compiled once for each IR, and an ordered map is several times the code.
#[expect(
    clippy::disallowed_types,
    reason = "values are looked up by execution, never listed, so that their order does not matter"
)]
pub(crate) type ByExecution<T> = std::collections::HashMap<ExecutionId, T>;
