import type { ComponentChildren } from "preact";

export interface PieceProps {
  readonly class?: string;
  readonly style?: Readonly<Record<string, string>>;
  readonly children?: ComponentChildren;
  readonly "aria-label"?: string;
  readonly "aria-pressed"?: boolean;
  readonly "aria-disabled"?: boolean;
  readonly tabIndex?: number;
  readonly onClick?: () => void;
}

/** A thing on the table: a picture, or a button if it can be pressed. */
export function Piece(props: PieceProps) {
  return props.onClick ? <button type="button" {...props} /> : <span role="img" {...props} />;
}
