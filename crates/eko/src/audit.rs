//! The count of all pieces: every disc of every player is somewhere, and no building too many is built (EK-C1).

use kernel::{Phrase, Seat, Value};

use crate::Building;
use crate::game::{Eko, Emperor, ORDINARY};

impl Eko {
    pub(crate) fn count_pieces(&self) -> Result<(), Phrase> {
        for seat in Seat::first(self.table.seats) {
            self.find_emperor(seat)?;
            self.count_discs(seat)?;
            self.count_buildings(seat)?;
        }
        Ok(())
    }

    /// An Emperor on the board is in a stack of their own colour; a captive is held by another player.
    fn find_emperor(&self, seat: Seat) -> Result<(), Phrase> {
        match self.emperors[seat] {
            Emperor::On(space) if !self.stacks.of(seat).has(space) => {
                Err(Phrase::new("audit-emperor-alone").with("seat", seat))
            }
            Emperor::Prison(holder) if holder == seat || holder.0 >= self.table.seats => {
                Err(Phrase::new("audit-emperor-held")
                    .with("seat", seat)
                    .with("holder", holder))
            }
            _ => Ok(()),
        }
    }

    /// Ordinary discs are on the board, in reserve or in the box.
    fn count_discs(&self, seat: Seat) -> Result<(), Phrase> {
        let emperor = u8::from(matches!(self.emperors[seat], Emperor::On(_)));
        let on_board = self.stacks.discs(seat).saturating_sub(emperor);
        let (reserve, boxed) = (self.reserve[seat], self.boxed[seat]);
        if u16::from(on_board) + u16::from(reserve) + u16::from(boxed) == u16::from(ORDINARY) {
            return Ok(());
        }
        Err(Phrase::new("audit-discs")
            .with("seat", seat)
            .with("board", on_board)
            .with("reserve", reserve)
            .with("boxed", boxed)
            .with("all", ORDINARY))
    }

    fn count_buildings(&self, seat: Seat) -> Result<(), Phrase> {
        for building in Building::ALL {
            let built = (self.buildings.of(seat) & self.buildings.kind(building)).len();
            let pieces = building.pieces(&self.table.figures);
            if built > u32::from(pieces) {
                let name = Value::Word(format!("building-{}", building.key()));
                return Err(Phrase::new("audit-buildings")
                    .with("seat", seat)
                    .with("building", name)
                    .with("built", built)
                    .with("pieces", pieces));
            }
        }
        Ok(())
    }
}
