import { expect, test } from "vitest";
import { loader } from "../../../app/routes/user.developer_.webhooks.deliveries/route";

/** What the loader of the page answers to a customer who has one webhook, the 5. */
async function answerTo(path: string): Promise<unknown> {
  const viewer = { webhooks: [{ id: "5", url: "https://erp.test/hook", state: "ON" }] };
  const graphqlParts = async () => ({ viewer: { ...viewer, webhookDeliveries: { nodes: [], total: 0 } } });
  const request = new Request(`https://site.test${path}`);
  const args = { request, context: { hasToken: true, graphqlParts }, params: {} };
  return loader(args as never).catch((thrown: unknown) => thrown);
}

test.each(["?webhook=6", ""])(
  "[U73] [U1] the deliveries of %j, which is no webhook of the customer, lead to the webhooks, and Back does not come back to them",
  async (search) => {
    const answer = await answerTo(`/user/developer/webhooks/deliveries${search}`);
    if (!(answer instanceof Response)) throw new Error("it does not lead away");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe("/user/developer/webhooks");
    expect(answer.headers.get("X-Remix-Replace")).toBe("true");
  },
);

test("[U73] those of a webhook that is there are shown", async () => {
  expect(await answerTo("/user/developer/webhooks/deliveries?webhook=5")).toMatchObject({
    address: { id: "5" },
  });
});
