/**
 * Where Durable Objects are created, whatever the place of their first request: customers' data stay in Asia-Pacific, as
 * the privacy policy promises (decision 073).
 */
export const DATA_PLACE = { locationHint: "apac" } as const;
