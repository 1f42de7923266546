import type { Solution } from "./solution";

/** For households that need the installation of something they bought. */
export const consumerSolution: Solution = {
  banner: {
    title: "网购的家具，有人送、有人装",
    lead: "说清要装什么、在哪里，价格逐项列明。师傅上门、装好、您确认满意，钱才结给师傅。",
    drawing: "solution-consumer",
    action: { label: "立即下单", to: "/placeorder/stepone" },
  },
  problems: {
    title: "以前，装一件家具要操多少心",
    lead: "买得便宜，装起来却处处碰运气。",
    points: [
      { icon: "truck", title: "只送到楼下或网点", text: "大件扔在楼下，提货、搬楼都要自己想办法。" },
      { icon: "user", title: "不知道来的是谁", text: "路边找的师傅没有登记，进了家门心里不踏实。" },
      { icon: "wallet", title: "上门之后临时加价", text: "打孔要钱、搬运要钱，不加就不装。" },
      { icon: "wrench", title: "装坏了没人管", text: "卖家推给师傅，师傅不接电话，只能自认倒霉。" },
    ],
  },
  advantages: {
    title: "在装达，您只管开门和验收",
    lead: "其余的事，平台替您盯着。",
    points: [
      {
        icon: "file",
        title: "付款前看得清价格",
        text: "安装、超方、提货分开列，现场加价要您同意才算数。",
      },
      { icon: "badge", title: "师傅实名，可查可评", text: "姓名、电话、评分都看得到，装完如实评价。" },
      { icon: "shield", title: "满意了才结款", text: "钱先由平台保管。没装好可以不验收，也可以申请退款。" },
      { icon: "phone", title: "有争议找客服", text: "拍照记录都在订单里，官方客服按事实裁决。" },
    ],
  },
  functions: {
    title: "下单之后，您可以",
    lead: "手机上打开订单，一眼看到进行到哪一步。",
    rows: [
      { name: "跟踪进度", text: "接单、提货、预约、上门、完工，每一步都有时间。" },
      { name: "改约时间", text: "临时有事在线改，师傅同意后按新的时间来。" },
      { name: "查看照片", text: "提货外观和完工现场的照片都在订单里。" },
      { name: "确认验收", text: "满意就点确认；不满意说明原因，师傅上门处理。" },
      { name: "申请退款", text: "没接单可以直接取消，服务有问题可以申请退款或仲裁。" },
    ],
  },
  join: {
    title: "今天买的，明天就能约",
    text: "选品类、填地址、看价格，两步提交订单。",
    action: { label: "立即下单", to: "/placeorder/stepone" },
  },
};
