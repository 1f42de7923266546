import type { Plugin } from "vite";

interface Change {
  readonly file: RegExp;
  readonly before: string;
  readonly after: string;
}

const CHANGES: readonly Change[] = [
  // The table of all routes is flattened and sorted for every question; the same routes always make the same table.
  {
    file: /\/node_modules\/@remix-run\/router\/dist\/router\.js$/,
    before: `  let branches = flattenRoutes(routes);
  rankRouteBranches(branches);
`,
    after: `  let branches = routeTables.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    routeTables.set(routes, branches);
  }
`,
  },
  {
    file: /\/node_modules\/@remix-run\/router\/dist\/router\.js$/,
    before: "function matchRoutesImpl(",
    after: "const routeTables = new WeakMap();\nfunction matchRoutesImpl(",
  },
  // So do the patterns of the routes, of which there are as many as routes.
  {
    file: /\/node_modules\/@remix-run\/router\/dist\/router\.js$/,
    before: "function compilePath(path, caseSensitive, end) {\n",
    after: `const compiledPaths = new Map();
function compilePath(path, caseSensitive, end) {
  let key = (caseSensitive ? "c" : "i") + (end === false ? "-" : "$") + path;
  let compiled = compiledPaths.get(key);
  if (!compiled) compiledPaths.set(key, (compiled = compileNewPath(path, caseSensitive, end)));
  return compiled;
}
function compileNewPath(path, caseSensitive, end) {
`,
  },
  // A link asks three times where it leads, against the routes around it; a whole path leads there from anywhere.
  {
    file: /\/node_modules\/react-router\/dist\/index\.js$/,
    before: "function useResolvedPath(to, _temp2) {\n",
    after: `function useResolvedPath(to, _temp2) {
  let whole = typeof to === "string" ? /^((?:\\/[\\w-]+)+)(\\?[^#]+)?(#.+)?$/.exec(to) : null;
  if (whole) return { pathname: whole[1], search: whole[2] || "", hash: whole[3] || "" };
`,
  },
];

/**
 * A module of the router that does not work out anew, for every page, what is the same for all of them: a third of the
 * time in which Remix answers a page of sixty routes went there (docs/decisions/029). Throws when the router is no longer
 * written that way.
 */
export const routeOnce = (code: string, id: string): string =>
  CHANGES.filter(({ file }) => file.test(id)).reduce((text, { before, after }) => {
    if (text.split(before).length !== 2) throw new Error(`the router has changed: ${before}`);
    return text.replace(before, () => after);
  }, code);

/** The router of the server's bundle; browsers have theirs as published, since their routes grow. */
export function serverRouting(): Plugin {
  return {
    name: "server-routing",
    enforce: "pre",
    transform: (code, id, options) =>
      options?.ssr && CHANGES.some(({ file }) => file.test(id))
        ? { code: routeOnce(code, id), map: null }
        : null,
  };
}
