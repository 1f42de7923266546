/**
 * The text of a wrangler.toml with other values: `before` of each change stands in it once. Throws when it does not,
 * because the file is no longer written as expected.
 */
export const withChanges = (
  configuration: string,
  changes: readonly (readonly [before: string, after: string])[],
): string =>
  changes.reduce((text, [before, after]) => {
    if (text.split(before).length !== 2) throw new Error(`wrangler.toml has changed: ${before}`);
    return text.replace(before, () => after);
  }, configuration);
