//! The statistics of all passes of a pipeline, as data.

use crate::ir::Ir;
use crate::manager::{Plan, Planned, Step};
use crate::statistic::{Statistic, StatisticInfo};

/// The statistics of a pass or a nested pipeline over all runs so far, in execution order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedBy {
    /// Name of the pass; for a nested pipeline its anchor.
    pub name: String,
    /// The statistics of a pass in declaration order, each with its value.
    pub statistics: Vec<(StatisticInfo, u64)>,
    /// The elements of a nested pipeline; `None` for a pass.
    pub nested: Option<Vec<CountedBy>>,
    /// Pipelines that a pass ran itself. Those that look alike are one.
    pub dynamic: Vec<CountedBy>,
}

/// The way in which the statistics of a pass are read.
struct Reading {
    value: fn(&Statistic) -> u64,
    /// True if reading resets the statistic.
    takes: bool,
}

const LOOK: Reading = Reading {
    value: Statistic::value,
    takes: false,
};
const TAKE: Reading = Reading {
    value: Statistic::take,
    takes: true,
};

impl CountedBy {
    pub(crate) fn plan<I: Ir>(plan: &Plan<I>) -> Self {
        Self::read_plan(plan, &LOOK)
    }

    /// As [`plan`](Self::plan), and all starts again from zero.
    pub(crate) fn take<I: Ir>(plan: &Plan<I>) -> Self {
        Self::read_plan(plan, &TAKE)
    }

    /// Adds it to the one in `all` that looks alike, or appends it.
    pub(crate) fn absorb(all: &mut Vec<Self>, counted: Self) {
        match all.iter_mut().find(|other| other.looks_like(&counted)) {
            Some(same) => same.add(counted),
            None => all.push(counted),
        }
    }

    fn read_plan<I: Ir>(plan: &Plan<I>, reading: &Reading) -> Self {
        let nested = plan.steps.iter().flat_map(|step| match step {
            Step::Pass(planned) => vec![Self::read_pass(planned, reading)],
            Step::Nested(plans) => {
                let nested = plans.iter().map(|plan| Self::read_plan(plan, reading));
                nested.collect()
            }
        });
        Self {
            name: plan.anchor.to_string(),
            statistics: Vec::new(),
            nested: Some(nested.collect()),
            dynamic: Vec::new(),
        }
    }

    fn read_pass<I: Ir>(planned: &Planned<I>, reading: &Reading) -> Self {
        let entry = &planned.entry;
        let counters = planned.pass.counters();
        let values = entry
            .counted
            .iter()
            .zip(counters)
            .map(|(total, counter)| (reading.value)(total) + (reading.value)(counter));
        let mut dynamic = entry.dynamic();
        Self {
            name: entry.info.name.to_owned(),
            statistics: entry.info.statistics.iter().copied().zip(values).collect(),
            nested: None,
            dynamic: match reading.takes {
                true => std::mem::take(&mut *dynamic),
                false => dynamic.clone(),
            },
        }
    }

    fn looks_like(&self, other: &Self) -> bool {
        let nested = |counted: &'_ Self| counted.nested.as_deref().map(<[Self]>::len);
        let mut pairs = self.inside().iter().zip(other.inside());
        self.name == other.name
            && nested(self) == nested(other)
            && pairs.all(|(this, other)| this.looks_like(other))
    }

    /// The elements in it.
    fn inside(&self) -> &[Self] {
        self.nested.as_deref().unwrap_or_default()
    }

    fn add(&mut self, other: Self) {
        let statistics = self.statistics.iter_mut().zip(other.statistics);
        statistics.for_each(|((_, value), (_, more))| *value += more);
        let nested = self.nested.iter_mut().flatten();
        nested
            .zip(other.nested.into_iter().flatten())
            .for_each(|(this, other)| this.add(other));
        for dynamic in other.dynamic {
            Self::absorb(&mut self.dynamic, dynamic);
        }
    }
}
