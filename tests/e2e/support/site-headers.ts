import { OWN_PORT } from "../../../scripts/lib/e2e-state";

/** Origin of the site under test: `baseURL` of playwright.config.ts. */
export const ORIGIN = `http://127.0.0.1:${OWN_PORT}`;

/** What a page of the site sends with a request. With it a test needs no page that is open. */
export const SITE_HEADERS = { origin: ORIGIN, "x-graphql-csrf": "1" };
