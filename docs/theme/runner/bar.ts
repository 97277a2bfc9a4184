/** The controls below an example. */
export interface Bar {
  readonly bar: HTMLElement;
  /** Says Run, or Stop while the example runs. */
  readonly runner: HTMLButtonElement;
  /** Says Edit, or Reset while the code can be edited. */
  readonly editor: HTMLButtonElement;
  /** The result of the run, which screen readers announce. */
  readonly status: HTMLOutputElement;
  /** The example's console output. */
  readonly log: HTMLElement;
}

/** Creates the bar of an example that runs. */
export function createBar(code: HTMLElement): Bar {
  const runner = createButton("example-run", "Run");
  const editor = createButton("example-edit", "Edit");
  const status = create("output", "example-status");
  const log = create("div", "example-log");
  log.role = "log";
  log.ariaLabel = "Output of the example";
  return { bar: append(code, [runner, editor, status], log), runner, editor, status, log };
}

/** Creates the bar of an example that can't run on a page. */
export function createNote(code: HTMLElement, text: string): void {
  append(code, [create("span", "example-status", text)]);
}

function append(code: HTMLElement, parts: readonly HTMLElement[], ...below: readonly HTMLElement[]): HTMLElement {
  const bar = create("div", "example-bar");
  bar.append(...parts);
  code.parentElement!.after(bar, ...below);
  return bar;
}

function create<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = "") {
  return Object.assign(document.createElement(name), { className, textContent: text });
}

function createButton(className: string, text: string): HTMLButtonElement {
  return Object.assign(create("button", className, text), { type: "button" as const });
}
