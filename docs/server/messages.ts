// Messages of clients, each a Standard Schema. The game's own schemas read moves and options.
import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as v from "valibot";
import type { Series } from "./series.ts";

const id = v.pipe(v.string(), v.uuid(), v.toLowerCase());
/** The range of a Postgres `integer`. */
const number = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));
/** A name that looks the way it was typed: no invisible, direction-changing or overlapping characters. */
const name = v.optional(
  v.pipe(
    v.string(),
    v.maxBytes(200),
    v.normalize("NFC"),
    v.transform((text) => text.replaceAll(/\p{Zs}+/gu, " ").trim()),
    v.maxGraphemes(30),
    v.check(isReadable, "must have a letter, digit or symbol, and no invisible characters"),
  ),
);
const token = v.pipe(v.string(), v.maxLength(1_000));
/** A random text of the client's own, which becomes the token: the same request again gets the same seat. */
const key = v.optional(v.pipe(v.string(), v.minLength(32), v.maxLength(100)));
const json = v.pipe(v.string(), v.parseJson());

/** The effect of a timeout: the server moves, a bot takes over the seat, or the seat loses. */
const turn = v.strictObject({
  seconds: v.pipe(number, v.minValue(1), v.maxValue(30 * 86_400)),
  end: v.picklist(["move", "bot", "forfeit"]),
});
export type Turn = v.InferOutput<typeof turn>;

/**
 * `POST /matches`; `listed` shows it to everybody until its seats are taken, and `firstTo` is the number of games that
 * wins a series.
 */
export const createSchema = v.strictObject({
  game: v.string(),
  options: v.optional(v.unknown(), {}),
  name,
  key,
  turn: v.optional(turn),
  listed: v.optional(v.boolean(), false),
  firstTo: v.optional(v.pipe(number, v.minValue(1), v.maxValue(9))),
});

/** `POST /matches/ID/seats`: takes a seat, or the first that is free. */
export const seatSchema = v.strictObject({ seat: v.optional(number), name, key });

/** `POST /matches/ID/leave` and `POST /matches/ID/rematch`. */
export const tokenSchema = v.strictObject({ token });

/** The ID of a match in a path. */
export const pathSchema = v.object({ id });

/**
 * The first message on a socket: the match, the seat's token, the client's number of moves, and the last update's tag.
 */
const has = { after: v.optional(number, 0), tag: v.optional(v.pipe(v.number(), v.safeInteger())) };
const join = { type: v.literal("join"), match: id, token: v.optional(token), ...has };
export const joinSchema = v.pipe(json, v.strictObject(join));

/** A move, and the number of moves that the client had seen when choosing it. */
const move = { type: v.literal("move"), after: number, move: v.unknown() };
export const moveSchema = v.pipe(json, v.strictObject(move));

/** A stock phrase, by its number; clients know its words. */
export const saySchema = v.pipe(json, v.strictObject({ type: v.literal("say"), phrase: v.picklist([0, 1, 2, 3]) }));

export type JoinMessage = v.InferOutput<typeof joinSchema>;
export type MoveMessage = v.InferOutput<typeof moveSchema>;

function isReadable(name: string): boolean {
  // Invisible characters are allowed inside emoji, and joiners where they change letters.
  const plain = name.replaceAll(EMOJI, "☺").replaceAll(JOINER, "");
  return /[\p{L}\p{N}\p{S}]/u.test(plain) && !UNREADABLE.test(plain);
}
const ONE = "\\p{Extended_Pictographic}[\\uFE0E\\uFE0F]?\\p{Emoji_Modifier}?";
const EMOJI = new RegExp(`\\p{RGI_Emoji_Tag_Sequence}|${ONE}(\\u200D${ONE})*|[0-9#*]\\uFE0F?\\u20E3`, "gv");
const VIRAMA = "[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]";
const CURSIVE = "[\\p{L}&&[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Mand}\\p{sc=Nkoo}\\p{sc=Mong}\\p{sc=Adlm}\\p{sc=Rohg}]]";
/** As in RFC 5892, A.1 and A.2, but also between any cursive letters, and before a virama, for Bengali ra with ya. */
const AFTER = `(?<=${VIRAMA})\\p{Join_C}|(?<=${CURSIVE}\\p{M}*)\\u200C(?=${CURSIVE})`;
const JOINER = new RegExp(`${AFTER}|(?<=\\p{L})\\u200D(?=${VIRAMA})`, "gv");
/** The limits on combining marks leave room for Vietnamese and Burmese. */
const UNREADABLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(^| )\p{M}|\p{sc=Inherited}{3}|\p{M}{5}/u;

