import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { EvaluateDialog } from "../../../app/features/order-steps/evaluate-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

function open() {
  const network = graphNetwork({
    ImpressionTags: { impressionTags: ["准时上门", "手艺好", "收拾干净"] },
    EvaluateOrder: { answer: { __typename: "OrderChange" } },
  });
  const dialog = <EvaluateDialog orderId="5" onClose={() => undefined} />;
  return { ...render(dialog, { about: ["Order:5"] }), network };
}

test.each(["ACC-17", "ENT-15", "LIST-25"])(
  "[%s] [ACC-15] [ACC-16] [API-037] stars, tags, words and anonymity are sent as they were chosen",
  async () => {
    const { user, network, reloads } = open();
    await user.click(await screen.findByRole("radio", { name: "5 星，非常好" }));
    await user.click(await screen.findByRole("checkbox", { name: "准时上门" }));
    await user.click(screen.getByRole("checkbox", { name: "手艺好" }));
    await user.click(screen.getByRole("checkbox", { name: "收拾干净" }));
    await user.click(screen.getByRole("checkbox", { name: "手艺好" }));
    await user.type(screen.getByRole("textbox", { name: /评价内容/ }), " 很快 ");
    await user.click(screen.getByRole("checkbox", { name: "匿名评价" }));
    await user.click(screen.getByRole("button", { name: "提交评价" }));
    expect(await screen.findByText("评论成功")).toBeTruthy();
    expect(network.sentTo("EvaluateOrder")).toEqual([
      {
        input: {
          orderId: "5",
          star: 5,
          tags: ["准时上门", "收拾干净"],
          content: "很快",
          imageUrls: [],
          isAnonymous: true,
        },
      },
    ]);
    await waitFor(() => expect(reloads()).toBe(1));
  },
);

test("[ACC-15] [API-096] [ENT-15] the tags that the platform names are offered, asked for once", async () => {
  const { network } = open();
  expect(await screen.findByRole("checkbox", { name: "收拾干净" })).toBeTruthy();
  expect(network.sentTo("ImpressionTags")).toHaveLength(1);
});

test.each(["ACC-11", "CONST-31"])(
  "[%s] [ACC-16] [ERR-18] [ENT-15] a rating that is left as it opens has three stars and is not anonymous",
  async () => {
    const { user, network, reloads } = open();
    await user.click(await screen.findByRole("button", { name: "提交评价" }));
    expect(await screen.findByText("评论成功")).toBeTruthy();
    await waitFor(() => expect(reloads()).toBe(1));
    expect(network.sentTo("EvaluateOrder")).toMatchObject([
      { input: { star: 3, tags: [], isAnonymous: false } },
    ]);
  },
);

test("[ACC-13] the words of a rating have 500 characters at most", async () => {
  const { user, network } = open();
  await user.click(await screen.findByRole("textbox", { name: /评价内容/ }));
  await user.paste("好".repeat(501));
  await user.click(screen.getByRole("button", { name: "提交评价" }));
  expect(await screen.findByText("评论成功")).toBeTruthy();
  expect(network.sentTo("EvaluateOrder")).toMatchObject([{ input: { content: "好".repeat(500) } }]);
});

test("[U66] [GEN-08] one and two stars say before they are sent what they take from the master, and more say nothing", async () => {
  const { user } = open();
  const effect = () => screen.getByRole("dialog").querySelector("[role=status]")?.textContent;
  await user.click(await screen.findByRole("radio", { name: "1 星，非常差" }));
  expect(effect()).toContain("扣减 20%，归入平台保障金，不退给您");
  await user.click(screen.getByRole("radio", { name: "2 星，差" }));
  expect(effect()).toContain("扣减 10%");
  await user.click(screen.getByRole("radio", { name: "3 星，一般" }));
  expect(effect()).toBe("");
});

test.each(["3 星，一般", "准时上门", "匿名评价"])(
  "[ACC-17] [LIST-25] Enter on %s does not send the rating, which is given once",
  async (name) => {
    open();
    expect(fireEvent.keyDown(await screen.findByLabelText(name), { key: "Enter" })).toBe(false);
  },
);
