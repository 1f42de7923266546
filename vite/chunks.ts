/**
 * Modules that a first visit needs on nearly every page, by the file they go into. Left to itself the bundler makes a
 * file of each of them, and thirty files of 300 bytes cost 7 KB more than three: gzip starts anew in every file.
 */
const SHARED_CHUNKS: readonly (readonly [chunk: string, modules: RegExp])[] = [
  [
    "framework",
    /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\/|preload-helper/,
  ],
  [
    "frame",
    /\/app\/(root\.tsx|lib\/(graphql-fetch|nonce|page-title|resilient-action|session-errors|session-problems|site-config)\.ts|gql\/fragment-masking\.ts|features\/site\/(brand|root-error|skip-link)\.|ui\/(button|class-names|icon-button|link-button|empty-drawing|toast|lucide-icon)\.)/,
  ],
  ["fields", /\/app\/ui\/(text-field|field|notice|error-summary)\.|\/schema\/rules\/phone\./],
  [
    "public-page",
    /\/app\/features\/(public-page\/(?!join-links|app-qr-code)|illustrations\/page-drawing\.tsx)/,
  ],
  ["account", /\/app\/features\/account\/(account-|auth-layout|phone-|use-account-form)(?!menu|strip)/],
];

/** Which shared file of the browser's bundle a module goes into; undefined leaves it to the bundler. */
export const chunkOf = (moduleId: string): string | undefined =>
  SHARED_CHUNKS.find(([, modules]) => modules.test(moduleId))?.[0];
