import { graphql } from "~/gql";
import type { CopiedOrderFragment } from "~/gql/graphql";
import { freshDraft, freshItem, type OrderDraft } from "../draft/order-draft";
import { NO_CUSTOMER } from "./copied-fields";
import type { Takeover } from "./copy-path";

/** Fields of an order that a new order can take over. */
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
    verifType
    bidding { state }
    remark
    pickupAddress
    pickupAreaCode
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
 * A new draft with goods, service, recipient and contact of an order (ACT-23, ux.md U18), which remembers
 * where they came from. Data of one shipment or one day are not taken over: whether the goods have arrived,
 * the depot with its address, carrier, phone, waybill and code, dates, the shop's order number, the price.
 */
export function draftOfOrder(order: CopiedOrderFragment, newId: () => string): OrderDraft {
  const areaPath = areaPathOf(order.areaCode);
  const items = order.items.map((item) => ({
    ...freshItem(newId()),
    imageUrl: item.imageUrl,
    videoUrl: item.videoUrl,
    goodsTypeId: item.goodsTypeId,
    name: item.name,
    count: item.count,
    packingMethod: item.packingMethod ?? "",
    description: item.description ?? "",
  }));
  const remark = order.remark ?? "";
  return {
    ...freshDraft(newId, order.type),
    mode: order.items.length > 1 ? "batch" : "single",
    goodsTypeId: order.goodsTypeId,
    serviceTypeId: order.serviceTypeId,
    takeDeliveryFee: order.needsPickup,
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    hasLift: order.hasLift,
    floors: order.floors === null ? "" : String(order.floors),
    areaPath,
    areaNames: [order.provinceName, order.cityName, order.areaName].slice(0, areaPath.length),
    address: order.address,
    items,
    totalVolume: String(order.totalVolume),
    packingCount: String(order.packingCount),
    verifType: order.verifType ?? "NOT",
    priceWay: order.bidding ? "BIDS" : "PLATFORM",
    remark,
    contactName: order.contactName,
    contactPhone: order.contactPhone,
    copied: {
      customerPhone: order.customerPhone,
      itemKeys: items.map(({ key }) => key),
      contactName: order.contactName,
      remark,
      pickupAddress: "",
    },
  };
}

/**
 * A new draft of the same merchant for another recipient: category, service, goods, contact and the depot.
 * Nothing about the last order's recipient, such as remarks or a completion code.
 */
export function nextDraftOf(order: CopiedOrderFragment, newId: () => string): OrderDraft {
  const { copied, ...draft } = draftOfOrder(order, newId);
  const depot = (order.needsPickup && order.pickupAddress) || "";
  const depotArea = depot === "" ? null : order.pickupAreaCode;
  return {
    ...draft,
    ...NO_CUSTOMER,
    remark: "",
    verifType: "NOT",
    pickupAddress: depot,
    pickupAreaPath: depotArea ? areaPathOf(depotArea) : [],
    copied: copied && { ...copied, customerPhone: "", remark: "", pickupAddress: depot },
  };
}

/** The order in an address of a form, and the kind of takeover; null without one. */
export function takeoverIn(search: URLSearchParams): { takeover: Takeover; id: string } | null {
  for (const takeover of ["copy", "again"] as const) {
    const id = search.get(takeover);
    if (id !== null) return { takeover, id };
  }
  return null;
}
