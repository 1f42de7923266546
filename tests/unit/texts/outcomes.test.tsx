import { beforeEach, describe, expect, test, vi } from "vitest";
import { BackDialog } from "../../../app/features/abnormal/back-dialog";
import { ExceptionForm } from "../../../app/features/abnormal/exception-form";
import { HandleDialog } from "../../../app/features/abnormal/handle-dialog";
import { AcceptDialog } from "../../../app/features/acceptance/accept-dialog";
import { IdentityStep } from "../../../app/features/account-safety/identity-step";
import { NewPayPasswordStep } from "../../../app/features/account-safety/new-pay-password-step";
import { NewPhoneStep } from "../../../app/features/account-safety/new-phone-step";
import { SubmissionOutcome } from "../../../app/features/batch-orders/confirm/submission-outcome";
import { ComplaintForm } from "../../../app/features/complaints/complaint-form";
import { FollowUpForm } from "../../../app/features/follow-ups/follow-up-form";
import { FollowUpItem } from "../../../app/features/follow-ups/follow-up-item";
import { GoodsForm } from "../../../app/features/goods-library/goods-form";
import { RejectDialog } from "../../../app/features/markups/reject-dialog";
import { MessageSettingsDialog } from "../../../app/features/messages/message-settings-dialog";
import { ReadAllButton } from "../../../app/features/messages/read-all-button";
import { EvaluateDialog } from "../../../app/features/order-steps/evaluate-dialog";
import { BindAlipayDialog } from "../../../app/features/payout-accounts/bind-alipay-dialog";
import { UnbindDialog } from "../../../app/features/payout-accounts/unbind-dialog";
import { ProfileForm } from "../../../app/features/profile/profile-form";
import { RechargeDone } from "../../../app/features/recharge/recharge-done";
import { ArbitrationDialog } from "../../../app/features/refunds/arbitration-dialog";
import { RefundForm } from "../../../app/features/refunds/refund-form";
import { WithdrawForm } from "../../../app/features/withdrawals/withdraw-form";
import { graph } from "../../support/open-dialogs";
import { seen, show, successesOf } from "./said";

const told = vi.hoisted(() => ({ success: vi.fn() }));

vi.mock("../../../app/ui/toast", () => ({ toast: told }));
vi.mock("../../../app/ui/dialog", async () => ({
  Dialog: (await import("../../support/open-dialogs")).Dialog,
}));
vi.mock("../../../app/lib/graphql/use-read", async () => ({
  useRead: (await import("../../support/open-dialogs")).useRead,
}));
vi.mock("../../../app/lib/graphql/use-mutate", async () => ({
  useMutate: (await import("./said")).useMutate,
}));

const nothing = () => undefined;
const ended = { onClose: nothing, onChanged: nothing };
const step = { orderId: "5", ...ended };
const bounds = { total: 30_000, cap: 24_000 };
const phone = { phone: "13800138000", maskedPhone: "138****8000" };
const note = { id: "1", content: "已联系", imageUrls: [], createdAt: "2026-11-22T09:00:00+08:00" };
const refund = {
  refundId: null,
  reasons: [],
  bounds,
  initial: {
    reason: "",
    contactName: "",
    contactPhone: "",
    amounts: { allowance: "", refund: "" },
    description: "",
    imageUrls: [],
  },
};
const profile = { id: "7", nickname: "王芳", phone: "13800138000", gender: 1, email: "", areaPath: [] };
const goods = { types: [], good: null, back: "/", onDone: nothing };
const withdrawal = { ways: [], holds: [], realName: "", bindHref: "/", balance: 0, ...phone };

beforeEach(() => {
  vi.clearAllMocks();
  graph.answer = {
    order: { status: "WAIT_ASSIGN", totalAmount: 100, originalAmount: 100, needsPickup: false },
    dictItems: [],
    impressionTags: [],
    viewer: { messageSettings: { topics: [], offTopics: [], quietHours: null } },
  };
});

