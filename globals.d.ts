/** Replaced at build time: false in production, so that the sandbox is not even in the bundle (security.md S37). */
declare const __SANDBOX__: boolean;

/** Written into the server's build (vite/built-stylesheets.ts). */
interface ImportMetaEnv {
  /** Address of the styles of the application, and text of those of documents. */
  readonly STYLESHEETS?: { readonly application: string; readonly document: string };
}

/** The build of React's server renderer for workerd; same functions as `react-dom/server`. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}

/** The cache of the data centre, which the types of browsers do not know. */
interface CacheStorage {
  readonly default: Cache;
}

/** The built Remix application, which exists after `npm run build`. */
declare module "*/build/server/index.js" {
  type ServerBuild = import("@remix-run/cloudflare").ServerBuild;
  export const mode: ServerBuild["mode"];
  export const entry: ServerBuild["entry"];
  export const routes: ServerBuild["routes"];
  export const assets: ServerBuild["assets"];
  export const basename: ServerBuild["basename"];
  export const publicPath: ServerBuild["publicPath"];
  export const assetsBuildDirectory: ServerBuild["assetsBuildDirectory"];
  export const future: ServerBuild["future"];
  export const isSpaMode: ServerBuild["isSpaMode"];
}

/** Written beside it by vite/build-id.ts. */
declare module "*/build/server/build-id.js" {
  export const buildId: string;
}

/** The address of a script of documents; see vite/document-scripts.ts. */
declare module "virtual:document-script/*" {
  const url: string;
  export default url;
}

/** The text of a file, as Vite gives it. */
declare module "*?raw" {
  const text: string;
  export default text;
}
