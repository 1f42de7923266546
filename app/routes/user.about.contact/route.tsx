import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Contact } from "~/features/about/contact";
import { OfficeStreets } from "~/features/about/office-streets";
import { pageTitle } from "~/lib/page-title";
import { requireToken } from "~/lib/session/session.server";

export const meta: MetaFunction = () => [{ title: pageTitle("联系我们") }];

/** The page itself asks for a token: the frame around it is not asked again within the customer area (ROLE-08). */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  return null;
}

/** Company, phone, address and a map (SET-10). */
export default function ContactUs() {
  return <Contact centre="/user/help" streets={<OfficeStreets />} />;
}
