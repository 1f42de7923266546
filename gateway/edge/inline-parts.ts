import { sha256Base64 } from "../security/digest";

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** SHA-256 in base64 of the inline scripts and styles of a page. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Removes the nonce from a rendered page, and returns the hashes of the inline scripts and styles with this
 * nonce. Only those: a script that was injected through a user's text does not have the nonce, and stays
 * forbidden.
 */
export async function sealPage(html: string, nonce: string): Promise<{ html: string; hashes: InlineHashes }> {
  const attribute = ` nonce="${nonce}"`;
  const own = [...html.matchAll(INLINE)].filter(
    ([, , attributes = "", body]) => body && attributes.includes(attribute),
  );
  const hashesOf = async (wanted: string) => {
    const bodies = own.filter(([, element]) => element === wanted).map(([, , , body = ""]) => body);
    return [...new Set(await Promise.all(bodies.map(sha256Base64)))];
  };
  return {
    html: html.replaceAll(attribute, ""),
    hashes: { scripts: await hashesOf("script"), styles: await hashesOf("style") },
  };
}
