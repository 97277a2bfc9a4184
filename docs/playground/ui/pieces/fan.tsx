import { CardFace } from "./card.tsx";

/** The picture of this page: a fan of cards, one short of the best hand. */
export function Fan() {
  return (
    <div class="fan" aria-hidden="true">
      {(["5H", "5S", "5D", "JC"] as const).map((card, i) => (
        <span key={card} style={{ "--n": `${i - 1.5}` }}>
          <CardFace card={card} />
        </span>
      ))}
    </div>
  );
}
