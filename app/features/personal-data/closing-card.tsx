import { useState } from "react";
import type { CodePhone } from "~/features/payout-accounts/code-part";
import { PartFailure } from "~/features/site/load-failure";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { Card } from "~/ui/layout/card";
import { lazyComponent } from "~/ui/lazy-component";
import { LinedList } from "~/ui/lists/lined-list";
import { placeOf } from "./closing-blockers";
import styles from "./personal-data.module.css";

const CloseAccountDialog = lazyComponent(
  async () => (await import("./close-account-dialog")).CloseAccountDialog,
);

const BlockerFacts = graphql(`
  fragment BlockerFacts on AccountClosingBlocker { kind count amount }
`);

interface ClosingCardProps {
  /** Null when they could not be read. */
  blockers: readonly FragmentType<typeof BlockerFacts>[] | null;
  /** The phone for the code; null when it could not be read. */
  phone: CodePhone | null;
}

/** Closing the account: first the open matters with links; the button when there are none (S47). */
export function ClosingCard({ blockers, phone }: ClosingCardProps) {
  const [isOpen, setOpen] = useState(false);
  const open = blockers?.map((blocker) => getFragment(BlockerFacts, blocker)) ?? null;
  return (
    <Card title="注销账户">
      <p className={styles.words}>
        注销后账户不能恢复，手机号可以重新注册。订单和资金记录依法保存三年，不再显示您的姓名和手机号，其他信息全部删除。
      </p>
      {open === null ? <PartFailure what="注销条件" /> : null}
      {open && open.length > 0 ? (
        <>
          <p className={styles.lead}>请先处理以下事项：</p>
          <LinedList label="注销前需要处理的事项">
            {open.map((blocker) => {
              const { words, to, label } = placeOf(blocker);
              return (
                <li key={blocker.kind} className={styles.row}>
                  <span>{words}</span>
                  <LinkButton to={to} size="sm" aria-label={`${label}：${words}`}>
                    {label}
                  </LinkButton>
                </li>
              );
            })}
          </LinedList>
        </>
      ) : null}
      {open?.length === 0 && phone ? (
        <div className={styles.action}>
          <Button variant="danger" aria-haspopup="dialog" onPress={() => setOpen(true)}>
            注销账户
          </Button>
        </div>
      ) : null}
      {isOpen && phone ? <CloseAccountDialog {...phone} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
