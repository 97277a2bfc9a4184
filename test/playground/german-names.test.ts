// Names in German sentences.
import { afterAll, expect, test, vi } from "vitest";

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("a name gets the s of a German owner unless that could not be heard or read", async () => {
  vi.stubGlobal("navigator", { language: "de-DE" });
  vi.resetModules();
  const { loadWords, named, t } = await import("../../docs/playground/ui/words.ts");
  await loadWords();
  const owned = ["Nora", "Ines", "Max", "Spieler 2"].map((name) => t("{name}'s crib", named(name)));
  expect(owned).toEqual(["Noras Krippe", "Krippe von Ines", "Krippe von Max", "Krippe von Spieler 2"]);
});
