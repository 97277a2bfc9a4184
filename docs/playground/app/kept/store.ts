import * as v from "valibot";

/** Prefix of the storage keys. Without storage the page still works, with data in memory. */
const PREFIX = "fifteen-two:";

const unkept = new Map<string, string>();

/** Reads a stored value; undefined if there is none or it does not match the schema. */
export function load<Value>(name: string, schema: v.GenericSchema<unknown, Value>): Value | undefined {
  try {
    const text = unkept.get(name) ?? localStorage.getItem(PREFIX + name);
    return text === null ? undefined : v.parse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Stores a JSON value; undefined deletes it. Returns whether it will survive a reload. */
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

/** Calls back when another tab changes the value of a name, until the returned function is called. */
export function onOther(name: string, call: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key === PREFIX + name && call();
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
