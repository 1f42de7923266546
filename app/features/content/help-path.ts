/** Where the help stands: for everybody (PUB-10), and within the customer area (SET-11). */
export type HelpCentrePath = "/help" | "/user/help";

/** Address of a help article. The title stands in the query, so that it survives reload and can be shared (C-78). */
export const helpPath = (title: string, centre: HelpCentrePath = "/help"): string =>
  `${centre}?${new URLSearchParams({ title })}`;
