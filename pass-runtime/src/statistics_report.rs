//! The statistics of all passes of a pipeline, as data.

use std::cmp::Ordering;

use crate::info::StatisticInfo;
use crate::ir::Ir;
use crate::manager::{ElementId, PassEntry, PassInstance, PlanNode, Step};
use crate::options::Statistic;

/// The statistics of a pass or a nested pipeline over all runs so far, in execution order.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StatisticsNode {
    /// The identity as an element of the pipeline, see [`PassSite::id`](crate::instrumentation::PassSite::id); of nested pipelines
    /// that were merged, that of the first. Elements of dynamic pipelines have none.
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

#[derive(Clone, Copy)]
struct Reader {
    /// True if reading resets a statistic.
    takes: bool,
    /// True if elements keep their identities, which those of dynamic pipelines do not.
    has_ids: bool,
}

impl StatisticsNode {
    pub(crate) fn read<I: Ir>(plan: &PlanNode<I>) -> Self {
        let reader = Reader {
            takes: false,
            has_ids: true,
        };
        reader.read_plan(plan)
    }

    /// Reads and resets the statistics of a dynamic pipeline.
    pub(crate) fn take<I: Ir>(plan: &PlanNode<I>) -> Self {
        let reader = Reader {
            takes: true,
            has_ids: false,
        };
        reader.read_plan(plan)
    }

    /// Adds it to the one in `all` that looks alike, or appends it.
    pub(crate) fn absorb(all: &mut Vec<Self>, counted: Self) {
        match all.iter_mut().find(|other| other.looks_like(&counted)) {
            Some(same) => same.add(counted),
            None => all.push(counted),
        }
    }

    /// Returns the order of pipelines by names and structure; pipelines that [look alike](Self::looks_like) are equal.
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

impl Reader {
    fn read_plan<I: Ir>(self, plan: &PlanNode<I>) -> StatisticsNode {
        let mut nested = Vec::new();
        for step in &plan.steps {
            match step {
                Step::Pass(instance) => nested.push(self.read_pass(instance)),
                Step::Nested(plans) => nested.extend(plans.iter().map(|plan| self.read_plan(plan))),
            }
        }
        StatisticsNode {
            id: self.has_ids.then_some(plan.id),
            name: plan.anchor.to_string(),
            statistics: Vec::new(),
            nested: Some(nested),
            dynamic: Vec::new(),
        }
    }

    fn read_pass<I: Ir>(self, instance: &PassInstance<I>) -> StatisticsNode {
        let entry = &instance.entry;
        let infos = entry.info.statistics.iter();
        let counters = entry.counted.iter().zip(instance.counters());
        let statistics = infos.zip(counters).map(|(info, (total, counter))| {
            let maximum = total.is_maximum() || counter.is_maximum();
            let value = merged(maximum, self.value(total), self.value(counter));
            let mut info = *info;
            info.maximum = maximum;
            (info, value)
        });
        StatisticsNode {
            id: self.has_ids.then_some(entry.id),
            name: entry.info.name.to_owned(),
            statistics: statistics.collect(),
            nested: None,
            dynamic: self.read_dynamic(entry),
        }
    }

    /// Reads the statistics of the dynamic pipelines of a pass, in an order that does not depend on threads.
    fn read_dynamic<I: Ir>(self, entry: &PassEntry<I>) -> Vec<StatisticsNode> {
        let (live, mut counted) = if self.takes {
            entry.dynamic().take()
        } else {
            entry.dynamic().get()
        };
        let reader = Self {
            has_ids: false,
            ..self
        };
        // A plan that is dropped here locks the list again.
        for plan in live {
            StatisticsNode::absorb(&mut counted, reader.read_plan(&plan.node));
        }
        counted.sort_by(StatisticsNode::by_shape);
        counted
    }

    fn value(self, statistic: &Statistic) -> u64 {
        if self.takes {
            statistic.take()
        } else {
            statistic.value()
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
