import { vi } from "vitest";

/** The answer that is a file with this name. */
export const fileNamed = (name: string): Response =>
  new Response("rows", {
    headers: { "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}` },
  });

/** Returns a function that tells the names of the files that were saved since; nothing is saved in its place. */
export function watchSavedFiles(): () => string[] {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return () => saved;
}
