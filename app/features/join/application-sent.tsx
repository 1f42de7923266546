import { useEffect, useRef } from "react";
import { PageDrawing } from "~/features/illustrations/page-drawing";
import { NumberedSteps } from "~/features/public-page/numbered-steps";
import { siteConfig } from "~/lib/site-config";
import { ActionRow } from "~/ui/buttons/action-row";
import { LinkButton } from "~/ui/buttons/link-button";
import styles from "./application-sent.module.css";

/** Confirms that the application was stored, and lists the next steps. */
export function ApplicationSent({ steps }: { steps: readonly { title: string; text: string }[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <PageDrawing name="sent" />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        提交成功
      </h1>
      <p className={styles.text} data-phrases="">
        我们已收到您的入驻申请，请保持手机畅通。
      </p>
      <section className={styles.next} aria-labelledby="next-title">
        <h2 id="next-title" className={styles.nextTitle}>
          接下来
        </h2>
        <NumberedSteps steps={steps} />
      </section>
      <ActionRow className={styles.actions}>
        <LinkButton to="/" variant="primary">
          返回首页
        </LinkButton>
        <LinkButton to="/service_ruzhu">再提交一份申请</LinkButton>
      </ActionRow>
      {siteConfig.hotline ? (
        <p className={styles.hotline}>
          有问题请致电 <a href={siteConfig.hotline.href}>{siteConfig.hotline.display}</a>（
          {siteConfig.hotline.hours}）
        </p>
      ) : null}
    </div>
  );
}
