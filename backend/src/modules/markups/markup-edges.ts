import { addMonth } from "../../shared/clock";
import { AT_WORK, type Edge, notUnderReview, stay, WAITING } from "../orders";

/** Money can be added for a month after the acceptance (C-68). */
const inTime: Edge["guard"] = ({ now, acceptedAt }) =>
  acceptedAt !== null && now < addMonth(acceptedAt) ? null : "MARKUP_OVER";

/** Where a master may ask for a markup, and where one may be paid (ACT-19). */
export const MARKUP_EDGES = {
  request_markup: [
    ...stay([...AT_WORK, "WAIT_VERIF", "WAIT_ACCEPT"]),
    ...stay(["SUCCESS", "EVALUATED"], inTime),
  ],
  markup: [
    ...stay([...WAITING, ...AT_WORK, "WAIT_VERIF", "WAIT_ACCEPT"], notUnderReview),
    ...stay(["SUCCESS", "EVALUATED"], inTime),
  ],
} as const;
