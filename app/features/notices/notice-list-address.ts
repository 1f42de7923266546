import { listAddress } from "~/features/list/list-address";

/** The address of the platform's notices (NOTICE-01). */
export const NOTICE_LIST = listAddress({ path: "/user/notice", pageSize: 12, params: {} });

/** The address of one notice; the id stands in the query, so that it survives reload (C-78). */
export const noticePath = (id: string): string => `/user/notice/detail?${new URLSearchParams({ id })}`;
