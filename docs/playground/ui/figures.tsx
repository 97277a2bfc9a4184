import type { ComponentChildren as Children } from "preact";

/** A list of statistics with their labels. */
export function Figures({ class: name, of }: { class: string; of: Readonly<Record<string, string | number>> }) {
  return (
    <dl class={name}>
      {Object.entries(of).map(([title, figure]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

interface GridProps {
  readonly class?: string;
  readonly caption?: string;
  /** The titles of the columns; empty where there is none. */
  readonly head: readonly Children[];
  readonly rows: readonly { readonly key: string; readonly class?: string; readonly cells: readonly Children[] }[];
}

/** A table with row headings. */
export function Grid({ class: name = "", caption, head, rows }: GridProps) {
  return (
    <table class={name}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {head.map((title, i) => {
            const Cell = title === "" ? "td" : "th";
            return (
              <Cell key={i} {...(title !== "" && { scope: "col" })}>
                {title}
              </Cell>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, class: marks = "", cells: [first, ...others] }) => (
          <tr key={key} class={marks}>
            <th scope="row">{first}</th>
            {others.map((cell, i) => (
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
