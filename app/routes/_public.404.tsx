import { data, type MetaFunction } from "@remix-run/cloudflare";
import { NotFound } from "~/features/site/not-found";
import { pageTitle } from "~/lib/page-title";

export const meta: MetaFunction = () => [{ title: pageTitle("页面不存在") }];

/** The page says that it is one, to crawlers too (PUB-36). */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFound />;
}
