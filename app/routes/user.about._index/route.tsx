import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AboutArticles } from "~/features/about/about-articles";
import { readAboutArticles } from "~/features/about/read-about-articles.server";
import { PartFailure } from "~/features/site/load-failure";
import { pageTitle } from "~/lib/page-title";
import { requireToken } from "~/lib/session/session.server";

export const meta: MetaFunction = () => [{ title: pageTitle("关于我们") }];

/** The articles of type about (SET-09). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  return { articles: await readAboutArticles(context) };
}

export default function AboutUs() {
  const { articles } = useLoaderData<typeof loader>();
  // They always exist: the seed and the staff see to it.
  if (articles.length === 0) return <PartFailure what="关于我们" />;
  return <AboutArticles articles={articles} centre="/user/help" />;
}
