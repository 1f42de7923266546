import { publicPages } from "./public-pages";

const linksTo = (paths: readonly string[]): string =>
  paths.flatMap((path) => [`a[href="${path}"]`, `a[href^="${path}?"]`]).join();

const documents = publicPages.filter(({ isDocument }) => isDocument).map(({ path }) => path);
/** Pages that a framework takes over: their HTML is fetched ahead, and nothing of them runs before the visitor goes there. */
const application = ["/placeorder/stepone", "/login", "/register", "/ruzhu", "/service_ruzhu"];

/**
 * What a browser may load when the visitor is about to press a link in a document, as speculation rules. Another document
 * is made ready as a whole, because it costs next to nothing and changes nothing. The policy of documents names these
 * rules by their hash.
 */
export const LINKS_AHEAD = JSON.stringify({
  prerender: [{ where: { selector_matches: linksTo(documents) }, eagerness: "moderate" }],
  prefetch: [{ where: { selector_matches: linksTo(application) }, eagerness: "moderate" }],
});
