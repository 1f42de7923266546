import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AboutArticles } from "~/features/about/about-articles";
import { readAboutArticles } from "~/features/about/read-about-articles.server";
import { publicMeta } from "~/features/site/page-meta";
import { organizationData } from "~/features/site/structured-data";

export const meta: MetaFunction = () =>
  publicMeta({
    title: "关于我们",
    description:
      "装达是面向家居商家与消费者的配送安装平台：实名师傅提货、送货、安装，价格逐项列明，款项平台担保，全程可查。",
    picture: "about",
    path: "/about",
    structuredData: organizationData(),
  });

export async function loader({ context }: LoaderFunctionArgs) {
  return { articles: await readAboutArticles(context) };
}

/** What we do, for everybody (PUB-16). */
export default function AboutPage() {
  return <AboutArticles {...useLoaderData<typeof loader>()} centre="/help" />;
}
