import { MainButton } from "../ui/controls.tsx";
import { t } from "../ui/words.ts";

interface CurtainProps {
  readonly name: string;
  /** What the one before has done. */
  readonly told: string;
  uncover(): void;
}

/** Between two people at one screen: nobody's cards show before that person says so. */
export function Curtain({ name, told, uncover }: CurtainProps) {
  const title = t("{name} is next", { name });
  return (
    <section class="panel curtain" aria-label={title}>
      <h2>{title}</h2>
      <p>{told}</p>
      <MainButton act={uncover}>{t("I am {name}: show my cards", { name })}</MainButton>
    </section>
  );
}
