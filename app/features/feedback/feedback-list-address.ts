import { listAddress } from "~/features/list/list-address";
import { FEEDBACK_PAGE_SIZE } from "../../../schema/rules/feedback/feedback";

/** The customer's feedback, newest first. */
export const FEEDBACK_LIST = listAddress({
  path: "/user/feedback",
  pageSize: FEEDBACK_PAGE_SIZE,
  params: {},
});

export const FEEDBACK_PAGES = {
  submit: "/user/feedback/submit",
  success: "/user/feedback/success",
  detail: (id: string) => `/user/feedback/detail?id=${id}`,
} as const;
