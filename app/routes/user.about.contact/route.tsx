import type { MetaFunction } from "@remix-run/cloudflare";
import { Contact } from "~/features/about/contact";
import { OfficeStreets } from "~/features/about/office-streets";
import { pageTitle } from "~/lib/page-title";

export const meta: MetaFunction = () => [{ title: pageTitle("联系我们") }];

/** Company, phone, address and a map (SET-10). */
export default function ContactUs() {
  return <Contact streets={<OfficeStreets />} />;
}
