import type { reasonWords as cribino } from "../../cribino/reasons.ts";
import type { reasonWords as crosscribb } from "../../crosscribb/reasons.ts";
import type { reasonWords as sackson } from "../../sackson/reasons.ts";
import { merged } from "./common.ts";

type Words<English> = { readonly [name in keyof English]: string };

const OPPONENTS: Readonly<Record<string, string>> = {
  "name.your opponent": "dem Gegner",
  "name.your opponents": "den Gegnern",
  "name.the next player": "dem nächsten Spieler",
};

const CROSSCRIBB: Words<typeof crosscribb> = {
  "crosscribb.scores": "bringt {points} in {line}[: {items}]",
  "crosscribb.gives": "schenkt {opponent} {points} in {line}[: {items}]",
  "crosscribb.keeps": "lässt {line} auf {wanted:one} warten, das brächte {points} (noch {unseen})",
  "crosscribb.keeps.square": "hält {square} für {wanted:one} frei, das brächte {points} (noch {unseen})",
  "crosscribb.opens": "lässt {opponent} in {line} Platz für {wanted:one}, das brächte {points} (noch {unseen})",
  "crosscribb.opens.square":
    "lässt {opponent} in {line} auf {square} Platz für {wanted:one}, das brächte {points} (noch {unseen})",
  "crosscribb.gives-up": "verzichtet in {line} auf {wanted:one}, das hätte {points} gebracht (noch {unseen})",
  "crosscribb.spoils": "verbaut {opponent} in {line} {wanted:one}, das hätte {points} gebracht (noch {unseen})",
  "crosscribb.own-crib": "kommt in deine Krippe[ und bringt dort {points}: {items}]",
  "crosscribb.their-crib": "kommt in die Krippe des Gebers[ und bringt dort {points}: {items}]",
  "name.A.one": "ein Ass",
  "name.2.one": "eine Zwei",
  "name.3.one": "eine Drei",
  "name.4.one": "eine Vier",
  "name.5.one": "eine Fünf",
  "name.6.one": "eine Sechs",
  "name.7.one": "eine Sieben",
  "name.8.one": "eine Acht",
  "name.9.one": "eine Neun",
  "name.T.one": "eine Zehn",
  "name.J.one": "einen Buben",
  "name.Q.one": "eine Dame",
  "name.K.one": "einen König",
  "name.ten-card.one": "ein Bild oder eine Zehn",
  "name.C.one": "ein Kreuz",
  "name.D.one": "ein Karo",
  "name.H.one": "ein Herz",
  "name.S.one": "ein Pik",
};

const CRIBINO: Words<typeof cribino> & Readonly<Record<string, string>> = {
  "cribino.scores": "bringt {points}: {items}",
  "cribino.goes-out": "beendet die Runde und bringt {points} für die Steine der anderen",
  "cribino.allows": "lässt {opponent} {points}",
  "cribino.allows.facing": "lässt {opponent} {facing} die {color:adj} {number} offen, das brächte {points}",
  "cribino.allows-nothing": "lässt {opponent} keine Punkte",
  "cribino.stalls": "lässt {opponent} nur Ziehen oder Aussetzen",
  "cribino.stops": "lässt {opponent} keinen passenden Stein",
  "cribino.fits": "lässt Platz für {tiles} deiner anderen Steine",
  "cribino.draws":
    "bringt in {tiles} von {stock} Fällen einen passenden Stein, sonst kostet er am Ende vielleicht {cost}",
  "cribino.passes":
    "vermeidet einen weiteren Stein, der am Ende {cost} kostet, wenn du ihn noch hast; {tiles} von {stock} würden passen",
  "name.north": "oben",
  "name.east": "rechts",
  "name.south": "unten",
  "name.west": "links",
  "name.purple.adj": "lila",
  "name.red.adj": "rote",
  "name.green.adj": "grüne",
  "name.yellow.adj": "gelbe",
};

const SACKSON: Words<typeof sackson> & Readonly<Record<string, string>> = {
  "sackson.scores": "ergibt {figure:acc} in {color} für {points}",
  "sackson.sets-up": "erlaubt den Tausch von {squares} für {figure:acc} in {color}, das brächte {points}",
  "sackson.prepares": "bringt {color} bis auf ein Plättchen an {figure:acc} heran, das brächte {points}",
  "sackson.lacks":
    "lässt {figure:to} {color:dat} {figure} nur noch {squares}[ und den {stone:dat} Stein] offen, das brächte {points}[, sobald der {awaited:adj} Stein frei ist]",
  "sackson.breaks": "verdirbt {figure:acc} in {color} für {points}: Es fehlte nur noch {squares}",
  "sackson.blocks": "verwehrt {opponent} {figure:acc} in {color} für {points}",
  "sackson.keeps":
    "behält {color} und braucht {figure:to} {color:dat} {figure} nur noch {squares}[ und den {stone:dat} Stein], das brächte {points}[, sobald der {awaited:adj} Stein frei ist]",
  "sackson.needs": "lässt {figure:to} {color:dat} {figure} noch {squares} offen, das brächte {points}",
  "sackson.allows": "erlaubt {opponent} {figure:acc} in {color} für {points}",
  "name.plus.acc": "ein Plus",
  "name.cross.acc": "ein Kreuz",
  "name.line.acc": "eine Reihe",
  "name.zig-zag.acc": "ein Zickzack",
  "name.plus.to": "zum",
  "name.cross.to": "zum",
  "name.line.to": "zur",
  "name.zig-zag.to": "zum",
  "name.yellow.adj": "gelbe",
  "name.blue.adj": "blaue",
  "name.green.adj": "grüne",
  "name.brown.adj": "braune",
  "name.red.adj": "rote",
  "name.yellow.dat": "gelben",
  "name.blue.dat": "blauen",
  "name.green.dat": "grünen",
  "name.brown.dat": "braunen",
  "name.red.dat": "roten",
};

/**
 * The German words of the reasons of all games, for `reasonsOf`. Pass them together with the words of the game.
 *
 * @example
 * ```ts
 * import { reasonsOf } from "fifteen-two/reasons";
 * import * as sackson from "fifteen-two/sackson";
 * import * as german from "fifteen-two/words/de";
 *
 * let state = sackson.initialState();
 * for (const text of ["0 take yellow blue", "0 exchange b2 c2", "0 return yellow"])
 *   state = sackson.apply(state, sackson.parseMove(text));
 * const options = { words: { ...german.sackson, ...german.reasons } };
 * const [reason] = reasonsOf(sackson, sackson.view(state, 1), sackson.parseMove("1 take yellow brown"), options);
 * reason!.text; // => "Erlaubt den Tausch von c4 und a5 für ein Zickzack in Gelb, das brächte 5"
 * ```
 */
export const reasons: Readonly<Record<string, string>> = /* @__PURE__ */ merged(
  OPPONENTS,
  CRIBINO,
  CROSSCRIBB,
  SACKSON,
);
