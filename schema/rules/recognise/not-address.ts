/** Says which words of a written address were not taken as a part of it (BATCH-06, ux.md U15). */
export const notAddress = (words: readonly string[]): string =>
  `${words.map((one) => `“${one}”`).join("")}没有当作地址，请核对`;