/** Letters with those of other scripts, and digits, that look the same. */
const ALIKE =
  "AΑА BΒВ CСϹ EΕЕ HΗН IΙІӀ JЈ KΚК MΜМ NΝ OΟО PΡР SЅ TΤТ XΧХ YΥУҮ ZΖ aαа bв cсϲ dԁ eе hһн iіι jј kκк l1|ӏ mм nпո oοо0 pρр qԛ rг sѕ tτт uυս vνѵ wԝ xχх yγу";
const LOOKS = new Map(ALIKE.split(" ").flatMap((letters) => [...letters].map((letter) => [letter, letters[0]])));

/**
 * Equal for names that look alike: case, spaces, punctuation, joiners, and letters of other scripts make no difference.
 */
export function lookOf(name: string): string {
  const letters = name.normalize("NFKC").replaceAll(/[\p{Z}\p{P}\p{Join_C}\p{VS}]/gu, "");
  return letters
    .replaceAll(/./gu, (letter) => LOOKS.get(letter) ?? letter)
    .toLowerCase()
    .replaceAll("i", "l");
}

type Reading<T> =
  | { readonly value: T; readonly issue?: undefined }
  | { readonly value?: undefined; readonly issue: string };

/** Escapes that Postgres does not store in JSON. */
const UNSTORABLE = /(?<!\\)(\\\\)*\\u(0000|d[89a-f])/;

/** Reads a value by a schema. */
export function read<T>(schema: StandardSchemaV1<unknown, T>, value: unknown): Reading<T> {
  const result = schema["~standard"].validate(value);
  if (result instanceof Promise) return { issue: "cannot be read synchronously" };
  if (result.issues === undefined)
    return UNSTORABLE.test(JSON.stringify(result.value))
      ? { issue: "must not contain NUL or half a surrogate pair" }
      : result;
  const { path = [], message } = result.issues[0]!;
  const keys = path.map((part) => String(typeof part === "object" ? part.key : part)).join(".");
  return { issue: keys === "" ? message : `${keys}: ${message}` };
}

/** A message to a socket, as JSON. */
export type ServerMessage =
  | {
      readonly type: "update";
      /** Number of moves that the client now has; `moves` are the latest of them, as the seat sees them. */
      readonly number: number;
      /**
       * Identifies the last move, in case the database loses moves and others take their numbers; send it with the next
       * join.
       */
      readonly tag?: number | undefined;
      readonly game: string;
      readonly view: unknown;
      /** The time limit of each turn. */
      readonly turn?: Turn | undefined;
      /** The series of a rematch, or of a match with `firstTo`. */
      readonly series?: Series | undefined;
      readonly moves: readonly unknown[];
      /** By seat: the player's name, an empty name where none was given, null while the seat is free. */
      readonly names: readonly (string | null)[];
      /** Seats whose players are disconnected. */
      readonly away?: readonly number[] | undefined;
      /** Seats that a bot plays. */
      readonly bots?: readonly number[] | undefined;
      /** Seats of a rematch whose players have not asked for it yet. */
      readonly awaited?: readonly number[] | undefined;
      /** Seats that lost on time; the match is over. */
      readonly forfeit?: readonly number[] | undefined;
      /** Seats that have asked for a rematch. */
      readonly rematch?: readonly number[] | undefined;
      /** The ID of the rematch, once somebody has asked for it, so that those who watch can follow. */
      readonly next?: string | undefined;
      /** More moves follow in the next update; wait for them before you show the view. */
      readonly more?: true | undefined;
    }
  /** The move sent with this `after` is stored as this number. */
  | { readonly type: "accepted"; readonly after: number; readonly number: number }
  | { readonly type: "refused"; readonly after: number; readonly code: string; readonly message: string }
  /** A player said a stock phrase. */
  | { readonly type: "said"; readonly seat: number; readonly phrase: number }
  /** The link works; the next beat comes after `ms` milliseconds. */
  | { readonly type: "beat"; readonly ms: number }
  /** The socket closes after this message. */
  | { readonly type: "error"; readonly code: string; readonly message: string };
