export { checkMarkup, markupAmount, newMarkupRow, replaceOpen } from "./create-markup";
export { markupPaid } from "./markup-paid";
export { markupRefusal } from "./markup-refusal";
export { markupSteps } from "./markup-steps";
export {
  decideMarkup,
  findMarkupsById,
  findOpenOwn,
  insertMarkup,
  type MarkupRow,
} from "./markups.repository";
export { markupDebit } from "./pay-markup";
export { insertRequest } from "./request-markup";
export { staffMarkups } from "./staff-markups";
