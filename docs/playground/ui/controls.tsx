import type { ComponentChildren as Children, Ref } from "preact";
import ICONS from "./icons.json";
import { capital } from "./words.ts";

type ButtonProps = { act(): void; class?: string; ref?: Ref<HTMLButtonElement>; children: Children };

/** A plain button. */
export function Button({ act, ...rest }: ButtonProps) {
  return <button type="button" onClick={act} {...rest} />;
}

/** The main button. */
export function MainButton(props: ButtonProps) {
  return <Button class="main" {...props} />;
}

/** An icon, drawn with one stroke. */
export function Icon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg viewBox="0 0 20 20" class="icon" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

type ToolProps = { icon?: keyof typeof ICONS; label: string; act(): void; off?: boolean };

/** A button with an icon, or else with its label. */
export function Tool({ icon, label, act, off = false }: ToolProps) {
  return (
    <button type="button" class="tool" aria-label={label} aria-disabled={off} onClick={() => off || act()}>
      {icon ? <Icon name={icon} /> : label}
    </button>
  );
}

/** A `ref` that focuses an element when it appears. */
export function focused(element: HTMLElement | null): void {
  element?.focus();
}

/** A problem; empty when there is none. */
export function Trouble({ text, id }: { text: string; id?: string }) {
  return (
    <p class="trouble" role="alert" {...{ id }}>
      {text}
    </p>
  );
}

interface SelectProps<Value extends string> {
  readonly name: string;
  readonly title: string;
  readonly hint?: string;
  readonly value: string | undefined;
  /** Each choice with its label. */
  readonly values: readonly (readonly [Value, string])[];
  change(value: Value): void;
}

/** A choice with its title. */
export function Select<Value extends string>({ name, title, hint, value, values, change }: SelectProps<Value>) {
  return (
    <label title={hint}>
      {title}{" "}
      <select name={name} value={value} onChange={({ currentTarget }) => change(currentTarget.value as Value)}>
        {values.map(([one, text]) => (
          <option key={one} value={one}>
            {capital(text)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A choice between yes and no. */
export function Check({ label, on, set }: { label: string; on: boolean; set(on: boolean): void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => set(currentTarget.checked)} />
      {label}
    </label>
  );
}
