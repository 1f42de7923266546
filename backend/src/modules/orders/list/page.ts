/** Where a page of a list lies. */
export interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** Ids of one page, in no sequence, and how many orders there are on all pages. */
export interface OrderIds {
  readonly ids: number[];
  readonly total: number;
}

/** Ids as SQLite writes a list of them. */
export const parseIds = (json: string | undefined): number[] => {
  const ids: unknown = JSON.parse(json ?? "[]");
  return Array.isArray(ids) ? ids.map(Number) : [];
};
