import { categorySeeds } from "./categories";

const ALL = categorySeeds.map((category) => category.id);
const COMMON = [1, 2, 3, 4, 6, 8];
const HOME_IMPROVEMENT = [1, 2, 3, 5, 7, 9];

/** Where the platform works today: a city's agents serve all of its districts (PLACE-23). Elsewhere there is none. */
const SERVED: readonly (readonly [cityCode: string, city: string, categoryIds: readonly number[]])[] = [
  ["1101", "北京", ALL],
  ["1201", "天津", ALL],
  ["3101", "上海", ALL],
  ["5001", "重庆", ALL],
  ["4401", "广州", ALL],
  ["4403", "深圳", ALL],
  ["3301", "杭州", ALL],
  ["3201", "南京", ALL],
  ["3205", "苏州", ALL],
  ["5101", "成都", ALL],
  ["4201", "武汉", ALL],
  ["6101", "西安", ALL],
  ["4419", "东莞", ALL],
  ["4406", "佛山", ALL],
  ["3302", "宁波", [...COMMON, 5, 10]],
  ["3202", "无锡", [...COMMON, 5, 10]],
  ["3204", "常州", COMMON],
  ["3206", "南通", COMMON],
  ["3203", "徐州", COMMON],
  ["3303", "温州", [...COMMON, 5]],
  ["3304", "嘉兴", COMMON],
  ["3307", "金华", COMMON],
  ["3310", "台州", COMMON],
  ["3401", "合肥", [...COMMON, 9, 10]],
  ["3501", "福州", COMMON],
  ["3502", "厦门", [...COMMON, 5, 10]],
  ["3505", "泉州", COMMON],
  ["3601", "南昌", COMMON],
  ["3701", "济南", [...COMMON, 5, 9]],
  ["3702", "青岛", [...COMMON, 5, 9]],
  ["3706", "烟台", COMMON],
  ["4101", "郑州", [...COMMON, 5, 9]],
  ["4301", "长沙", [...COMMON, 5, 9]],
  ["4404", "珠海", COMMON],
  ["4413", "惠州", COMMON],
  ["4420", "中山", HOME_IMPROVEMENT],
  ["4501", "南宁", COMMON],
  ["1301", "石家庄", COMMON],
  ["1401", "太原", COMMON],
  ["2101", "沈阳", COMMON],
  ["2102", "大连", COMMON],
  ["2201", "长春", COMMON],
  ["2301", "哈尔滨", COMMON],
  ["5201", "贵阳", COMMON],
  ["5301", "昆明", COMMON],
  ["6201", "兰州", [1, 8]],
  // 只在部分区县有服务商
  ["330603", "绍兴柯桥", COMMON],
  ["330683", "绍兴嵊州", [3, 8]],
  ["320583", "昆山", ALL],
];

/** Invented: a deployed database gets none, and serves no area until its operator enters who does (docs/deploy.md). */
export const areaAgentSeeds = SERVED.flatMap(([code, city, categoryIds]) =>
  categoryIds.map((goodsTypeId) => ({
    area_code: code,
    goods_type_id: goodsTypeId,
    contact_name: `${city}服务站`,
    contact_tel: `400-820-1688 转 ${code.slice(0, 4)}`,
  })),
);

export const areaTipSeeds = [
  {
    area_code: "1101",
    content: "北京五环内货车白天限行，提货与送货多安排在 21:00 之后或次日清晨，请预留半天时间。",
  },
  { area_code: "3101", content: "上海外环内高峰时段货车限行，老小区请提前确认货车能否进入。" },
  { area_code: "4401", content: "广州中心城区货车分时段限行，师傅会在预约时与客户确认到达时间。" },
  { area_code: "4403", content: "深圳部分小区需提前向物业登记货车与施工人员，请告知客户提前办理。" },
  { area_code: "3301", content: "杭州绕城内货车限行，工作日的提货时间会比周边城市晚 2 至 4 小时。" },
  {
    area_code: "330106",
    content: "西湖景区及周边道路节假日实行机动车单双号限行，请尽量避开周末与节假日预约。",
  },
  { area_code: "5001", content: "重庆地势起伏较大，需要步行搬运超过 50 米的，请在备注中说明。" },
  { area_code: "4419", content: "东莞按镇街派单，请把地址选到具体镇街，以便就近安排师傅。" },
  { area_code: "2301", content: "冬季室外作业受气温影响，门窗与户外安装可能顺延，师傅会提前联系客户改约。" },
];
