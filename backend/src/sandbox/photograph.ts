import { filePath } from "../../../schema/rest/files/files";
import type { EvidenceStage } from "../../../schema/rules/orders/evidence";
import { storeEvidence } from "../modules/files";
import { type AdvanceDependencies, lastTakenAt, type OrderRow } from "../modules/orders";
import { workerOf } from "../operator/order-steps";
import { drawPng, type Rectangle } from "./draw-png";

const WIDTH = 320;
const HEIGHT = 240;

const ROOM: readonly Rectangle[] = [
  [0, 0, WIDTH, 168, "#f1ede6"],
  [0, 168, WIDTH, 72, "#d8cbb5"],
  [0, 164, WIDTH, 5, "#ffffff"],
  [24, 28, 72, 88, "#ffffff"],
  [30, 34, 60, 76, "#bfd9ee"],
  [58, 34, 4, 76, "#ffffff"],
];
const BOXES: readonly Rectangle[] = [
  [128, 92, 148, 120, "#c79a63"],
  [128, 92, 148, 16, "#b3854e"],
  [194, 92, 16, 120, "#e3c595"],
  [146, 168, 34, 24, "#f4ead8"],
];
const WARDROBE: readonly Rectangle[] = [
  [136, 40, 136, 172, "#8a5f3c"],
  [142, 46, 60, 160, "#b98556"],
  [206, 46, 60, 160, "#b98556"],
  [194, 118, 5, 24, "#f3e7d3"],
  [209, 118, 5, 24, "#f3e7d3"],
];
const PAPER: readonly Rectangle[] = [
  [112, 40, 112, 156, "#ffffff"],
  [126, 58, 84, 8, "#4a5565"],
  ...[82, 98, 114, 130].map((y): Rectangle => [126, y, 70, 4, "#c5ccd6"]),
  [176, 152, 30, 30, "#c8322b"],
  [182, 158, 18, 18, "#ffffff"],
];

/** What the master points the phone at. */
const SCENES: Readonly<Partial<Record<EvidenceStage, readonly Rectangle[]>>> = {
  pick_up: BOXES,
  verify: PAPER,
};

/**
 * Takes a photo for a step of an order as a master's phone would, and uploads it as a master's app does: an own drawing
 * for each step, so that the sandbox shows real files and no borrowed ones.
 */
export async function photograph(
  { order, stage }: { order: OrderRow; stage: EvidenceStage },
  dependencies: AdvanceDependencies,
): Promise<string> {
  const shapes = [...ROOM, ...(SCENES[stage] ?? WARDROBE)];
  const bytes = await drawPng({ width: WIDTH, height: HEIGHT, shapes });
  const part = {
    declaredType: "image/png",
    fileName: `${stage}.png`,
    content: (async function* () {
      yield bytes;
    })(),
  };
  const note = {
    orderId: order.id,
    customerId: order.customerId,
    stage,
    uploadedBy: workerOf(order),
    takenAt: dependencies.clock.now(),
    lng: null,
    lat: null,
    area: order.areaName + order.address,
    lastTakenAt: await lastTakenAt(dependencies.db, order.id, stage),
  };
  return filePath(await storeEvidence(part, note, dependencies));
}
