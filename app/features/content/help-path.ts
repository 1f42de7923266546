/** Address of a help article. The title stands in the query, so that it survives reload and can be shared (C-78). */
export const helpPath = (title: string): string => `/help?${new URLSearchParams({ title })}`;
