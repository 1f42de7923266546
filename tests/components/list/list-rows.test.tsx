import { Link } from "@remix-run/react";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { listAddress } from "../../../app/features/list/list-address";
import { ListRows } from "../../../app/features/list/list-rows";
import { usePlace } from "../../../app/features/list/use-place";
import { render } from "../../support/components/render";
import { eventually } from "../../support/eventually";

const AT = listAddress({ path: "/user/order", pageSize: 6, params: { status: (text) => text ?? undefined } });

/** A list of 137 rows, of which none is to be paid. */
function List() {
  const place = usePlace(AT);
  const isNone = place.shown.filter.status !== undefined;
  return (
    <>
      <Link to="?status=WAIT_PAY">待付款</Link>
      <ListRows
        what="订单列表"
        at={AT}
        place={place}
        size={6}
        list={{ nodes: isNone ? [] : ["row"], total: isNone ? 0 : 137 }}
        empty={null}
      >
        <p>row</p>
      </ListRows>
    </>
  );
}

test("[U52] [U11] a screen reader is told of the page that is opened, of a filter that finds nothing, and of the first page again", async () => {
  const { user } = render(<List />, { at: "/user/order" });
  await screen.findByText("row");
  // The other one is of the toasts.
  const [status] = screen.getAllByRole("status");
  expect(status?.textContent).toBe("");
  const press = async (name: string, words: string) => {
    await user.click(screen.getByRole("link", { name }));
    await eventually(() => expect(status?.textContent).toBe(words));
  };
  await press("第 2 页", "第 2 页，共 137 条");
  const told = status?.firstElementChild;
  await press("第 1 页", "第 1 页，共 137 条");
  expect(status?.firstElementChild).not.toBe(told);
  await press("待付款", "共 0 条");
});
