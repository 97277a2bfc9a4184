import { CardRow } from "../rules/pictures.tsx";
import type { Problem } from "./problem.ts";

/** The four cards and the starter. */
export function HandPicture({ problem: { hand, starter, crib }, lit }: { problem: Problem; lit: readonly string[] }) {
  const cards = [...hand, starter];
  return (
    <figure class="drill-hand">
      <figcaption>{crib ? "A crib: a flush needs all five cards" : "A hand"}</figcaption>
      <CardRow cards={cards} notes={["", "", "", "", "starter"]} lit={cards.filter((card) => lit.includes(card))} />
    </figure>
  );
}
