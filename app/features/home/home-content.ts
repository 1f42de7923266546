import type { ProcessDrawingName } from "~/features/illustrations/drawing";

export interface ProcessStep {
  drawing: ProcessDrawingName;
  title: string;
  /** Description of the step. */
  text: string;
  /** The customer's part in it. */
  yours: string;
  /** State of the money during it. */
  money: string;
}

/** The order flow, in the order of GEN-09. */
export const processSteps: readonly ProcessStep[] = [
  {
    drawing: "submit",
    title: "提交订单",
    text: "选择品类和服务，填写商品、地址和期望时间，费用逐项列明。",
    yours: "填写两页信息，核对价格后付款",
    money: "付款后进入平台担保账户",
  },
  {
    drawing: "accept",
    title: "师傅接单",
    text: "实名认证的师傅接单，站内消息通知您，接单人和电话随时可查。",
    yours: "等待接单，也可以继续下其他订单",
    money: "仍由平台保管，无人接单可退款",
  },
  {
    drawing: "install",
    title: "上门安装",
    text: "师傅与您预约时间，提货和安装都拍照留证，进度在线更新。",
    yours: "在约定的时间开门，看着装好",
    money: "仍由平台保管，师傅尚未收款",
  },
  {
    drawing: "rate",
    title: "客户评价",
    text: "验收满意后为师傅打分。一星、二星扣减师傅收入，每月末位暂停接单。",
    yours: "确认验收，如实评价",
    money: "您确认满意，平台才准备付款",
  },
  {
    drawing: "pay",
    title: "师傅收款",
    text: "平台把担保的款项结给师傅，每一笔都有记录。有争议由官方客服处理。",
    yours: "不用再做什么，账单可随时查看",
    money: "从平台担保账户结给师傅",
  },
];

/** The ten categories in the order of GEN-10, shown when the list cannot be fetched. */
export const staticCategories = [
  { id: "1", name: "家具", icon: "furniture" },
  { id: "2", name: "卫浴", icon: "bathroom" },
  { id: "3", name: "灯具", icon: "lighting" },
  { id: "4", name: "锁具", icon: "locks" },
  { id: "5", name: "门窗", icon: "doors-windows" },
  { id: "6", name: "晾衣架", icon: "clothes-racks" },
  { id: "7", name: "吊顶", icon: "ceilings" },
  { id: "8", name: "家电", icon: "appliances" },
  { id: "9", name: "地板", icon: "flooring" },
  { id: "10", name: "净水器", icon: "water-purifiers" },
] as const;

export interface Category {
  id: string;
  name: string;
  icon: string;
}

/**
 * The example order of the page; amounts in 分. The price must be the platform's own for these facts, which
 * tests/unit/site/home.test.tsx checks.
 */
export const sampleOrder = {
  goods: "四门推拉衣柜 2.0m",
  service: "配送并安装",
  city: "杭州",
  volume: "3.5 立方米",
  lines: [
    { name: "基础安装费", rule: "按商品和城市计，乘以数量", fee: 28_600 },
    { name: "超方费", rule: "超过 3 立方米的部分，不足 1 立方米按 1 立方米计", fee: 6_000 },
    { name: "提货费", rule: "师傅到物流网点提货", fee: 6_000 },
    { name: "平台服务费", rule: "担保、提醒与客服", fee: 2_030 },
  ],
  total: 42_630,
  progress: [
    { text: "已付款", state: "done" },
    { text: "师傅已接单", state: "done" },
    { text: "师傅上门安装中", state: "current" },
    { text: "您确认满意", state: "next" },
    { text: "结款给师傅", state: "next" },
  ],
} as const;

export type SampleOrderFacts = typeof sampleOrder;
