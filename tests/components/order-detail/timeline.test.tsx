import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { OrderTimeline } from "../../../app/features/order-detail/service/order-timeline";
import { render } from "../../support/components/render";

const entry = (event: string, title: string, hour: string, imageUrls: string[] = []) => ({
  event,
  title,
  content: event === "appoint" ? "上门时间 2026-11-23 09:00" : "",
  imageUrls,
  operatorName: event === "create" ? "客户" : "陈建国",
  at: `2026-11-22T${hour}:00:00+08:00`,
});

const show = (log: object[]) =>
  render(<OrderTimeline service={{ log } as never} orderNo="26112209000001" site="西湖区" pickup={null} />);

/** The text of each entry; a photo within one is a list item as well, but has no time. */
const entries = () =>
  screen
    .getAllByRole("listitem")
    .filter((item) => item.querySelector("time"))
    .map(({ textContent }) => textContent ?? "");

describe("the timeline of an order", () => {
  test("[U27] shows every step once, the newest first, with who and when", () => {
    show([
      entry("create", "下单", "09"),
      entry("appoint", "预约上门", "10"),
      entry("complete", "完工", "11", ["/files/1.jpg"]),
    ]);
    expect(entries()).toEqual([
      expect.stringMatching(/完工/),
      expect.stringMatching(/预约上门.*上门时间 2026-11-23 09:00/),
      expect.stringMatching(/下单/),
    ]);
    expect(entries()[1]).toMatch(/陈建国.*2026-11-22 10:00/);
    expect(entries()[2]).toMatch(/客户.*2026-11-22 09:00/);
  });

  test("[U27] a step stands there once: the message that tells of it is found among the messages alone", async () => {
    const { user } = show([
      entry("create", "下单", "09"),
      entry("appoint", "预约上门", "10"),
      entry("message", "消息：师傅已预约", "10"),
      entry("message", "消息：感谢您的评价", "11"),
    ]);
    expect(entries()).toEqual([
      expect.stringMatching(/感谢您的评价/),
      expect.stringMatching(/预约上门/),
      expect.stringMatching(/下单/),
    ]);
    await user.click(screen.getByRole("button", { name: "消息" }));
    expect(entries()).toEqual([expect.stringMatching(/感谢您的评价/), expect.stringMatching(/师傅已预约/)]);
  });

  test("[U27] a long one shows its six newest entries, and twenty more at a press; another kind starts again", async () => {
    // The same step at the same minute: only their place tells these entries apart.
    const { user } = show(
      Array.from({ length: 45 }, (_, i) =>
        entry(["appoint", "call", "message"][i % 3] ?? "", `第${i + 1}条`, i % 3 === 2 ? "10" : "09"),
      ),
    );
    const press = (name: string) => user.click(screen.getByRole("button", { name }));
    expect(entries()).toHaveLength(6);
    expect(entries()[0]).toContain("第45条");
    await press("显示更早的动态（还有 39 条）");
    expect(entries()).toHaveLength(26);
    await press("显示更早的动态（还有 19 条）");
    expect(entries().at(-1)).toContain("第1条");
    expect(screen.queryByRole("button", { name: /显示更早/ })).toBeNull();
    await press("消息");
    expect(entries()).toHaveLength(6);
    await press("显示更早的动态（还有 9 条）");
    await press("全部");
    expect(entries()).toHaveLength(6);
  });
});
