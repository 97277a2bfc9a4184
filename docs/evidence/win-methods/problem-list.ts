import { type Card, parseCards } from "../../../src/index.ts";

// Endgame problems of strong players and their answers, from public pages. Of 74 such problems these are all that meet a rule
// that was set before any of them was tried here:
//
// - two players, 121 points, and one of them has 90 or more before the deal: 5 others are of earlier positions;
// - the page gives both scores: 5 others leave one to be guessed;
// - the aim is to win the game: 6 others count skunks, or are about the starters that help only;
// - there is one answer, of the author or of more than half of the experts whose answers can be read: for 15 others there
//   are several, or none that is certain.
//
// The pages name most cards by rank alone, so most suits are made up. That the hands of Barlow 12 and Experts 2003-02 are
// flushes follows from the points that the pages give them. Barlow 16 does not say whether its scores have his heels in them:
// here they do not.

/** A choice in the end of a game, and what to choose. */
export interface Problem {
  readonly name: string;
  readonly source: string;
  readonly url: string;
  /** Who answers: the author, or a number of experts. */
  readonly agreed: "author" | `${number} of ${number}`;
  readonly you: "dealer" | "pone";
  /** The points before the deal. */
  readonly scores: readonly [dealer: number, pone: number];
  /** The six cards that you are dealt; in the play, the four that you have kept. */
  readonly hand: readonly Card[];
  /** In the play, what you have discarded; empty when the page does not say. */
  readonly discarded: readonly Card[];
  /** In the play, the starter; null when the page does not say. */
  readonly starter: Card | null;
  /** The cards that have been played, by both, in order. */
  readonly plays: readonly Card[];
  /** What you should discard or play. */
  readonly answer: readonly Card[];
}

/** The problems of a page: as {@link Problem} has them, but for cards in text. */
interface Page extends Pick<Problem, "source" | "url"> {
  readonly problems: readonly (readonly [
    name: string,
    agreed: Problem["agreed"],
    you: Problem["you"],
    dealer: number,
    pone: number,
    hand: string,
    discarded: string,
    starter: string,
    plays: string,
    answer: string,
  ])[];
}

