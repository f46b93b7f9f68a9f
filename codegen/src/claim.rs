//! The outputs of a build script that calls several times: none takes the place of another.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::Settings;
use crate::build_error::{BuildError, Reason};

/// The outputs of this build script, each with what it is made from.
static CLAIMED: Mutex<BTreeMap<PathBuf, Claim>> = Mutex::new(BTreeMap::new());

/// The choices that decide the bytes of an output.
#[derive(Clone, PartialEq)]
struct Claim {
    inputs: Vec<PathBuf>,
    settings: Settings,
}

/// Refuses an output that an earlier call makes otherwise, which would be overwritten.
pub(crate) fn claim(
    output: &Path,
    inputs: &[&Path],
    settings: &Settings,
) -> Result<(), BuildError> {
    let claim = Claim {
        inputs: inputs.iter().map(|input| input.to_path_buf()).collect(),
        settings: settings.clone(),
    };
    // A relative folder and `OUT_DIR` may be the same one.
    let place = std::path::absolute(output).unwrap_or_else(|_| output.to_path_buf());
    let mut claimed = CLAIMED.lock().unwrap_or_else(PoisonError::into_inner);
    let before = claimed.entry(place).or_insert_with(|| claim.clone());
    if *before == claim {
        return Ok(());
    }
    Err(Reason::Claimed(output.to_path_buf(), before.inputs.clone()).into())
}
