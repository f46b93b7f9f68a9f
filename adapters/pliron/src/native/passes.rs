//! pliron's own passes.

use pass_runtime::registry::RegisterError;
use pass_runtime::{PassInfo, PassRegistry};
use pliron::opts::constants::sccp::SCCPPass;
use pliron::opts::dce::DCEPass;
use pliron::opts::mem2reg::Mem2RegPass as PlironMem2Reg;
use pliron::opts::simplify_cfg::SimplifyCFGPass;

use crate::ir::Pliron;
use crate::native::wrapper::{PlironPassAdapter, PlironPassSpec};

/// `dce`
pub type Dce = PlironPassAdapter<DcePass>;

/// `mem2reg`
pub type Mem2Reg = PlironPassAdapter<Mem2RegPass>;

/// `sccp`
pub type Sccp = PlironPassAdapter<SccpPass>;

/// `simplify-cfg`
pub type SimplifyCfg = PlironPassAdapter<SimplifyCfgPass>;

/// Registers pliron's passes under their names in pliron.
///
/// # Errors
///
/// If one of the names is taken.
pub fn register_pliron_passes(registry: &mut PassRegistry<Pliron>) -> Result<(), RegisterError> {
    registry.register::<Dce>()?;
    registry.register::<Mem2Reg>()?;
    registry.register::<Sccp>()?;
    registry.register::<SimplifyCfg>()
}

const fn info(name: &'static str, argument: &'static str) -> PassInfo {
    PassInfo::new(name, argument)
        .group("Pliron")
        .origin("pliron 0.20")
}

/// Describes pliron's elimination of dead code.
#[derive(Clone, Copy, Debug)]
pub enum DcePass {}

impl PlironPassSpec for DcePass {
    type Wrapped = DCEPass;
    const INFO: PassInfo = info("Dce", "dce")
        .summary("Remove operations without effects and block arguments that nothing uses");
}

/// Describes pliron's promotion of memory to values.
#[derive(Clone, Copy, Debug)]
pub enum Mem2RegPass {}

impl PlironPassSpec for Mem2RegPass {
    type Wrapped = PlironMem2Reg;
    const INFO: PassInfo = info("Mem2Reg", "mem2reg")
        .summary("Turn memory that is only loaded and stored into values");
}

/// Describes pliron's propagation of constants.
#[derive(Clone, Copy, Debug)]
pub enum SccpPass {}

impl PlironPassSpec for SccpPass {
    type Wrapped = SCCPPass;
    const INFO: PassInfo =
        info("Sccp", "sccp").summary("Propagate constants through the branches that can be taken");
}

/// Describes pliron's simplification of control flow.
#[derive(Clone, Copy, Debug)]
pub enum SimplifyCfgPass {}

impl PlironPassSpec for SimplifyCfgPass {
    type Wrapped = SimplifyCFGPass;
    const INFO: PassInfo =
        info("SimplifyCfg", "simplify-cfg").summary("Merge, drop and shorten blocks");
}
