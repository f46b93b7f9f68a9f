//! The statistics of all passes of a pipeline, as data.

use std::cmp::Ordering;

use crate::element_id::ElementId;
use crate::info::StatisticInfo;

/// The statistics of a pass or a nested pipeline over all runs so far, in execution order.
///
/// Closed: the manager makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatisticsNode {
    /// The pipeline element, see `PassSite::id`. Merged nested pipelines have the id of the
    /// first; elements of dynamic pipelines have `None`.
    pub id: Option<ElementId>,
    /// Name of the pass; for a nested pipeline its anchor.
    pub name: String,
    /// The name of the pass in pipelines; empty for a nested pipeline.
    pub argument: &'static str,
    /// The statistics of a pass in declaration order, each with its value.
    pub statistics: Vec<(StatisticInfo, u64)>,
    /// The elements of a nested pipeline; `None` for a pass.
    pub nested: Option<Vec<StatisticsNode>>,
    /// Dynamic pipelines run by this pass, merged by structure.
    pub dynamic: Vec<StatisticsNode>,
}

impl StatisticsNode {
    /// Merges `node` into the node of the same shape in `nodes`, or appends it.
    pub fn merge_into(nodes: &mut Vec<Self>, node: Self) {
        match nodes
            .iter_mut()
            .find(|known| known.cmp_shape(&node).is_eq())
        {
            Some(same) => same.merge(node),
            None => nodes.push(node),
        }
    }

    /// Compares names and nesting; ids and values do not count. Passes of the same name differ by their names in pipelines.
    pub fn cmp_shape(&self, other: &Self) -> Ordering {
        let children = || {
            let pairs = self.children().iter().zip(other.children());
            let mut orders = pairs.map(|(this, other)| this.cmp_shape(other));
            let first = orders.find(|order| order.is_ne());
            first.unwrap_or_else(|| self.children().len().cmp(&other.children().len()))
        };
        let kind = self.nested.is_some().cmp(&other.nested.is_some());
        let name = self.name.cmp(&other.name);
        let argument = self.argument.cmp(other.argument);
        name.then(argument).then(kind).then_with(children)
    }

    fn children(&self) -> &[Self] {
        self.nested.as_deref().unwrap_or_default()
    }

    fn merge(&mut self, other: Self) {
        let statistics = self.statistics.iter_mut().zip(other.statistics);
        for ((info, value), (_, more)) in statistics {
            *value = Self::combine(info.maximum, *value, more);
        }
        let nested = self.nested.iter_mut().flatten();
        nested
            .zip(other.nested.into_iter().flatten())
            .for_each(|(this, other)| this.merge(other));
        for dynamic in other.dynamic {
            Self::merge_into(&mut self.dynamic, dynamic);
        }
    }

    /// Returns the number of two copies of a statistic.
    pub fn combine(is_maximum: bool, a: u64, b: u64) -> u64 {
        if is_maximum {
            a.max(b)
        } else {
            a.saturating_add(b)
        }
    }
}
