import { useOffers } from "~/features/customer-area/offers";
import line from "~/features/list/filter-line.module.css";
import { ListSearch } from "~/features/list/list-search";
import { PeriodField } from "~/features/list/period-field";
import { Button } from "~/ui/buttons/button";
import { NativeSelect } from "~/ui/selects/native-select";
import { LEDGER_PAY_WAY_NAMES, LEDGER_TYPE_NAMES, LEDGER_TYPES } from "../../../schema/rules/wallet/ledger";
import { LEDGER, LEDGER_PAY_WAYS, type LedgerFilter } from "./ledger-address";

/**
 * Filters of the ledger: type, pay way, period (WALLET-02). They work without script. The documents have no parameter for
 * the pay way, so it is offered with the other calls of the ledger.
 */
export function LedgerFilters({ filter }: { filter: LedgerFilter }) {
  const { ledger: knowsPayWays } = useOffers();
  return (
    <ListSearch at={LEDGER} filter={filter} keeps={[]}>
      <div className={line.filters}>
        <NativeSelect label="类型" name="type" defaultValue={filter.type ?? ""}>
          <option value="">全部类型</option>
          {LEDGER_TYPES.map((type) => (
            <option key={type} value={type}>
              {LEDGER_TYPE_NAMES[type]}
            </option>
          ))}
        </NativeSelect>
        {knowsPayWays ? (
          <NativeSelect label="支付方式" name="payWay" defaultValue={filter.payWay ?? ""}>
            <option value="">全部方式</option>
            {LEDGER_PAY_WAYS.map((payWay) => (
              <option key={payWay} value={payWay}>
                {LEDGER_PAY_WAY_NAMES[payWay]}
              </option>
            ))}
          </NativeSelect>
        ) : null}
        <PeriodField
          label="时间"
          names={["startTime", "endTime"]}
          values={[filter.startTime, filter.endTime]}
        />
        <Button type="submit">搜索</Button>
      </div>
    </ListSearch>
  );
}
