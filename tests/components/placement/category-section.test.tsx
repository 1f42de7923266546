import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { OrderDraftProvider } from "../../../app/features/placement/draft/draft-context";
import { CategorySection } from "../../../app/features/placement/job/category-section";
import { render } from "../../support/components/render";

test("[ENT-08] [PLACE-19] a category has its name and its own icon, and is chosen by its id", async () => {
  const request = vi.fn();
  const goodsTypes = [
    { id: "1", name: "家具", icon: "furniture", children: [] },
    { id: "3", name: "灯具", icon: "lighting", children: [] },
  ];
  const { user } = render(
    <OrderDraftProvider>
      <CategorySection goodsTypes={goodsTypes} isServed={() => true} error={null} request={request} />
    </OrderDraftProvider>,
  );
  const iconOf = (name: string) =>
    screen.getByRole("radio", { name }).closest("label")?.querySelector("use")?.getAttribute("href");
  expect([iconOf("家具"), iconOf("灯具")]).toEqual([
    expect.stringMatching(/#category-furniture$/),
    expect.stringMatching(/#category-lighting$/),
  ]);
  await user.click(screen.getByRole("radio", { name: "灯具" }));
  expect(request).toHaveBeenCalledExactlyOnceWith({ what: "category", goodsTypeId: "3" });
});
