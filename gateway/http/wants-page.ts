/** Whether a browser opens the address as a page; what a page fetches itself accepts JSON or anything. */
export const wantsPage = ({ headers }: Request): boolean =>
  (headers.get("accept") ?? "").includes("text/html");
