import { offeredService } from "../goods";
import type { Reference } from "../reference";
import type { Quote } from "./pricing.rules";
import { priceJob, type QuoteRequest } from "./pricing.usecases";

/** Prices of one category, for many jobs. */
export interface PriceBook {
  /** Price of a job, as in {@link quoteOrder}; null for a service that the category does not offer. */
  quote(job: Omit<QuoteRequest, "goodsTypeId">): Quote | null;
}

/** The prices of a category. */
export const priceBook = (goodsTypeId: number, reference: Reference): PriceBook => ({
  quote(job) {
    const service = offeredService(reference, goodsTypeId, job.serviceTypeId);
    return service && priceJob({ ...job, goodsTypeId }, service, reference);
  },
});
