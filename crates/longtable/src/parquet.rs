//! Parquet, as little of it as a table of figures needs: required columns, plain and uncompressed, a page and a row group
//! for each few thousand rows. Written out here because the usual crate would double the time that the program takes to build.

use std::io::{self, Write};

/// Rows that are held in memory before they are written as a group.
const GROUP: usize = 65_536;

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Int32,
    Int64,
    Double,
    Text,
}

impl Kind {
    /// The number of the physical type.
    fn physical(self) -> i64 {
        match self {
            Kind::Int32 => 1,
            Kind::Int64 => 2,
            Kind::Double => 5,
            Kind::Text => 6,
        }
    }
}

/// One value of a row.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Cell<'a> {
    Int32(i32),
    Int64(i64),
    Double(f64),
    Text(&'a str),
}

/// A file that is being written, row by row.
pub(crate) struct Parquet<W> {
    to: W,
    at: u64,
    columns: Vec<Column>,
    rows: usize,
    groups: Vec<Group>,
}

struct Column {
    name: &'static str,
    kind: Kind,
    /// The plain values of the rows since the last group.
    page: Vec<u8>,
}

struct Group {
    rows: usize,
    /// For each column, where its page begins and how long it is with its header.
    chunks: Vec<(u64, u64)>,
}

impl<W: Write> Parquet<W> {
    pub(crate) fn new(mut to: W, columns: &[(&'static str, Kind)]) -> io::Result<Self> {
        to.write_all(MAGIC)?;
        let column = |&(name, kind): &(&'static str, Kind)| Column {
            name,
            kind,
            page: Vec::new(),
        };
        Ok(Self {
            to,
            at: MAGIC.len() as u64,
            columns: columns.iter().map(column).collect(),
            rows: 0,
            groups: Vec::new(),
        })
    }

    /// Adds a row; its cells must be of the columns' kinds, in their order.
    pub(crate) fn row(&mut self, cells: &[Cell<'_>]) -> io::Result<()> {
        assert_eq!(cells.len(), self.columns.len(), "a row fills every column");
        for (column, cell) in self.columns.iter_mut().zip(cells) {
            column.add(*cell);
        }
        self.rows += 1;
        if self.rows == GROUP {
            self.end_group()?;
        }
        Ok(())
    }

    /// Writes what is left and the footer.
    pub(crate) fn finish(mut self) -> io::Result<W> {
        if self.rows > 0 {
            self.end_group()?;
        }
        let footer = self.footer();
        self.to.write_all(&footer)?;
        self.to.write_all(&(footer.len() as u32).to_le_bytes())?;
        self.to.write_all(MAGIC)?;
        self.to.flush()?;
        Ok(self.to)
    }

    fn end_group(&mut self) -> io::Result<()> {
        let rows = std::mem::take(&mut self.rows);
        let mut chunks = Vec::new();
        for column in &mut self.columns {
            let header = page_header(column.page.len(), rows);
            self.to.write_all(&header)?;
            self.to.write_all(&column.page)?;
            let size = (header.len() + column.page.len()) as u64;
            chunks.push((self.at, size));
            self.at += size;
            column.page.clear();
        }
        self.groups.push(Group { rows, chunks });
        Ok(())
    }

    /// `FileMetaData`.
    fn footer(&self) -> Vec<u8> {
        let mut out = Thrift::default();
        out.int(1, 1);
        out.list(2, STRUCT, self.columns.len() + 1);
        // The root of the schema has a name and children and nothing else.
        out.begin();
        out.text(4, "schema");
        out.int(5, self.columns.len() as i64);
        out.end();
        for column in &self.columns {
            out.begin();
            out.int(1, column.kind.physical());
            out.int(3, REQUIRED);
            out.text(4, column.name);
            if column.kind == Kind::Text {
                out.int(6, UTF8);
            }
            out.end();
        }
        out.long(3, self.groups.iter().map(|group| group.rows as i64).sum());
        out.list(4, STRUCT, self.groups.len());
        for group in &self.groups {
            self.group(&mut out, group);
        }
        out.text(6, concat!("longtable ", env!("CARGO_PKG_VERSION")));
        out.end();
        out.bytes
    }

    /// `RowGroup`.
    fn group(&self, out: &mut Thrift, group: &Group) {
        out.begin();
        out.list(1, STRUCT, self.columns.len());
        for (column, &(at, size)) in self.columns.iter().zip(&group.chunks) {
            // `ColumnChunk` with its `ColumnMetaData`.
            out.begin();
            out.long(2, at as i64);
            out.open(3);
            out.int(1, column.kind.physical());
            out.list(2, I32, 1);
            out.number(PLAIN);
            out.list(3, BINARY, 1);
            out.string(column.name);
            out.int(4, UNCOMPRESSED);
            out.long(5, group.rows as i64);
            out.long(6, size as i64);
            out.long(7, size as i64);
            out.long(9, at as i64);
            out.end();
            out.end();
        }
        out.long(2, group.chunks.iter().map(|(_, size)| *size as i64).sum());
        out.long(3, group.rows as i64);
        out.end();
    }
}

impl Column {
    fn add(&mut self, cell: Cell<'_>) {
        match (self.kind, cell) {
            (Kind::Int32, Cell::Int32(number)) => self.page.extend(number.to_le_bytes()),
            (Kind::Int64, Cell::Int64(number)) => self.page.extend(number.to_le_bytes()),
            (Kind::Double, Cell::Double(number)) => self.page.extend(number.to_le_bytes()),
            (Kind::Text, Cell::Text(text)) => {
                self.page.extend((text.len() as u32).to_le_bytes());
                self.page.extend(text.as_bytes());
            }
            (kind, cell) => unreachable!("{}: {cell:?} is no {kind:?}", self.name),
        }
    }
}

/// `PageHeader` with its `DataPageHeader`.
fn page_header(size: usize, rows: usize) -> Vec<u8> {
    let mut out = Thrift::default();
    out.int(1, DATA_PAGE);
    out.int(2, size as i64);
    out.int(3, size as i64);
    out.open(5);
    out.int(1, rows as i64);
    out.int(2, PLAIN);
    out.int(3, RLE);
    out.int(4, RLE);
    out.end();
    out.end();
    out.bytes
}

const MAGIC: &[u8] = b"PAR1";
const REQUIRED: i64 = 0;
const UTF8: i64 = 0;
const PLAIN: i64 = 0;
const RLE: i64 = 3;
const UNCOMPRESSED: i64 = 0;
const DATA_PAGE: i64 = 0;

/// Types of Thrift's compact protocol.
const I32: u8 = 5;
const I64: u8 = 6;
const BINARY: u8 = 8;
const LIST: u8 = 9;
const STRUCT: u8 = 12;

/// Thrift's compact protocol: what Parquet writes its headers in.
#[derive(Default)]
struct Thrift {
    bytes: Vec<u8>,
    /// The last field of the open struct; those around it are kept below.
    last: u8,
    around: Vec<u8>,
}

impl Thrift {
    fn field(&mut self, id: u8, kind: u8) {
        self.bytes.push((id - self.last) << 4 | kind);
        self.last = id;
    }

    fn int(&mut self, id: u8, number: i64) {
        self.field(id, I32);
        self.number(number);
    }

    fn long(&mut self, id: u8, number: i64) {
        self.field(id, I64);
        self.number(number);
    }

    fn text(&mut self, id: u8, text: &str) {
        self.field(id, BINARY);
        self.string(text);
    }

    /// A list of so many; its elements follow.
    fn list(&mut self, id: u8, kind: u8, count: usize) {
        self.field(id, LIST);
        if count < 15 {
            self.bytes.push((count as u8) << 4 | kind);
        } else {
            self.bytes.push(0xF0 | kind);
            self.varint(count as u64);
        }
    }

    /// A struct as a field.
    fn open(&mut self, id: u8) {
        self.field(id, STRUCT);
        self.begin();
    }

    /// A struct as an element of a list.
    fn begin(&mut self) {
        self.around.push(self.last);
        self.last = 0;
    }

    fn end(&mut self) {
        self.bytes.push(0);
        self.last = self.around.pop().unwrap_or(0);
    }

    fn number(&mut self, number: i64) {
        self.varint((number << 1 ^ number >> 63) as u64);
    }

    fn string(&mut self, text: &str) {
        self.varint(text.len() as u64);
        self.bytes.extend(text.as_bytes());
    }

    fn varint(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads Thrift's compact protocol into `field: value` text, as an independent check of what was written.
    struct Reader<'a>(&'a [u8]);

    impl Reader<'_> {
        fn byte(&mut self) -> u8 {
            let (first, rest) = self.0.split_first().unwrap();
            self.0 = rest;
            *first
        }

        fn varint(&mut self) -> u64 {
            let byte = self.byte();
            let low = u64::from(byte & 0x7F);
            if byte < 0x80 {
                low
            } else {
                low | self.varint() << 7
            }
        }

        fn value(&mut self, kind: u8) -> String {
            match kind {
                I32 | I64 => {
                    let raw = self.varint();
                    ((raw >> 1) as i64 ^ -((raw & 1) as i64)).to_string()
                }
                BINARY => {
                    let length = self.varint() as usize;
                    let (text, rest) = self.0.split_at(length);
                    self.0 = rest;
                    String::from_utf8(text.to_vec()).unwrap()
                }
                LIST => {
                    let head = self.byte();
                    let count = match head >> 4 {
                        15 => self.varint(),
                        few => few.into(),
                    };
                    let items: Vec<_> = (0..count).map(|_| self.value(head & 15)).collect();
                    format!("[{}]", items.join(" "))
                }
                STRUCT => {
                    let (mut id, mut fields) = (0, Vec::new());
                    loop {
                        let head = self.byte();
                        if head == 0 {
                            return format!("{{{}}}", fields.join(" "));
                        }
                        id += head >> 4;
                        fields.push(format!("{id}:{}", self.value(head & 15)));
                    }
                }
                other => panic!("type {other} is never written"),
            }
        }
    }

    #[test]
    fn the_file_says_what_is_in_it() {
        let columns = [
            ("seat", Kind::Text),
            ("score", Kind::Int32),
            ("won", Kind::Double),
        ];
        let mut file = Parquet::new(Vec::new(), &columns).unwrap();
        for (seat, score, won) in [("A", -3, 0.5), ("B", 70, 0.5)] {
            file.row(&[Cell::Text(seat), Cell::Int32(score), Cell::Double(won)])
                .unwrap();
        }
        let bytes = file.finish().unwrap();
        assert!(bytes.starts_with(MAGIC) && bytes.ends_with(MAGIC));
        let end = bytes.len() - 8;
        let length = u32::from_le_bytes(bytes[end..end + 4].try_into().unwrap()) as usize;
        let footer = Reader(&bytes[end - length..end]).value(STRUCT);
        assert!(
            footer.starts_with("{1:1 2:[{4:schema 5:3} {1:6 3:0 4:seat 6:0} {1:1 3:0 4:score}")
        );
        assert!(
            footer.contains("} {1:5 3:0 4:won}] 3:2 4:[{1:[{2:4 3:{1:6 2:[0] 3:[seat] 4:0 5:2 ")
        );

        // The second column: its page begins where the first one ends.
        let mut page = Reader(&bytes[4..end]);
        assert_eq!(page.value(STRUCT), "{1:0 2:10 3:10 5:{1:2 2:0 3:3 4:3}}");
        assert_eq!(page.0[..10], *b"\x01\0\0\0A\x01\0\0\0B");
        page.0 = &page.0[10..];
        assert_eq!(page.value(STRUCT), "{1:0 2:8 3:8 5:{1:2 2:0 3:3 4:3}}");
        assert_eq!(
            page.0[..8],
            [(-3_i32).to_le_bytes(), 70_i32.to_le_bytes()].concat()
        );
    }

    #[test]
    fn long_tables_are_written_in_groups() {
        let mut file = Parquet::new(Vec::new(), &[("n", Kind::Int64)]).unwrap();
        for n in 0..GROUP as i64 + 10 {
            file.row(&[Cell::Int64(n)]).unwrap();
        }
        let bytes = file.finish().unwrap();
        let end = bytes.len() - 8;
        let length = u32::from_le_bytes(bytes[end..end + 4].try_into().unwrap()) as usize;
        let footer = Reader(&bytes[end - length..end]).value(STRUCT);
        assert!(
            footer.contains(&format!(" 3:{} 4:[", GROUP + 10)),
            "{footer}"
        );
        assert!(
            footer.contains(" 3:10}]"),
            "the second group has ten rows: {footer}"
        );
    }
}
