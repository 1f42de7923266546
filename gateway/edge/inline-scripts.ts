import { sha256Base64 } from "../digest";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Takes the nonce out of a page that was made with it, and names the inline scripts that had it by their hash. Only
 * those: a script that got into the page by somebody's text could not know the nonce, and stays forbidden.
 */
export async function sealPage(html: string, nonce: string): Promise<{ html: string; hashes: string[] }> {
  const attribute = ` nonce="${nonce}"`;
  const own = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = "", body]) => body && attributes.includes(attribute))
    .map(([, , body = ""]) => body);
  return {
    html: html.replaceAll(attribute, ""),
    hashes: [...new Set(await Promise.all(own.map(sha256Base64)))],
  };
}
