/** Characters after which a literal is cut off. */
const LONGEST = 2000;

/** A value as one line of code, as the comments of examples write it. */
export function literal(value: unknown): string {
  const text = write(value, []);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}

function write(value: unknown, around: readonly unknown[]): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return `[function ${value.name}]`;
  if (Object.is(value, -0)) return "-0";
  if (typeof value !== "object" || value === null) return String(value);
  if (around.includes(value)) return "[circular]";
  return writeObject(value, [...around, value]);
}

function writeObject(value: object, around: readonly unknown[]): string {
  if (value instanceof Error) return String(value);
  const list = (items: Iterable<unknown>) => Array.from(items, (item) => write(item, around)).join(", ");
  if (Array.isArray(value)) return `[${list(value)}]`;
  const name = Object.getPrototypeOf(value)?.constructor.name ?? "Object";
  if (ArrayBuffer.isView(value) || value instanceof Set || value instanceof Map)
    return `${name} [${list(value as unknown as Iterable<unknown>)}]`;
  const pairs = Object.entries(value).map(([key, item]) => `${keyOf(key)}: ${write(item, around)}`);
  const object = pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
  return name === "Object" ? object : `${name} ${object}`;
}

function keyOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key);
}
