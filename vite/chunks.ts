/**
 * Modules that a first visit needs on nearly every page, by the file they go into. Left to itself the bundler makes a
 * file of each of them, and thirty files of 300 bytes cost 7 KB more than three: gzip starts again in every file.
 */
const SHARED_CHUNKS: readonly (readonly [chunk: string, modules: RegExp])[] = [
  [
    "framework",
    /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\/|preload-helper/,
  ],
  [
    "frame",
    /\/app\/(root\.tsx|lib\/(graphql\/(endpoint|failure-text|refusal)|nonce|page-title|resilient-action|session-errors|session-problems|site-config|slow-answer|time-limits)\.ts|gql\/fragment-masking\.ts|features\/(account\/account-hint|document\/document-page)\.|features\/site\/(bare-main|brand|first-screen|hotline-link|page-meta|root-error|skip-link)\.|ui\/(button|class-names|icon-button|link-button|empty-drawing|late|late-code|late-dialog|later|missing-styles|step-number|tag|toast(-box)?|tones|use-hydrated|ways-on)\.)|\/schema\/rules\/public-pages\./,
  ],
  // Small styles of nearly every page: a phone's browser opens a connection for each file, up to six.
  [
    "frame",
    /\/app\/(features\/account\/(avatar|logout-button)|ui\/(money|native-select|qr-code))\.module\.css/,
  ],
  // What the frame, the forms and the public pages draw goes with the frame; all others are the customer area's.
  [
    "frame",
    /\/lucide-react\/.+\/icons\/(arrow-left|arrow-right|badge-check|bell|camera|check|chevron-down|circle-check|circle-exclamation-point|info|loader-circle|map-pin|menu|phone|shield-check|triangle-exclamation-point|user|wallet|x)\./,
  ],
  ["frame", /\/lucide-react\/.+\/esm\/(?!icons\/)/],
  ["icons", /\/lucide-react\/.+\/icons\//],
  // What forms and the customer area share: without it every list would load the fields of all forms.
  [
    "basics",
    /\/app\/ui\/(notice|composition|control|tab-links|tab-strip|use-current-tab|when-idle)\.|\/schema\/rules\/phone\./,
  ],
  [
    "fields",
    /\/app\/(ui\/(text-field|field|focus-field|error-summary)|lib\/form\/(field-issue|kept-values|use-issues|use-posted-form))\./,
  ],
  // What every page of the customer area reads and shows with.
  [
    "graphql",
    /\/node_modules\/(urql|@urql|wonka|@0no-co)\/|\/app\/lib\/graphql\/(use-(read|mutate)|provider|ask|client|page-client|live-exchange)\./,
  ],
  [
    "parts",
    /\/app\/(ui\/(page-header|skeleton|error-state|lined-list|record-list|state-message|stepper|thumbnail)\.|features\/(placement\/page\/steps|site\/part-failure)\.)/,
  ],
  // Few files of styles on a page: a phone's browser asks for six at a time.
  ["join-form", /\/app\/(ui\/checkbox\.|features\/area-selects\/)/],
  ["native-select", /\/app\/ui\/native-select\./],
  [
    "site",
    /\/app\/features\/(site\/(public-frame|site-header|site-footer|navigation)|account\/(account-(strip|query)|visitor-links)|document\/document-account\.module)/,
  ],
  [
    "public-page",
    /\/app\/features\/(public-page\/(app-qr-code\.module\.css|(?!join-links|app-qr-code))|illustrations\/page-drawing\.tsx)/,
  ],
  ["streets", /\/app\/features\/map\/(mark-tones|street-map)\.module\.css/],
  ["about", /\/app\/(features\/about|routes\/_public\.about)\/.+\.module\.css/],
  ["customer", /\/app\/features\/account\/(avatar|logout-button)\./],
  [
    "account",
    /\/app\/features\/account\/(account-(?!menu|strip|hint|query)|auth-layout|phone-|use-account-form)/,
  ],
];

/** Which shared file of the browser's bundle a module goes into; undefined leaves it to the bundler. */
export const chunkOf = (moduleId: string): string | undefined =>
  SHARED_CHUNKS.find(([, modules]) => modules.test(moduleId))?.[0];
