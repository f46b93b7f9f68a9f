//! The model as templates and JSON see it: plain data with everything that the model holds, plus the anchors and the
//! spellings that only a page knows.

use std::borrow::Cow;

use passdefs::model::{
    Anchor, CppFact, Deprecated, Enum, Group, OptionItem, OptionSet, Origin, Pass, PassSet,
    StatisticDef,
};
use serde::Serialize;

use crate::anchors::{Plan, enum_heading, group_heading, pass_heading, set_heading};
use crate::prose;

mod option;

use option::OptionView;

/// A group.
#[derive(Debug, Serialize)]
pub(crate) struct GroupView<'a> {
    name: &'a str,
    heading: String,
    anchor: String,
    /// File of the page that the group is on; nothing if all groups share one page.
    file: Option<String>,
    doc: Cow<'a, str>,
    passes: Vec<PassView<'a>>,
    option_sets: Vec<SetView<'a>>,
    enums: Vec<EnumView<'a>>,
    origin: OriginView<'a>,
}

/// A pass.
#[derive(Debug, Serialize)]
struct PassView<'a> {
    name: &'a str,
    argument: &'a str,
    heading: String,
    anchor: String,
    /// `any`, `ops` or `interface`.
    runs_on: &'static str,
    ops: &'a [String],
    interface: Option<&'a str>,
    summary: Cow<'a, str>,
    description: Cow<'a, str>,
    dialects: &'a [String],
    options: Vec<OptionView<'a>>,
    uses: Vec<UseView<'a>>,
    statistics: Vec<StatisticView<'a>>,
    state: Vec<StateView<'a>>,
    constructor: Option<&'a str>,
    /// What an imported definition says in C++ alone.
    cpp: Vec<CppView<'a>>,
    required: bool,
    deprecated: Option<DeprecatedView<'a>>,
    origin: OriginView<'a>,
}

/// An option set that a pass takes in.
#[derive(Debug, Serialize)]
struct UseView<'a> {
    name: &'a str,
    anchor: String,
    origin: OriginView<'a>,
}

/// A statistic.
#[derive(Debug, Serialize)]
struct StatisticView<'a> {
    field: &'a str,
    name: &'a str,
    doc: Cow<'a, str>,
    origin: OriginView<'a>,
}

/// A field that the author's code keeps.
#[derive(Debug, Serialize)]
struct StateView<'a> {
    field: &'a str,
    #[serde(rename = "type")]
    ty: &'a str,
    origin: OriginView<'a>,
}

/// Something that an imported definition says in C++ alone.
#[derive(Debug, Serialize)]
struct CppView<'a> {
    what: &'a str,
    text: &'a str,
    origin: OriginView<'a>,
}

/// Why a pass should no longer be used.
#[derive(Debug, Serialize)]
struct DeprecatedView<'a> {
    since: Option<&'a str>,
    instead: Option<&'a str>,
    /// Link to the pass to use instead, if it is on one of the pages.
    href: Option<String>,
    note: Cow<'a, str>,
}

/// A shared set of options.
#[derive(Debug, Serialize)]
struct SetView<'a> {
    name: &'a str,
    heading: String,
    anchor: String,
    options: Vec<OptionView<'a>>,
    used_by: Vec<UserView<'a>>,
    origin: OriginView<'a>,
}

/// A pass that takes in an option set.
#[derive(Debug, Serialize)]
struct UserView<'a> {
    argument: &'a str,
    anchor: String,
}

/// An enum.
#[derive(Debug, Serialize)]
struct EnumView<'a> {
    name: &'a str,
    heading: String,
    anchor: String,
    doc: Cow<'a, str>,
    values: Vec<ValueView<'a>>,
    origin: OriginView<'a>,
}

/// A value of an enum.
#[derive(Debug, Serialize)]
struct ValueView<'a> {
    name: &'a str,
    text: &'a str,
    doc: Cow<'a, str>,
    origin: OriginView<'a>,
}

/// Where something is declared.
#[derive(Debug, Serialize)]
struct OriginView<'a> {
    file: &'a str,
    line: usize,
    column: usize,
    /// Whether it is another file than that of the thing around it.
    elsewhere: bool,
}

/// Makes views.
#[derive(Debug)]
pub(crate) struct Views<'a> {
    /// The model.
    pub(crate) set: &'a PassSet,
    /// The pages.
    pub(crate) plan: &'a Plan,
    /// Whether texts stay as they were written; otherwise they are made to fit into a page.
    pub(crate) raw: bool,
}

/// Makes the views of one group.
#[derive(Debug)]
struct GroupViews<'a, 'v> {
    views: &'v Views<'a>,
    index: usize,
    group: &'a Group,
}

impl<'a> Views<'a> {
    /// All groups.
    pub(crate) fn groups(&self) -> Vec<GroupView<'a>> {
        let indices = 0..self.set.groups.len();
        indices.filter_map(|it| self.group(it)).collect()
    }

    /// One group.
    pub(crate) fn group(&self, index: usize) -> Option<GroupView<'a>> {
        let group = self.set.groups.get(index)?;
        Some(
            GroupViews {
                views: self,
                index,
                group,
            }
            .view(),
        )
    }
}

