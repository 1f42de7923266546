export { openPriceBook, type PriceBook } from "./price-book";
export { isPriced, type Quote } from "./pricing.rules";
export { quoteOrder, requirePrice, serviceCharge } from "./pricing.usecases";
