/**
 * A file with the words of a page and as many bytes, that nothing has to be loaded for: what a page costs beside it is
 * its styles, its script and its pictures. What the markup weighed is a comment.
 */
export function bareFileOf(html: string): string {
  const words = html
    .replace(/^[\s\S]*<body[^>]*>/, "")
    .replace(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]*>/g, "\n")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
  const head =
    '<!DOCTYPE html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>纯文本</title>';
  const page = `${head}<pre>${words}</pre>`;
  const left = Buffer.byteLength(html) - Buffer.byteLength(page) - "<!---->".length;
  const markup = html.replace(/[^ -~]/g, "").replaceAll("-", "=");
  return left > 0 ? `${page}<!--${markup.repeat(2).slice(0, left)}-->` : page;
}
