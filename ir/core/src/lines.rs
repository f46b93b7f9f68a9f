//! The offsets of the lines of a text.

pub(crate) struct Lines(Box<[u32]>);

impl Lines {
    /// Returns the lines of a text of less than 4 GiB.
    pub(crate) fn of(text: &[u8]) -> Self {
        let ends = memchr::memchr_iter(b'\n', text);
        Self(
            std::iter::once(0)
                .chain(ends.map(|end| end as u32 + 1))
                .collect(),
        )
    }

    /// Returns the number of the line that an offset is on, counted from 0, and where it starts.
    pub(crate) fn at(&self, offset: u32) -> (u32, u32) {
        let line = self.0.partition_point(|&start| start <= offset).max(1) - 1;
        (line as u32, self.0[line])
    }
}
