//! The text of a file in parts that do not need each other, for whoever makes them on several threads.

use passdefs::model::{Group, PassSet};

use crate::doc::Links;
use crate::emit::{self, Context};
use crate::settings::Settings;
use crate::text;
use crate::user_items::UserItems;

/// The parts of the file that [`generate`](crate::generate) makes: the header, then each group.
///
/// ```
/// use passwright_build::{Parts, Settings, generate};
///
/// let set = passdefs::load([("passes.kdl", "group \"Example\"")]).set.unwrap();
/// let settings = Settings::default();
/// let parts = Parts::new(&set, &settings);
/// let groups: String = set.groups().map(|group| parts.group(group)).collect();
/// assert_eq!(parts.header() + &groups, generate(&set, &settings));
/// ```
#[derive(Debug)]
pub struct Parts<'s> {
    set: &'s PassSet,
    links: Links<'s>,
    settings: &'s Settings,
}

impl<'s> Parts<'s> {
    /// Returns the parts of a file with everything that the definitions ask for.
    pub fn new(set: &'s PassSet, settings: &'s Settings) -> Self {
        Self {
            set,
            links: Links::new(set),
            settings,
        }
    }

    /// Returns what stands before all groups.
    pub fn header(&self) -> String {
        text::header(self.set, self.settings)
    }

    /// Returns the items of a group of the set.
    pub fn group(&self, group: &Group) -> String {
        let user_items = UserItems::nothing();
        let cx = self.context(&user_items);
        text::items(emit::group_items(group, cx))
    }

    fn context<'a>(&'a self, user_items: &'a UserItems) -> Context<'a> {
        Context::new(self.set, &self.links, &self.settings.crate_path, user_items).for_file()
    }
}
