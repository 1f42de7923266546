import type { Plugin } from "vite";

/** The choices of this site's Remix. They are the same in every build, so the browser need not be told them. */
export const REMIX_FLAGS = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_singleFetch: true,
  v3_lazyRouteDiscovery: true,
} as const;

const FRAMEWORK =
  /\/node_modules\/(?:@remix-run\/(?:react\/dist\/esm|router\/dist)|react-router(?:-dom)?\/dist)\/[^?]+\.js$/;

/** What Remix, or its router with the flags that Remix sets, asks at run time, and what the answer always is. */
const CONSTANTS: readonly (readonly [question: RegExp, answer: string])[] = [
  [
    new RegExp(
      `(?:\\bwindow\\.__remixContext\\.)?\\bfuture\\.(?:${Object.keys(REMIX_FLAGS).join("|")})\\b`,
      "g",
    ),
    "true",
  ],
  [
    /\b(?:router\.)?future\.v7_(?:fetcherPersist|normalizeFormMethod|partialHydration|prependBasename|relativeSplatPath|skipActionErrorRevalidation)\b/g,
    "true",
  ],
  [/\bwindow\.__remixContext\.isSpaMode\b/g, "false"],
  [/\bif \(isSpaMode\)/g, "if (false)"],
  [/!isSpaMode\b/g, "true"],
  // Single fetch sends promises inside its stream and has no deferred data.
  [/(?<!function )\bisDeferred(?:Data|Result)\([\w.]+\)/g, "false"],
  [/\btypeof (?:document|window) === (?:"undefined"|'undefined')/g, "false"],
  [/\btypeof (?:document|window) !== (?:"undefined"|'undefined')/g, "true"],
  // Advice to developers, which nobody reads in production.
  [/(?<!function )\b(?:warning|logV6DeprecationWarnings)\(/g, "/*#__PURE__*/ $&"],
];

/** A module of the framework with its questions answered, so that the code for other answers can be dropped. */
export const answerQuestions = (code: string): string =>
  CONSTANTS.reduce((text, [question, answer]) => text.replace(question, answer), code);

/** Keeps out of the browser's bundle what Remix does for other flags, for single-page mode and on servers. */
export function remixConstants(): Plugin {
  return {
    name: "remix-constants",
    transform(code, id, options) {
      return options?.ssr || !FRAMEWORK.test(id) ? null : { code: answerQuestions(code), map: null };
    },
  };
}