describe("what is said once it is done", () => {
  test.each([
    ["评论成功", <EvaluateDialog key="" {...step} />],
    ["处理成功", <BackDialog key="" orderId="5" {...bounds} onClose={nothing} onEnd={nothing} />],
    ["处理成功", <HandleDialog key="" abnormalId="1" awaitsDecision={false} {...ended} />],
    ["投诉成功", <ComplaintForm key="" orders={[]} isOrderGiven={false} {...ended} />],
    ["仲裁提交成功", <ArbitrationDialog key="" refundId="9" bounds={bounds} allowance="" {...ended} />],
    ["绑定成功", <BindAlipayDialog key="" {...phone} onClose={nothing} />],
    [
      "修改手机号成功",
      <NewPhoneStep
        key=""
        current={{ phone: "13800138000", code: "1" }}
        typed=""
        onTyped={nothing}
        onUnproven={nothing}
        onChanged={nothing}
      />,
    ],
    [
      "修改密码成功",
      <NewPayPasswordStep key="" {...phone} code="1" onUnproven={nothing} onChanged={nothing} />,
    ],
    ["删除成功!", <FollowUpItem key="" orderId="5" note={note as never} onChanged={nothing} />],
    ["已提交验收", <AcceptDialog key="" {...step} onAccepted={nothing} />],
    ["跟进成功,编辑成功", <FollowUpForm key="" orderId="5" onSaved={nothing} />],
    ["拒绝成功", <RejectDialog key="" markupId="3" {...ended} />],
  ])("[ERR-18] %s", async (words, part) => {
    expect((await successesOf(part)).join()).toBe(words);
  });

  test.each([
    ["操作成功!", <UnbindDialog key="" payWay="ALIPAY" account="" {...phone} onClose={nothing} />],
    ["操作成功!", <ReadAllButton key="" kind="SERVICE" unread={2} asOf={1} />],
    ["操作成功!", <ProfileForm key="" profile={profile as never} />],
    ["操作成功!", <MessageSettingsDialog key="" onClose={nothing} />],
    ["提交成功", <RefundForm key="" orderId="5" {...refund} onDone={nothing} />],
    ["提交成功", <WithdrawForm key="" {...withdrawal} onDone={nothing} />],
    ["添加成功,编辑成功", <GoodsForm key="" {...goods} isChange={false} />],
    [
      "添加成功",
      <ExceptionForm
        key=""
        orderId="5"
        order={{ workerName: null, items: [] }}
        types={[]}
        onCancel={nothing}
        onEnd={nothing}
      />,
    ],
  ])("[ERR-19] %s", async (words, part) => {
    expect((await successesOf(part)).join()).toBe(words);
  });

  test("[ERR-19] 提交成功 and how many, for orders of a table", async () => {
    const all = {
      phase: "done" as const,
      total: 2,
      tried: 2,
      orderIds: ["1", "2"],
      failed: [],
      stopped: null,
    };
    expect(await show(<SubmissionOutcome state={all} onRetry={nothing} />)).toContain("提交成功，2 单已下单");
    const half = { ...all, orderIds: ["1"], failed: [{ rowId: "2", message: "请输入客户姓名" }] };
    expect(await show(<SubmissionOutcome state={half} onRetry={nothing} />)).not.toContain("提交成功");
  });

  test("[ERR-18] 验证成功 of a code that is right, 充值成功 of money that arrived", async () => {
    await show(<IdentityStep {...phone} failure={null} onProven={nothing} />);
    seen.mutations[0]?.onDone?.({ valid: true });
    expect(told.success).toHaveBeenCalledExactlyOnceWith("验证成功");
    const done = { amount: 1, balance: 1, isReading: false, back: { to: "/", label: "" }, isBeside: false };
    expect(await show(<RechargeDone {...done} onAgain={nothing} />)).toContain("充值成功");
  });
});
