import { SERVICE } from "../reference/services";
import { accept, appoint, type DemoStep, finish, pay, pickUp, receive } from "./steps";

export interface DemoOrder {
  /** How many hours before seeding it was placed. */
  placedHoursAgo: number;
  /** The eight digits that follow the date in its number; their remainder by 256 is that of the customer's bucket. */
  digits: string;
  categoryId: number;
  serviceId: number;
  areaCode: string;
  address: string;
  customerName: string;
  customerPhone: string;
  floorsNumber: number | null;
  volumeHundredths: number;
  packingCount: number;
  items: { goodsTypeId: number; name: string; count: number; picture: string }[];
  remark: string | null;
  steps: DemoStep[];
}

const deliver = SERVICE.deliverAndInstall;
const install = SERVICE.installOnly;

/** Orders in many of the states that a merchant sees, oldest first, so that the wallet's history reads in order. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    placedHoursAgo: 960,
    digits: "52710161",
    categoryId: 2,
    serviceId: install,
    areaCode: "330106",
    address: "文三路 478 号华星时代广场 B 座 1203",
    customerName: "许静",
    customerPhone: "13567120934",
    floorsNumber: null,
    volumeHundredths: 40,
    packingCount: 1,
    items: [{ goodsTypeId: 202, name: "轻智能马桶 T1", count: 1, picture: "toilet" }],
    remark: "客户临时更换型号，已协商退款",
    steps: [pay(), { event: "refund", to: "CLOSE", afterHours: 20, actor: "customer" }],
  },
  {
    placedHoursAgo: 740,
    digits: "18840337",
    categoryId: 1,
    serviceId: deliver,
    areaCode: "310115",
    address: "张杨路 2389 弄 12 号楼 602 室",
    customerName: "陈立",
    customerPhone: "13916022871",
    floorsNumber: null,
    volumeHundredths: 235,
    packingCount: 4,
    items: [
      { goodsTypeId: 102, name: "白橡木双人床 1.8m", count: 1, picture: "bed" },
      { goodsTypeId: 109, name: "乳胶床垫 1.8m", count: 1, picture: "bed" },
    ],
    remark: null,
    steps: [
      pay(0.5),
      receive(3),
      appoint("WAIT_PICK_UP", 5),
      pickUp(30),
      ...finish(48),
      accept(60),
      {
        event: "evaluate",
        to: "EVALUATED",
        afterHours: 70,
        actor: "customer",
        detail: () => ({
          star: 5,
          content: "师傅准时，装得很平整",
          isAnonymous: false,
          labels: ["准时上门", "安装细致"],
          imgs: [],
        }),
      },
    ],
  },
  {
    placedHoursAgo: 480,
    digits: "60935185",
    categoryId: 5,
    serviceId: SERVICE.measure,
    areaCode: "330110",
    address: "五常街道荆长路 88 号 3 幢 1 单元 901",
    customerName: "方圆",
    customerPhone: "13758163320",
    floorsNumber: null,
    volumeHundredths: 100,
    packingCount: 1,
    items: [{ goodsTypeId: 507, name: "客厅与主卧窗帘测量", count: 2, picture: "wardrobe" }],
    remark: null,
    steps: [{ event: "expire", to: "CLOSE", afterHours: 24, actor: "system" }],
  },
  {
    placedHoursAgo: 360,
    digits: "77201425",
    categoryId: 4,
    serviceId: install,
    areaCode: "330109",
    address: "市心北路 108 号蓝爵国际 2 幢 1506",
    customerName: "沈从文",
    customerPhone: "13588041276",
    floorsNumber: null,
    volumeHundredths: 20,
    packingCount: 1,
    items: [{ goodsTypeId: 401, name: "全自动指纹锁 S3", count: 2, picture: "lock" }],
    remark: "门厚 70mm，已与客户确认",
    steps: [pay(), receive(2), appoint("WAIT_INSTALL", 4), ...finish(26), accept(34)],
  },
  {
    placedHoursAgo: 140,
    digits: "34069777",
    categoryId: 6,
    serviceId: install,
    areaCode: "320583",
    address: "前进东路 528 号绿地 21 城 A 区 6 幢 402",
    customerName: "顾一鸣",
    customerPhone: "13913251108",
    floorsNumber: 4,
    volumeHundredths: 60,
    packingCount: 2,
    items: [{ goodsTypeId: 601, name: "智能电动晾衣机 Pro", count: 1, picture: "clothes-rack" }],
    remark: null,
    steps: [pay(), receive(1), appoint("WAIT_INSTALL", 3), ...finish(120)],
  },
  {
    placedHoursAgo: 74,
    digits: "90518289",
    categoryId: 3,
    serviceId: install,
    areaCode: "330106",
    address: "古翠路 76 号怡泰大厦 1 单元 803",
    customerName: "周晓彤",
    customerPhone: "13656690071",
    floorsNumber: null,
    volumeHundredths: 80,
    packingCount: 3,
    items: [
      { goodsTypeId: 302, name: "北欧玻璃球吊灯 9 头", count: 1, picture: "lamp" },
      { goodsTypeId: 301, name: "全光谱护眼吸顶灯 60cm", count: 3, picture: "lamp" },
    ],
    remark: "客厅层高 3.2 米，请带人字梯",
    steps: [pay(), receive(2), appoint("WAIT_INSTALL", 6)],
  },
  {
    placedHoursAgo: 50,
    digits: "21473553",
    categoryId: 1,
    serviceId: deliver,
    areaCode: "440305",
    address: "粤海街道科技园中区科苑路 15 号 7 栋 2101",
    customerName: "林浩然",
    customerPhone: "13714098823",
    floorsNumber: null,
    volumeHundredths: 436,
    packingCount: 9,
    items: [
      { goodsTypeId: 103, name: "四门推拉衣柜 2.0m", count: 1, picture: "wardrobe" },
      { goodsTypeId: 105, name: "升降书桌 1.4m", count: 1, picture: "desk" },
    ],
    remark: null,
    steps: [pay(1), receive(4), appoint("WAIT_PICK_UP", 7)],
  },
  {
    placedHoursAgo: 27,
    digits: "83015697",
    categoryId: 1,
    serviceId: deliver,
    areaCode: "110105",
    address: "望京街道阜通东大街 6 号院 3 号楼 1804",
    customerName: "赵一然",
    customerPhone: "13810574426",
    floorsNumber: null,
    volumeHundredths: 190,
    packingCount: 7,
    items: [{ goodsTypeId: 104, name: "岩板餐桌 1.6m 配六椅", count: 1, picture: "dining-table" }],
    remark: "台面易碎，请两位师傅上门",
    steps: [pay(), receive(3)],
  },
  {
    placedHoursAgo: 5,
    digits: "46927889",
    categoryId: 10,
    serviceId: install,
    areaCode: "330113",
    address: "南苑街道世纪大道 168 号 5 幢 1602",
    customerName: "何雨桐",
    customerPhone: "13738154690",
    floorsNumber: null,
    volumeHundredths: 30,
    packingCount: 1,
    items: [{ goodsTypeId: 1001, name: "反渗透净水机 800G", count: 1, picture: "water-purifier" }],
    remark: null,
    steps: [pay()],
  },
  {
    placedHoursAgo: 2,
    digits: "15603985",
    categoryId: 1,
    serviceId: deliver,
    areaCode: "330106",
    address: "文新街道竞舟路 1 号耀江文鼎苑 9 幢 602",
    customerName: "苏晚",
    customerPhone: "13805719952",
    floorsNumber: 6,
    volumeHundredths: 320,
    packingCount: 3,
    items: [
      { goodsTypeId: 101, name: "云朵三人位布艺沙发 2.4m", count: 1, picture: "sofa" },
      { goodsTypeId: 106, name: "圆形实木茶几", count: 1, picture: "dining-table" },
    ],
    remark: "六楼无电梯，客户周末在家",
    steps: [],
  },
];
