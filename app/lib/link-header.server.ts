import type { EntryContext } from "@remix-run/cloudflare";

/**
 * The `Link` header of a page: its styles, so that the edge can name them before the page is there (103 Early Hints)
 * and a browser asks for them before it reads the page.
 */
export function linkHeader({ manifest, staticHandlerContext }: EntryContext): string {
  const styles = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  return [...new Set(styles)].map((href) => `<${href}>; rel=preload; as=style`).join(", ");
}
