import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Seat } from "fifteen-two";

/** What gives the right to a seat: nobody can guess it, and only its hash is stored. */
export function newToken(): string {
  return randomBytes(24).toString("base64url");
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** The seat of a token; the time it takes to compare tells nothing of the hashes. */
export function seatOf(token: string, hashes: readonly (string | undefined)[]): Seat | undefined {
  const given = Buffer.from(hashOf(token));
  const seat = hashes.findIndex((hash) => hash !== undefined && timingSafeEqual(Buffer.from(hash), given));
  return seat < 0 ? undefined : seat;
}
