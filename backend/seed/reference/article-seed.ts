/** An article before it gets its id; `content` is HTML. */
export interface ArticleSeed {
  title: string;
  content: string;
}
