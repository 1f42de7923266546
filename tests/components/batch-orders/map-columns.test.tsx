import { createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { MapColumnsDialog } from "../../../app/features/batch-orders/work/map-columns-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

type Detail = Parameters<typeof MapColumnsDialog>[0]["detail"];
const DETAIL = {
  id: "7",
  titles: ["买家", "手机", "省份", "收货地址", "宝贝"],
  mapping: [],
  preview: [["王小满", "13800138000", "浙江省", "文三路 90 号", "三人沙发"]],
  mappingName: null,
} as unknown as Detail;

function open(detail: Partial<Detail> = {}) {
  const network = graphNetwork({ MapOrderImport: { answer: { __typename: "OrderImportMapped" } } });
  const onClose = vi.fn();
  const dialog = <MapColumnsDialog detail={{ ...DETAIL, ...detail }} onClose={onClose} />;
  return { network, onClose, ...render(dialog, { about: ["OrderImport"] }) };
}

const heading = (title: string) => screen.getByRole("columnheader", { name: new RegExp(`^${title}`) });
const select = (label: string) =>
  screen.getByRole<HTMLElement & { value: string }>("combobox", { name: new RegExp(`^${label}`) });

/** What the browser hands from the start of a drag to its end. */
function transfer() {
  const data = new Map<string, string>();
  return {
    effectAllowed: "",
    dropEffect: "",
    setData: (type: string, value: string) => void data.set(type, value),
    getData: (type: string) => data.get(type) ?? "",
    get types() {
      return [...data.keys()];
    },
  };
}

/** Drags to a field; whether the field said that it takes it. */
function dropOn(label: string, dataTransfer: ReturnType<typeof transfer>): boolean {
  const over = createEvent.dragOver(select(label), { dataTransfer });
  fireEvent(select(label), over);
  fireEvent.drop(select(label), { dataTransfer });
  return over.defaultPrevented;
}
function drag(title: string, label: string): boolean {
  const dataTransfer = transfer();
  expect(heading(title).getAttribute("draggable")).toBe("true");
  fireEvent.dragStart(heading(title), { dataTransfer });
  return dropOn(label, dataTransfer);
}

describe("[BATCH-04] columns of a file from elsewhere", () => {
  test("[U25] are dragged to their fields or chosen there, and both are sent", async () => {
    const { user, network, onClose, reloads } = open();
    expect(drag("手机", "客户电话")).toBe(true);
    expect(select("客户电话").value).toBe("1");
    expect(within(heading("手机")).getByText(/客户电话/)).toBeTruthy();
    expect(drag("省份", "省")).toBe(true);
    expect(drag("收货地址", "详细地址")).toBe(true);
    await user.selectOptions(select("商品名称"), "4");
    await user.click(screen.getByRole("button", { name: "按此检查" }));
    expect(await screen.findByText("已按新的对应关系检查每一行")).toBeTruthy();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(reloads()).toBe(1));
    expect(network.sentTo("MapOrderImport")).toEqual([
      {
        importId: "7",
        mapping: [
          { field: "customerPhone", columns: [1] },
          { field: "address", columns: [2, 3] },
          { field: "goodsName", columns: [4] },
        ],
        name: null,
      },
    ]);
  });

  test("a file or a text that is dragged over a field is not taken for a column", () => {
    open();
    const dataTransfer = transfer();
    dataTransfer.setData("text/plain", "3");
    expect(dropOn("客户电话", dataTransfer)).toBe(false);
    expect(select("客户电话").value).toBe("");
  });

  test("are kept under the name by which this file was read, or under none", () => {
    const { unmount } = open();
    const name = () =>
      screen.getByRole<HTMLElement & { value: string }>("textbox", { name: /记住这个对应关系/ });
    expect(name().value).toBe("");
    unmount();
    open({ mappingName: "我的抖店" });
    expect(name().value).toBe("我的抖店");
  });
});
