import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { load, save } from "../app/store.ts";

interface Props {
  readonly action: string;
  readonly disabled?: boolean;
  readonly children?: ComponentChildren;
  /** May fail with a message for the player. */
  go(name: string): Promise<void>;
}

/** Asks for a name, which is remembered, and then does something that takes a while. */
export function NameForm({ action, disabled = false, children, go }: Props) {
  const [name, setName] = useState(() => String(load("name") ?? ""));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setTrouble("");
    save("name", name.trim());
    try {
      await go(name.trim() || "Player");
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : `${error}`);
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit}>
      {children}
      <p class="line">
        <label>
          Your name{" "}
          <input
            value={name}
            maxLength={30}
            autoComplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="main" disabled={busy || disabled}>
          {action}
        </button>
      </p>
      <p class="trouble" role="alert">
        {trouble}
      </p>
    </form>
  );
}
