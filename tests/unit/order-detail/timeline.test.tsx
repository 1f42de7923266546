import { renderToStaticMarkup } from "react-dom/server";
import { act, create, type ReactTestInstance } from "react-test-renderer";
import { afterEach, describe, expect, test, vi } from "vitest";
import { OrderTimeline } from "../../../app/features/order-detail/service/order-timeline";
import { isOfKind } from "../../../app/features/order-detail/service/timeline-kinds";

const entry = (event: string, title: string, hour: string, imageUrls: string[] = []) => ({
  event,
  title,
  content: event === "appoint" ? "上门时间 2026-11-23 09:00" : "",
  imageUrls,
  operatorName: event === "create" ? "客户" : "陈建国",
  at: `2026-11-22T${hour}:00:00+08:00`,
});
afterEach(() => vi.unstubAllGlobals());

const log = [
  entry("create", "下单", "09"),
  entry("appoint", "预约上门", "10"),
  entry("complete", "完工", "11", ["/files/1.jpg"]),
];

describe("the timeline of an order", () => {
  test("[U27] has every step once, the newest first, with who and when", () => {
    const html = renderToStaticMarkup(
      <OrderTimeline service={{ log } as never} orderNo="26112209000001" site="西湖区" pickup={null} />,
    );
    const entries = [...html.matchAll(/<li class="[^"]*entry.*?<\/time>/gs)].map(([text]) =>
      text.replace(/<[^>]+>/g, " "),
    );
    expect(entries.map((text) => log.findIndex(({ title }) => text.includes(title)))).toEqual([2, 1, 0]);
    expect(entries[1]).toContain("上门时间 2026-11-23 09:00");
    expect(entries[1]).toMatch(/陈建国.*2026-11-22 10:00/s);
    expect(entries[2]).toMatch(/客户.*2026-11-22 09:00/s);
  });

  test("[U27] a long one shows its twenty newest lines, and twenty more at a press; another kind begins anew", () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    // Of the same step at the same minute: what tells lines apart is their place.
    const long = Array.from({ length: 45 }, (_, i) => ({
      ...entry(["appoint", "call", "message"][i % 3] ?? "", `第${i + 1}条`, "09"),
    }));
    const timeline = (
      <OrderTimeline service={{ log: long } as never} orderNo="26112209000001" site="西湖区" pickup={null} />
    );
    let page: ReturnType<typeof create> | undefined;
    act(() => {
      page = create(timeline);
    });
    const root = () => page?.root as ReactTestInstance;
    const wordsOf = (node: ReactTestInstance | string): string =>
      typeof node === "string" ? node : node.children.map(wordsOf).join("");
    const titles = () =>
      root()
        .findAllByType("li")
        .map((line) => wordsOf(line.findAllByType("p")[0] ?? ""));
    const button = (words: RegExp) =>
      root()
        .findAllByType("button")
        .find((one) => words.test(wordsOf(one)));
    const press = (words: RegExp) => act(() => button(words)?.props.onClick({}));

    expect(titles()).toHaveLength(20);
    expect(titles()[0]).toBe("第45条");
    press(/显示更早的动态（还有 25 条）/);
    expect(titles()).toHaveLength(40);
    press(/显示更早的动态（还有 5 条）/);
    expect(titles().at(-1)).toBe("第1条");
    expect(button(/显示更早/)).toBeUndefined();
    press(/^消息$/);
    expect(titles()).toHaveLength(15);
    press(/^全部$/);
    expect(titles()).toHaveLength(20);
  });

  test.each([
    ["create", "order"],
    ["accept", "order"],
    ["appoint", "visit"],
    ["sign_in", "visit"],
    ["report_exception", "abnormal"],
    ["request_markup", "abnormal"],
    ["call", "call"],
    ["message", "message"],
    ["request_refund", "refund"],
  ] as const)("[U27] %s belongs to the kind %s and to no other but all", (event, kind) => {
    const kinds = (
      ["all", "order", "visit", "photo", "abnormal", "refund", "call", "message"] as const
    ).filter((candidate) => isOfKind({ event, imageUrls: [] }, candidate));
    expect(kinds).toEqual(["all", kind]);
    expect(isOfKind({ event, imageUrls: ["/files/1.jpg"] }, "photo")).toBe(true);
  });
});
