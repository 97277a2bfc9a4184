import { cribino } from "../../src/cribino/index.ts";
import { describeBorder } from "../border.ts";
import { plainDeck } from "./help.ts";

describeBorder(cribino, [
  { players: 2 },
  { players: 5, hands: 1 },
  { players: 4, partners: true, hands: 1 },
  { players: 3, hands: 1, deck: plainDeck },
  { players: 1 },
]);
