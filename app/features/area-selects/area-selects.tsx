import { useEffect, useId, useRef } from "react";
import { CircleAlert } from "~/ui/icons";
import { NativeSelect } from "~/ui/selects/native-select";
import type { AreaFieldNames, AreaOption, AreaOptions, AreaSelection } from "./area-selection";
import styles from "./area-selects.module.css";
import { useAreaLevel } from "./use-area-level";

interface AreaSelectsProps {
  /** Common label of the three selects, for screen readers. */
  label: string;
  names: AreaFieldNames;
  options: AreaOptions;
  selected: AreaSelection;
  error?: string | null;
  /** Large on public pages, as high as the fields around it in a form of the customer area. */
  size?: "md" | "lg";
}

/**
 * Selects for province, city and district, each with the areas of the one before (PUB-22). Without script the
 * form is sent after each level, and the page is returned with the next one.
 */
export function AreaSelects({ label, names, options, selected, error, size = "lg" }: AreaSelectsProps) {
  const errorId = useId();
  const province = useRef<HTMLSelectElement>(null);
  const cities = useAreaLevel({ parentCode: selected.provinceCode, options: options.cities });
  const districts = useAreaLevel({ parentCode: selected.cityCode, options: options.districts });
  const failed = [cities, districts].find(({ state }) => state === "failed");

  const chooseProvince = (code: string) => {
    void districts.show("");
    void cities.show(code);
  };

  // A choice before hydration, or one restored by the browser, is only in the element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page becomes interactive
  useEffect(() => {
    const chosen = province.current?.value ?? "";
    if (chosen !== selected.provinceCode) chooseProvince(chosen);
  }, []);

  const message = failed ? "地区加载失败，请检查网络后重试" : error;
  const shared = { size, isInvalid: Boolean(error), describedBy: message ? errorId : undefined };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.selects}>
        <NativeSelect
          {...shared}
          selectRef={province}
          label="省份"
          name={names.provinceCode}
          defaultValue={selected.provinceCode}
          onChange={chooseProvince}
        >
          <Options none="请选择省份" options={options.provinces} />
        </NativeSelect>
        <NativeSelect
          {...shared}
          key={`city-${cities.parentCode}`}
          label="城市"
          name={names.cityCode}
          defaultValue={cities.parentCode === selected.provinceCode ? selected.cityCode : ""}
          isDisabled={isEmpty(cities)}
          isBusy={cities.state === "loading"}
          onChange={(code) => void districts.show(code)}
        >
          <Options none={cities.state === "loading" ? "加载中…" : "请选择城市"} options={cities.options} />
        </NativeSelect>
        <NativeSelect
          {...shared}
          key={`district-${districts.parentCode}`}
          label="区县"
          name={names.districtCode}
          defaultValue={districts.parentCode === selected.cityCode ? selected.districtCode : ""}
          isDisabled={isEmpty(districts)}
          isBusy={districts.state === "loading"}
        >
          <Options
            none={districts.state === "loading" ? "加载中…" : "请选择区县"}
            options={districts.options}
          />
        </NativeSelect>
      </div>
      <p className={styles.error} id={errorId} role="alert">
        {message ? (
          <>
            <CircleAlert size={16} />
            {message}
          </>
        ) : null}
        {failed ? (
          <button type="button" className={styles.retry} onClick={() => void failed.show(failed.parentCode)}>
            重试
          </button>
        ) : null}
      </p>
    </fieldset>
  );
}

/** Whether a level has no options. A loading one can take the focus, so that an error can lead to it. */
const isEmpty = ({ options, state }: ReturnType<typeof useAreaLevel>) =>
  options.length === 0 && state !== "loading";

function Options({ none, options }: { none: string; options: readonly AreaOption[] }) {
  return (
    <>
      <option value="">{none}</option>
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </>
  );
}
