interface PageItem {
  key: string;
  /** Null stands for a gap. */
  page: number | null;
}

/** Which pages a pager names: the first, the last, the current one with its neighbours, and gaps between them. */
export function pageItems(page: number, last: number): PageItem[] {
  const named = [...new Set([1, page - 1, page, page + 1, last])]
    .filter((candidate) => candidate >= 1 && candidate <= last)
    .sort((a, b) => a - b);
  return named.flatMap((candidate, index): PageItem[] => {
    const before = named[index - 1] ?? candidate - 1;
    const item = { key: String(candidate), page: candidate };
    if (candidate - before === 2) return [{ key: String(candidate - 1), page: candidate - 1 }, item];
    if (candidate - before > 2) return [{ key: `gap-${candidate}`, page: null }, item];
    return [item];
  });
}
