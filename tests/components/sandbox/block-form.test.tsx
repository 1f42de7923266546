import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { BlockForm } from "../../../app/features/sandbox/console-forms";
import { render } from "../../support/components/render";

test.each([
  ["拉黑", "true"],
  ["恢复", "false"],
])("the console posts whose account becomes %s", async (choice, blocked) => {
  const posted: object[] = [];
  const { user } = render(<BlockForm loadedKey="key" />, {
    action: async (request) => {
      posted.push(Object.fromEntries(await request.formData()));
      return null;
    },
  });
  await user.type(screen.getByRole("textbox", { name: /客户手机号/ }), "13900139000");
  await user.selectOptions(screen.getByRole("combobox", { name: "账号状态" }), choice);
  await user.click(screen.getByRole("button", { name: "确认更改" }));
  await waitFor(() =>
    expect(posted).toEqual([{ intent: "block", key: "key", phone: "13900139000", blocked }]),
  );
});
