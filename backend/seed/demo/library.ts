import { DEMO_CUSTOMER, demoId } from "./customer";
import { ownPicture } from "./files";

const HOUR_MS = 3_600_000;

/**
 * What the demo customer sells: type, name, picture of public/demo that `uploadDemoFiles` uploads, note and SKU; of one
 * piece m³ × 100, packages, kg × 100 and what it costs, 分.
 */
const GOODS: readonly (readonly [number, string, string, string, string, number, number, number, number])[] =
  [
    [
      101,
      "云朵三人位布艺沙发 2.4m",
      "sofa",
      "两包装，含脚踏，总重约 68kg",
      "SF-YD-240",
      185,
      2,
      6800,
      168000,
    ],
    [101, "复古单人真皮沙发", "sofa", "整装，无需拆装", "SF-FG-1", 72, 1, 3200, 89000],
    [102, "白橡木双人床 1.8m", "bed", "床头、床边、排骨架共三包", "BD-XM-180", 66, 3, 8400, 152000],
    [102, "软包储物床 1.5m", "bed", "气动杆储物，安装约 60 分钟", "BD-RB-150", 78, 3, 9600, 138000],
    [103, "四门推拉衣柜 2.0m", "wardrobe", "板材六包，需固定上墙", "YG-TL-200", 96, 6, 18500, 176000],
    [104, "岩板餐桌 1.6m 配六椅", "dining-table", "台面易碎，须两人搬运", "CZ-YB-160", 115, 8, 14200, 143000],
    [105, "升降书桌 1.4m", "desk", "双电机，含走线槽", "SZ-SJ-140", 22, 2, 4100, 76000],
    [106, "圆形实木茶几", "dining-table", "桌腿需现场安装", "CJ-SM-80", 18, 1, 2100, 42000],
    [301, "全光谱护眼吸顶灯 60cm", "lamp", "智能调光，含遥控器", "DG-XD-60", 6, 1, 350, 26000],
    [302, "北欧玻璃球吊灯 9 头", "lamp", "总重 6kg，吊高可调", "DG-BO-9", 12, 1, 600, 38000],
    [401, "全自动指纹锁 S3", "lock", "适用门厚 40-120mm", "SO-S3", 2, 1, 450, 62000],
    [601, "智能电动晾衣机 Pro", "clothes-rack", "四杆，带烘干与照明", "LY-PRO", 14, 1, 1800, 58000],
    [202, "轻智能马桶 T1", "toilet", "坑距 305/400 可选", "MT-T1", 31, 1, 4600, 95000],
    [1001, "反渗透净水机 800G", "water-purifier", "含机械水龙头与全套接头", "JS-800G", 9, 1, 1400, 71000],
  ];

/** Rows of the demo customer's goods library, newest first in the list below. */
export const libraryRows = (now: number) =>
  GOODS.map(([goodsTypeId, name, picture, description, sku, volume, packingCount, weight, cost], index) => ({
    id: demoId(201 + index),
    customer_id: DEMO_CUSTOMER.id,
    goods_type_id: goodsTypeId,
    name,
    shop_url: null,
    description,
    img_url: ownPicture(picture),
    install_video_url: null,
    sku,
    volume_hundredths: volume,
    packing_count: packingCount,
    weight_hundredths: weight,
    cost_price: cost,
    created_at: now - (index + 2) * 26 * HOUR_MS,
  }));
