import type { AreaFieldNames } from "~/features/area-selects/area-selection";

/** Names of the three levels in the address of /ruzhu. */
export const AREA_FIELDS: AreaFieldNames = {
  provinceCode: "provinceCode",
  cityCode: "cityCode",
  districtCode: "areaCode",
};

/** Message for a search without a district (PUB-23). */
export const AREA_REQUIRED = "请先选择到区域，在执行此操作！";
/** Message for a district that is not served (PUB-25). */
export const NO_PROVIDERS = "该区域暂无服务商";
