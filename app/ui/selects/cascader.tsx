import type { ReactNode } from "react";
import { ChoiceField } from "../fields/choice-field";
import { lazyComponent } from "../lazy-component";
import { type CascaderNode, nodesAlong } from "./cascader-nodes";

const CascaderColumns = lazyComponent(async () => (await import("./cascader-columns")).CascaderColumns);

interface CascaderProps {
  label: string;
  id?: string;
  tree: readonly CascaderNode[];
  /** Codes from the first level to the last; empty when nothing is chosen. */
  value: readonly string[];
  /** Where to open while nothing is chosen: the first codes of a path. */
  startAt?: readonly string[];
  /** Called only with a complete path. */
  onChange: (path: string[]) => void;
  error?: string | null;
  description?: ReactNode;
  placeholder?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** The names along a path: 浙江省 / 杭州市 / 西湖区. */
const namesAlong = (tree: readonly CascaderNode[], path: readonly string[]) =>
  nodesAlong(tree, path).map(({ name }) => name);

/** A place in a tree, chosen level by level in columns, which come later than the page. */
export function Cascader({ tree, value, startAt = [], onChange, ...field }: CascaderProps) {
  const { placeholder = "请选择" } = field;
  const chosen = namesAlong(tree, value);
  const begun = namesAlong(tree, startAt);
  return (
    <ChoiceField
      {...field}
      chosen={chosen.length > 0 ? chosen.join(" / ") : null}
      placeholder={begun.length > 0 ? [...begun, "请选择"].join(" / ") : placeholder}
      kind="dialog"
      preload={CascaderColumns.preload}
      popup={(popup) => (
        <CascaderColumns
          {...popup}
          label={field.label}
          tree={tree}
          start={value.length > 0 ? value : startAt}
          onChoose={onChange}
        />
      )}
    />
  );
}
