/** What is wrong with one field of a form, in words for the customer. */
export interface FieldIssue<Field extends string = string> {
  readonly field: Field;
  readonly message: string;
}

/** Issues of a rule that names the first failure alone. */
export const first = <Field extends string>(issue: FieldIssue<Field> | null): FieldIssue<Field>[] =>
  issue ? [issue] : [];

/** The message of a field; null without one. */
export function messageOf<Field extends string>(
  issues: readonly FieldIssue<Field>[],
  field: Field,
): string | null {
  return issues.find((issue) => issue.field === field)?.message ?? null;
}
