import type { Point } from "~/features/public-page/point-list";

/** Why masters should join (PUB-21). */
export const workerAdvantages: readonly Point[] = [
  { icon: "pin", title: "单子就在附近", text: "按您的区域和品类推送，自己报价，自己决定接不接。" },
  { icon: "shield", title: "款项先到平台", text: "客户付款在前，验收七天后结给您，不用追着要。" },
  {
    icon: "package",
    title: "接单前看得清",
    text: "体积、楼层、有无电梯、是否提货，一项项列明。",
  },
  { icon: "camera", title: "拍照保护自己", text: "提货与完工都拍照，货损不再算在您头上。" },
];

/** Steps up to the first payment (PUB-21). */
export const workerSteps: readonly { title: string; text: string }[] = [
  { title: "选择区域", text: "选到您常跑的区县，看看由谁负责。" },
  { title: "联系服务商", text: "打电话给服务商，说明手艺和品类。" },
  { title: "实名认证", text: "提交身份与技能信息，核验后开通。" },
  { title: "下载 App", text: "用手机扫码安装，登录师傅端。" },
  { title: "接单收款", text: "报价、上门、拍照，客户满意后结款。" },
];
