/** Options, or what else has names, in words for the title of a test: `{ players: 4, muggins: true }` is "players 4, muggins". */
export function inWords(options: object): string {
  const words = Object.entries(options).map(([name, value]) => {
    if (value === true) return name;
    if (value === false) return `no ${name}`;
    if (value === null) return `any ${name}`;
    if (typeof value === "object") return `another ${name}`;
    return `${name} ${value}`;
  });
  return words.join(", ") || "the usual options";
}
