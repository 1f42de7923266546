import type { FieldIssue } from "~/lib/form/field-issue";

/** A saved view needs a name. */
export const viewNameIssues = ({ name }: { name: string }): FieldIssue<"name">[] =>
  name.trim() === "" ? [{ field: "name", message: "请输入名称" }] : [];
