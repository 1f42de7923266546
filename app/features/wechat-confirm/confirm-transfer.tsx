import { Form } from "@remix-run/react";
import { useState } from "react";
import type { WithdrawalConfirmationQuery } from "~/gql/graphql";
import { formatDateTime } from "~/lib/format";
import { Button } from "~/ui/buttons/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Notice } from "~/ui/feedback/notice";
import { useHydrated } from "~/ui/use-hydrated";
import { Countdown } from "~/ui/values/countdown";
import { Money } from "~/ui/values/money";
import { transferOfPackage } from "../../../schema/rules/wallet/sandbox-package";
import styles from "./confirm-transfer.module.css";
import { type ConfirmOutcome, confirmInWechat, isInWechat, type WechatTransfer } from "./wechat-bridge";

type Confirmation = NonNullable<WithdrawalConfirmationQuery["withdrawalConfirmation"]>;

interface ConfirmTransferProps {
  withdrawal: Confirmation;
  /** The server's time when the page was made (ISO). */
  serverNow: string;
  /** Called to read the state again. */
  onChanged(): void;
}

const ENDED: Record<Exclude<Confirmation["state"], "WAITING">, { title: string; description: string }> = {
  PAID: { title: "已确认收款", description: "款项已存入您的微信零钱，此页可以关闭" },
  LAPSED: { title: "确认已超时", description: "款项将退回钱包余额，可重新申请提现" },
  RETURNED: { title: "款项已退回余额", description: "这笔提现没有打款成功，可在钱包中重新申请" },
};

/**
 * A withdrawal that its payee confirms in WeChat: the amount, the time left, and the button that opens
 * WeChat's own page.
 */
export function ConfirmTransfer({ withdrawal, serverNow, onChanged }: ConfirmTransferProps) {
  const { amount, state, confirmBefore, wechat } = withdrawal;
  if (state !== "WAITING") return <EmptyState isPage {...ENDED[state]} />;
  const played = wechat && transferOfPackage(wechat.packageInfo);
  return (
    <section className={styles.card} aria-labelledby="confirm-title">
      <h1 id="confirm-title" className={styles.title}>
        确认收款
      </h1>
      <p className={styles.amount}>
        <Money fen={amount} size="lg" />
      </p>
      {confirmBefore ? (
        <p className={styles.note}>
          请在 {formatDateTime(confirmBefore)} 前确认，还剩{" "}
          <Countdown until={confirmBefore} serverNow={serverNow} onEnd={onChanged} />
        </p>
      ) : null}
      {wechat === null ? (
        <Notice tone="warning" action={<Button onPress={onChanged}>重试</Button>}>
          微信暂时没有应答，请稍后重试
        </Notice>
      ) : __SANDBOX__ && played !== null ? (
        <PlayedWechat outBizNo={played} />
      ) : (
        <ConfirmButton transfer={wechat} onChanged={onChanged} />
      )}
      <p className={styles.note}>逾期未确认，款项会自动退回钱包余额。</p>
    </section>
  );
}

const PROBLEMS: Record<Exclude<ConfirmOutcome, "confirmed">, string> = {
  cancelled: "还没有确认，可以重新打开",
  unsupported: "您的微信版本过低，请更新微信后再试",
  broken: "未能打开微信确认，请刷新此页重试",
};

function ConfirmButton({ transfer, onChanged }: { transfer: WechatTransfer; onChanged(): void }) {
  const isHydrated = useHydrated();
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<ConfirmOutcome | null>(null);
  if (isHydrated && !isInWechat()) {
    return <Notice tone="info">请用要收款的微信扫一扫打开此页，在微信中确认</Notice>;
  }
  const open = async () => {
    setPending(true);
    setOutcome(await confirmInWechat(transfer));
    setPending(false);
    onChanged();
  };
  return (
    <>
      {outcome === "confirmed" ? (
        <Notice tone="success">已确认，款项到账后此页会更新</Notice>
      ) : outcome ? (
        <Notice tone="warning">{PROBLEMS[outcome]}</Notice>
      ) : null}
      <Button
        variant="primary"
        size="lg"
        fullWidth
        isPending={isPending}
        isDisabled={!isHydrated || outcome === "confirmed"}
        onPress={() => void open()}
      >
        确认收款
      </Button>
    </>
  );
}

/** The sandbox's WeChat: a button that confirms, and one for a payee who does not. */
function PlayedWechat({ outBizNo }: { outBizNo: string }) {
  return (
    <Form method="post" className={styles.played}>
      <input type="hidden" name="outBizNo" value={outBizNo} />
      <p className={styles.note}>本地沙盒：代替微信的确认页，不涉及真实资金。</p>
      <Button type="submit" name="action" value="pay" variant="primary" size="lg" fullWidth>
        模拟确认收款
      </Button>
      <Button type="submit" name="action" value="lapse" size="lg" fullWidth>
        模拟超时未确认
      </Button>
    </Form>
  );
}
