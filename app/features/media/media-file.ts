export type MediaKind = "image" | "video" | "audio";

const KINDS: Readonly<Record<string, MediaKind>> = {
  mp4: "video",
  mov: "video",
  webm: "video",
  mp3: "audio",
  m4a: "audio",
  aac: "audio",
  wav: "audio",
  amr: "audio",
};

/** The extension of a file's address in lower case, without its dot; empty without one. */
const extensionOf = (url: string): string =>
  /\.([a-z0-9]{2,5})(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? "";

/** The kind of a file by its extension; a picture for an unknown one. */
export const mediaKindOf = (url: string): MediaKind => KINDS[extensionOf(url)] ?? "image";

/** Different names for the files of a folder: `完工照片-01.jpg`. */
export function fileNames(name: string, urls: readonly string[]): string[] {
  const digits = Math.max(2, String(urls.length).length);
  return urls.map((url, index) => {
    const extension = extensionOf(url) || "jpg";
    return `${name}-${String(index + 1).padStart(digits, "0")}.${extension}`;
  });
}
