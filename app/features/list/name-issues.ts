import type { FieldIssue } from "~/lib/form/field-issue";

/** A saved thing must have a name. */
export const nameIssues = ({ name }: { name: string }): FieldIssue<"name">[] =>
  name.trim() === "" ? [{ field: "name", message: "请输入名称" }] : [];
