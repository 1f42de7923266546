import { EXAMPLES } from "./examples";
import page from "./explorer.html";

/**
 * The playground: an explorer of our own that works without the network. Examples come first, so that a developer
 * sees data with one click.
 */
export function renderPlayground({ nonce, styleNonce }: { nonce: string; styleNonce: string }): Response {
  // `<` would end the script element that holds the JSON.
  const examples = JSON.stringify(EXAMPLES).replaceAll("<", "\\u003c");
  const html = page
    .replaceAll("{{nonce}}", nonce)
    .replaceAll("{{styleNonce}}", styleNonce)
    .replace('["examples"]', () => examples);
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
