//! The statistics of all passes of a pipeline, as data.

use crate::info::StatisticInfo;
use crate::ir::Ir;
use crate::manager::{PassEntry, PassInstance, PlanNode, Step};
use crate::options::{Statistic, StatisticsNode};

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

/// Returns the statistics of a compiled pipeline; with `resets`, those of a dynamic one, which start again from zero.
pub(crate) fn read<I: Ir>(plan: &PlanNode<I>, resets: bool) -> StatisticsNode {
    let reader = Reader {
        resets,
        keeps_ids: !resets,
    };
    reader.read_plan(plan)
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
            argument: "",
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
            let maximum = counter.is_maximum();
            let value = StatisticsNode::combine(maximum, self.value(total), self.value(counter));
            let mut info = *info;
            info.maximum = maximum;
            (info, value)
        });
        let skipped = Some((SKIPPED, self.value(&entry.skipped)));
        StatisticsNode {
            id: self.keeps_ids.then_some(entry.id),
            name: entry.info.name.to_owned(),
            argument: entry.info.argument,
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
