import type { ServiceKey } from "./services";

/** Prices in 元 per piece; a service that is left out takes the category's price, or has none at all. */
type Prices = Partial<Record<ServiceKey, number>>;

interface CategorySeed {
  id: number;
  name: string;
  icon: string;
  /** Services on offer with what each costs beyond the pieces: per m³ above 3, and for collecting at a depot. */
  services: Partial<Record<ServiceKey, { extraVolume: number; takeDelivery: number }>>;
  /** Prices for children that have none of their own. */
  prices: Prices;
  children: { name: string; prices: Prices }[];
}

const bulky = { extraVolume: 60, takeDelivery: 60 };
const medium = { extraVolume: 45, takeDelivery: 40 };
const light = { extraVolume: 40, takeDelivery: 30 };

/**
 * The ten categories (GEN-10) with what is installed most in each. 中央空调 is quoted case by case and therefore has
 * no price here: asking for one shows the maintenance message (PLACE-38).
 */
export const categorySeeds: readonly CategorySeed[] = [
  {
    id: 1,
    name: "家具",
    icon: "furniture",
    services: { deliverAndInstall: bulky, installOnly: bulky, deliverUpstairs: bulky, repair: light },
    prices: { deliverAndInstall: 120, installOnly: 70, deliverUpstairs: 60, repair: 90 },
    children: [
      { name: "沙发", prices: { deliverAndInstall: 150, installOnly: 70, deliverUpstairs: 90, repair: 120 } },
      { name: "床", prices: { deliverAndInstall: 168, installOnly: 90, deliverUpstairs: 85, repair: 100 } },
      {
        name: "衣柜",
        prices: { deliverAndInstall: 260, installOnly: 180, deliverUpstairs: 100, repair: 120 },
      },
      { name: "餐桌椅", prices: { deliverAndInstall: 108, installOnly: 60, deliverUpstairs: 55 } },
      { name: "书桌", prices: { deliverAndInstall: 98, installOnly: 55, deliverUpstairs: 50 } },
      { name: "茶几", prices: { deliverAndInstall: 78, installOnly: 40, deliverUpstairs: 45 } },
      { name: "电视柜", prices: { deliverAndInstall: 98, installOnly: 55 } },
      { name: "鞋柜", prices: { deliverAndInstall: 88, installOnly: 50 } },
      { name: "床垫", prices: { deliverAndInstall: 70, installOnly: 30, deliverUpstairs: 50 } },
    ],
  },
  {
    id: 2,
    name: "卫浴",
    icon: "bathroom",
    services: { deliverAndInstall: medium, installOnly: medium, repair: light },
    prices: { deliverAndInstall: 150, installOnly: 100, repair: 90 },
    children: [
      { name: "普通马桶", prices: { deliverAndInstall: 158, installOnly: 110 } },
      { name: "智能马桶", prices: { deliverAndInstall: 218, installOnly: 160, repair: 130 } },
      { name: "浴室柜", prices: { deliverAndInstall: 188, installOnly: 130 } },
      { name: "淋浴花洒", prices: { deliverAndInstall: 98, installOnly: 70 } },
      { name: "淋浴房", prices: { deliverAndInstall: 320, installOnly: 240, repair: 120 } },
      { name: "浴缸", prices: { deliverAndInstall: 280, installOnly: 180 } },
      { name: "水龙头", prices: { deliverAndInstall: 78, installOnly: 45, repair: 45 } },
    ],
  },
  {
    id: 3,
    name: "灯具",
    icon: "lighting",
    services: { deliverAndInstall: light, installOnly: light, repair: light },
    prices: { deliverAndInstall: 80, installOnly: 50, repair: 50 },
    children: [
      { name: "吸顶灯", prices: { deliverAndInstall: 65, installOnly: 35 } },
      { name: "吊灯", prices: { deliverAndInstall: 110, installOnly: 75 } },
      { name: "水晶灯", prices: { deliverAndInstall: 220, installOnly: 160, repair: 90 } },
      { name: "筒灯射灯", prices: { deliverAndInstall: 25, installOnly: 15 } },
      { name: "风扇灯", prices: { deliverAndInstall: 130, installOnly: 90 } },
      { name: "灯带", prices: { deliverAndInstall: 32, installOnly: 20 } },
      { name: "壁灯", prices: { deliverAndInstall: 50, installOnly: 30 } },
    ],
  },
  {
    id: 4,
    name: "锁具",
    icon: "locks",
    services: { deliverAndInstall: light, installOnly: light, repair: light },
    prices: { deliverAndInstall: 150, installOnly: 110, repair: 80 },
    children: [
      { name: "智能指纹锁", prices: { deliverAndInstall: 168, installOnly: 128, repair: 98 } },
      { name: "机械门锁", prices: { deliverAndInstall: 110, installOnly: 80 } },
      { name: "玻璃门锁", prices: { deliverAndInstall: 160, installOnly: 120 } },
      { name: "可视门铃", prices: { deliverAndInstall: 88, installOnly: 58 } },
      { name: "保险柜", prices: { deliverAndInstall: 200, installOnly: 90 } },
    ],
  },
  {
    id: 5,
    name: "门窗",
    icon: "doors-windows",
    services: { deliverAndInstall: bulky, installOnly: bulky, repair: medium, measure: light },
    prices: { deliverAndInstall: 280, installOnly: 200, repair: 100, measure: 60 },
    children: [
      { name: "室内木门", prices: { deliverAndInstall: 228, installOnly: 160 } },
      { name: "防盗门", prices: { deliverAndInstall: 320, installOnly: 220 } },
      { name: "推拉门", prices: { deliverAndInstall: 350, installOnly: 260 } },
      { name: "折叠门", prices: { deliverAndInstall: 300, installOnly: 220 } },
      { name: "断桥铝窗", prices: { deliverAndInstall: 420, installOnly: 320, repair: 150 } },
      { name: "纱窗", prices: { deliverAndInstall: 90, installOnly: 50, repair: 40 } },
      { name: "窗帘", prices: { deliverAndInstall: 95, installOnly: 60, measure: 40 } },
    ],
  },
  {
    id: 6,
    name: "晾衣架",
    icon: "clothes-racks",
    services: { deliverAndInstall: light, installOnly: light, repair: light },
    prices: { deliverAndInstall: 130, installOnly: 90, repair: 70 },
    children: [
      { name: "智能电动晾衣机", prices: { deliverAndInstall: 158, installOnly: 118, repair: 90 } },
      { name: "手摇晾衣架", prices: { deliverAndInstall: 118, installOnly: 80 } },
      { name: "隐形晾衣架", prices: { deliverAndInstall: 82, installOnly: 50 } },
      { name: "固定晾衣杆", prices: { deliverAndInstall: 70, installOnly: 40 } },
      { name: "户外推拉晾衣架", prices: { deliverAndInstall: 128, installOnly: 90 } },
    ],
  },
  {
    id: 7,
    name: "吊顶",
    icon: "ceilings",
    services: { deliverAndInstall: bulky, installOnly: bulky },
    prices: { deliverAndInstall: 60, installOnly: 45 },
    children: [
      { name: "铝扣板吊顶（每平方米）", prices: { deliverAndInstall: 48, installOnly: 35 } },
      { name: "蜂窝大板吊顶（每平方米）", prices: { deliverAndInstall: 68, installOnly: 52 } },
      { name: "石膏板吊顶（每平方米）", prices: { deliverAndInstall: 75, installOnly: 60 } },
      { name: "集成浴霸", prices: { deliverAndInstall: 110, installOnly: 75 } },
      { name: "集成吊顶灯", prices: { deliverAndInstall: 45, installOnly: 30 } },
    ],
  },
  {
    id: 8,
    name: "家电",
    icon: "appliances",
    services: { deliverAndInstall: medium, installOnly: medium, deliverUpstairs: medium, repair: light },
    prices: {},
    children: [
      {
        name: "壁挂电视",
        prices: { deliverAndInstall: 138, installOnly: 88, deliverUpstairs: 60, repair: 100 },
      },
      {
        name: "挂式空调",
        prices: { deliverAndInstall: 230, installOnly: 180, deliverUpstairs: 60, repair: 120 },
      },
      {
        name: "柜式空调",
        prices: { deliverAndInstall: 330, installOnly: 260, deliverUpstairs: 90, repair: 150 },
      },
      {
        name: "油烟机",
        prices: { deliverAndInstall: 150, installOnly: 100, deliverUpstairs: 50, repair: 100 },
      },
      {
        name: "燃气灶",
        prices: { deliverAndInstall: 100, installOnly: 70, deliverUpstairs: 40, repair: 80 },
      },
      {
        name: "热水器",
        prices: { deliverAndInstall: 170, installOnly: 120, deliverUpstairs: 55, repair: 100 },
      },
      {
        name: "洗碗机",
        prices: { deliverAndInstall: 180, installOnly: 130, deliverUpstairs: 65, repair: 120 },
      },
      {
        name: "洗衣机",
        prices: { deliverAndInstall: 110, installOnly: 60, deliverUpstairs: 65, repair: 100 },
      },
      { name: "中央空调", prices: {} },
    ],
  },
  {
    id: 9,
    name: "地板",
    icon: "flooring",
    services: { deliverAndInstall: bulky, installOnly: bulky, repair: light },
    prices: { deliverAndInstall: 45, installOnly: 30, repair: 60 },
    children: [
      { name: "强化地板（每平方米）", prices: { deliverAndInstall: 32, installOnly: 20 } },
      { name: "多层实木地板（每平方米）", prices: { deliverAndInstall: 40, installOnly: 26 } },
      { name: "纯实木地板（每平方米）", prices: { deliverAndInstall: 58, installOnly: 42 } },
      { name: "石塑地板（每平方米）", prices: { deliverAndInstall: 30, installOnly: 18 } },
      { name: "踢脚线（每米）", prices: { deliverAndInstall: 12, installOnly: 8, repair: 20 } },
    ],
  },
  {
    id: 10,
    name: "净水器",
    icon: "water-purifiers",
    services: { deliverAndInstall: light, installOnly: light, repair: light },
    prices: { deliverAndInstall: 150, installOnly: 110, repair: 80 },
    children: [
      { name: "反渗透净水机", prices: { deliverAndInstall: 158, installOnly: 118 } },
      { name: "超滤净水器", prices: { deliverAndInstall: 138, installOnly: 98 } },
      { name: "前置过滤器", prices: { deliverAndInstall: 130, installOnly: 98 } },
      { name: "管线机", prices: { deliverAndInstall: 138, installOnly: 98 } },
      { name: "软水机", prices: { deliverAndInstall: 238, installOnly: 180, repair: 120 } },
      { name: "中央净水机", prices: { deliverAndInstall: 258, installOnly: 200, repair: 120 } },
    ],
  },
];

/** Id of the nth child (from 0) of a category: 101, 102, … for category 1. */
export const childId = (categoryId: number, index: number) => categoryId * 100 + index + 1;
