/** DOM id of a field's control, e.g. `field-orderItems-0-name` for `orderItems.0.name`. */
export function fieldId(field: string): string {
  return `field-${field.replaceAll(".", "-")}`;
}
