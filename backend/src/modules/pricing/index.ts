export { openPriceBook, type PriceBook } from "./price-book";
export type { Quote } from "./pricing.rules";
export { quoteOrder, serviceCharge } from "./pricing.usecases";
