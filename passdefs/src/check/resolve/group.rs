//! Groups, enums and option sets.

use super::{Resolver, prose};
use crate::catalogue;
use crate::check::scope::EnumDecl;
use crate::check::spelling;
use crate::draft as d;
use crate::draft::Spanned;
use crate::model::{Enum, EnumId, EnumValue, EnumValueId, Group, GroupId, OptionSet, OptionSetId};
use crate::names::shown;
use crate::references::{NameForm, Target};

impl<'d> Resolver<'d, '_> {
    /// Resolves a group without the steps of its pipelines.
    pub(super) fn group(&mut self, number: usize, group: &'d d::Group) {
        // A lone pass has no group that could be named.
        if !(group.open && group.name.value.is_empty()) {
            spelling::upper_camel(&group.name, self.report);
        }
        let id = GroupId::new(number);
        self.declare(NameForm::Rust, &group.name, Target::Group(id));
        let externals = self.externals(&group.externals, "a name in pipelines", Target::External);
        let kinds = &group.external_kinds;
        let external_kinds = self.externals(kinds, "the name of a kind", Target::Kind);
        let enums = self.definitions.enums.len();
        let option_sets = self.definitions.option_sets.len();
        let legalities = self.definitions.legalities.len();
        let passes = self.definitions.passes.len();
        let pipelines = self.definitions.pipelines.len();
        let scope = self.scope.group(id);
        for enumeration in &scope.enums {
            self.enumeration(id, enumeration);
        }
        for set in &scope.option_sets {
            self.option_set(id, set);
        }
        for legality in &scope.legalities {
            self.legality(id, legality);
        }
        for pass in &group.passes {
            self.pass(id, pass);
        }
        for pipeline in &group.pipelines {
            self.pipeline(id, pipeline);
        }
        self.definitions.groups.push(Group {
            id,
            name: group.name.value.clone(),
            doc: prose(group.doc.as_ref()),
            externals,
            external_kinds,
            span: group.name.span,
            enums: enums..self.definitions.enums.len(),
            option_sets: option_sets..self.definitions.option_sets.len(),
            legalities: legalities..self.definitions.legalities.len(),
            passes: passes..self.definitions.passes.len(),
            pipelines: pipelines..self.definitions.pipelines.len(),
        });
    }

    fn externals(
        &mut self,
        names: &[Spanned<String>],
        what: &str,
        target: fn(String) -> Target,
    ) -> Vec<String> {
        let names = names.iter().map(|name| {
            let target = target(name.value.clone());
            self.declare(NameForm::Pipeline, name, target);
            spelling::safe(name, what, self.report)
        });
        names.collect()
    }

    fn enumeration(&mut self, group: GroupId, enumeration: &EnumDecl<'d>) {
        let EnumDecl { declared, rust } = enumeration;
        if declared.values.is_empty() {
            let message = format!("enum {} has no values", shown(&declared.name.value));
            let code = catalogue::EMPTY_ENUM;
            self.error(code, declared.name.span, message);
        }
        let id = EnumId::new(self.definitions.enums.len());
        let span = declared.name.span;
        let is_made = rust.is_none() && span.start < span.end;
        let first = is_made.then(|| *self.generated_enums.entry(span).or_insert(id));
        self.declare(NameForm::Rust, &declared.name, Target::Enum(id));
        let name = spelling::upper_camel(&declared.name, self.report);
        let rust = rust.as_ref();
        let rust = rust.map(|path| spelling::rust_path(path, "a path of a Rust type", self.report));
        let values = declared.values.iter().enumerate();
        let values = values.map(|(index, value)| self.value(EnumValueId { of: id, index }, value));
        let values = values.collect();
        self.definitions.enums.push(Enum {
            id,
            group,
            name,
            doc: prose(declared.doc.as_ref()),
            rust,
            same_as: first.filter(|first| *first != id),
            values,
            span,
        });
    }

    fn value(&mut self, id: EnumValueId, value: &d::EnumValue) -> EnumValue {
        let target = Target::EnumValue(id);
        self.declare(NameForm::Rust, &value.name, target.clone());
        let name = spelling::upper_camel(&value.name, self.report);
        if let Some(text) = &value.text {
            self.declare(NameForm::Pipeline, text, target);
            spelling::safe(text, "the text of a value", self.report);
        }
        EnumValue {
            name,
            text: value.text().into_owned(),
            doc: prose(value.doc.as_ref()),
            span: value.name.span,
        }
    }

    fn option_set(&mut self, group: GroupId, set: &'d d::OptionSet) {
        let name = spelling::kebab(&set.name, self.report);
        let options = set.options.iter();
        let options = options.map(|option| self.option(group, option)).collect();
        let id = OptionSetId::new(self.definitions.option_sets.len());
        self.declare(NameForm::Pipeline, &set.name, Target::OptionSet(id));
        self.definitions.option_sets.push(OptionSet {
            id,
            group,
            name,
            options,
            span: set.name.span,
        });
    }
}
