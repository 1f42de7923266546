import { redirect } from "@remix-run/cloudflare";

/** The customer area starts at its home page. */
export function loader() {
  throw redirect("/user/index");
}
