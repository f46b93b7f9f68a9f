//! The statistics of all passes of a pipeline, as data.

use std::cmp::Ordering;

use crate::ir::Ir;
use crate::manager::{ElementId, Plan, Planned, Step};
use crate::statistic::{Statistic, StatisticInfo};

/// The statistics of a pass or a nested pipeline over all runs so far, in execution order.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StatisticsNode {
    /// The identity as an element of the pipeline, see [`PassSite::id`](crate::instrumentation::PassSite::id); of nested pipelines
    /// that were merged, that of the first. What stands in pipelines that a pass runs has none.
    pub id: Option<ElementId>,
    /// Name of the pass; for a nested pipeline its anchor.
    pub name: String,
    /// The statistics of a pass in declaration order, each with its value.
    pub statistics: Vec<(StatisticInfo, u64)>,
    /// The elements of a nested pipeline; `None` for a pass.
    pub nested: Option<Vec<StatisticsNode>>,
    /// Dynamic pipelines run by this pass, merged by structure.
    pub dynamic: Vec<StatisticsNode>,
}

/// The way in which the statistics of a pass are read.
struct Reading {
    value: fn(&Statistic) -> u64,
    /// True if reading resets the statistic, as it does for pipelines that passes run.
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

impl StatisticsNode {
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
            id: (!reading.takes).then_some(plan.id),
            name: plan.anchor.to_string(),
            statistics: Vec::new(),
            nested: Some(nested.collect()),
            dynamic: Vec::new(),
        }
    }

    fn read_pass<I: Ir>(planned: &Planned<I>, reading: &Reading) -> Self {
        let entry = &planned.entry;
        let values = entry
            .counted
            .iter()
            .zip(planned.counters())
            .map(|(total, counter)| {
                let maximum = total.is_maximum() || counter.is_maximum();
                let (total, counter) = ((reading.value)(total), (reading.value)(counter));
                (maximum, merged(maximum, total, counter))
            });
        let infos = entry.info.statistics.iter().copied();
        let statistics = infos.zip(values).map(|(info, (maximum, value))| {
            let info = StatisticInfo { maximum, ..info };
            (info, value)
        });
        let mut all = entry.dynamic();
        let mut dynamic = if reading.takes {
            std::mem::take(&mut *all)
        } else {
            all.clone()
        };
        // They come in the order in which threads finished, which differs from run to run.
        dynamic.sort_by(Self::by_shape);
        Self {
            id: (!reading.takes).then_some(entry.id),
            name: entry.info.name.to_owned(),
            statistics: statistics.collect(),
            nested: None,
            dynamic,
        }
    }

    /// The order of pipelines by names and structure; pipelines that [look alike](Self::looks_like) are equal.
    fn by_shape(&self, other: &Self) -> Ordering {
        let inside = || {
            let pairs = self.inside().iter().zip(other.inside());
            let mut orders = pairs.map(|(this, other)| this.by_shape(other));
            let first = orders.find(|order| order.is_ne());
            first.unwrap_or_else(|| self.inside().len().cmp(&other.inside().len()))
        };
        self.name.cmp(&other.name).then_with(inside)
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
        for ((info, value), (other, more)) in statistics {
            info.maximum |= other.maximum;
            *value = merged(info.maximum, *value, more);
        }
        let nested = self.nested.iter_mut().flatten();
        nested
            .zip(other.nested.into_iter().flatten())
            .for_each(|(this, other)| this.add(other));
        for dynamic in other.dynamic {
            Self::absorb(&mut self.dynamic, dynamic);
        }
    }
}

fn merged(maximum: bool, one: u64, other: u64) -> u64 {
    if maximum {
        one.max(other)
    } else {
        one.saturating_add(other)
    }
}
