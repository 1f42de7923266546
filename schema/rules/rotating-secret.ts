/**
 * A secret that can be rotated without a gap: its variable holds one or more values with commas between them. The first one
 * is used for what is made now; what was made with any of them still counts (docs/operations.md).
 */
export const secretsIn = (variable: string): string[] =>
  variable
    .split(",")
    .map((secret) => secret.trim())
    .filter(Boolean);

/** The value that is used for what is made now. */
export const currentSecret = (variable: string): string => secretsIn(variable)[0] ?? "";
