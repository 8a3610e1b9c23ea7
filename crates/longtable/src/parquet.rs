//! A table of figures as Parquet: required columns, a row group for each few thousand rows.

use std::io::{self, Write};
use std::mem;
use std::sync::Arc;

use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::column::writer::ColumnWriter;
use parquet::data_type::ByteArray;
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::Type;

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

/// One value of a row.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Cell<'a> {
    Int32(i32),
    Int64(i64),
    Double(f64),
    Text(&'a str),
}

/// A file that is being written, row by row.
pub(crate) struct Parquet<W: Write + Send> {
    to: SerializedFileWriter<W>,
    columns: Vec<Column>,
    rows: usize,
}

/// The values of a column that are not written yet.
enum Column {
    Int32(Vec<i32>),
    Int64(Vec<i64>),
    Double(Vec<f64>),
    Text(Vec<ByteArray>),
}

impl<W: Write + Send> Parquet<W> {
    pub(crate) fn new(to: W, columns: &[(&'static str, Kind)]) -> io::Result<Self> {
        let fields = columns
            .iter()
            .map(|&(name, kind)| field(name, kind).map(Arc::new));
        let fields = fields
            .collect::<Result<Vec<_>, _>>()
            .map_err(io::Error::other)?;
        let schema = Type::group_type_builder("schema")
            .with_fields(fields)
            .build();
        let schema = Arc::new(schema.map_err(io::Error::other)?);
        let properties = Arc::new(WriterProperties::builder().build());
        let to = SerializedFileWriter::new(to, schema, properties).map_err(io::Error::other)?;
        let columns = columns.iter().map(|&(_, kind)| Column::new(kind)).collect();
        Ok(Self {
            to,
            columns,
            rows: 0,
        })
    }

    /// Adds a row, a cell for each column in their order.
    pub(crate) fn row(&mut self, cells: &[Cell<'_>]) -> io::Result<()> {
        for (column, cell) in self.columns.iter_mut().zip(cells) {
            column.add(*cell);
        }
        self.rows += 1;
        if self.rows == GROUP {
            self.end_group().map_err(io::Error::other)
        } else {
            Ok(())
        }
    }

    pub(crate) fn finish(mut self) -> io::Result<W> {
        if self.rows > 0 {
            self.end_group().map_err(io::Error::other)?;
        }
        self.to.into_inner().map_err(io::Error::other)
    }

    fn end_group(&mut self) -> Result<(), ParquetError> {
        self.rows = 0;
        let mut group = self.to.next_row_group()?;
        for column in &mut self.columns {
            let Some(mut writer) = group.next_column()? else {
                break;
            };
            match (writer.untyped(), column) {
                (ColumnWriter::Int32ColumnWriter(to), Column::Int32(values)) => {
                    to.write_batch(&mem::take(values), None, None)?;
                }
                (ColumnWriter::Int64ColumnWriter(to), Column::Int64(values)) => {
                    to.write_batch(&mem::take(values), None, None)?;
                }
                (ColumnWriter::DoubleColumnWriter(to), Column::Double(values)) => {
                    to.write_batch(&mem::take(values), None, None)?;
                }
                (ColumnWriter::ByteArrayColumnWriter(to), Column::Text(values)) => {
                    to.write_batch(&mem::take(values), None, None)?;
                }
                _ => return Err(ParquetError::General("a column of another kind".to_owned())),
            }
            writer.close()?;
        }
        group.close()?;
        Ok(())
    }
}

impl Column {
    fn new(kind: Kind) -> Self {
        match kind {
            Kind::Int32 => Self::Int32(Vec::new()),
            Kind::Int64 => Self::Int64(Vec::new()),
            Kind::Double => Self::Double(Vec::new()),
            Kind::Text => Self::Text(Vec::new()),
        }
    }

    fn add(&mut self, cell: Cell<'_>) {
        match (self, cell) {
            (Self::Int32(values), Cell::Int32(value)) => values.push(value),
            (Self::Int64(values), Cell::Int64(value)) => values.push(value),
            (Self::Double(values), Cell::Double(value)) => values.push(value),
            (Self::Text(values), Cell::Text(value)) => values.push(value.into()),
            (_, cell) => unreachable!("{cell:?} stands in a column of another kind"),
        }
    }
}

fn field(name: &str, kind: Kind) -> Result<Type, ParquetError> {
    let (physical, logical) = match kind {
        Kind::Int32 => (Physical::INT32, None),
        Kind::Int64 => (Physical::INT64, None),
        Kind::Double => (Physical::DOUBLE, None),
        Kind::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
    };
    let field = Type::primitive_type_builder(name, physical).with_repetition(Repetition::REQUIRED);
    field.with_logical_type(logical).build()
}

#[cfg(test)]
mod tests {
    use parquet::file::reader::{FileReader as _, SerializedFileReader};
    use parquet::record::RowAccessor as _;

    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let columns = [
            ("seat", Kind::Text),
            ("score", Kind::Int32),
            ("match", Kind::Int64),
            ("win", Kind::Double),
        ];
        let mut file = Parquet::new(Vec::new(), &columns).unwrap();
        for (seat, score, win) in [("A", -3, 0.5), ("B", 70, 0.25)] {
            let row = [
                Cell::Text(seat),
                Cell::Int32(score),
                Cell::Int64(1 << 40),
                Cell::Double(win),
            ];
            file.row(&row).unwrap();
        }
        let bytes = bytes::Bytes::from(file.finish().unwrap());
        let reader = SerializedFileReader::new(bytes).unwrap();
        let rows: Vec<_> = reader
            .get_row_iter(None)
            .unwrap()
            .map(Result::unwrap)
            .collect();
        assert_eq!(rows.len(), 2);
        assert_eq!(rows[1].get_string(0).unwrap(), "B");
        assert_eq!(rows[0].get_int(1).unwrap(), -3);
        assert_eq!(rows[0].get_long(2).unwrap(), 1 << 40);
        assert!((rows[1].get_double(3).unwrap() - 0.25).abs() < f64::EPSILON);
    }

    #[test]
    fn long_tables_are_written_in_groups() {
        let mut file = Parquet::new(Vec::new(), &[("n", Kind::Int64)]).unwrap();
        for n in 0..GROUP as i64 + 10 {
            file.row(&[Cell::Int64(n)]).unwrap();
        }
        let reader = SerializedFileReader::new(bytes::Bytes::from(file.finish().unwrap())).unwrap();
        let groups: Vec<i64> = reader
            .metadata()
            .row_groups()
            .iter()
            .map(|group| group.num_rows())
            .collect();
        assert_eq!(groups, [GROUP as i64, 10]);
    }
}
