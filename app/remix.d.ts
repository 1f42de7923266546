import "@remix-run/cloudflare";

declare module "@remix-run/cloudflare" {
  /** Answers of loaders and actions keep their types: they travel as turbo-stream, not as JSON. */
  interface Future {
    v3_singleFetch: true;
  }
}
