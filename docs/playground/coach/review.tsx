import type { Session } from "../table/session.ts";

export function Review(_props: { session: Session; step(moves: number): void }) {
  return null;
}
