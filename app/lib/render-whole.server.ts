import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** What React writes where a boundary has waited or failed, so that the browser renders it again. */
const GIVEN_UP = "<!--$!-->";

/** The document of a page in one go; undefined when something in it waits or fails, about which `renderToString` says nothing. */
export function renderWhole(page: ReactElement): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(GIVEN_UP) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    return undefined;
  }
}
