const modules: Readonly<Record<string, string>> = import.meta.glob("../../app/routes/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Exported as it is, or from where it is made. */
const HAS_ACTION = /^export (?:(?:async )?(?:function|const) action\b|\{[^}]*\baction\b[^}]*\})/m;

/**
 * An address of a route module by its name, as Remix reads it: dots divide, a leading underscore and what comes after
 * a trailing one count for nothing in the address.
 */
function addressOf(name: string): string {
  const segments = name.split(".").filter((segment) => !segment.startsWith("_"));
  const path = segments.map((segment) =>
    segment === "$" ? "no/such/page" : segment.replace(/_$/, "").replace(/^\$/, "any-"),
  );
  return `/${path.join("/")}${name.endsWith("_index") ? "?index" : ""}`;
}

/** The name of a route module and an address of it, for every route module that has an action. */
export const ACTION_PATHS: readonly (readonly [name: string, path: string])[] = Object.entries(
  modules,
).flatMap(([file, text]) => {
  const name = /\/app\/routes\/([^/]+?)(?:\/route)?\.tsx?$/.exec(file)?.[1];
  return name !== undefined && HAS_ACTION.test(text) ? [[name, addressOf(name)] as const] : [];
});
