/** Files of a route, as Remix's manifest names them. */
interface RouteFiles {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The Network Information API, which not every browser has. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor has a line on which nothing is to be fetched that may never be used. */
function isSparing(): boolean {
  const { saveData = false, effectiveType = "4g" }: Connection = Object(Reflect.get(navigator, "connection"));
  return saveData || effectiveType.endsWith("2g");
}

/**
 * Fetches the files of a page of the application, behind everything else, so that they are there when the user goes to
 * it. Nothing of them runs. Its data are left out: they belong to the session of that moment. A browser that knows no
 * `prefetch` does nothing.
 *
 * @param version of the build that the page belongs to: after a deployment nothing is fetched
 */
export async function fetchAhead(path: string, version: string): Promise<void> {
  if (isSparing()) return;
  const response = await fetch(`/__manifest?${new URLSearchParams({ p: path, version })}`).catch(() => null);
  if (response?.status !== 200) return;
  const routes = Object.values<RouteFiles>(await response.json());
  const files = new Set(routes.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]));
  for (const href of files) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    document.head.appendChild(Object.assign(document.createElement("link"), { rel: "prefetch", href }));
  }
}
