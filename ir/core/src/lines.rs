//! The offsets of the lines of a text.

/// The number of lines after which a start is kept as it is.
const STRIDE: usize = 32;

/// The offsets at which lines start, in a little more than a byte for each: long texts have hundreds of thousands.
#[derive(Default)]
pub(crate) struct Lines {
    /// The start of each line whose number [`STRIDE`] divides, and where in `lengths` its length is.
    marks: Vec<(u32, u32)>,
    /// The length of each line but the last: seven bits in a byte, the lowest first, and the top bit if more follow.
    lengths: Vec<u8>,
}

impl Lines {
    /// Returns the lines of a text of less than 4 GiB.
    pub(crate) fn of(text: &[u8]) -> Self {
        let mut lines = Self {
            marks: vec![(0, 0)],
            lengths: Vec::new(),
        };
        let mut start = 0;
        for (line, end) in (1..).zip(memchr::memchr_iter(b'\n', text)) {
            let next = end as u32 + 1;
            lines.push_length(next - start);
            start = next;
            if line % STRIDE == 0 {
                lines.marks.push((start, lines.lengths.len() as u32));
            }
        }
        lines.marks.shrink_to_fit();
        lines.lengths.shrink_to_fit();
        lines
    }

    fn push_length(&mut self, mut length: u32) {
        while length >= 0x80 {
            self.lengths.push(length as u8 | 0x80);
            length >>= 7;
        }
        self.lengths.push(length as u8);
    }

    /// Returns the number of the line that an offset is on, counted from 0, and where it starts.
    pub(crate) fn at(&self, offset: u32) -> (u32, u32) {
        let mark = self.marks.partition_point(|mark| mark.0 <= offset).max(1) - 1;
        let (mut line, Some(&(mut start, place))) = (mark * STRIDE, self.marks.get(mark)) else {
            return (0, 0);
        };
        let (mut length, mut shift) = (0, 0);
        for byte in &self.lengths[place as usize..] {
            length |= u32::from(byte & 0x7F) << shift;
            shift += 7;
            if byte & 0x80 == 0 {
                if start + length > offset {
                    break;
                }
                line += 1;
                start += length;
                (length, shift) = (0, 0);
            }
        }
        (line as u32, start)
    }
}

#[cfg(test)]
mod tests {
    use super::{Lines, STRIDE};

    /// Each offset of a text is on the line that counting finds.
    fn check(text: &str) {
        let lines = Lines::of(text.as_bytes());
        let (mut line, mut start) = (0, 0);
        for (offset, byte) in (0..).zip(text.bytes()) {
            assert_eq!(lines.at(offset), (line, start), "offset {offset}");
            if byte == b'\n' {
                (line, start) = (line + 1, offset + 1);
            }
        }
        assert_eq!(lines.at(text.len() as u32), (line, start));
    }

    #[test]
    fn short_texts() {
        ["", "\n", "a", "a\n", "\n\n", "a\n\nb"]
            .into_iter()
            .for_each(check);
    }

    #[test]
    fn many_lines() {
        for lines in [STRIDE - 1, STRIDE, STRIDE + 1, 4 * STRIDE] {
            check(&"ab\n".repeat(lines));
        }
    }

    #[test]
    fn long_lines() {
        for length in [126, 127, 128, 129, 1 << 14, 1 << 15] {
            let line = "a".repeat(length);
            check(&format!("{line}\nb\n{line}\n{line}"));
        }
    }
}
