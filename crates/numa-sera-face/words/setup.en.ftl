# Winds of Numa Sera in the lobby, in English.
setup-about = Heroes, skills and strongholds.
setup-length = 60 or 90 min
setup-variant-last-seat = 2 more Capital for the last player
setup-option-win = To win
setup-option-win-throne = Throne: one condition
setup-option-win-empire = Empire: two
setup-option-promises = Truces and contracts
setup-option-promises-enforced = Bind
setup-option-promises-honour = Are only shown
setup-option-loot = Items of a Slain Hero that the slayer takes
setup-option-loot-one = One
setup-option-loot-none = None
setup-option-loot-all = All
setup-option-kingdoms = Kingdoms
setup-option-kingdoms-about = “random”, “choose”, or those of the seats in order, such as meran,dena-vale
setup-option-first = First player
setup-option-first-about = “random”, or the letter of a seat