impl<'a> GroupViews<'a, '_> {
    fn view(&self) -> GroupView<'a> {
        let group = self.group;
        let page = self.views.plan.pages.get(self.index);
        let heading = group_heading(&group.name);
        GroupView {
            name: &group.name,
            anchor: self.anchor(&heading),
            heading,
            file: page
                .filter(|it| !it.is_empty())
                .map(|it| format!("{it}.{}", self.views.plan.extension)),
            doc: self.block(&group.doc, 1),
            passes: group.passes.iter().map(|it| self.pass(it)).collect(),
            option_sets: group.option_sets.iter().map(|it| self.set(it)).collect(),
            enums: group.enums.iter().map(|it| self.enumeration(it)).collect(),
            origin: origin(&group.origin, &group.origin),
        }
    }

    fn pass(&self, pass: &'a Pass) -> PassView<'a> {
        let (runs_on, ops, interface) = match &pass.anchor {
            Anchor::Any => ("any", &[][..], None),
            Anchor::Ops(ops) => ("ops", &ops[..], None),
            Anchor::Interface(name) => ("interface", &[][..], Some(name.as_str())),
        };
        let statistics = pass.statistics.iter();
        let state = pass.state.iter().map(|it| StateView {
            field: &it.field,
            ty: &it.ty,
            origin: origin(&it.origin, &pass.origin),
        });
        PassView {
            name: &pass.name,
            argument: &pass.argument,
            heading: pass_heading(&pass.argument),
            anchor: self.anchor(&pass_heading(&pass.argument)),
            runs_on,
            ops,
            interface,
            summary: self.short(&pass.summary),
            description: self.block(&pass.description, 3),
            dialects: &pass.dialects,
            options: self.pass_options(pass),
            uses: pass
                .options
                .iter()
                .filter_map(|it| self.used(it, pass))
                .collect(),
            statistics: statistics.map(|it| self.statistic(it, pass)).collect(),
            state: state.collect(),
            constructor: pass.constructor.as_deref(),
            cpp: cpp_views(&pass.cpp, &pass.origin),
            required: pass.required,
            deprecated: pass.deprecated.as_ref().map(|it| self.deprecated(it)),
            origin: origin(&pass.origin, &self.group.origin),
        }
    }

    fn used(&self, item: &'a OptionItem, pass: &'a Pass) -> Option<UseView<'a>> {
        let OptionItem::Set {
            name,
            origin: place,
        } = item
        else {
            return None;
        };
        let anchor = self.anchor(&set_heading(name));
        let origin = origin(place, &pass.origin);
        Some(UseView {
            name,
            anchor,
            origin,
        })
    }

    fn statistic(&self, statistic: &'a StatisticDef, pass: &'a Pass) -> StatisticView<'a> {
        StatisticView {
            field: &statistic.field,
            name: &statistic.name,
            doc: self.short(&statistic.doc),
            origin: origin(&statistic.origin, &pass.origin),
        }
    }

    fn deprecated(&self, deprecated: &'a Deprecated) -> DeprecatedView<'a> {
        let instead = deprecated.instead.as_deref();
        DeprecatedView {
            since: deprecated.since.as_deref(),
            instead,
            href: instead.and_then(|it| {
                self.views
                    .plan
                    .resolve(self.index, &crate::slug(&pass_heading(it)))
            }),
            note: self.short(&deprecated.note),
        }
    }

    fn set(&self, set: &'a OptionSet) -> SetView<'a> {
        let heading = set_heading(&set.name);
        let options = set
            .options
            .iter()
            .map(|it| self.option(it, None, &set.origin));
        SetView {
            name: &set.name,
            anchor: self.anchor(&heading),
            heading,
            options: options.collect(),
            used_by: self.users(&set.name),
            origin: origin(&set.origin, &self.group.origin),
        }
    }

    fn users(&self, set: &str) -> Vec<UserView<'a>> {
        let uses = |pass: &&Pass| {
            let mut items = pass.options.iter();
            items.any(|it| matches!(it, OptionItem::Set { name, .. } if name == set))
        };
        let users = self.group.passes.iter().filter(uses).map(|pass| UserView {
            argument: &pass.argument,
            anchor: self.anchor(&pass_heading(&pass.argument)),
        });
        users.collect()
    }

    fn enumeration(&self, declared: &'a Enum) -> EnumView<'a> {
        let heading = enum_heading(&declared.name);
        let values = declared.values.iter().map(|it| ValueView {
            name: &it.name,
            text: &it.text,
            doc: self.short(&it.doc),
            origin: origin(&it.origin, &declared.origin),
        });
        EnumView {
            name: &declared.name,
            anchor: self.anchor(&heading),
            heading,
            doc: self.short(&declared.doc),
            values: values.collect(),
            origin: origin(&declared.origin, &self.group.origin),
        }
    }

    fn anchor(&self, heading: &str) -> String {
        self.views.plan.anchor(self.index, heading)
    }

    /// A text that stands by itself under a heading of this level.
    fn block(&self, text: &'a str, under: usize) -> Cow<'a, str> {
        if self.views.raw {
            return Cow::Borrowed(text);
        }
        Cow::Owned(prose::place(text, under, &|it| {
            self.views.plan.resolve(self.index, it)
        }))
    }

    /// A text that is part of a line.
    fn short(&self, text: &'a str) -> Cow<'a, str> {
        if self.views.raw {
            return Cow::Borrowed(text);
        }
        Cow::Owned(prose::place_short(text, &|it| {
            self.views.plan.resolve(self.index, it)
        }))
    }
}

/// A place, seen from the thing around it.
fn origin<'a>(place: &'a Origin, around: &'a Origin) -> OriginView<'a> {
    OriginView {
        file: &place.file,
        line: place.line,
        column: place.column,
        elsewhere: place.file != around.file,
    }
}

/// Facts in C++, each with its place.
fn cpp_views<'a>(facts: &'a [CppFact], around: &'a Origin) -> Vec<CppView<'a>> {
    let views = facts.iter().map(|it| CppView {
        what: &it.what,
        text: &it.text,
        origin: origin(&it.origin, around),
    });
    views.collect()
}
