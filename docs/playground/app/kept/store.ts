import * as v from "valibot";

/** Prefix of this browser's storage. Without storage the page still plays, and keeps data until it is closed. */
const PREFIX = "fifteen-two:";

const unkept = new Map<string, string>();

/** Reads what was kept under a name; undefined when there is nothing, or not what the schema describes. */
export function load<Value>(name: string, schema: v.GenericSchema<unknown, Value>): Value | undefined {
  try {
    const text = unkept.get(name) ?? localStorage.getItem(PREFIX + name);
    return text === null ? undefined : v.parse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Keeps a JSON value under a name; undefined forgets it. Tells whether it will be there after a reload. */
export function save(name: string, value: unknown): boolean {
  unkept.delete(name);
  const text = value === undefined ? undefined : JSON.stringify(value);
  try {
    if (text === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
    return true;
  } catch {
    if (text !== undefined) unkept.set(name, text);
    return false;
  }
}

/** Calls back when another tab keeps something else under a name, until the returned function is called. */
export function onOther(name: string, call: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key === PREFIX + name && call();
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
