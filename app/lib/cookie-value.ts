/** The value of a cookie in a `Cookie` header or in `document.cookie`; null without it. */
export function cookieValue(cookies: string | null, name: string): string | null {
  const pair = (cookies ?? "").split(/;\s*/).find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
}
