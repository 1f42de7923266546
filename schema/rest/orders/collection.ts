import { z } from "zod";

/** Whom to call about goods that are on their way, and where and with what they are collected. */
export const collection = {
  logisticsPhone: z.string().nullable(),
  logisticsCompany: z.string().nullable(),
  pickupCode: z.string().nullable(),
  pickupAddress: z.string().nullable(),
  pickUpLat: z.number().nullable(),
  pickUpLng: z.number().nullable(),
};
