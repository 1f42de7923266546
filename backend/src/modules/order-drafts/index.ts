export { deleteOrderedDraft } from "./order-drafts.repository";
