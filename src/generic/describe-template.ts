/** What a placeholder stands for. */
export interface Value {
  readonly text: string;
  /** For those who act: which form of a verb goes with them, 0 for you, 1 for one other, 2 for several. */
  readonly person?: 0 | 1 | 2;
}

/**
 * Fills in a template. `{name}` is a value; `{play|plays}` is the form of a verb for those named last, the first
 * for you, the second for one other, the third (or again the first) for several; a part in brackets is left out if any
 * of its values is unknown.
 */
export function filled(template: string, named: (name: string) => Value | undefined): string {
  let person = (named("seat") ?? named("side"))?.person ?? 1;
  let isKnown = true;
  const replace = (whole: string, name: string): string => {
    if (name.includes("|")) return formOf(name.split("|"), person);
    const value = named(name);
    if (value === undefined) isKnown = false;
    person = value?.person ?? person;
    return value?.text ?? whole;
  };
  const parts = template.split(/\[([^[\]]*)\]/).map((part, i) => {
    isKnown = true;
    const text = part.replace(/\{([^{}]*)\}/g, replace);
    // Every second part was in brackets.
    return i % 2 === 1 && !isKnown ? "" : text;
  });
  return parts.join("");
}

function formOf(forms: readonly string[], person: 0 | 1 | 2): string {
  return forms[person] ?? forms[0]!;
}
