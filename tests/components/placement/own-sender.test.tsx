import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DRAFT_KEYS } from "../../../app/features/placement/draft/draft-store";
import { useOwnSender } from "../../../app/features/placement/visit/use-own-sender";
import { openPlacement } from "../../support/components/placement-page";
import { eventually } from "../../support/eventually";

const SENDER = { name: "李掌柜", phone: "13900139000" };

function Page() {
  useOwnSender(SENDER);
  return <p>第二步</p>;
}

test("a form without a sender gets the one of the last order", async () => {
  const { stored } = openPlacement(<Page />, { draft: { contactName: "", contactPhone: "" } });
  await eventually(() =>
    expect(stored()).toMatchObject({ contactName: "李掌柜", contactPhone: "13900139000" }),
  );
});

test("[U17] opening a form that has the sender already leaves the stored draft as it is", async () => {
  openPlacement(<Page />, { draft: { contactName: SENDER.name, contactPhone: SENDER.phone } });
  const before = localStorage.getItem(DRAFT_KEYS.GENERAL);
  await screen.findByText("第二步");
  expect(localStorage.getItem(DRAFT_KEYS.GENERAL)).toBe(before);
});
