import { beforeEach, describe, expect, test, vi } from "vitest";
import { ExceptionForm } from "../../../app/features/abnormal/exception-form";
import { HandleDialog } from "../../../app/features/abnormal/handle-dialog";
import { registerIssues } from "../../../app/features/account/account-rules";
import { IdentityStep } from "../../../app/features/account-safety/identity-step";
import { NewPayPasswordStep } from "../../../app/features/account-safety/new-pay-password-step";
import { NewPhoneStep } from "../../../app/features/account-safety/new-phone-step";
import { ComplaintForm } from "../../../app/features/complaints/complaint-form";
import { FeedbackForm } from "../../../app/features/feedback/feedback-form";
import { FollowUpForm } from "../../../app/features/follow-ups/follow-up-form";
import { MarkupDialog } from "../../../app/features/markups/markup-dialog";
import { ArrivalForm } from "../../../app/features/order-steps/arrival-form";
import { stepOneFailures } from "../../../app/features/placement/checks/step-one-issues";
import { freshDraft } from "../../../app/features/placement/draft/order-draft";
import { RechargeForm } from "../../../app/features/recharge/recharge-form";
import { ArbitrationDialog } from "../../../app/features/refunds/arbitration-dialog";
import { RefundForm } from "../../../app/features/refunds/refund-form";
import { WithdrawForm } from "../../../app/features/withdrawals/withdraw-form";
import { NOTHING_TO_PAY } from "../../../schema/rules/batch-payment";
import { feedbackImageIssue } from "../../../schema/rules/feedback";
import { stepOneIssues, stepTwoIssues } from "../../../schema/rules/order-draft";
import { payPasswordIssue } from "../../../schema/rules/pay-password";
import { avatarIssue } from "../../../schema/rules/profile";
import { serviceApplicationIssues } from "../../../schema/rules/service-application";
import { uploadIssue } from "../../../schema/rules/upload";
import { graph } from "../../support/open-dialogs";
import { saidAbout, show } from "./said";

vi.mock("../../../app/ui/dialog", async () => ({
  Dialog: (await import("../../support/open-dialogs")).Dialog,
}));
vi.mock("../../../app/lib/graphql/use-read", async () => ({
  useRead: (await import("../../support/open-dialogs")).useRead,
}));
vi.mock("../../../app/lib/graphql/use-mutate", async () => ({
  useMutate: (await import("./said")).useMutate,
}));
vi.mock("../../../app/lib/form/use-form", async (original) => {
  const { useForm } = await original<{ useForm(options: object): object }>();
  const { seen } = await import("./said");
  return {
    useForm(options: (typeof seen.forms)[number]) {
      seen.forms.push(options);
      return useForm(options);
    },
  };
});

const nothing = () => undefined;
const ended = { onClose: nothing, onChanged: nothing };
const ORDER = {
  id: "5",
  status: "WAIT_INSTALL",
  service: { isMarkupOver: false },
  workerName: null,
  items: [],
};

beforeEach(() => {
  graph.answer = { order: ORDER, dictItems: [], viewer: null };
});

const said = (issues: readonly { message: string }[]) => issues.map(({ message }) => message);

describe("an order that is placed", () => {
  const nothingTyped = {
    customerName: "",
    customerPhone: "",
    areaCode: null,
    address: "",
    isLift: null,
    floorsNumber: "",
    orderItems: [{ imgUrl: null, goodsTypeId: null, name: "", count: 1 }],
    totalVolume: "",
    packingCount: "0",
  };
  const logistics = { takeDeliveryFee: true, isArrival: true, logisticsNo: "", logisticsPhone: "" };

  test("[ERR-15] says what is missing in the documented words", () => {
    expect(said(stepOneIssues(nothingTyped))).toEqual([
      "请输入客户姓名",
      "请输入合法手机号",
      "请选择所在城市",
      "请输入详细地址",
      "请选择有无电梯",
      "请上传商品图片",
      "请选择商品类别",
      "请输入商品名称",
      "请输入的体积",
      "包装件数不能为0",
    ]);
    expect(said(stepOneIssues({ ...nothingTyped, isLift: false }))).toContain("请输入楼梯层数");
    expect(said(stepOneFailures(freshDraft(() => "1")))).toEqual(["请先选择商品类目"]);
    expect(said(stepTwoIssues({ ...logistics, userName: "", userPhone: "" }))).toEqual([
      "请输入物流单号",
      "请输入合法的物流电话号码",
      "请输入您的姓名",
      "请输入您的合法电话号码",
    ]);
  });

  test("[ERR-15] [ERR-16] says which files it takes", () => {
    expect(uploadIssue("image", { type: "image/gif", size: 1 })).toBe("图片只能上传jpg、png格式");
    expect(uploadIssue("video", { type: "video/webm", size: 1 })).toBe("视频只能上传mp4格式");
    expect(uploadIssue("video", { type: "video/mp4", size: 100 * 1024 * 1024 })).toBe("视频不能超过100M");
  });
});

test("[ERR-15] who signs in, registers or applies is told in the documented words", () => {
  expect(said(registerIssues({ phone: "1", code: "", hasAgreed: false }))).toEqual([
    "手机号格式有误",
    "请输入验证码",
    "请勾选用户服务协议",
  ]);
  const application = { type: "ENTERPRISE" as const, companyName: "", contactName: "", contactTel: "" };
  expect(said(serviceApplicationIssues({ ...application, goodsTypeIds: [] }))).toEqual([
    "请输入公司名称",
    "请输入您的姓名",
    "请输入合法手机号",
    "请选择代理类目",
  ]);
});

