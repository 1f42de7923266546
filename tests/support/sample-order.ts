/** An order as API-023 takes it: one sofa, to be installed. */
export const SAMPLE_ORDER = {
  goodsTypeId: 1,
  serviceType: 2,
  customerName: "王小姐",
  customerPhone: "13800138000",
  isLift: true,
  areaCode: "330106",
  address: "文三路 100 号 3 幢 502",
  orderItems: [{ imgUrl: "/demo/goods/sofa.jpg", goodsTypeId: 101, name: "三人沙发", count: 1 }],
  totalVolume: "2.5",
  packingCount: 3,
  userName: "李先生",
  userPhone: "13900139000",
};
