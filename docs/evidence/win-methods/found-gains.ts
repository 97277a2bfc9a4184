// Found by win-table.ts with the numbers 0.013 and 2.

/** Largest standard errors of chances to win due to the gains, by the smaller need in steps of `ERROR_STEP`. */
export const GAIN_ERRORS: readonly number[] = [0.011, 0.0097, 0.01, 0.0045, 0.0028, 0.0016, 0.0012, 0.0008, 0.00046];

/** The gains of two players who play to win, for `readGains`. */
export const GAINS =
  "'R&I7+5)'%%%%%%%EZ&^&Gf&;MC9%,%%%%1s&j&l&b&d&h'z&`&?&%%%%2R'(-9[&v&Y&9IE(%%%;Z&75Cb&j&p&K`&d&-'%%52,68'1E-AW&9+%%*2@B8c&6E%;W&?+%%&2JB>L@-7&K3%%%%(,2%.HHB;-%)'(%(2,2NV&,(+,35'(%&.40%?G/7-)*&(%%**:6A),>.R&.6,%%(&&>*%-F>T&:2<%'%%&*.&,4_&B8LB%%%%%%%*0:@D,.0";
