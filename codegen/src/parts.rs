//! The text of a file in parts that do not need each other, for whoever makes them on several threads.

use passdefs::model::PassSet;

use crate::doc::Links;
use crate::emit::{self, Context};
use crate::settings::Settings;
use crate::text;
use crate::written::Written;

/// The parts of the file that [`generate`](crate::generate) makes: the header, then each group.
///
/// ```
/// use pass_codegen::{Parts, Settings, generate};
///
/// let set = passdefs::load([("passes.kdl", "group \"Example\"")]).set.unwrap();
/// let settings = Settings::default();
/// let parts = Parts::new(&set, &settings);
/// assert_eq!(parts.header() + &parts.group(0), generate(&set, &settings));
/// ```
pub struct Parts<'s> {
    set: &'s PassSet,
    links: Links<'s>,
    /// As text, since tokens stay on their thread.
    runtime: String,
    command: Option<&'s str>,
}

impl<'s> Parts<'s> {
    /// The parts of a file with everything that the definitions ask for.
    pub fn new(set: &'s PassSet, settings: &'s Settings) -> Self {
        Self {
            set,
            links: Links::new(set),
            runtime: settings.runtime.to_string(),
            command: settings.command.as_deref(),
        }
    }

    /// Items before all groups.
    pub fn header(&self) -> String {
        text::header(self.set, self.command)
    }

    /// The items of the group with this number; empty if there is none.
    pub fn group(&self, number: usize) -> String {
        let Some(group) = self.set.groups().nth(number) else {
            return String::new();
        };
        // The text is that of such a path.
        let runtime = self.runtime.parse().unwrap_or_default();
        let written = Written::nothing();
        text::items(emit::group(
            group,
            Context::new(self.set, &self.links, &runtime, &written),
        ))
    }
}
