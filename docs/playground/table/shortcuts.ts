import { useEffect } from "preact/hooks";

/** The current action of each key, with "Ctrl+" before it; undefined if it has none. */
type Actions = Readonly<Record<string, (() => void) | undefined>>;

/** Handles keys that the browser does not, except while the player types or a dialog is open. */
export function useShortcuts(actions: Actions): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (altKey || document.querySelector("dialog[open]")) return;
      if (target instanceof Element && target.matches("input, select")) return;
      const isRedo = shiftKey && key.toLowerCase() === "z";
      const name = key.length > 1 ? key : isRedo ? "Y" : key.toUpperCase();
      const act = actions[ctrlKey || metaKey ? `Ctrl+${name}` : name];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    // Before the table moves the focus by the same keys.
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  });
}
