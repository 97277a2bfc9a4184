import * as cribino from "../../src/cribino/index.ts";
import { describeBorder } from "../border.ts";
import { plainDeck } from "./help.ts";

describeBorder(cribino, [
  { players: 2 },
  { players: 5, deals: 1 },
  { players: 4, partners: true, deals: 1 },
  { players: 3, deals: 1, deck: plainDeck },
  { players: 1 },
]);
