/**
 * What one operation may ask for (security.md S36). The figures leave room over what our own pages need. Pages run
 * known documents alone in production; programs with a key send texts of their own.
 */
export const OPERATION_LIMITS = {
  /** Levels of nesting. */
  depth: 6,
  /** Fields, each counted as often as fragments repeat it. */
  fields: 300,
  /** Aliases: each may repeat an expensive field. */
  aliases: 10,
  directives: 10,
  /** Tokens of a document, counted while parsing it. */
  tokens: 1500,
} as const;

/** The most that one operation may cost (security.md S36). */
export const MAX_COST = 1_200;
