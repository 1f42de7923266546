export { openPriceBook, type PriceBook } from "./price-book";
export type { Quote } from "./pricing.rules";
export { quoteOrder } from "./pricing.usecases";
