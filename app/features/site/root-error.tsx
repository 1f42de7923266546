import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { siteConfig } from "~/lib/site-config";
import { ActionRow } from "~/ui/buttons/action-row";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyDrawing } from "~/ui/feedback/empty-drawing";
import { BareMain } from "./bare-main";
import { Brand } from "./brand";
import styles from "./root-error.module.css";
import { ThrownStack } from "./thrown-stack";

const isMissingPage = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** What is said of a page that failed, on it and in its tab. */
export const rootErrorTitle = (error: unknown): string =>
  isMissingPage(error) ? "页面不存在" : "页面暂时打不开";

/** Shown when a page fails: links to other pages without codes, and in development a stack. */
export function RootError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const isMissing = isMissingPage(error);
  return (
    <div className={styles.page}>
      <Brand />
      <BareMain>
        <EmptyDrawing name={isMissing ? "search" : "error"} />
        <h1 className={styles.title}>{rootErrorTitle(error)}</h1>
        <p className={styles.text} data-phrases="">
          {isMissing ? (
            "您访问的页面可能已被移动或删除。"
          ) : (
            <>
              请稍后重试。
              {siteConfig.hotline ? (
                <>
                  若一直如此，请致电 <span className={styles.number}>{siteConfig.hotline.display}</span>（
                  {siteConfig.hotline.hours}）。
                </>
              ) : null}
            </>
          )}
        </p>
        <ActionRow className={styles.actions}>
          {isMissing ? null : (
            <LinkButton to={pathname + search} reloadDocument variant="primary">
              重新加载
            </LinkButton>
          )}
          <LinkButton to="/" reloadDocument variant={isMissing ? "primary" : "secondary"}>
            返回首页
          </LinkButton>
        </ActionRow>
        {import.meta.env.DEV ? <ThrownStack /> : null}
      </BareMain>
    </div>
  );
}
