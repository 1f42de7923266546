import { zipSync } from "fflate";
import { fetchInTime } from "~/lib/slow-answer";
import { fileNames } from "./media-file";

/**
 * Loads files and packs them with readable names (ux.md U29). Pictures and videos are compressed already, so
 * they are only stored. Reports the number of files that could not be loaded; rejects when none could.
 */
export async function zipFiles(
  name: string,
  urls: readonly string[],
): Promise<{ zip: Uint8Array<ArrayBuffer>; missing: number }> {
  const names = fileNames(name, urls);
  const loaded = await Promise.allSettled(urls.map(bytesOf));
  const entries = loaded.flatMap((result, index) =>
    result.status === "fulfilled" ? [[names[index] ?? "", result.value] as const] : [],
  );
  if (entries.length === 0) throw new Error("none of the files could be loaded");
  const zip = zipSync(Object.fromEntries(entries), { level: 0 });
  return { zip: new Uint8Array(zip), missing: urls.length - entries.length };
}

async function bytesOf(url: string): Promise<Uint8Array> {
  const response = await fetchInTime(url, { credentials: "same-origin" });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
