import { expect, test } from "vitest";
import { nameIssues } from "../../../app/features/list/name-issues";

test.each(["", "   ", "\n", "　"])("a saved thing with the name %j needs another one", (name) => {
  expect(nameIssues({ name })).toEqual([{ field: "name", message: "请输入名称" }]);
});

test.each(["常用沙发", " 沙发 ", "0"])("a saved thing may have the name %j", (name) => {
  expect(nameIssues({ name })).toEqual([]);
});
