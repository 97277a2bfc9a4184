import { scoreHand } from "fifteen-two/scoring";
import { useState } from "preact/hooks";
import { Check } from "../../ui/controls.tsx";
import { t } from "../../ui/words.ts";
import type { Route } from "../route.ts";
import { CardField, cardsIn, Picker, readCards } from "./cards.tsx";
import { CountedHand } from "./hand.tsx";

const MOST = 5;

/** The page that counts a hand; its address carries the hand: `#count/5H-5D-5S-JC-5C/crib`. */
export default function CountPage({ path: [given = "", kind] }: Route) {
  const [text, setText] = useState(given.replaceAll("-", " "));
  const [crib, setCrib] = useState(kind === "crib");
  const { slots, trouble } = readCards(text, MOST);
  const show = (nextText: string, nextCrib: boolean) => {
    setText(nextText);
    setCrib(nextCrib);
    history.replaceState(null, "", `#count/${readCards(nextText, MOST).slots.join("-")}${nextCrib ? "/crib" : ""}`);
  };
  const hand = cardsIn(slots.slice(0, 4));
  const [starter] = cardsIn(slots.slice(4, 5));
  const score = hand.length < 4 ? undefined : scoreHand(hand, starter, { crib });
  return (
    <div class="counting">
      <h1>{t("Count a hand")}</h1>
      <CardField
        label={t("Four cards and the starter")}
        verb={t("Count it")}
        {...{ text, trouble }}
        show={(next) => show(next, crib)}
      >
        <Check label={t("This is a crib")} on={crib} set={(on) => show(text, on)} />
      </CardField>
      <CountedHand
        {...{ slots, crib, score }}
        said={
          score === undefined ? (
            t("Pick {n} more {n|card|cards}.", { n: 4 - hand.length })
          ) : (
            <>
              <strong>{score.points}</strong> {t("{n|point|points}", { n: score.points })}
              {!starter && t(" without a starter yet")}
            </>
          )
        }
      />
      <Picker starter slots={slots} most={MOST} change={(next) => show(next, crib)} />
    </div>
  );
}
