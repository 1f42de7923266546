import {
  IMPORT_FIELD_INFO,
  IMPORT_LIMITS,
  type ImportField,
  VERIF_CHOICES,
} from "../../../../schema/rules/imports/order-import";
import plain from "../plain-input.module.css";

/** Choices for the fields that have them. */
export interface FieldChoices {
  readonly serviceNames: readonly string[];
  readonly goodsNames: readonly string[];
}

interface FieldControlProps {
  id: string;
  field: ImportField;
  value: string;
  choices: FieldChoices;
  isInvalid: boolean;
  describedBy?: string | undefined;
  onChange(value: string): void;
}

const FLAGS: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  isLift: ["有", "无"],
  isArrival: ["已到", "未到"],
  verifType: VERIF_CHOICES,
};

/** The control of a cell: a list for few choices, suggestions for many, otherwise a text field. */
export function FieldControl({
  id,
  field,
  value,
  choices,
  isInvalid,
  describedBy,
  onChange,
}: FieldControlProps) {
  const options = field === "serviceType" ? choices.serviceNames : FLAGS[field];
  const shared = {
    id,
    value,
    "aria-invalid": isInvalid || undefined,
    "aria-describedby": describedBy,
    className: plain.input,
  } as const;
  if (options) {
    return (
      <select {...shared} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.includes(value) ? null : <option value={value}>{value === "" ? "请选择" : value}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  const isGoods = field === "goodsName";
  return (
    <>
      <input
        {...shared}
        maxLength={IMPORT_LIMITS.cellChars}
        inputMode={field === "customerPhone" || field === "logisticsPhone" ? "tel" : "text"}
        list={isGoods ? `${id}-goods` : undefined}
        placeholder={IMPORT_FIELD_INFO[field].note}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {isGoods ? (
        <datalist id={`${id}-goods`}>
          {choices.goodsNames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      ) : null}
    </>
  );
}
