import { NOW } from "./world";

/** What is the same for every customer of the platform. */
export const goodsTypes = [
  {
    id: 1,
    name: "家具",
    icon: "furniture",
    children: [{ id: 11, name: "沙发", icon: "sofa", children: [] }],
  },
];
export const article = {
  title: "如何下单",
  content: "<p>填写订单</p>",
  typeCode: "help",
  createTime: NOW,
  img: null,
};
export const areas = [
  {
    code: "33",
    name: "浙江省",
    children: [
      { code: "3301", name: "杭州市", children: [{ code: "330106", name: "西湖区", children: [] }] },
    ],
  },
];
