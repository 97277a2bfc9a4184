// An example of your own accounts: ACCOUNTS=./accounts.ts ACCOUNTS_KEY=… Your site signs USER.EXPIRES.SIGNATURE for its
// users.
import { createHmac, timingSafeEqual } from "node:crypto";

const { ACCOUNTS_KEY = "" } = process.env;

export function holderOf(token: string): string | undefined {
  const [user, expires, signature = ""] = token.split(".");
  const wanted = createHmac("sha256", ACCOUNTS_KEY).update(`${user}.${expires}`).digest();
  const given = Buffer.from(signature, "base64url");
  const isValid = given.length === wanted.length && timingSafeEqual(given, wanted) && Number(expires) > Date.now();
  return isValid && ACCOUNTS_KEY !== "" ? user : undefined;
}
