import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MessageSettingsDialog } from "../../../app/features/messages/message-settings-dialog";
import { WebhookDialog } from "../../../app/features/webhooks/webhook-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const nothing = () => undefined;
const HOOK = {
  ...{
    id: "5",
    url: "https://erp.merchant-shop.com/hook",
    note: "仓库",
    events: ["ORDER_PAID"],
    state: "ON",
  },
  ...{ failingSince: null, waiting: 0, formerSecretUntil: null, isLocal: false },
};
const dialog = (facts: object = {}) => (
  <WebhookDialog webhook={{ ...HOOK, ...facts } as never} onAdded={nothing} onClose={nothing} />
);
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const OTHER = "https://erp.merchant-shop.com/other";

test("[U37] what a tab kept of an address takes the place of the edited fields alone", async () => {
  const { user, unmount } = render(dialog());
  await user.type(await field(/备注/), "系统");
  unmount();
  render(dialog({ url: OTHER }));
  expect((await field(/备注/)).value).toBe("仓库系统");
  expect((await field(/推送地址/)).value).toBe(OTHER);
});

test("[U37] an open form of an address follows what is stored elsewhere, except in edited fields", async () => {
  const { user, rerender } = render(dialog());
  await user.type(await field(/备注/), "系统");
  act(() => rerender(dialog({ url: OTHER, note: "别的" })));
  expect((await field(/备注/)).value).toBe("仓库系统");
  expect((await field(/推送地址/)).value).toBe(OTHER);
});

test("[U37] kept message settings leave the topics alone that were changed in another tab", async () => {
  const box = (name: RegExp | string) => screen.findByRole<HTMLInputElement>("checkbox", { name });
  const answer = (offTopics: string[]) => ({
    MessageSettings: { viewer: { messageSettings: { offTopics, quietHours: null }, reminderSettings: null } },
  });
  const network = graphNetwork(answer([]));
  const part = <MessageSettingsDialog onClose={nothing} />;
  const { user, unmount } = render(part);
  await user.click(await box("在这段时间里不弹出提醒"));
  unmount();
  network.answer(answer(["MARKUP"]));
  render(part);
  expect((await box("在这段时间里不弹出提醒")).checked).toBe(true);
  expect((await box(/^加价/)).checked).toBe(false);
});
