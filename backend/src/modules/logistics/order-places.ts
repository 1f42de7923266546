import type { getOrderPlaces } from "../../../../schema/rest/orders/order-places";
import type { CallResult } from "../../../../schema/rest/rest-call";
import { metresBetween } from "../../../../schema/rules/distance";
import { displayAddress, wholeAddress } from "../../../../schema/rules/placing/address";
import type { BackendEnv } from "../../env";
import type { Point } from "../../providers/geocoder/geocoder";
import type { CustomerStore } from "../../shared/stores/stores";
import { type HistoryRow, lastStep, masterSteps, noteAddressPoint, noteRoad, type OrderRow } from "../orders";
import { locate } from "./locate-address";
import { planDrive } from "./plan-drive";

interface PlacesDependencies {
  readonly db: CustomerStore;
  readonly env: BackendEnv;
  readonly requestId: string;
}

/** Places of an order, and the distance between goods and customer (DETAIL-08, DETAIL-09). */
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
    ...(await wayOf(order, pickup, address, dependencies)),
  };
}

/**
 * Coordinates of the customer. The map is asked once for an order, and the result is stored with it (ENT-13
 * `lng`, `lat`).
 */
export async function addressPoint(order: OrderRow, dependencies: PlacesDependencies): Promise<Point | null> {
  const { lng, lat } = order;
  if (lng !== null && lat !== null) return { lng, lat };
  const address = displayAddress(order.areaName, order.address);
  const point = await locate(wholeAddress({ ...order, displayAddress: address }), dependencies);
  if (point) await noteAddressPoint(dependencies.db, order, point);
  return point;
}

/** The pickup point of the order; if it has only a pickup address, the map is asked. */
async function pickupPoint(order: OrderRow, dependencies: PlacesDependencies): Promise<Point | null> {
  const { pickUpLng: lng, pickUpLat: lat, pickupAddress } = order;
  if (lng !== null && lat !== null) return { lng, lat };
  if (!pickupAddress) return null;
  return locate(wholeAddress({ ...order, displayAddress: pickupAddress }), dependencies);
}

/**
 * The route of the goods. Its length by road is stored with the order, so that every answer is the same
 * (DETAIL-09).
 */
async function wayOf(
  order: OrderRow,
  pickup: Point | null,
  address: Point | null,
  dependencies: PlacesDependencies,
) {
  if (!pickup || !address) return { pickupDistance: null, isDrivingDistance: false, route: [] };
  const drive = await planDrive(pickup, address, dependencies);
  if (drive && drive.metres !== order.roadMetres) await noteRoad(dependencies.db, order, drive.metres);
  const driven = drive?.metres ?? order.roadMetres;
  return {
    pickupDistance: (driven ?? metresBetween(pickup, address)) / 1000,
    isDrivingDistance: driven !== null,
    route: [...(drive?.line ?? [])],
  };
}
