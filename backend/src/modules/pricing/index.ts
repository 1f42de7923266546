export { type PriceBook, priceBook } from "./price-book";
export { isPriced, type Quote } from "./pricing.rules";
export { quoteOrder, requirePrice, serviceCharge } from "./pricing.usecases";
