import type { Target } from "./target";

/** A figure that a command measures. */
export interface Figure {
  /** What it is, for docs/performance.md. */
  readonly text: string;
  readonly target?: Target;
  /** A user or a developer notices it: it stands in the first table of docs/performance.md. */
  readonly isNoticed?: true;
}

/** A command whose figures stand in docs/figures.json. */
export interface Command {
  /** As it is typed. */
  readonly command: string;
  /** What `npm run figures` runs, a path from the root; nothing where the figures are entered by hand. */
  readonly module?: string;
  readonly args?: readonly string[];
  /** After so many minutes `npm run figures` ends it. */
  readonly minutes?: number;
  /** Measured by `npm run figures` only when it is named, because it takes long. */
  readonly isOnRequest?: true;
  readonly figures: Readonly<Record<string, Figure>>;
}

export const atMost = (value: number): Target => ({ atMost: value });
export const atLeast = (value: number): Target => ({ atLeast: value });
export const exactly = (value: number): Target => ({ exactly: value });
