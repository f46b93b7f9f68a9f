//! The pipeline of a run with the statistics of its passes, as a flat list of begins and ends.

use pass_runtime::statistics::{StatisticInfo, StatisticsNode};
use pass_runtime::{Ir, OpPassManager, PassManager};

use crate::row::RowKey;

/// An element of the pipeline, or the end of one. Pipelines may nest deep, so a list is easier to draw than a tree.
pub(crate) enum Element {
    Begin {
        anchor: String,
        /// The row of the pass that runs it, if it is not an element of the pipeline itself.
        run_by: Option<RowKey>,
    },
    End,
    Pass(Box<PassElement>),
}

pub(crate) struct PassElement {
    pub(crate) key: RowKey,
    pub(crate) name: String,
    /// The pass as it stands in a textual pipeline; the name alone for a pass of a pipeline that a pass runs.
    pub(crate) text: String,
    pub(crate) summary: String,
    pub(crate) statistics: Vec<(StatisticInfo, u64)>,
}

/// Returns the elements of the pipeline of a manager as it last ran, or else as it is written.
pub(crate) fn of<I: Ir>(manager: &PassManager<I>) -> Vec<Element> {
    let mut walk = Walk {
        pipeline: manager.pipeline(),
        elements: Vec::new(),
    };
    match manager.statistics() {
        Some(counted) => walk.add_statistics(&counted, None),
        None => walk.add_pipeline(manager.pipeline()),
    }
    walk.elements
}

struct Walk<'p, I: Ir> {
    pipeline: &'p OpPassManager<I>,
    elements: Vec<Element>,
}

impl<I: Ir> Walk<'_, I> {
    /// Adds a pass or pipeline. `caller` is the row of the pass whose dynamic pipeline it is in.
    fn add_statistics(&mut self, counted: &StatisticsNode, caller: Option<&RowKey>) {
        let step = |name: &str| {
            caller.map(|key| {
                let mut key = key.clone();
                key.nested_path.push(name.to_owned());
                key
            })
        };
        let Some(nested) = &counted.nested else {
            let key = step(&counted.name).unwrap_or_else(|| RowKey {
                element: counted.id.map_or(0, |id| id.get()),
                nested_path: Vec::new(),
            });
            return self.add_pass(counted, &key);
        };
        self.elements.push(Element::Begin {
            anchor: counted.name.clone(),
            run_by: None,
        });
        let row = step(&counted.name);
        for element in nested {
            self.add_statistics(element, row.as_ref());
        }
        self.elements.push(Element::End);
    }

    fn add_pass(&mut self, counted: &StatisticsNode, key: &RowKey) {
        let element = counted.id.and_then(|id| self.pipeline.find(id));
        let text = element.as_ref().map(ToString::to_string);
        let info = element.and_then(|element| element.info());
        self.elements.push(Element::Pass(Box::new(PassElement {
            key: key.clone(),
            name: counted.name.clone(),
            text: text.unwrap_or_else(|| counted.name.clone()),
            summary: info.map_or("", |info| info.summary).to_owned(),
            statistics: counted.statistics.clone(),
        })));
        for pipeline in &counted.dynamic {
            let at = self.elements.len();
            self.add_statistics(pipeline, Some(key));
            if let Some(Element::Begin { run_by, .. }) = self.elements.get_mut(at) {
                *run_by = Some(key.clone());
            }
        }
    }

    /// Adds a pipeline that has not run.
    fn add_pipeline(&mut self, pipeline: &OpPassManager<I>) {
        self.elements.push(Element::Begin {
            anchor: pipeline.anchor().to_string(),
            run_by: None,
        });
        for element in pipeline.elements() {
            if let Some(nested) = element.nested() {
                self.add_pipeline(nested);
            } else if let Some(info) = element.info() {
                self.elements.push(Element::Pass(Box::new(PassElement {
                    key: RowKey {
                        element: element.id().get(),
                        nested_path: Vec::new(),
                    },
                    name: info.name.to_owned(),
                    text: element.to_string(),
                    summary: info.summary.to_owned(),
                    statistics: Vec::new(),
                })));
            }
        }
        self.elements.push(Element::End);
    }
}
