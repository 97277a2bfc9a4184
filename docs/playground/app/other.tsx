import { Later } from "./later.tsx";

/** A page other than the table: counting, practice, rules, statistics. */
export function Other({ name, parts }: { name: string; parts: readonly string[] }) {
  const props = name === "rules" ? { game: parts[0] ?? "cribbage" } : { parts };
  return (
    <div class="front">
      <header class="site">
        <a class="brand" href="#">
          fifteen-two
        </a>
        <nav aria-label="More">
          <a href="#play/cribbage">Play</a>
          <a href="#count" aria-current={name === "count" ? "page" : undefined}>
            Count a hand
          </a>
          <a href="#drill" aria-current={name === "drill" ? "page" : undefined}>
            Counting practice
          </a>
          <a href="#statistics" aria-current={name === "statistics" ? "page" : undefined}>
            Your statistics
          </a>
        </nav>
      </header>
      <main id="main" class="other">
        <Later name={name} props={props} />
      </main>
    </div>
  );
}
