import type { Point } from "~/features/public-page/point-list";

/** Advantages for service providers. */
export const providerAdvantages: readonly Point[] = [
  { icon: "pin", title: "本地订单，就近报价", text: "您代理的区县和类目有新订单，您的师傅都可以报价。" },
  { icon: "shield", title: "款项平台担保", text: "客户付款在前，验收七天后结算，账目逐笔可查。" },
  { icon: "user", title: "师傅归您管理", text: "本地师傅由您认证和培训，服务标准与评价由平台统一。" },
];

/** Steps after an application was sent. */
export const nextSteps: readonly { title: string; text: string }[] = [
  { title: "电话联系", text: "入驻专员在工作日 09:00-21:00 拨打您留下的手机号，核对类目和区域。" },
  { title: "提交资料", text: "个人准备身份证，企业准备营业执照，按专员发来的清单提交。" },
  { title: "签约开通", text: "资料核验通过后签约，开通服务商后台，开始接单。" },
];
