import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Contact } from "~/features/about/contact";
import { loadDocument } from "~/features/document/document-page";
import { DocumentStreets } from "~/features/map/document-streets";
import { officeMark } from "~/features/map/office-mark";
import { loadTiles } from "~/features/map/tiles-loader.server";
import { publicMeta } from "~/features/site/page-meta";
import { organizationData } from "~/features/site/structured-data";
import { companyConfig } from "~/lib/company-config";
import { siteConfig } from "~/lib/site-config";

const { hotline } = siteConfig;
const hotlineWords = hotline ? `客服热线 ${hotline.display}，${hotline.hours}；` : "";

export const meta: MetaFunction = () =>
  publicMeta({
    title: "联系我们",
    picture: "about",
    description: `${companyConfig.name}：${hotlineWords}地址 ${companyConfig.address}。`,
    path: "/about/contact",
    structuredData: organizationData(),
  });

export const loader = loadTiles;

export const clientLoader = loadDocument;

/** How to reach us, for everybody (PUB-16). */
export default function ContactPage() {
  const { tiles } = useLoaderData<typeof loader>();
  const streets = <DocumentStreets label="公司位置" tiles={tiles} marks={[officeMark]} />;
  return <Contact centre="/help" streets={streets} />;
}
