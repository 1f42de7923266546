interface Stylesheets {
  /** All styles: for every page that is taken over by a browser. */
  readonly application: string;
  /** Those of documents. */
  readonly document: string;
}

/**
 * Addresses of the two files that the styles of the site are in (docs/decisions/053): the server knows them from the
 * build, the application in a browser from its page. None while developing, when Vite serves the styles.
 */
export const stylesheets: Stylesheets | null = import.meta.env.SSR
  ? (import.meta.env.STYLESHEETS ?? null)
  : ofPage(document.querySelector("link[rel=stylesheet]")?.getAttribute("href"));

function ofPage(application: string | null | undefined): Stylesheets | null {
  return application ? { application, document: "" } : null;
}
