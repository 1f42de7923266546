import { listAddress } from "~/features/list/list-address";
import { day, oneOf } from "~/features/list/param-readers";
import { inOrder } from "~/features/list/period";
import type { CashFlowFilter } from "~/gql/graphql";
import { firstSecondOf, lastSecondOf } from "../../../schema/rules/time";
import { LEDGER_PAGE_SIZE, LEDGER_PAY_WAY_NAMES, LEDGER_TYPES } from "../../../schema/rules/wallet/ledger";

export const LEDGER_PAY_WAYS = Object.keys(
  LEDGER_PAY_WAY_NAMES,
) as readonly (keyof typeof LEDGER_PAY_WAY_NAMES)[];

/** The address of the ledger: a type, a pay way and a period (WALLET-02, WALLET-03, ux.md U1). */
export const LEDGER = listAddress({
  path: "/user/wallet",
  pageSize: LEDGER_PAGE_SIZE,
  params: { type: oneOf(LEDGER_TYPES), payWay: oneOf(LEDGER_PAY_WAYS), startTime: day, endTime: day },
  tidy: inOrder,
});

export type LedgerFilter = ReturnType<typeof LEDGER.readFilter>;

/** The filter of an address for the graph: whole days of Shanghai. */
export function ledgerVariables({ startTime, endTime, ...filter }: LedgerFilter): CashFlowFilter {
  return {
    ...filter,
    ...(startTime ? { from: firstSecondOf(startTime) } : {}),
    ...(endTime ? { to: lastSecondOf(endTime) } : {}),
  };
}

/** Address of the file with the lines of a filter; its parameters are those of the page (ux.md U8). */
export const ledgerExportHref = (filter: LedgerFilter): string =>
  `/order/api/cash_flow/export${LEDGER.href({ filter }).slice(LEDGER.path.length)}`;
