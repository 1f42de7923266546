import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { LoginPromptProvider } from "../../../app/features/placement/page/login-prompt";
import { TemplatePicker } from "../../../app/features/placement/templates/template-picker";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const REFUSED = { __typename: "BusinessError", code: 4000, message: "模板名称有误" };
const DONE = { __typename: "OrderTemplateRenamed" };

/** The list of templates, opened: one, whose name is what it was last given. */
async function openTemplates() {
  const answers: object[] = [REFUSED, DONE];
  let name = "常用沙发";
  const kept = { id: "7", orderId: "9", type: "GENERAL", goodsTypeName: "家具", serviceTypeName: "仅安装" };
  const list = () => ({ viewer: { orderTemplates: [{ ...kept, name }] } });
  const rename = (sent: Record<string, unknown>) => {
    const answer = answers.shift();
    if (answer === DONE) name = String(sent.name);
    return { answer };
  };
  const network = graphNetwork({ OrderTemplates: list, RenameOrderTemplate: rename });
  const { user } = render(
    <LoginPromptProvider isSignedIn>
      <TemplatePicker />
    </LoginPromptProvider>,
  );
  await user.click(screen.getByRole("button", { name: "从模板下单" }));
  const dialog = within(await screen.findByRole("dialog", { name: "订单模板" }));
  await user.click(await dialog.findByRole("button", { name: "重命名模板常用沙发" }));
  return { user, network, dialog, field: () => dialog.getByLabelText<HTMLInputElement>("新名称") };
}

test("[U18] a template is renamed where it is listed; a refusal stands at its name and what was typed stays", async () => {
  const { user, network, dialog, field } = await openTemplates();
  expect(field().value).toBe("常用沙发");
  await user.clear(field());
  await user.click(dialog.getByRole("button", { name: "保存" }));
  expect(dialog.getByText("请输入名称")).toBeTruthy();
  expect(network.sentTo("RenameOrderTemplate")).toEqual([]);

  await user.type(field(), "沙发安装 ");
  await user.click(dialog.getByRole("button", { name: "保存" }));
  expect(await dialog.findByText(REFUSED.message)).toBeTruthy();
  expect(field().value).toBe("沙发安装 ");

  await user.click(dialog.getByRole("button", { name: "保存" }));
  const again = await dialog.findByRole("button", { name: "重命名模板沙发安装" });
  expect(document.activeElement).toBe(again);
  expect(network.sentTo("RenameOrderTemplate")).toEqual(Array(2).fill({ id: "7", name: "沙发安装" }));
});

test("[U37] a typed name is restored after the list is closed, and 取消 discards it", async () => {
  const { user, network, field } = await openTemplates();
  await user.type(field(), "二");
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "从模板下单" }));
  const reopened = within(await screen.findByRole("dialog", { name: "订单模板" }));
  await user.click(await reopened.findByRole("button", { name: "重命名模板常用沙发" }));
  expect(reopened.getByLabelText<HTMLInputElement>("新名称").value).toBe("常用沙发二");
  await user.click(reopened.getByRole("button", { name: "取消" }));
  await user.click(await reopened.findByRole("button", { name: "重命名模板常用沙发" }));
  expect(reopened.getByLabelText<HTMLInputElement>("新名称").value).toBe("常用沙发");
  expect(network.sentTo("RenameOrderTemplate")).toEqual([]);
});
