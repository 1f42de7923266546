import type { getOrderPlaces } from "../../../../schema/rest/orders/order-places";
import type { CallResult } from "../../../../schema/rest/rest-call";
import { metresBetween } from "../../../../schema/rules/distance";
import { displayAddress, wholeAddress } from "../../../../schema/rules/placing/address";
import type { BackendEnv } from "../../env";
import type { Point } from "../../providers/geocoder/geocoder";
import { type HistoryRow, lastStep, masterSteps, noteAddressPoint, type OrderRow } from "../orders";
import { locate } from "./locate-address";
import { roadDistance } from "./road-distance";

interface PlacesDependencies {
  readonly db: D1Database;
  readonly env: BackendEnv;
  readonly requestId: string;
}

/** Where an order's places are, and how far the goods are from the customer (DETAIL-08, DETAIL-09). */
export async function findPlaces(
  order: OrderRow,
  history: readonly HistoryRow[],
  dependencies: PlacesDependencies,
): Promise<CallResult<typeof getOrderPlaces>> {
  const [address, pickup] = await Promise.all([
    addressPoint(order, dependencies),
    pickupPoint(order, dependencies),
  ]);
  const signIn = lastStep(history, masterSteps.sign_in)?.detail ?? null;
  return {
    address,
    pickup,
    signIn: signIn && { lng: signIn.lng, lat: signIn.lat },
    ...(await distanceOf(pickup, address, dependencies)),
  };
}

/** Where the customer is. The map is asked once for an order; what it knows is kept with it (ENT-13 `lng`, `lat`). */
export async function addressPoint(order: OrderRow, dependencies: PlacesDependencies): Promise<Point | null> {
  const { lng, lat } = order;
  if (lng !== null && lat !== null) return { lng, lat };
  const address = displayAddress(order.areaName, order.address);
  const point = await locate(wholeAddress({ ...order, displayAddress: address }), dependencies);
  if (point) await noteAddressPoint(dependencies.db, order, point);
  return point;
}

/** The point that the order was placed or changed with; else the map is asked, should there be an address. */
async function pickupPoint(order: OrderRow, dependencies: PlacesDependencies): Promise<Point | null> {
  const { pickUpLng: lng, pickUpLat: lat, pickupAddress } = order;
  if (lng !== null && lat !== null) return { lng, lat };
  if (!pickupAddress) return null;
  return locate(wholeAddress({ ...order, displayAddress: pickupAddress }), dependencies);
}

async function distanceOf(pickup: Point | null, address: Point | null, dependencies: PlacesDependencies) {
  if (!pickup || !address) return { pickupDistance: null, isDrivingDistance: false };
  const driven = await roadDistance(pickup, address, dependencies);
  const metres = driven ?? metresBetween(pickup, address);
  return { pickupDistance: metres / 1000, isDrivingDistance: driven !== null };
}
