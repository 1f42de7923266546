import process from "node:process";

/**
 * Whether this run only shows that the bench works (`--small`): few rounds over little data, and no targets. `npm test`
 * runs each bench so; the figures of such a run mean nothing.
 */
export const isSmall: boolean = process.argv.includes("--small");

/** A count of the bench: as it is measured, or in the small form the second one. */
export const sized = <T>(measured: T, small: T): T => (isSmall ? small : measured);
