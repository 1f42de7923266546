import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ProgressLinkDialog } from "../../../app/features/progress-link/progress-link-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const open = (progressLink: object) => {
  const network = graphNetwork({
    ProgressLink: { progressLink },
    CreateProgressLink: { answer: { __typename: "ProgressLink" } },
    TextProgressLink: { answer: { __typename: "ProgressLink" } },
  });
  return { network, ...render(<ProgressLinkDialog orderId="5" onClose={() => undefined} />) };
};

test("[U64] the link is made, and goes by SMS only when that is ticked", async () => {
  const { network, user } = open({ path: null, canText: true, isTexted: false });
  await user.click(await screen.findByRole("button", { name: "生成链接" }));
  expect(network.sentTo("CreateProgressLink")).toEqual([{ orderId: "5" }]);
  expect(network.sentTo("TextProgressLink")).toEqual([]);
  await user.click(screen.getByRole("checkbox", { name: /^同时把链接用短信发给收货客户/ }));
  await user.click(screen.getByRole("button", { name: "生成并发送" }));
  expect(await screen.findByText("短信已提交发送")).toBeTruthy();
  expect(network.sentTo("TextProgressLink")).toEqual([{ orderId: "5" }]);
});

test("[U64] a link that is there is sent by a button, and one that was sent says so", async () => {
  const first = open({ path: "/progress/t0", canText: true, isTexted: false });
  await first.user.click(await screen.findByRole("button", { name: "短信发给收货客户" }));
  expect(await screen.findByText("短信已提交发送")).toBeTruthy();
  expect(first.network.sentTo("TextProgressLink")).toEqual([{ orderId: "5" }]);
  first.unmount();
  open({ path: "/progress/t0", canText: false, isTexted: true });
  expect(await screen.findByText("已安排短信发送给收货客户，每个链接给同一手机号发送一次。")).toBeTruthy();
  expect(screen.getByText("短信发出后如修改收货电话，此链接会停用，请重新发送。")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /短信/ })).toBeNull();
});

test("[U64] where no SMS can go, none is offered", async () => {
  open({ path: null, canText: false, isTexted: false });
  await screen.findByRole("button", { name: "生成链接" });
  expect(screen.queryByRole("checkbox")).toBeNull();
});
