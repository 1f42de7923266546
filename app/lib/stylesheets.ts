interface Stylesheets {
  /** Address of the file of all styles: for every page that is taken over by a browser. */
  readonly application: string;
  /** Text of those of documents, which stands in each of them. */
  readonly document: string;
}

/**
 * Where the styles of the site are (docs/decisions/053): the server knows it from the build, the application in a
 * browser from its page. None while developing, when Vite serves the styles.
 */
export const stylesheets: Stylesheets | null = import.meta.env.SSR
  ? (import.meta.env.STYLESHEETS ?? null)
  : ofPage(document.querySelector("link[rel=stylesheet]")?.getAttribute("href"));

function ofPage(application: string | null | undefined): Stylesheets | null {
  return application ? { application, document: "" } : null;
}
