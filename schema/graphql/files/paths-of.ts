/** The paths of files in one of the platform's comma-separated texts. */
export const pathsOf = (joined: string): string[] => joined.split(",").filter(Boolean);
