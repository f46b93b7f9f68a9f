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
    /// The pipeline element, see [`PassSite::id`](crate::instrumentation::PassSite::id). Merged nested pipelines have the id of the
    /// first; elements of dynamic pipelines have `None`.
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

/// The statistic of a pass with executions that were [skipped](crate::PassManager::set_skip).
const SKIPPED: StatisticInfo = StatisticInfo::new(
    "skipped",
    "Number of executions that would have changed nothing",
);

#[derive(Clone, Copy)]
struct Reader {
    resets: bool,
    /// True except for dynamic pipelines.
    keeps_ids: bool,
}

impl StatisticsNode {
    pub(crate) fn read<I: Ir>(plan: &PlanNode<I>) -> Self {
        let reader = Reader {
            resets: false,
            keeps_ids: true,
        };
        reader.read_plan(plan)
    }

    /// Reads and resets the statistics of a dynamic pipeline.
    pub(crate) fn take<I: Ir>(plan: &PlanNode<I>) -> Self {
        let reader = Reader {
            resets: true,
            keeps_ids: false,
        };
        reader.read_plan(plan)
    }

    /// Merges `node` into the node of the same shape in `nodes`, or appends it.
    pub(crate) fn merge_into(nodes: &mut Vec<Self>, node: Self) {
        match nodes
            .iter_mut()
            .find(|known| known.cmp_shape(&node).is_eq())
        {
            Some(same) => same.merge(node),
            None => nodes.push(node),
        }
    }

    /// Compares names and nesting; ids and values do not count.
    fn cmp_shape(&self, other: &Self) -> Ordering {
        let children = || {
            let pairs = self.children().iter().zip(other.children());
            let mut orders = pairs.map(|(this, other)| this.cmp_shape(other));
            let first = orders.find(|order| order.is_ne());
            first.unwrap_or_else(|| self.children().len().cmp(&other.children().len()))
        };
        let kind = self.nested.is_some().cmp(&other.nested.is_some());
        self.name.cmp(&other.name).then(kind).then_with(children)
    }

    fn children(&self) -> &[Self] {
        self.nested.as_deref().unwrap_or_default()
    }

    fn merge(&mut self, other: Self) {
        let statistics = self.statistics.iter_mut().zip(other.statistics);
        for ((info, value), (other, more)) in statistics {
            info.maximum |= other.maximum;
            *value = combine(info.maximum, *value, more);
        }
        let nested = self.nested.iter_mut().flatten();
        nested
            .zip(other.nested.into_iter().flatten())
            .for_each(|(this, other)| this.merge(other));
        for dynamic in other.dynamic {
            Self::merge_into(&mut self.dynamic, dynamic);
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
            id: self.keeps_ids.then_some(plan.id),
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
            let value = combine(maximum, self.value(total), self.value(counter));
            let mut info = *info;
            info.maximum = maximum;
            (info, value)
        });
        let skipped = Some((SKIPPED, self.value(&entry.skipped)));
        StatisticsNode {
            id: self.keeps_ids.then_some(entry.id),
            name: entry.info.name.to_owned(),
            statistics: statistics
                .chain(skipped.filter(|(_, count)| *count > 0))
                .collect(),
            nested: None,
            dynamic: self.read_dynamic(entry),
        }
    }

    /// Reads the statistics of the dynamic pipelines of a pass, in an order that does not depend on threads.
    fn read_dynamic<I: Ir>(self, entry: &PassEntry<I>) -> Vec<StatisticsNode> {
        let mut dynamic = entry.dynamic();
        let (live, mut nodes) = (dynamic.live(), dynamic.counted(self.resets));
        drop(dynamic);
        let reader = Self {
            keeps_ids: false,
            ..self
        };
        // The list is not locked here: dropping the last reference to a plan locks it.
        for plan in live {
            StatisticsNode::merge_into(&mut nodes, reader.read_plan(&plan.node));
        }
        nodes.sort_by(StatisticsNode::cmp_shape);
        nodes
    }

    fn value(self, statistic: &Statistic) -> u64 {
        if self.resets {
            statistic.take()
        } else {
            statistic.value()
        }
    }
}

fn combine(is_maximum: bool, a: u64, b: u64) -> u64 {
    if is_maximum {
        a.max(b)
    } else {
        a.saturating_add(b)
    }
}
