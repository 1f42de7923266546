import { z } from "zod";
import { SOLVE_WAYS } from "../../../../../schema/rules/abnormal";
import { COMPLAINT_OBJECTS } from "../../../../../schema/rules/complaint";
import { REFUND_DETAILS } from "../../refunds/refund-details";
import type { OrderEvent } from "./edges";

const moment = z.number().int();
const text = z.string();
const photos = z.object({ content: text, imgs: z.array(text) });

/**
 * What the history keeps of each step beside who and when, as JSON in `order_transitions.detail`. It is append-only
 * like the history, so that what was said or photographed cannot be changed afterwards. Times in ms, money in 分.
 */
export const STEP_DETAILS = {
  cancel: z.null(),
  refund: z.object({ amount: z.number().int() }),
  confirm_arrival: z.object({
    logisticsNo: text.nullable(),
    logisticsPhone: text.nullable(),
    logisticsCompany: text.nullable(),
    pickupCode: text.nullable(),
    pickupAddress: text.nullable(),
    pickUpLng: z.number().nullable(),
    pickUpLat: z.number().nullable(),
  }),
  take: z.object({ providerId: z.number().int() }),
  receive: z.object({ workerId: z.number().int() }),
  assign: z.object({ workerId: z.number().int() }),
  appoint: z.object({ appointmentTime: moment }),
  fail_appointment: z.object({ reason: text }),
  dispatch_driver: z.object({
    driverName: text,
    driverPhone: text,
    dispatcher: text.nullable(),
    dispatcherPhone: text.nullable(),
  }),
  pick_up: photos,
  sign_in: z.object({
    area: text,
    lng: z.number(),
    lat: z.number(),
    /** Metres from the address; null when nobody knows where that is. */
    distance: z.number().nullable(),
    isAreaNormal: z.boolean(),
    isTimeNormal: z.boolean(),
  }),
  complete: photos,
  verify: photos,
  reschedule: z.object({ appointmentTime: moment, reason: text }),
  report_exception: z.object({
    abnormalType: text,
    description: text,
    imgs: z.array(text),
    orderItemIds: z.array(z.number().int()).optional(),
    packageState: z.number().int().nullish(),
  }),
  add_exception: z.object({ abnormalType: text, description: text }),
  solve_exception: z.object({ way: z.enum(SOLVE_WAYS) }),
  /** Names the complaint, so that two that say the same are two steps. */
  complain: z.object({
    complaintId: z.number().int(),
    object: z.literal(COMPLAINT_OBJECTS),
    content: text,
    imgs: z.array(text),
  }),
  request_markup: z.object({ amount: z.number().int().positive(), markupType: text, remark: text }),
  reject: z.object({ content: text }),
  rephotograph: photos,
  delay_acceptance: z.object({ days: z.number().int() }),
  accept: z.object({ content: text }),
  evaluate: z.object({
    star: z.number().int().min(1).max(5),
    content: text,
    isAnonymous: z.boolean(),
    labels: z.array(text),
    imgs: z.array(text),
  }),
  ...REFUND_DETAILS,
} as const satisfies Partial<Record<OrderEvent, z.ZodType>>;

/** Events that somebody makes happen to an order that exists. */
export type StepEvent = keyof typeof STEP_DETAILS;
export type StepDetail<E extends StepEvent> = z.output<(typeof STEP_DETAILS)[E]>;
