import type { FieldIssue } from "~/lib/form/field-issue";

/** What is saved under a name needs one. */
export const nameIssues = ({ name }: { name: string }): FieldIssue<"name">[] =>
  name.trim() === "" ? [{ field: "name", message: "请输入名称" }] : [];
