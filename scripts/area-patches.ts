/**
 * Cities that exist only in the code system. People know the municipality's urban districts by its own name, and
 * an address that reads 北京市市辖区东城区 looks broken.
 */
export const RENAMED_CITIES = new Map([
  ["1101", "北京市"],
  ["1201", "天津市"],
  ["3101", "上海市"],
  ["5001", "重庆市"],
  ["5002", "重庆郊县"],
]);

/** What the package does not have yet, or never had. */
export const AREA_PATCHES: readonly (readonly [code: string, name: string])[] = [
  // 新疆，2024-12-27 公告设立
  ["653228", "和康县"],
  ["653229", "和安县"],
  // 重庆，2025 年设立；江北区、渝北区的旧地址仍在使用，一并保留
  ["500157", "两江新区"],
  // 新疆，2026 年设立
  ["653132", "岑岭县"],
  ["659013", "草湖市"],

  // 台湾省没有省级以下的国家代码：县市按 710001 起自行编号
  ["71", "台湾省"],
  ["7100", "台湾省"],
  ...numbered("7100", [
    "台北市",
    "新北市",
    "桃园市",
    "台中市",
    "台南市",
    "高雄市",
    "基隆市",
    "新竹市",
    "嘉义市",
    "新竹县",
    "苗栗县",
    "彰化县",
    "南投县",
    "云林县",
    "嘉义县",
    "屏东县",
    "宜兰县",
    "花莲县",
    "台东县",
    "澎湖县",
  ]),

  // 香港、澳门的分区使用地图服务通行的代码
  ["81", "香港特别行政区"],
  ["8100", "香港特别行政区"],
  ...numbered("8100", [
    "中西区",
    "湾仔区",
    "东区",
    "南区",
    "油尖旺区",
    "深水埗区",
    "九龙城区",
    "黄大仙区",
    "观塘区",
    "荃湾区",
    "屯门区",
    "元朗区",
    "北区",
    "大埔区",
    "西贡区",
    "沙田区",
    "葵青区",
    "离岛区",
  ]),
  ["82", "澳门特别行政区"],
  ["8200", "澳门特别行政区"],
  ...numbered("8200", [
    "花地玛堂区",
    "花王堂区",
    "望德堂区",
    "大堂区",
    "风顺堂区",
    "嘉模堂区",
    "路凼填海区",
    "圣方济各堂区",
  ]),
];

function numbered(cityCode: string, names: readonly string[]): [string, string][] {
  return names.map((name, index) => [cityCode + String(index + 1).padStart(2, "0"), name]);
}
