import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { SharedProgressDocument } from "~/features/progress-link/progress-link-queries";
import { SharedProgress } from "~/features/progress-link/shared-progress";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import { canReload } from "~/lib/can-reload";
import { pageTitle } from "~/lib/page-title";
import { siteConfig } from "~/lib/site-config";
import { EmptyState } from "~/ui/feedback/empty-state";
import styles from "./progress.module.css";

export const meta: MetaFunction = () => [
  { title: pageTitle("订单进度") },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

/** An order's progress for the holder of its link; an ended link and one that never existed look the same. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const order = /^[\da-f]{32}$/.test(token)
    ? (await context.graphql(SharedProgressDocument, { token })).sharedProgress
    : null;
  return data({ order, serverNow: new Date().toISOString() }, { status: order ? 200 : 404 });
}

/** The page that a link to an order's progress leads to: no sign-in is needed and nothing is stored. */
export default function ProgressPage() {
  const { order, serverNow } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();

  // A visitor who comes back hours later sees the state of that moment.
  useEffect(() => {
    const refresh = () => {
      if (canReload()) revalidate();
    };
    document.addEventListener("visibilitychange", refresh);
    return () => document.removeEventListener("visibilitychange", refresh);
  }, [revalidate]);

  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.page}>
      {order ? (
        <SharedProgress order={order} serverNow={serverNow} />
      ) : (
        <EmptyState
          isPage
          illustration="error"
          title="链接已失效"
          description="商家可能已停用此链接，请联系商家获取新的链接"
        />
      )}
      <p className={styles.site}>
        由<Link to="/">{siteConfig.name}</Link>提供配送安装服务
      </p>
    </main>
  );
}
