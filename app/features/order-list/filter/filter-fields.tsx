import { useId } from "react";
import { AreaSelects } from "~/features/area-selects/area-selects";
import { PeriodField } from "~/features/list/period-field";
import { PAY_WAY_NAMES } from "~/features/payment/pay-way-names";
import { NativeSelect } from "~/ui/selects/native-select";
import styles from "./filter-fields.module.css";
import { areaSelectionOf, type FilterOptions, offersArea } from "./filter-options";
import type { FilterParam, ListFilter } from "./list-filter";
import { FORM_FIELDS, LIST_AREA_FIELDS, RECENT_PERIODS } from "./list-form";

interface FilterFieldsProps {
  filter: ListFilter;
  options: FilterOptions;
}

/**
 * All filters besides the search (LIST-19): plain controls, which work without script. Those that the choices leave out
 * are not in `panelParams` either.
 */
export function FilterFields({ filter, options }: FilterFieldsProps) {
  const choice = (name: FilterParam, label: string, none: string, choices: readonly [string, string][]) => (
    <NativeSelect label={label} name={name} defaultValue={filter[name] ?? ""}>
      <option value="">{none}</option>
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </NativeSelect>
  );
  // The tab's status is also in the list of statuses, because both use one parameter of the address.
  const statuses = options.statuses.map(({ value, label }): [string, string] => [value, label]);
  return (
    <div className={styles.fields}>
      {choice("status", "订单状态", "全部状态", withCurrent(statuses, filter.status))}
      {choice("isFinish", "是否完结", "不限", [
        ["false", "未完结"],
        ["true", "已完结"],
      ])}
      {choice("isArrival", "到货情况", "不限", [
        ["true", "已到货"],
        ["false", "未到货"],
      ])}
      {choice("isGoodsAbnormal", "货物异常", "不限", [
        ["true", "有异常"],
        ["false", "无异常"],
      ])}
      {choice("appointResult", "预约结果", "不限", [
        ["true", "预约成功"],
        ["false", "预约失败"],
      ])}
      {choice("goodsTypeName", "商品类目", "全部类目", named(options.goodsTypes, filter.goodsTypeName))}
      {options.own ? (
        <>
          {choice("isVisitOverdue", "上门时间", "不限", [
            ["true", "已超时"],
            ["false", "未超时"],
          ])}
          {choice(
            "serviceTypeName",
            "服务类型",
            "全部服务",
            named(options.own.serviceTypes, filter.serviceTypeName),
          )}
          {choice("payWay", "支付方式", "全部方式", Object.entries(PAY_WAY_NAMES))}
          {choice(
            "logisticsCompany",
            "物流公司",
            "全部物流公司",
            named(options.own.carriers, filter.logisticsCompany),
          )}
          <TextFilter
            name="shopName"
            label="店铺"
            placeholder="完整的店铺名称"
            defaultValue={filter.shopName}
            maxLength={50}
          />
        </>
      ) : null}
      <TextFilter
        name="worker"
        label="师傅"
        placeholder="姓名或电话"
        defaultValue={filter.worker}
        maxLength={50}
      />
      <div className={styles.periods}>
        <div>
          <PeriodField
            label="下单时间"
            names={["startTime", "endTime"]}
            values={[filter.startTime, filter.endTime]}
          />
          <div className={styles.recent}>
            {RECENT_PERIODS.map(({ days, label }) => (
              <button
                key={days}
                type="submit"
                name={FORM_FIELDS.recent}
                value={days}
                className={styles.shortcut}
              >
                {label}
              </button>
            ))}
          </div>
        </div>
        <PeriodField
          label="完工时间"
          names={["completeStartTime", "completeEndTime"]}
          values={[filter.completeStartTime, filter.completeEndTime]}
        />
        <PeriodField
          label="预约时间"
          names={["appointStartTime", "appointEndTime"]}
          values={[filter.appointStartTime, filter.appointEndTime]}
        />
      </div>
      {offersArea(options.areas, filter.areaCode) ? (
        <div className={styles.full}>
          <AreaSelects
            size="md"
            label="服务地区"
            names={LIST_AREA_FIELDS}
            options={options.areas}
            selected={areaSelectionOf(filter.areaCode)}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Choices whose labels equal their values, including the present one. */
const named = (names: readonly string[], current: string | undefined) =>
  withCurrent(
    names.map((name): [string, string] => [name, name]),
    current,
  );

/** The choices, with the present one added if it is missing. */
function withCurrent(
  choices: readonly [string, string][],
  current: string | undefined,
): readonly [string, string][] {
  if (!current || choices.some(([value]) => value === current)) return choices;
  return [[current, current], ...choices];
}

interface TextFilterProps {
  name: FilterParam;
  label: string;
  placeholder: string;
  defaultValue: string | undefined;
  maxLength: number;
}

function TextFilter({ label, ...input }: TextFilterProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input {...input} id={id} className={styles.input} autoComplete="off" />
    </div>
  );
}
