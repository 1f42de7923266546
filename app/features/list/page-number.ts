const MAX_PAGE = 100_000;

/** The `page` of a list's address; 1 for anything that is not a page number. */
export function parsePage(text: string | null): number {
  if (!text || !/^\d{1,6}$/.test(text)) return 1;
  return Math.min(Math.max(1, Number(text)), MAX_PAGE);
}

/** Number of the last page, 1 for an empty list. */
export function lastPage(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
