import { redirect } from "@remix-run/cloudflare";

/** Any path that nothing answers leads to /404 (NAV-11). */
export function loader() {
  throw redirect("/404");
}

/** A form sent to such a path does too. */
export const action = loader;
