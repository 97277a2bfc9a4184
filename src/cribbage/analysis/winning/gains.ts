// Found by test/cribbage/analysis/winning/generate.ts with the numbers 0.013 and 2.

/** The largest standard errors of chances to win because of the gains, by the smaller need in steps of 15. */
export const GAIN_ERRORS: readonly number[] = [0.011, 0.01, 0.01, 0.0045, 0.003, 0.002, 0.001, 0.001, 0.001];

/** What playing to win brings two players, for `readCorrection`. */
export const GAINS =
  "'R&I7+5)'%%%%%%%EZ&^&Gf&;MC9%,%%%%1s&j&l&b&d&h'z&`&?&%%%%2R'(-9[&v&Y&7IE(%%%;Z&75Cb&j&r&K`&d&-'%%52*68'1E/AW&9)%%*2@B8c&6E%=W&=+%%&2JB>J@+9&K5&%%%(,2(.JH@;/')'(%(2,4NX&.&1577'*%&.40%9A-91+(((%%**::?'4B.P.6*%%(&&>,%1>:R&4,6%'%%&*.,%,Z&F8J>%%%%%%%,.4>D*(,";
