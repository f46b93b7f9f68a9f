//! The types of reports in a tool without the feature `report`.

use std::convert::Infallible;

use pass_observe::timing::{Clock, Timing};
use pass_runtime::instrumentation::Instrumentation;
use pass_runtime::ir::PrintOptions;
use pass_runtime::{Diagnostic, Ir, PassManager};

pub(crate) struct Report(Infallible);

impl Report {
    pub(crate) fn run(&self, _: String, _: impl Clock) -> Recording {
        match self.0 {}
    }

    pub(crate) fn to_html(&self) -> String {
        match self.0 {}
    }
}

#[derive(Clone)]
pub(crate) struct Recording(Infallible);

impl Recording {
    pub(crate) fn set_print_options(&self, _: PrintOptions) {
        match self.0 {}
    }

    pub(crate) fn timing(&self) -> Timing {
        match self.0 {}
    }

    pub(crate) fn diagnostic(&self, _: &Diagnostic) {
        match self.0 {}
    }

    pub(crate) fn pipeline<I: Ir>(&self, _: &PassManager<I>) {
        match self.0 {}
    }

    pub(crate) fn end(&self, _: Option<&str>) {
        match self.0 {}
    }
}

impl<I: Ir> Instrumentation<I> for Recording {}
