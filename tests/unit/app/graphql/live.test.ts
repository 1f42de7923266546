import type { OperationContext, OperationResult } from "@urql/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pipe, subscribe } from "wonka";
import type { Changed } from "../../../../app/lib/graphql/changes";
import { createPageClient, type PageClient } from "../../../../app/lib/graphql/client";
import { eventually } from "../../../support/eventually";
import { bundled, failedWith, fakeGateway } from "../../../support/servers/fake-gateway";

type Counted = { count: number };
const CountDocument = bundled<Counted>("query", "Count");

let gateway: ReturnType<typeof fakeGateway>;
let page: PageClient;

beforeEach(() => {
  gateway = fakeGateway();
  page = createPageClient();
});

afterEach(() => vi.unstubAllGlobals());

const announce = (changed: Changed) => page.announce({ changed, isOwn: false });

/** Looks at the count as a component would; answers all that was shown, and how to look away. */
function watch(context: Partial<OperationContext> = { additionalTypenames: ["Order"] }) {
  const shown: OperationResult<Counted>[] = [];
  const { unsubscribe } = pipe(
    page.client.query(CountDocument, {}, context),
    subscribe((result) => void shown.push(result)),
  );
  return { last: () => shown.at(-1), unsubscribe };
}

/** Answers the request with this place, and waits until it is shown. */
async function answer(place: number, count: number, { last }: ReturnType<typeof watch>) {
  (await gateway.request(place)).answer({ data: { count } });
  await eventually(() => expect(last()?.data).toEqual({ count }));
}

/** Lets everything happen that needs no network. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("data that changes while it is shown", () => {
  it("is asked for again, and nothing else is", async () => {
    const orders = watch();
    await answer(0, 1, orders);
    announce(["Message"]);
    await settle();
    expect(gateway.asked).toHaveLength(1);
    announce(["Order", "Order:7"]);
    await answer(1, 2, orders);
  });

  it("costs one question or two, however many changes come at once", async () => {
    const orders = watch();
    await answer(0, 1, orders);
    for (let i = 0; i < 50; i++) announce(["Order"]);
    await gateway.request(1);
    for (let i = 0; i < 50; i++) announce(["Order"]);
    await answer(1, 2, orders);
    await answer(2, 3, orders);
    await settle();
    expect(gateway.asked).toHaveLength(3);
  });

  it("stays when asking again fails, and follows the next change", async () => {
    const orders = watch();
    await answer(0, 1, orders);
    announce(["Order"]);
    (await gateway.request(1)).answer(failedWith(5000));
    await eventually(() => expect(orders.last()?.error).toBeDefined());
    expect(orders.last()?.data).toEqual({ count: 1 });
    announce(["Order"]);
    await answer(2, 2, orders);
    expect(orders.last()?.error).toBeUndefined();
  });

  it("is not run again when no component uses it", async () => {
    const orders = watch();
    await answer(0, 1, orders);
    orders.unsubscribe();
    announce(["Order"]);
    await settle();
    expect(gateway.asked).toHaveLength(1);
  });

  it("is shown at once when a component uses it again, and then asked for again", async () => {
    const before = watch();
    await answer(0, 1, before);
    before.unsubscribe();
    const again = watch();
    expect(again.last()).toMatchObject({ data: { count: 1 }, stale: true });
    await answer(1, 2, again);
  });

  it("is not asked for twice where it does not change while a page is open", async () => {
    const before = watch({ requestPolicy: "cache-first" });
    await answer(0, 1, before);
    before.unsubscribe();
    expect(watch({ requestPolicy: "cache-first" }).last()).toMatchObject({
      data: { count: 1 },
      stale: false,
    });
    await settle();
    expect(gateway.asked).toHaveLength(1);
  });
});
