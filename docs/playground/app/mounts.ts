/**
 * Parts that load when they are first opened, so that they do not count before the first card. Each module's default
 * export is a component:
 *
 * - `drill/index.tsx`: `() => …`, the page `#drill`
 * - `statistics/index.tsx`: `() => …`, the page `#statistics`; and `keep(session: Session): void`, called once when a game ends
 * - `rules/index.tsx`: `({ game }: { game: string }) => …`, inside a dialog that the table opens, and the page `#rules/GAME`
 * - `developer/index.tsx`: `({ session, moves, seat }: { session: Session; moves: number; seat: Seat | undefined }) => …`,
 *   inside a dialog that the table opens
 * - `online/index.tsx`: `({ server, open }: { server: string; open(session: Session): void }) => …`, the page `#online/…`
 * - `offline/index.ts`: `register(): void`, called once the first page is drawn
 *
 * The page's strict content security policy lets nothing connect anywhere; `online.html` is the same page with a policy
 * that does, and `?server=` leads there.
 */
import type { ComponentType } from "preact";
import type { Session } from "../table/session.ts";

/** The components by the name of their folder. */
export const mounts: Readonly<Record<string, (() => Promise<{ readonly default: ComponentType<never> }>) | undefined>> =
  {
    count: () => import("../count/index.tsx"),
    drill: () => import("../drill/index.tsx"),
    statistics: () => import("../statistics/index.tsx"),
    rules: () => import("../rules/index.tsx"),
    developer: () => import("../developer/index.tsx"),
    online: () => import("../online/index.tsx"),
  };

/** What else is called, once it is there. */
export const hooks: {
  /** A game has ended. */
  readonly keep?: (session: Session) => void;
  /** The page has been drawn. */
  readonly register?: () => void;
} = {
  keep: (session) => void import("../statistics/index.tsx").then(({ keep }) => keep(session)),
  register: () => void import("../offline/index.ts").then(({ register }) => register()),
};
