import { listAddress } from "~/features/list/list-address";
import { day } from "~/features/list/param-readers";
import { inOrder } from "~/features/list/period";
import { WITHDRAWALS_PAGE_SIZE } from "../../../schema/rules/wallet/withdrawal";

/** Paths for withdrawing, and for the list of withdrawals (C-51). */
export const WITHDRAW_PATH = "/user/wallet/money";

/** The address of the withdrawals: a period (WALLET-09, ux.md U1). */
export const WITHDRAWALS = listAddress({
  path: "/user/wallet/withdraw",
  pageSize: WITHDRAWALS_PAGE_SIZE,
  params: { startTime: day, endTime: day },
  tidy: inOrder,
});

export type WithdrawalFilter = ReturnType<typeof WITHDRAWALS.readFilter>;

/** Address of the file with the withdrawals of a period; its parameters are those of the page (WALLET-11). */
export const withdrawalsExportHref = (filter: WithdrawalFilter): string =>
  `/order/api/withdraw/export${WITHDRAWALS.href({ filter }).slice(WITHDRAWALS.path.length)}`;
