/** The folder of static files that the build of the playground fills (scripts/lib/build-playground.ts). */
const FILES = "/playground/";

/** A function, so that bundlers can remove it from production. */
const page = () => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>装达 · GraphQL</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${FILES}main.css">
<script type="module" src="${FILES}main.js"></script>
</head>
<body>
<main id="playground"><p class="playground-loading">GraphiQL is loading …</p></main>
<noscript>The playground is a program that needs JavaScript.</noscript>
</body>
</html>
`;

/**
 * The playground: GraphiQL from its package, with our examples beside it (docs/decisions/032). Only for local
 * builds.
 */
export const renderPlayground = (url: URL): Response =>
  new Response(page(), {
    headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policyOf(url) },
  });

/**
 * Exceptions that only this page needs: its editor, Monaco, writes style elements without a nonce and runs
 * workers, and its fonts and icons are inside the style sheet. Scripts come only from the playground's
 * folder.
 */
const policyOf = ({ origin }: URL): string =>
  [
    "default-src 'none'",
    `script-src ${origin}${FILES}`,
    `worker-src ${origin}${FILES}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
