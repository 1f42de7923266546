import { graphql } from "~/gql";
import type { CopiedOrderFragment } from "~/gql/graphql";
import { freshDraft, freshItem, type OrderDraft } from "../draft/order-draft";

/** What another order can take over from this one. */
export const CopiedOrderFragmentDocument = graphql(`
  fragment CopiedOrder on Order {
    id
    type
    goodsTypeId
    serviceTypeId
    needsPickup
    customerName
    customerPhone
    hasLift
    floors
    areaCode
    provinceName
    cityName
    areaName
    address
    totalVolume
    packingCount
    isArrival
    pickupAddress
    pickupAreaCode
    verifType
    remark
    contactName
    contactPhone
    items { name goodsTypeId count packingMethod description imageUrl videoUrl }
  }
`);

/** Lengths of the codes of a province, a city and what lies below. */
const CODE_LENGTHS = [2, 4];

/** Codes from the province down to the area: `330106` is 33, 3301, 330106. */
export function areaPathOf(code: string): string[] {
  return [
    ...CODE_LENGTHS.filter((length) => length < code.length).map((length) => code.slice(0, length)),
    code,
  ];
}

/**
 * A new draft with goods, service, address and contact of an order (ACT-23, ux.md U18). What belongs to one shipment
 * or one day is not taken over: waybill and code, dates, the shop's order number, the price.
 */
export function draftOfOrder(order: CopiedOrderFragment, newId: () => string): OrderDraft {
  const areaCode = areaPathOf(order.areaCode);
  return {
    ...freshDraft(newId, order.type),
    mode: order.items.length > 1 ? "batch" : "single",
    goodsTypeId: order.goodsTypeId,
    serviceType: order.serviceTypeId,
    takeDeliveryFee: order.needsPickup,
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    isLift: order.hasLift ? "true" : "false",
    floorsNumber: order.floors === null ? "" : String(order.floors),
    areaCode,
    areaNames: [order.provinceName, order.cityName, order.areaName].slice(0, areaCode.length),
    address: order.address,
    orderItems: order.items.map((item) => ({
      ...freshItem(newId()),
      imgUrl: item.imageUrl,
      installVideoUrl: item.videoUrl,
      goodsTypeId: item.goodsTypeId,
      name: item.name,
      count: item.count,
      packingMethod: item.packingMethod ?? "",
      description: item.description ?? "",
    })),
    totalVolume: String(order.totalVolume),
    packingCount: String(order.packingCount),
    isArrival: order.isArrival ? "true" : "false",
    pickupAddress: order.pickupAddress ?? "",
    pickupAreaCode: order.pickupAreaCode === null ? [] : areaPathOf(order.pickupAreaCode),
    verifType: order.verifType ?? "NOT",
    remark: order.remark ?? "",
    userName: order.contactName,
    userPhone: order.contactPhone,
  };
}

/** Where an order is placed again: the form of its kind, filled in. */
export function copyPath({ id, type }: { id: string; type: OrderDraft["orderType"] }): string {
  return `${type === "TIMELY" ? "/placeorder/speedOrder" : "/placeorder/stepone"}?copy=${encodeURIComponent(id)}`;
}
