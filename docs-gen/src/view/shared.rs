//! Option sets and enums, which passes of a group share, as templates and JSON see them.

use std::borrow::Cow;

use passdefs::model::{Enum, OptionItem, OptionSet};
use serde::Serialize;

use super::option::OptionView;
use super::views::{GroupViews, OriginView};
use crate::anchors::{enum_heading, set_heading};

/// A shared set of options.
#[derive(Debug, Serialize)]
pub(super) struct SetView<'a> {
    name: &'a str,
    heading: String,
    anchor: String,
    options: Vec<OptionView<'a>>,
    used_by: Vec<UserView<'a>>,
    origin: OriginView<'a>,
}

/// A pass or pipeline that takes in an option set.
#[derive(Debug, Serialize)]
struct UserView<'a> {
    argument: &'a str,
    anchor: String,
}

#[derive(Debug, Serialize)]
pub(super) struct EnumView<'a> {
    name: &'a str,
    heading: String,
    anchor: String,
    doc: Cow<'a, str>,
    /// Path of the Rust type, if it exists elsewhere.
    rust: Option<&'a str>,
    values: Vec<ValueView<'a>>,
    origin: OriginView<'a>,
}

#[derive(Debug, Serialize)]
struct ValueView<'a> {
    name: &'a str,
    text: &'a str,
    doc: Cow<'a, str>,
    origin: OriginView<'a>,
}

impl<'a> GroupViews<'a, '_> {
    pub(super) fn set(&self, set: &'a OptionSet) -> SetView<'a> {
        let heading = set_heading(&set.name);
        let anchor = self.anchor(&heading);
        let options = set.options.iter();
        SetView {
            name: &set.name,
            heading,
            options: options
                .map(|option| self.option(&self.views.set[*option], None, &anchor, set.span))
                .collect(),
            used_by: self.users(set),
            origin: self.origin(set.span, self.group.span),
            anchor,
        }
    }

    fn users(&self, used: &OptionSet) -> Vec<UserView<'a>> {
        let takes = |items: &[OptionItem]| {
            let mut items = items.iter();
            items.any(|item| matches!(item, OptionItem::Set { set, .. } if *set == used.id))
        };
        let set = self.views.set;
        let passes = set.passes(self.group).iter();
        let passes = passes.filter(|pass| takes(&pass.options));
        let passes = passes.map(|pass| (&*pass.argument, self.planned.pass_anchor(pass)));
        let pipelines = set.pipelines(self.group).iter();
        let pipelines = pipelines.filter(|pipeline| takes(&pipeline.options));
        let pipelines =
            pipelines.map(|pipeline| (&*pipeline.argument, self.planned.pipeline_anchor(pipeline)));
        let views = passes.chain(pipelines);
        let views = views.map(|(argument, anchor)| UserView { argument, anchor });
        views.collect()
    }

    pub(super) fn enumeration(&self, declared: &'a Enum) -> EnumView<'a> {
        let heading = enum_heading(&declared.name);
        let values = declared.values.iter().map(|value| ValueView {
            name: &value.name,
            text: &value.text,
            doc: self.inline_text(&value.doc),
            origin: self.origin(value.span, declared.span),
        });
        EnumView {
            name: &declared.name,
            anchor: self.anchor(&heading),
            heading,
            doc: self.inline_text(&declared.doc),
            rust: declared.rust.as_deref(),
            values: values.collect(),
            origin: self.origin(declared.span, self.group.span),
        }
    }
}
