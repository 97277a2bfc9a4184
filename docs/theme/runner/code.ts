/** Turns the line breaks of a page into characters of the code, apart from one at the end, which a caret could pass. */
export function breakLines(code: HTMLElement): void {
  for (const line of code.querySelectorAll("br")) line.replaceWith("\n");
  const last = code.lastChild;
  if (last?.nodeType === Node.TEXT_NODE) last.textContent = last.textContent!.trimEnd();
}

/** Lets a person edit the code, as plain text in browsers that know this. */
export function makeEditable(code: HTMLElement, editable: boolean): void {
  try {
    code.contentEditable = editable ? "plaintext-only" : "inherit";
  } catch {
    code.contentEditable = "true";
  }
  const attributes = { role: "textbox", "aria-multiline": "true", "aria-label": "Code of the example" };
  const typing = { spellcheck: "false", autocapitalize: "off", autocorrect: "off" };
  for (const [name, value] of Object.entries({ ...attributes, ...typing }))
    if (editable) code.setAttribute(name, value);
    else code.removeAttribute(name);
}

/** Places a mark at the end of a line. Its text is an attribute, and so not a part of the code. */
export function mark(code: HTMLElement, line: number, kind: string, text: string): void {
  const mark = document.createElement("span");
  mark.className = `example-mark ${kind}`;
  mark.dataset.text = text;
  const range = endOfLine(code, line);
  if (range === undefined) code.append(mark);
  else range.insertNode(mark);
}

export function unmark(code: HTMLElement): void {
  for (const mark of code.querySelectorAll(".example-mark")) mark.remove();
}

/** The end of a line; undefined for the last one without a line break. */
function endOfLine(code: HTMLElement, line: number): Range | undefined {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let left = line;
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (let at = text.data.indexOf("\n"); at >= 0; at = text.data.indexOf("\n", at + 1)) {
      left--;
      if (left > 0) continue;
      const range = document.createRange();
      range.setStart(text, at);
      return range;
    }
  }
  return undefined;
}