describe("[ERR-16] the forms of the customer area say what is missing in the documented words", () => {
  const bounds = { total: 30_000, cap: 24_000 };
  const amounts = { allowance: "", refund: "" };
  const code = <IdentityStep phone="13800138000" maskedPhone="" failure={null} onProven={nothing} />;
  const account = { current: { phone: "13800138000", code: "1" }, typed: "", onUnproven: nothing };

  test("identity, phone and payment password", async () => {
    expect(await saidAbout(code)).toEqual(["请输入验证码"]);
    expect(await saidAbout(code, { code: "123" })).toEqual(["验证码小于6位"]);
    const phone = <NewPhoneStep {...account} onTyped={nothing} onChanged={nothing} />;
    expect(await saidAbout(phone)).toContain("请输入合法手机号");
    const password = (
      <NewPayPasswordStep phone="13800138000" code="1" onUnproven={nothing} onChanged={nothing} />
    );
    expect(await saidAbout(password)).toEqual(["请输入密码"]);
    expect(await saidAbout(password, { password: "201788" })).toEqual(["请再次输入密码"]);
    const other = { password: "201788", confirmation: "201789" };
    expect(await saidAbout(password, other)).toEqual(["两次输入的密码不同"]);
    expect(payPasswordIssue({ code: "123456", ...other }, "13800138000")?.message).toBe(
      "两次输入密码不一致!",
    );
  });

  test("refunds, arbitration and complaints", async () => {
    const initial = {
      reason: "",
      contactName: "",
      contactPhone: "",
      amounts,
      description: "",
      imageUrls: [],
    };
    const refund = { refundId: null, reasons: [], bounds, initial };
    expect(await saidAbout(<RefundForm orderId="5" {...refund} onDone={nothing} />)).toEqual(
      expect.arrayContaining(["请选择退款原因", "请填写师傅补贴费用"]),
    );
    const arbitration = <ArbitrationDialog refundId="9" bounds={bounds} allowance="" {...ended} />;
    expect(await saidAbout(arbitration)).toEqual(["请先填写仲裁内容", "请填写师傅补贴费"]);
    const complaint = <ComplaintForm orders={[]} isOrderGiven={false} {...ended} />;
    expect(await saidAbout(complaint)).toContain("请先填写投诉内容");
  });

  test("exceptions, notes, markups and arrivals", async () => {
    const order = { workerName: null, items: [] };
    const report = <ExceptionForm orderId="5" order={order} types={[]} onCancel={nothing} onEnd={nothing} />;
    expect(await saidAbout(report)).toEqual(["请选择异常类型"]);
    expect(await saidAbout(report, { abnormalType: "破损" })).toEqual(["请输入异常描述"]);
    const handling = <HandleDialog abnormalId="1" awaitsDecision={false} {...ended} />;
    expect(await saidAbout(handling)).toEqual(["请选择处理状态"]);
    expect(await saidAbout(handling, { status: "PROCESSED" })).toEqual(["请输入处理内容"]);
    const withFee = { status: "PROCESSED", content: "已补货", isMarkup: true };
    expect(await saidAbout(handling, withFee)).toEqual(["请输入加价金额"]);
    expect(await saidAbout(<FollowUpForm orderId="5" onSaved={nothing} />)).toEqual(["请输入跟进内容"]);
    const markup = <MarkupDialog orderId="5" {...ended} />;
    expect(await saidAbout(markup)).toEqual(["请先选择加价类型"]);
    graph.answer = { ...graph.answer, order: { ...ORDER, service: { isMarkupOver: true } } };
    expect(await show(markup)).toContain("验收时间已超过一个月,不能加价,有疑问请联系管理员");
    const arrival = <ArrivalForm order={{} as never} orderId="5" {...ended} />;
    expect(await saidAbout(arrival)).toEqual(["请输入物流单号", "请输入合法的手机号"]);
  });

  test("recharges, withdrawals, feedback and the avatar", async () => {
    const recharge = { initialAmount: "", offered: [], isPending: false, failure: null, onSubmit: nothing };
    expect(await saidAbout(<RechargeForm {...recharge} />)).toEqual(["请先输入要充值的金额"]);
    const unbound = { ways: [{ payWay: "ALIPAY" as const, account: null }], holds: [], realName: "" };
    const withdrawal = { phone: "13800138000", maskedPhone: "", bindHref: "/", balance: 0, onDone: nothing };
    expect(await saidAbout(<WithdrawForm {...unbound} {...withdrawal} />, { amount: "99.99" })).toEqual([
      "请先绑定支付宝",
      "最低提现100元",
      "请先输入您的真实姓名",
    ]);
    expect(await saidAbout(<FeedbackForm onDone={nothing} />)).toEqual(["请先输入反馈信息"]);
    expect(feedbackImageIssue({ type: "image/gif", size: 1 })).toBe("请上传png,或者jpg格式的图片");
    expect(feedbackImageIssue({ type: "image/png", size: 5 * 1024 * 1024 })).toBe("图片大小不能超过5MB");
    expect(avatarIssue({ type: "image/gif" })).toBe("头像只能上传jpg、png格式");
    expect(NOTHING_TO_PAY).toBe("请至少选择一个订单");
  });
});
