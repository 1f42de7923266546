import { DEMO_CUSTOMER } from "./customer";
import { ownPicture } from "./files";

const HOUR_MS = 3_600_000;

/** What the demo customer sells; pictures are in public/demo, and uploaded by `uploadDemoFiles`. */
const GOODS: readonly { goodsTypeId: number; name: string; picture: string; description: string }[] = [
  {
    goodsTypeId: 101,
    name: "云朵三人位布艺沙发 2.4m",
    picture: "sofa",
    description: "两包装，含脚踏，总重约 68kg",
  },
  { goodsTypeId: 101, name: "复古单人真皮沙发", picture: "sofa", description: "整装，无需拆装" },
  { goodsTypeId: 102, name: "白橡木双人床 1.8m", picture: "bed", description: "床头、床边、排骨架共三包" },
  { goodsTypeId: 102, name: "软包储物床 1.5m", picture: "bed", description: "气动杆储物，安装约 60 分钟" },
  { goodsTypeId: 103, name: "四门推拉衣柜 2.0m", picture: "wardrobe", description: "板材六包，需固定上墙" },
  {
    goodsTypeId: 104,
    name: "岩板餐桌 1.6m 配六椅",
    picture: "dining-table",
    description: "台面易碎，须两人搬运",
  },
  { goodsTypeId: 105, name: "升降书桌 1.4m", picture: "desk", description: "双电机，含走线槽" },
  { goodsTypeId: 106, name: "圆形实木茶几", picture: "dining-table", description: "桌腿需现场安装" },
  { goodsTypeId: 301, name: "全光谱护眼吸顶灯 60cm", picture: "lamp", description: "智能调光，含遥控器" },
  { goodsTypeId: 302, name: "北欧玻璃球吊灯 9 头", picture: "lamp", description: "总重 6kg，吊高可调" },
  { goodsTypeId: 401, name: "全自动指纹锁 S3", picture: "lock", description: "适用门厚 40-120mm" },
  {
    goodsTypeId: 601,
    name: "智能电动晾衣机 Pro",
    picture: "clothes-rack",
    description: "四杆，带烘干与照明",
  },
  { goodsTypeId: 202, name: "轻智能马桶 T1", picture: "toilet", description: "坑距 305/400 可选" },
  {
    goodsTypeId: 1001,
    name: "反渗透净水机 800G",
    picture: "water-purifier",
    description: "含机械水龙头与全套接头",
  },
];

/** Rows of the demo customer's goods library, newest first in the list below. */
export const libraryRows = (now: number) =>
  GOODS.map((goods, index) => ({
    id: 10201 + index,
    customer_id: DEMO_CUSTOMER.id,
    goods_type_id: goods.goodsTypeId,
    name: goods.name,
    shop_url: null,
    description: goods.description,
    img_url: ownPicture(goods.picture),
    install_video_url: null,
    created_at: now - (index + 2) * 26 * HOUR_MS,
  }));
