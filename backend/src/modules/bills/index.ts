export { registerOperatorInvoiceRoutes } from "./bills.routes";
