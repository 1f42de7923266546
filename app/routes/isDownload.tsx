import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { appAddressFor } from "~/lib/app-stores";

/** What the QR codes lead to: on to the store of the scanning phone (PUB-14, PUB-26). Never cached: it depends on the browser. */
export function loader({ request }: LoaderFunctionArgs) {
  throw redirect(appAddressFor(request.headers.get("user-agent") ?? ""), {
    headers: { "Cache-Control": "no-store", Vary: "User-Agent" },
  });
}
