import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
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

  test.each([
    ["create", "order"],
    ["accept", "order"],
    ["appoint", "visit"],
    ["sign_in", "visit"],
    ["report_exception", "abnormal"],
    ["request_markup", "abnormal"],
    ["call", "call"],
    ["request_refund", "refund"],
  ] as const)("[U27] %s belongs to the kind %s and to no other but all", (event, kind) => {
    const kinds = (["all", "order", "visit", "photo", "abnormal", "refund", "call"] as const).filter(
      (candidate) => isOfKind({ event, imageUrls: [] }, candidate),
    );
    expect(kinds).toEqual(["all", kind]);
    expect(isOfKind({ event, imageUrls: ["/files/1.jpg"] }, "photo")).toBe(true);
  });
});
