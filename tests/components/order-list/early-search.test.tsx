import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OrderListSearch } from "../../../app/features/order-list/filter/order-list-search";
import { render } from "../../support/components/render";

const searched = (search: string) => (
  <OrderListSearch
    filter={{}}
    search={search}
    applied={0}
    options={null}
    onOpen={() => undefined}
    serverNow={null}
  />
);

test("[HOME-05] [U37] a number that was typed before the page came alive stays in the box, which follows the next search", () => {
  const { rerender } = render(searched("2611"), {
    early: (html) => {
      const box = html.querySelector<HTMLInputElement>("input[type=search]");
      if (box) box.value = "26112215603984";
    },
  });
  const box = screen.getByRole<HTMLInputElement>("searchbox");
  expect(box.value).toBe("26112215603984");
  rerender(searched("陈"));
  expect(box.value).toBe("陈");
});
