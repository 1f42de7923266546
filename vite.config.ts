import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type SSROptions } from "vite";
import { buildId } from "./vite/build-id";
import { builtStylesheets } from "./vite/built-stylesheets";
import { chunkOf } from "./vite/chunks";
import { documentScripts } from "./vite/document-scripts";
import { documentStyles } from "./vite/document-styles";
import { inlineGraphqlDocuments } from "./vite/inline-graphql-documents";
import { licences } from "./vite/licences";
import { REMIX_FUTURE } from "./vite/remix-future";

const APP = `${import.meta.dirname}/app`;
const BUILD = process.env.BUILD_DIRECTORY ?? "build";
const isProduction = process.env.SITE_ENVIRONMENT === "production";

/** Notes that packages put where the bundler does not look for them, and routes that have no code for browsers. */
const SILENT_WARNINGS = new Set(["INVALID_ANNOTATION", "EMPTY_BUNDLE"]);

/** How workerd wants its modules, for the server build. */
const WORKERD = {
  target: "webworker",
  noExternal: true,
  resolve: {
    conditions: ["workerd", "worker", "browser"],
    externalConditions: ["workerd", "worker"],
  },
} as const satisfies SSROptions;

/**
 * The site bundle: client assets and the server build that `server.ts` imports.
 * Conditions of the server build choose the files of a package that run on workerd (docs/architecture/development.md).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  define: { __SANDBOX__: JSON.stringify(!isProduction) },
  plugins: [
    optimizeLocales.vite({ locales: ["zh-CN"] }),
    inlineGraphqlDocuments(`${APP}/`),
    documentScripts(),
    documentStyles(),
    builtStylesheets(`${import.meta.dirname}/${BUILD}/client`),
    licences(),
    buildId(),
    remix({
      buildDirectory: BUILD,
      ignoredRouteFiles: isProduction ? ["**/sandbox*/**"] : [],
      future: REMIX_FUTURE,
    }),
  ],
  resolve: {
    alias: { "~": APP },
    dedupe: ["graphql", "react", "react-dom"],
    mainFields: ["browser", "module", "main"],
  },
  // The pages of `npm run dev` run in Node (docs/decisions/035).
  ssr: command === "build" ? WORKERD : {},
  // They stand in /licences.txt.
  esbuild: { legalComments: "none" },
  build: {
    target: "es2022",
    // What is deployed: four per cent smaller than esbuild's, which is what a first visit waits for. One pass, the others
    // give little.
    minify: isSsrBuild || !isProduction ? "esbuild" : "terser",
    terserOptions: { module: true, ecma: 2020, format: { comments: false } },
    sourcemap: false,
    // All styles in one file: the router removes those of a page that is left, and a dialog that needs them afterwards
    // would not load them again (docs/decisions/053).
    cssCodeSplit: isSsrBuild === true,
    rollupOptions: {
      // The server build is one file.
      output: isSsrBuild ? {} : { manualChunks: chunkOf },
      onwarn(warning, warn) {
        if (!SILENT_WARNINGS.has(warning.code ?? "")) warn(warning);
      },
    },
  },
}));
