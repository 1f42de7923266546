import { sha256Base64 } from "../security/digest";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Removes the nonce from a rendered page and returns the hashes of the inline scripts that had it. Only those: a script
 * that was injected through a user's text could not know the nonce, and stays forbidden.
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
