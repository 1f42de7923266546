import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { MessageSettingsDialog } from "../../../app/features/messages/message-settings-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

test("[U44] [ERR-19] which messages count and when nothing pops up is saved, and 操作成功! is said", async () => {
  const network = graphNetwork({
    MessageSettings: { viewer: { messageSettings: { offTopics: [], quietHours: null } } },
    SaveMessageSettings: { answer: { __typename: "MessageSettings" } },
  });
  const onClose = vi.fn();
  const { user } = render(<MessageSettingsDialog onClose={onClose} />);
  await user.click(await screen.findByRole("checkbox", { name: /^加价/ }));
  await user.click(screen.getByRole("checkbox", { name: "在这段时间里不弹出提醒" }));
  await user.click(screen.getByRole("button", { name: "保存" }));
  expect(await screen.findByText("操作成功!")).toBeTruthy();
  expect(network.sentTo("SaveMessageSettings")).toEqual([
    { offTopics: ["MARKUP"], quietHours: { from: "22:00", until: "08:00" } },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});
