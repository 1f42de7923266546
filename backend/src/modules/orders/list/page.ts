/** Position of a page in a list. */
export interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** Ids of one page, in any order, and the number of orders on all pages. */
export interface OrderIds {
  readonly ids: number[];
  readonly total: number;
}

/** Ids as SQLite writes a list of them. */
export const parseIds = (json: string | undefined): number[] => {
  const ids: unknown = JSON.parse(json ?? "[]");
  return Array.isArray(ids) ? ids.map(Number) : [];
};
