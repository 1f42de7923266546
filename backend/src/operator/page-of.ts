/** Which entries a page of a list has. `limit` is what `pageSize` was called where there were no pages. */
export const pageOf = ({
  pageIndex,
  pageSize,
  limit,
}: {
  pageIndex: number;
  pageSize?: number | undefined;
  limit?: number;
}): { limit: number; offset: number } => {
  const size = pageSize ?? limit ?? 20;
  return { limit: size, offset: (pageIndex - 1) * size };
};
