import { act, create, type ReactTestInstance, type ReactTestRenderer } from "react-test-renderer";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { choose, chosenOf, mappingOf } from "../../../app/features/batch-orders/work/column-mapping";
import { MapColumnsDialog } from "../../../app/features/batch-orders/work/map-columns-dialog";

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock("../../../app/lib/graphql/use-mutate", () => ({ useMutate: () => ({ send, isPending: false }) }));
vi.mock("../../../app/ui/dialog", async () => import("../../support/open-dialogs"));

type Detail = Parameters<typeof MapColumnsDialog>[0]["detail"];
const DETAIL = {
  id: "7",
  titles: ["买家", "手机", "省份", "收货地址", "宝贝"],
  mapping: [],
  preview: [["王小满", "13800138000", "浙江省", "文三路 90 号", "三人沙发"]],
  mappingNames: [],
} as unknown as Detail;

let page: ReactTestRenderer;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("window", new EventTarget());
  send.mockReset().mockResolvedValue(undefined);
  act(() => {
    page = create(<MapColumnsDialog detail={DETAIL} onClose={() => undefined} onMapped={() => undefined} />);
  });
});
afterEach(() => {
  act(() => page.unmount());
  vi.unstubAllGlobals();
});

const textOf = (node: ReactTestInstance | string): string =>
  typeof node === "string" ? node : node.children.map(textOf).join("");
const heading = (title: string) =>
  page.root.find(({ type, children }) => type === "th" && textOf(children[0] ?? "").startsWith(title));
const select = (name: string) =>
  page.root.find(({ type, props }) => type === "select" && props.name === name);
/** The element around a field that takes what is dropped. */
const around = (name: string) => {
  let at: ReactTestInstance | null = select(name);
  while (at && !(typeof at.type === "string" && at.props.onDrop)) at = at.parent;
  if (!at) throw new Error(`nothing can be dropped on ${name}`);
  return at;
};

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
function dropOn(name: string, dataTransfer: ReturnType<typeof transfer>): boolean {
  const over = { dataTransfer, preventDefault: vi.fn() };
  act(() => around(name).props.onDragOver(over));
  act(() => around(name).props.onDrop({ dataTransfer, preventDefault: vi.fn() }));
  return over.preventDefault.mock.calls.length > 0;
}
function drag(title: string, name: string): boolean {
  const dataTransfer = transfer();
  expect(heading(title).props.draggable).toBe(true);
  act(() => heading(title).props.onDragStart({ dataTransfer }));
  return dropOn(name, dataTransfer);
}

describe("[BATCH-04] columns of somebody else's file", () => {
  test("[U25] are dragged to their fields or chosen there, and both are sent", async () => {
    expect(drag("手机", "customerPhone-0")).toBe(true);
    expect(select("customerPhone-0").props.value).toBe("1");
    expect(textOf(heading("手机"))).toContain("客户电话");
    expect(drag("省份", "address-0")).toBe(true);
    expect(drag("收货地址", "address-4")).toBe(true);
    act(() => select("goodsName-0").props.onChange({ currentTarget: { value: "4" } }));
    await act(async () => {
      page.root.findByType("form").props.onSubmit({ preventDefault: vi.fn() });
    });
    expect(send).toHaveBeenCalledExactlyOnceWith({
      importId: "7",
      mapping: [
        { field: "customerPhone", columns: [1] },
        { field: "address", columns: [2, 3] },
        { field: "goodsName", columns: [4] },
      ],
      name: null,
    });
  });

  test("a file or a text that is dragged over a field is not taken for a column", () => {
    const dataTransfer = transfer();
    dataTransfer.setData("text/plain", "3");
    expect(dropOn("customerPhone-0", dataTransfer)).toBe(false);
    expect(select("customerPhone-0").props.value).toBe("");
  });

  test("a column in the place of another one replaces it, the other places of an address stay", () => {
    const chosen = chosenOf([{ field: "address", columns: [2, 3] }] as never);
    expect(chosen.address).toEqual(["2", "", "", "", "3"]);
    expect(mappingOf(choose(chosen, "address", 0, "4"))).toEqual([{ field: "address", columns: [4, 3] }]);
    expect(mappingOf(choose(chosen, "address", 0, ""))).toEqual([{ field: "address", columns: [3] }]);
  });
});
