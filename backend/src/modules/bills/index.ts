export { presentInvoice } from "./invoice-presenter";
export { answerInvoice } from "./invoices";
export { staffInvoices } from "./staff-invoices";
