import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { HelpCentre } from "~/features/content/help/help-centre";
import { readHelp } from "~/features/content/help/read-help.server";
import { pageTitle } from "~/lib/page-title";
import { requireToken } from "~/lib/session/session.server";
import { PageHeader } from "~/ui/layout/page-header";
import styles from "./help-page.module.css";

export { PageFailure as ErrorBoundary } from "~/features/customer-area/page-failure";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: pageTitle(data?.article && !data.isOverview ? `${data.article.title} · 帮助中心` : "帮助中心") },
];

/** The help centre within the customer area (SET-11); 404 for an unknown title. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireToken(request, context);
  const { searchParams } = new URL(request.url);
  const asked = { title: searchParams.get("title"), q: searchParams.get("q") };
  const help = await readHelp(context, asked);
  return data(help, { status: help.article || help.isOverview ? 200 : 404 });
}

export default function CustomerHelp() {
  return (
    <div className={styles.page}>
      <PageHeader title="帮助中心" description="从下单到收款，每一步怎么走，这里都写清楚了。" />
      <HelpCentre {...useLoaderData<typeof loader>()} centre="/user/help" />
    </div>
  );
}
