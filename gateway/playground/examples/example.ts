/** A ready-made operation that runs as it stands for the customer of the demo (backend/seed/demo). */
export interface Example {
  /** In Chinese. */
  title: string;
  /** In English; unique. */
  name: string;
  query: string;
  variables?: Readonly<Record<string, unknown>>;
}

/** Examples of one domain. */
export interface Chapter {
  /** In Chinese. */
  title: string;
  /** In English. */
  name: string;
  examples: readonly Example[];
}
