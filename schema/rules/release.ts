declare const __RELEASE__: string | undefined;

/**
 * Which release answers: version and commit, `1.0.0+0123456789ab`. `npm run deploy` defines it (scripts/lib/release.ts);
 * every other build is `local`.
 */
export const RELEASE: string = typeof __RELEASE__ === "undefined" ? "local" : __RELEASE__;
