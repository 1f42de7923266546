import { useNonces } from "~/lib/nonce";
import { stylesheets } from "~/lib/stylesheets";

/** Styles of a page: inline in a document, one linked file in other pages (docs/decisions/056). */
export function PageStyles({ isDocument }: { isDocument: boolean }) {
  const nonce = useNonces();
  if (!stylesheets) return null;
  if (!isDocument) return <link rel="stylesheet" href={stylesheets.application} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the styles that the build has made
  return <style nonce={nonce.style} dangerouslySetInnerHTML={{ __html: stylesheets.document }} />;
}
