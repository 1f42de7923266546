import { useState } from "react";
import type { CodePhone } from "~/features/payout-accounts/code-part";
import { PartFailure } from "~/features/site/load-failure";
import { type FragmentType, getFragment, graphql } from "~/gql";
import type { ExportFactsFragment } from "~/gql/graphql";
import { formatDateTime } from "~/lib/format";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { Notice } from "~/ui/feedback/notice";
import { Download } from "~/ui/icons";
import { Card } from "~/ui/layout/card";
import { lazyComponent } from "~/ui/lazy-component";
import styles from "./personal-data.module.css";

const ExportDialog = lazyComponent(async () => (await import("./export-dialog")).ExportDialog);

const ExportFacts = graphql(`
  fragment ExportFacts on PersonalData {
    canAsk
    last { state askedAt expiresAt bytes url }
  }
`);

interface ExportCardProps {
  /** Null when it could not be read. */
  data: FragmentType<typeof ExportFacts> | null;
  /** The phone for the code; null when it could not be read. */
  phone: CodePhone | null;
}

/**
 * A copy of the customer's data: an explanation, the state of the last one, and the button for a new one
 * (S47).
 */
export function ExportCard({ data, phone }: ExportCardProps) {
  const [isOpen, setOpen] = useState(false);
  const facts = data && getFragment(ExportFacts, data);
  return (
    <Card title="导出我的数据">
      <p className={styles.words}>
        把您的资料、订单、资金记录、消息和上传的图片整理成一个压缩包。每天可导出一次，需要验证您的手机。
      </p>
      {facts ? <LastExport facts={facts} /> : <PartFailure what="导出进度" />}
      {facts && phone ? (
        <div className={styles.action}>
          <Button
            variant="primary"
            aria-haspopup="dialog"
            isDisabled={!facts.canAsk}
            onPress={() => setOpen(true)}
          >
            导出我的数据
          </Button>
          {facts.canAsk || facts.last?.state === "WAITING" ? null : (
            <span className={styles.hint}>今天已导出过，明天可再次导出</span>
          )}
        </div>
      ) : null}
      {isOpen && phone ? <ExportDialog {...phone} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

/** The download is a link, not a `fetch`: with all pictures the archive may be too large for the memory of a page. */
function LastExport({ facts: { last } }: { facts: ExportFactsFragment }) {
  if (!last) return null;
  if (last.state === "WAITING") {
    return <Notice tone="info">正在整理，一般几分钟内完成，完成后会发消息告诉您，可以离开本页。</Notice>;
  }
  if (last.state === "FAILED" || !last.url) {
    return <Notice tone="warning">上次没有导出成功，请重新导出。</Notice>;
  }
  return (
    <Notice
      tone="success"
      action={
        <LinkButton to={last.url} reloadDocument size="sm" icon={<Download size={16} />}>
          下载
        </LinkButton>
      }
    >
      {formatDateTime(last.askedAt)} 申请的数据已整理好{last.bytes ? `（${sizeInWords(last.bytes)}）` : ""}，
      {formatDateTime(last.expiresAt)} 自动删除。
    </Notice>
  );
}

/** A size as text, in tenths of an MB, at least 0.1 MB. */
const sizeInWords = (bytes: number): string => `${Math.max(bytes / 1_000_000, 0.1).toFixed(1)} MB`;
