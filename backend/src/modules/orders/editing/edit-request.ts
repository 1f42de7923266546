import { z } from "zod";

/** Columns of an order that a change may set; missing ones are not changed. Times in ms, money in 分. */
const patch = z
  .object({
    customerName: z.string(),
    customerPhone: z.string(),
    areaCode: z.string(),
    provinceName: z.string(),
    cityName: z.string(),
    areaName: z.string(),
    address: z.string(),
    isLift: z.boolean(),
    floorsNumber: z.number().int().nullable(),
    logisticsNo: z.string().nullable(),
    expectedTime: z.number().int().nullable(),
    expectedEndTime: z.number().int().nullable(),
    remark: z.string().nullable(),
    workerFee: z.number().int(),
    serviceFees: z.array(z.object({ name: z.string(), feeFen: z.number().int() })),
    totalAmount: z.number().int(),
  })
  .partial();
export type EditPatch = z.output<typeof patch>;

/** A change of an order in its history: the changed columns, and a description. */
export const orderEdit = z.object({
  changes: z.array(z.object({ name: z.string(), from: z.string(), to: z.string() })),
  patch,
});
export type OrderEdit = z.output<typeof orderEdit>;

/** A change that waits for the master. */
export interface EditRequest extends OrderEdit {
  /**
   * Sequence number of the step that requested it, so that an answer to an earlier request does not count.
   */
  readonly id: number;
  /** ms */
  readonly at: number;
}
