export interface CityGroup {
  region: string;
  cities: readonly { code: string; name: string }[];
}

/** Cities that most orders are for, by national division code; any other place is chosen on the order form. */
export const cityGroups: readonly CityGroup[] = [
  {
    region: "华东",
    cities: [
      { code: "3101", name: "上海" },
      { code: "3301", name: "杭州" },
      { code: "3302", name: "宁波" },
      { code: "3201", name: "南京" },
      { code: "3205", name: "苏州" },
      { code: "3202", name: "无锡" },
      { code: "3401", name: "合肥" },
      { code: "3501", name: "福州" },
      { code: "3502", name: "厦门" },
      { code: "3601", name: "南昌" },
      { code: "3701", name: "济南" },
      { code: "3702", name: "青岛" },
    ],
  },
  {
    region: "华南",
    cities: [
      { code: "4401", name: "广州" },
      { code: "4403", name: "深圳" },
      { code: "4406", name: "佛山" },
      { code: "4419", name: "东莞" },
      { code: "4501", name: "南宁" },
    ],
  },
  {
    region: "华北",
    cities: [
      { code: "1101", name: "北京" },
      { code: "1201", name: "天津" },
      { code: "1301", name: "石家庄" },
      { code: "1401", name: "太原" },
    ],
  },
  {
    region: "华中",
    cities: [
      { code: "4201", name: "武汉" },
      { code: "4301", name: "长沙" },
      { code: "4101", name: "郑州" },
    ],
  },
  {
    region: "西部",
    cities: [
      { code: "5101", name: "成都" },
      { code: "5001", name: "重庆" },
      { code: "6101", name: "西安" },
      { code: "5301", name: "昆明" },
      { code: "5201", name: "贵阳" },
      { code: "6201", name: "兰州" },
    ],
  },
  {
    region: "东北",
    cities: [
      { code: "2101", name: "沈阳" },
      { code: "2102", name: "大连" },
      { code: "2201", name: "长春" },
      { code: "2301", name: "哈尔滨" },
    ],
  },
];
