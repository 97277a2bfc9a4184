// Found by docs/evidence/win-methods/win-table.ts with the numbers 0.013 and 2.

/** The gains of two players who play to win, for `readGains`. */
export const GAINS =
  "'R&I7+5)'%%%%%%%EZ&^&Gf&;MC9%,%%%%1s&j&l&b&d&h'z&`&?&%%%%2R'(-9[&v&Y&9IE(%%%;Z&75Cb&j&p&K`&d&-'%%52,68'1E-AW&9+%%*2@B8c&6E%;W&?+%%&2JB>L@-7&K3%%%%(,2%.HHB;-%)'(%(2,2NV&,(+,35'(%&.40%?G/7-)*&(%%**:6A),>.R&.6,%%(&&>*%-F>T&:2<%'%%&*.&,4_&B8LB%%%%%%%*0:@D,.0";
