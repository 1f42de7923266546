import type { MetaFunction } from "@remix-run/cloudflare";
import { Contact } from "~/features/about/contact";
import { publicMeta } from "~/features/site/page-meta";
import { organizationData } from "~/features/site/structured-data";
import { companyConfig } from "~/lib/company-config";
import { siteConfig } from "~/lib/site-config";

export const meta: MetaFunction = () =>
  publicMeta({
    title: "联系我们",
    description: `${companyConfig.name}：客服热线 ${siteConfig.hotline.display}，${siteConfig.hotline.hours}；地址 ${companyConfig.address}。`,
    picture: "about",
    path: "/about/contact",
    structuredData: organizationData(),
  });

/** How to reach us, for everybody (PUB-16). */
export default function ContactPage() {
  return <Contact />;
}
