import type { EditedOrder } from "../../../app/features/order-edit/edit-query";

/** An order that the form of a change reads; `more` replaces fields. */
export const anOrder = (more: Partial<EditedOrder> = {}): EditedOrder => ({
  id: "5",
  status: "WAIT_APPOINTMENT",
  isEditConfirmed: false,
  isDistrictOpen: false,
  customerName: "王小满",
  customerPhone: "13800138000",
  provinceName: "浙江省",
  cityName: "杭州市",
  areaName: "西湖区",
  areaCode: "330106",
  address: "文三路90号",
  hasLift: false,
  floors: 5,
  isArrival: true,
  needsPickup: false,
  logisticsNo: "DPK1",
  expectedAt: "2026-12-01T10:00:00+08:00",
  remark: "先打电话",
  goodsTypeId: "1",
  serviceTypeId: "2",
  totalVolume: 3,
  packingCount: 1,
  originalAmount: 12_000,
  items: [],
  ...more,
});

/** 2026-11-28, before the hour that the order asks for. */
export const NOW = Date.parse("2026-11-28T12:00:00+08:00");
