import { frozen } from "../../core/frozen.ts";
import type { reasonWords as cribino } from "../../cribino/reasons.ts";
import type { reasonWords as crosscribb } from "../../crosscribb/reasons.ts";
import type { reasonWords as sackson } from "../../sackson/reasons.ts";

type Words<English> = { readonly [name in keyof English]: string };

const CROSSCRIBB: Words<typeof crosscribb> = {
  "crosscribb.scores": "bringt {points} in {line}[: {items}]",
  "crosscribb.gives": "schenkt dem Gegner {points} in {line}[: {items}]",
  "crosscribb.keeps": "wartet in {line} auf {wanted:one}, gut für {points}",
  "crosscribb.keeps.square": "hält {square} für {wanted:one} frei, gut für {points}",
  "crosscribb.allows": "lässt dem Gegner in {line} Platz für {wanted:one}, gut für {points}",
  "crosscribb.allows.square": "lässt dem Gegner {square} für {wanted:one}, gut für {points}",
  "crosscribb.gives-up": "gibt {wanted:one} in {line} auf, gut für {points}",
  "crosscribb.gives-up.run": "gibt eine Folge von {run} in {line} auf",
  "crosscribb.spoils": "verbaut dem Gegner {wanted:one} in {line}, gut für {points}",
  "crosscribb.spoils.run": "verdirbt eine Folge von {run} in {line}",
  "crosscribb.own-crib": "die Krippe gehört dir[ und bringt {points}: {items}]",
  "crosscribb.their-crib": "gibt die Karte in die Krippe des Gegners[, wo sie {points} zählt: {items}]",
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
  "name.C.one": "ein Kreuz",
  "name.D.one": "ein Karo",
  "name.H.one": "ein Herz",
  "name.S.one": "ein Pik",
};

const CRIBINO: Words<typeof cribino> & Readonly<Record<string, string>> = {
  "cribino.scores": "bringt {points}: {items}",
  "cribino.goes-out": "beendet die Runde und bringt {points} für die Steine der anderen",
  "cribino.allows": "lässt dem Gegner {facing} die {color:adj} {number} offen, gut für {points}",
  "cribino.allows-elsewhere": "lässt dem Gegner anderswo {points}",
  "cribino.allows-nothing": "lässt dem Gegner keine Punkte",
  "cribino.stops": "lässt dem Gegner keinen Stein, der passt",
  "cribino.keeps": "hält eine Ecke offen, in der ein Stein von dir {points} bringt",
  "cribino.fits": "deine Steine, die dann noch passen: {tiles}",
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
  "sackson.scores": "macht {figure:acc} in {color} für {points}",
  "sackson.sets-up": "erlaubt gleich {figure:acc} in {color} für {points}",
  "sackson.lacks": "{color} fehlt nur noch {square} {figure:to}, gut für {points}",
  "sackson.breaks": "verdirbt {figure:acc} in {color}, gut für {points}",
  "sackson.keeps": "behält {color}, dem nur noch {square} {figure:to} fehlt, gut für {points}",
  "sackson.needs": "{color} fehlen noch zwei Plättchen {figure:to}, gut für {points}",
  "sackson.allows": "lässt dem Gegner {figure:acc} in {color} für {points}",
  "name.plus.acc": "ein Plus",
  "name.cross.acc": "ein Kreuz",
  "name.line.acc": "eine Reihe",
  "name.zig-zag.acc": "ein Zickzack",
  "name.plus.to": "zum Plus",
  "name.cross.to": "zum Kreuz",
  "name.line.to": "zur Reihe",
  "name.zig-zag.to": "zum Zickzack",
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
 * reason!.text; // => "Erlaubt gleich ein Zickzack in Gelb für 5"
 * ```
 */
export const reasons: Readonly<Record<string, string>> = /* @__PURE__ */ frozen({
  ...CRIBINO,
  ...CROSSCRIBB,
  ...SACKSON,
});
