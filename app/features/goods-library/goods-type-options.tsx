import type { GoodsTypes } from "./library-queries";

interface GoodsTypeOptionsProps {
  types: GoodsTypes;
  /** Whether a whole category can be chosen too, which stands for all of its types. */
  hasWhole?: boolean;
}

/**
 * Goods types by category, as options of a select (GOODS-08). A category without types is an option itself.
 */
export function GoodsTypeOptions({ types, hasWhole = false }: GoodsTypeOptionsProps) {
  return types.map(({ id, name, children }) =>
    children.length === 0 ? (
      <option key={id} value={id}>
        {name}
      </option>
    ) : (
      <optgroup key={id} label={name}>
        {hasWhole ? <option value={id}>全部{name}</option> : null}
        {children.map((child) => (
          <option key={child.id} value={child.id}>
            {child.name}
          </option>
        ))}
      </optgroup>
    ),
  );
}
