/** DOM id of a field's control, e.g. `field-items-0-name` for `items.0.name`. */
export function fieldId(field: string): string {
  return `field-${field.replaceAll(".", "-")}`;
}
