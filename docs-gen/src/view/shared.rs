//! Option sets and enums, which passes of a group share, as templates and JSON see them.

use std::borrow::Cow;

use passdefs::model::{Enum, OptionSet};
use serde::Serialize;

use super::option::OptionView;
use super::views::{GroupViews, LinkView, OriginView};
use crate::anchors::{enum_heading, pass_heading, set_heading};
use crate::graph::SetUser;

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
    #[serde(flatten)]
    link: LinkView<'a>,
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
            used_by: self
                .views
                .graph
                .users(set)
                .iter()
                .map(|user| self.user(*user))
                .collect(),
            origin: self.origin(set.span, self.group.span),
            anchor,
        }
    }

    fn user(&self, user: SetUser<'a>) -> UserView<'a> {
        let (link, anchor) = match user {
            SetUser::Pass(pass) => {
                let group = self.views.plan.group(pass.group);
                (self.link(pass), group.map(|group| group.pass_anchor(pass)))
            }
            SetUser::Pipeline(pipeline) => {
                let group = self.views.plan.group(pipeline.group);
                let anchor = group.map(|group| group.pipeline_anchor(pipeline));
                (self.pipeline_link(pipeline), anchor)
            }
        };
        let anchor = anchor.unwrap_or_else(|| crate::slug(&pass_heading(link.argument)));
        UserView { link, anchor }
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
