import type { Solution } from "./solution";

/** For masters, who use the app and have only a page that links to it (GEN-04). */
export const workerSolution: Solution = {
  banner: {
    title: "手艺好，就该活不断、钱不拖",
    lead: "附近的安装单送到手机上，商品、楼层、所在区县接单前都看得清。款项已由平台保管，客户验收七天后结给您。",
    drawing: "solution-worker",
    action: { label: "查看本地服务商", to: "/ruzhu" },
  },
  problems: {
    title: "以前，师傅最怕这几件事",
    lead: "活儿不难，难的是找活和收钱。",
    points: [
      { icon: "clock", title: "有一天没一天", text: "靠店里派、朋友带，淡季闲着，旺季又忙不过来。" },
      { icon: "wallet", title: "装完收不到钱", text: "口头说好的价，装完又压；结账一拖再拖。" },
      { icon: "alert", title: "到了才知道干不了", text: "没电梯、缺配件、尺寸不对，白跑一趟没人补。" },
      { icon: "camera", title: "说不清是谁弄坏的", text: "货在路上磕了，最后算在安装师傅头上。" },
    ],
  },
  advantages: {
    title: "来装达接单，有这些不一样",
    lead: "规矩写在前面，做得好的师傅越做越多。",
    points: [
      { icon: "pin", title: "单子就在附近", text: "按您的区域和品类推送，自己报价，自己决定接不接。" },
      { icon: "shield", title: "钱已经在平台", text: "客户付款在前、由平台保管，验收七天后结，不用追着要。" },
      {
        icon: "package",
        title: "接单前看得清",
        text: "商品、体积、楼层、有无电梯、是否要提货，一项项列明。",
      },
      {
        icon: "star",
        title: "口碑跟着您走",
        text: "好评带来更多订单。一星扣该单收入的 20%，二星扣 10%，可以申诉；每月末位暂停接单，对认真的人公平。",
      },
    ],
  },
  functions: {
    title: "师傅端能做什么",
    lead: "一部手机，从接单到收款。",
    rows: [
      { name: "抢单与报价", text: "看清要求再报价，被选中后客户的姓名和电话才给您。" },
      { name: "预约上门", text: "和客户约好时间，改约在线提出，双方都留记录。" },
      { name: "拍照留证", text: "提货时拍外观、完工时拍现场，出了争议有据可依。" },
      { name: "申请加价", text: "现场多出来的活先报价，客户同意付款再做。" },
      { name: "收款与明细", text: "每一单结了多少、什么时候结，一笔一笔看得到。" },
    ],
  },
  join: {
    title: "先找到本地的服务商",
    text: "选好您所在的区县，联系服务商完成实名认证，就能开始接单。",
    action: { label: "师傅入驻", to: "/ruzhu" },
  },
};