const PAGES: readonly Page[] = [
  {
    source: "Dan Barlow, American Cribbage Congress, tip 1",
    url: "http://www.cribbage.org/tips/barlow1.asp",
    problems: [["Barlow 1", "author", "dealer", 105, 111, "AS 6H 7D 9C", "", "8C", "6S 9C 5H 7D 4D", "6H"]],
  },
  {
    source: "Dan Barlow, American Cribbage Congress, tip 3",
    url: "http://www.cribbage.org/tips/barlow3.asp",
    problems: [["Barlow 3", "author", "dealer", 109, 115, "3S 5H 5D KC", "7S 9H", "8C", "TS KC 5C 5H 4D", "5D"]],
  },
  {
    source: "Dan Barlow, American Cribbage Congress, tip 7",
    url: "http://www.cribbage.org/tips/barlow7.asp",
    problems: [
      ["Barlow 7, first", "author", "pone", 105, 109, "AS 2H 6D 6C 6S KH", "", "", "", "2H KH"],
      ["Barlow 7, second", "author", "pone", 104, 107, "2S 4H 5D 6C 9S TH", "", "", "", "2S 9S"],
    ],
  },
  {
    source: "Dan Barlow, American Cribbage Congress, tip 8",
    url: "http://www.cribbage.org/tips/barlow8.asp",
    problems: [
      ["Barlow 8, 1a", "author", "dealer", 114, 105, "AS 4H 4D 5C", "7S 9H", "8C", "6S AS 7H 4H 6D", "4D"],
      ["Barlow 8, 1b", "author", "dealer", 114, 107, "AS 4H 4D 5C", "7S 9H", "8C", "6S AS 7H 4H 6D", "5C"],
      ["Barlow 8, 2a", "author", "dealer", 105, 119, "6S 6H 7D 8C", "4S TH", "AC", "TS 6S 9H 6H 3D", "8C"],
      ["Barlow 8, 2b", "author", "dealer", 105, 118, "6S 6H 7D 8C", "4S TH", "AC", "TS 6S 9H 6H 3D", "7D"],
      ["Barlow 8, 2c", "author", "dealer", 105, 115, "6S 6H 7D 8C", "4S TH", "AC", "TS 6S 9H 6H 3D", "8C"],
    ],
  },
  {
    source: "Dan Barlow, American Cribbage Congress, tip 11",
    url: "http://www.cribbage.org/tips/barlow11.asp",
    problems: [
      ["Barlow 11, 2", "author", "dealer", 120, 118, "AS 2H 3D 4C", "", "", "7S", "3D"],
      ["Barlow 11, 3a", "author", "dealer", 120, 120, "4S 4H QD KC", "9S 9H", "7C", "7S", "4S"],
      ["Barlow 11, 3b", "author", "dealer", 120, 120, "AS 2H 3D 3C", "9S 9H", "7C", "7S", "AS"],
    ],
  },
  {
    source: "Dan Barlow, American Cribbage Congress, tip 12",
    url: "http://www.cribbage.org/NewSite/tips/barlow12.asp",
    problems: [["Barlow 12", "author", "pone", 112, 110, "5H 9H TH JH", "", "", "TH 5S JH 4H", "5H"]],
  },
  {
    source: "Dan Barlow, American Cribbage Congress, tip 15",
    url: "https://www.cribbage.org/NewSite/tips/barlow15.asp",
    problems: [["Barlow 15", "author", "dealer", 119, 119, "AS AH 5D 9C", "", "", "3S", "AS"]],
  },
  {
    source: "Dan Barlow, American Cribbage Congress, tip 16",
    url: "http://www.cribbage.org/NewSite/tips/barlow16.asp",
    problems: [
      ["Barlow 16, 1a", "author", "dealer", 103, 115, "4S 7H 7D 8C", "", "7S", "KS 7H 7C 7D 6D", "8C"],
      ["Barlow 16, 1b", "author", "dealer", 103, 113, "4S 7H 7D 8C", "", "7S", "KS 7H 7C 7D 6D", "4S"],
      ["Barlow 16, 1c", "author", "dealer", 103, 104, "4S 7H 7D 8C", "", "7S", "KS 7H 7C 7D 6D", "8C"],
      ["Barlow 16, 2a", "author", "dealer", 109, 116, "AS 8H 9D TC", "", "JC", "4S 8H KH 9D QD", "AS"],
      ["Barlow 16, 2b", "author", "dealer", 109, 114, "AS 8H 9D TC", "", "JC", "4S 8H KH 9D QD", "TC"],
      ["Barlow 16, 2c", "author", "dealer", 109, 112, "AS 8H 9D TC", "", "JC", "4S 8H KH 9D QD", "AS"],
    ],
  },
  {
    source: "Dan Barlow, American Cribbage Congress, tip 17",
    url: "http://www.cribbage.org/tips/barlow17.asp",
    problems: [["Barlow 17", "author", "dealer", 114, 87, "2S 3H 4D 5C", "", "4C", "4S 2S 3D 3H 3C", "5C"]],
  },
  {
    source: "Dan Barlow, American Cribbage Congress, tip 20",
    url: "http://www.cribbage.org/NewSite/tips/barlow20.asp",
    problems: [["Barlow 20", "author", "dealer", 118, 115, "4S 5H 6D TC", "5S QH", "KC", "3S TC TH 6D 2D", "5H"]],
  },
  {
    source: "DeLynn Colvert, American Cribbage Congress, tip 8",
    url: "http://www.cribbage.org/tips/colvert8.asp",
    problems: [
      ["Colvert 8, discard", "author", "pone", 118, 117, "AS 4H 4D 6C 7S KH", "", "", "", "AS 6C"],
      ["Colvert 8, lead", "author", "pone", 118, 117, "4S 4H 7D KC", "AS 6H", "", "", "4S"],
    ],
  },
  {
    source: "John Chambers, American Cribbage Congress, tip 16",
    url: "http://www.cribbage.org/NewSite/tips/chambers16.asp",
    problems: [["Chambers 16", "author", "pone", 116, 116, "AS 2H 3D 4C QS QH", "", "", "", "AS QS"]],
  },
  {
    source: "Cribbage Pro blog, 2012",
    url: "https://blog.cribbagepro.net/search?updated-max=2012-11-15T10:02:00-08:00&max-results=2&reverse-paginate=true&start=4&by-date=false",
    problems: [
      ["Cribbage Pro, 109-109", "author", "pone", 109, 109, "3S 3H TD TC", "", "2C", "3S 3D", "TD"],
      ["Cribbage Pro, 106-106", "author", "pone", 106, 106, "3S 3H TD TC", "", "2C", "3S 3D", "3H"],
    ],
  },
  {
    source: "Michael Schell, Cribbage Forum, 1999-2000",
    url: "http://cribbageforum.com/Year2000.htm",
    problems: [
      ["Schell 2000, discard", "author", "pone", 96, 103, "4S 4H 9D JC QS QH", "", "", "", "9D QS"],
      ["Schell 2000, reply", "author", "dealer", 109, 111, "3S 7H 8D 9C", "5S QH", "TC", "4S", "8D"],
    ],
  },
  {
    source: "Michael Schell, Cribbage Forum, The bitter end, part 1",
    url: "http://cribbageforum.com/BitterEnd1.htm",
    problems: [
      ["Schell, bitter end, play", "author", "pone", 105, 110, "9S 9H 9D TC", "2S QH", "5C", "9S QS", "9H"],
      ["Schell, bitter end, discard", "author", "pone", 105, 110, "2S 9H 9D 9C TS QH", "", "", "", "2S QH"],
    ],
  },
  {
    source: "Michael Schell, Cribbage Forum, Stealing last card",
    url: "http://www.cribbageforum.com/StealingLastCard.htm",
    problems: [["Schell, last card", "author", "pone", 119, 105, "5S 6H 8D 9C TS TH", "", "", "", "5S 6H"]],
  },
  {
    source: "Cribbage Forum, Ask the Experts, 2001-08",
    url: "http://cribbageforum.com/Ask2001_08a.htm",
    problems: [["Experts 2001-08", "2 of 3", "pone", 107, 117, "2S 4H 7D TC KS KH", "", "", "", "7D TC"]],
  },
  {
    source: "Cribbage Forum, Ask the Experts, 2002-02",
    url: "http://cribbageforum.com/Ask2002_02a.htm",
    problems: [["Experts 2002-02", "2 of 3", "dealer", 92, 108, "AS 4H QD QC", "3S 4D", "2C", "AH", "AS"]],
  },
  {
    source: "Cribbage Forum, Ask the Experts, 2002-07",
    url: "http://cribbageforum.com/Ask2002_07a.htm",
    problems: [["Experts 2002-07", "2 of 3", "dealer", 95, 110, "AS 9H 9D TC", "QS KH", "JC", "4S 9H KD AS 5D", "9D"]],
  },
  {
    source: "Cribbage Forum, Ask the Experts, 2002-11",
    url: "http://cribbageforum.com/Ask2002_11a.htm",
    problems: [["Experts 2002-11", "3 of 3", "dealer", 116, 108, "5S 6H 7D TC", "2S 3H", "8D", "JH", "6H"]],
  },
  {
    source: "Cribbage Forum, Ask the Experts, 2002-12",
    url: "http://cribbageforum.com/Ask2002_12a.htm",
    problems: [["Experts 2002-12", "3 of 3", "pone", 86, 94, "3S 3H 6D 8C TS TH", "", "", "", "6D TS"]],
  },
  {
    source: "Cribbage Forum, Ask the Experts, 2003-02",
    url: "http://cribbageforum.com/Ask2003_02a.htm",
    problems: [["Experts 2003-02", "2 of 3", "pone", 97, 107, "2H 3H 6H 9H", "8S JD", "KS", "3H AS", "2H"]],
  },
  {
    source: "Cribbage Forum, Ask the Experts, 2003-12",
    url: "http://cribbageforum.com/Ask2003_12a.htm",
    problems: [["Experts 2003-12", "5 of 6", "pone", 109, 112, "2S 4H 5D 5C 8S QH", "", "", "", "2S 8S"]],
  },
  {
    source: "Cribbage Forum, Ask the Experts, 2004-04",
    url: "http://cribbageforum.com/Ask2004_04a.htm",
    problems: [
      ["Experts 2004-04, discard", "2 of 3", "pone", 91, 100, "5S 6H 8D QC QS KH", "", "", "", "6H KH"],
      ["Experts 2004-04, lead", "3 of 3", "pone", 91, 100, "5S 6H QD QC", "8S KH", "TC", "", "QD"],
    ],
  },
  {
    source: "Cribbage Forum, Ask the Experts, 2004-12",
    url: "http://cribbageforum.com/Ask2004_12a.htm",
    problems: [
      ["Experts 2004-12, lead", "3 of 4", "pone", 119, 111, "5S 5H JD KC", "2S 7H", "3C", "", "KC"],
      ["Experts 2004-12, reply", "2 of 3", "pone", 119, 111, "5S 5H JD KC", "2S 7H", "3C", "KC 8S", "JD"],
    ],
  },
];

/** All of them. */
export const PROBLEMS: readonly Problem[] = PAGES.flatMap(({ source, url, problems }) =>
  problems.map(([name, agreed, you, dealer, pone, hand, discarded, starter, plays, answer]) => ({
    name,
    source,
    url,
    agreed,
    you,
    scores: [dealer, pone],
    hand: cards(hand),
    discarded: cards(discarded),
    starter: cards(starter)[0] ?? null,
    plays: cards(plays),
    answer: cards(answer),
  })),
);

function cards(text: string): Card[] {
  return text === "" ? [] : parseCards(text);
}
