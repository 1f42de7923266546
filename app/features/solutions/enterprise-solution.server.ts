import type { Solution } from "./solution";

/** For merchants who sell furniture and other goods that need installing. */
export const enterpriseSolution: Solution = {
  banner: {
    title: "商家的送装，交给一个后台",
    lead: "卖到全国，就要装到全国。装达把各地的实名师傅接到您的订单上：下单、跟进、对账都在一处，款项由平台担保。",
    drawing: "solution-enterprise",
    action: { label: "立即下单", to: "/placeorder/stepone" },
  },
  problems: {
    title: "以前，商家是这样安排送装的",
    lead: "订单越多，沟通和垫付越多，出了问题却说不清。",
    points: [
      {
        icon: "phone",
        title: "每座城市各找各的师傅",
        text: "靠熟人介绍、群里喊单，临时找不到人，买家只能等。",
      },
      {
        icon: "wallet",
        title: "先付钱，装不好难追回",
        text: "货款、运费、安装费分头结算，返工时谁也不认。",
      },
      {
        icon: "clock",
        title: "进度全靠电话问",
        text: "客服在买家、物流和师傅之间来回传话，一单打十几个电话。",
      },
      {
        icon: "file",
        title: "月底对账对不平",
        text: "聊天记录里找报价，纸条上记加价，费用说不出依据。",
      },
    ],
  },
  advantages: {
    title: "现在，装达替您管好这四件事",
    lead: "不用自建安装团队，也能给买家一样的服务。",
    points: [
      {
        icon: "badge",
        title: "实名师傅，多人报价",
        text: "同一单由多位师傅报价，您比价之后再选，花费更低。",
      },
      {
        icon: "shield",
        title: "款项先由平台保管",
        text: "确认满意后才结给师傅，中途取消或没有装好，可以申请退款。",
      },
      {
        icon: "camera",
        title: "每一步都有照片",
        text: "提货验外观、完工拍现场，货损和责任当场说清。",
      },
      {
        icon: "bell",
        title: "进度自己来找您",
        text: "预约和完工有短信提醒，提货、上门也可以开启短信与微信提醒。",
      },
    ],
  },
  screens: {
    title: "看看后台的样子",
    lead: "这些画面来自演示账号。",
    shown: [
      {
        picture: "list",
        title: "订单在一张表里",
        text: "状态、倒计时、客户和师傅都在一行，该做什么，按钮就在行尾。",
      },
      {
        picture: "import",
        title: "表格导入，逐行核对",
        text: "店铺导出的表格直接上传，有问题的行当场改，其余的先下单。",
      },
      {
        picture: "bill",
        title: "月底一页对清",
        text: "期初、收支和期末余额逐项列出，每个数字都能查到每一笔。",
      },
    ],
  },
  functions: {
    title: "商家后台里有什么",
    lead: "注册之后就能用，不收年费。",
    rows: [
      { name: "批量下单", text: "用表格一次导入多笔订单，导入前先核对，错的行标出来。" },
      { name: "商品库", text: "常装的商品存一次，下单时直接选，图片和安装视频一并带上。" },
      { name: "订单跟进", text: "按状态、城市、师傅筛选，跟进记录留在订单里，换人也接得上。" },
      { name: "异常处理", text: "少件、破损、改约在线登记，处理过程留痕，争议由客服裁决。" },
      { name: "钱包与账单", text: "充值、支付、退款逐笔可查，对账单可以导出。" },
    ],
  },
  join: {
    title: "先下一单试试",
    text: "登录后看得到逐项列明的价格，满意再付款。",
    action: { label: "免费注册", to: "/register" },
  },
};
