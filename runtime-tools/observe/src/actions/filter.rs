//! Selection of actions by the location of their operation.

use std::convert::Infallible;
use std::str::FromStr;

use pass_runtime::Location;

/// Locations in files: `a.mlir`, `a.mlir:3` or `a.mlir:3:5`, separated by commas. They select the actions on
/// operations there; an empty filter selects all.
///
/// ```
/// use pass_runtime::Location;
/// use pass_observe::actions::LocationFilter;
///
/// let filter: LocationFilter = "a.mlir:3,b.mlir".parse().unwrap();
/// assert!(filter.contains(&Location::file("a.mlir", 3, 5)));
/// assert!(!filter.contains(&Location::file("a.mlir", 4, 5)));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LocationFilter(Vec<(String, Option<usize>, Option<usize>)>);

/// Parses any text: a part that has no line is the name of a file.
impl FromStr for LocationFilter {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(Self(
            text.split(',')
                .filter(|part| !part.is_empty())
                .map(read)
                .collect(),
        ))
    }
}

fn read(part: &str) -> (String, Option<usize>, Option<usize>) {
    let number = |text: &'_ str| {
        let (rest, number) = text.rsplit_once(':')?;
        Some((rest.to_owned(), number.parse::<usize>().ok()?))
    };
    match number(part) {
        None => (part.to_owned(), None, None),
        Some((rest, last)) => match number(&rest) {
            None => (rest, Some(last), None),
            Some((file, line)) => (file, Some(line), Some(last)),
        },
    }
}

impl LocationFilter {
    /// Returns whether an operation at that location is selected.
    pub fn contains(&self, location: &Location) -> bool {
        let fits =
            |required: Option<usize>, actual: usize| required.is_none_or(|number| number == actual);
        self.0.is_empty()
            || matches!(location, Location::File { name, line, column }
                if self.0.iter().any(|(file, l, c)| **file == **name && fits(*l, *line) && fits(*c, *column)))
    }
}
