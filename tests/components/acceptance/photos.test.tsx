import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { WorkPhotos } from "../../../app/features/acceptance/work-photos";
import { render } from "../../support/components/render";

const COMPLETION = { content: "装好了", imageUrls: ["/files/a.png", "/files/b.png", "/files/c.png"] };
const PICK_UP = { content: "外包装完好", imageUrls: ["/files/p.png"] };
const AT = "2026-11-22T09:00:00+08:00";

function show(service: object) {
  const order = {
    orderNo: "26112209000001",
    displayAddress: "西湖区竞舟路 1 号",
    pickupAddress: "城东物流园",
    completedAt: "2026-11-22T15:30:00+08:00",
    service: {
      pickUp: null,
      completion: null,
      signIn: null,
      log: [{ event: "pick_up", at: AT }],
      ...service,
    },
  };
  return render(<WorkPhotos order={order as never} />);
}
const strip = (label: string) => within(screen.getByRole("group", { name: label }));
const photo = (number: number) => `查看完工照片第 ${number} 张，共 3 张`;

test("[ACC-02] the photos of the finished work are shown first, those of the pick-up are one press away", async () => {
  const { user } = show({ completion: COMPLETION, pickUp: PICK_UP });
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["提货 1", "完工 3"]);
  expect(strip("完工照片").getAllByRole("button")).toHaveLength(3);
  expect(screen.getByText("装好了")).toBeTruthy();
  expect(screen.getByText("完工时间 2026-11-22 15:30")).toBeTruthy();
  const pictures = screen.getByRole("group", { name: "完工照片" }).querySelectorAll("img");
  expect([...pictures].map((picture) => picture.getAttribute("src"))).toEqual(COMPLETION.imageUrls);
  await user.click(screen.getByRole("tab", { name: "提货 1" }));
  expect(strip("提货照片").getAllByRole("button")).toHaveLength(1);
  expect(screen.getByText("外包装完好")).toBeTruthy();
  expect(screen.getByText("提货时间 2026-11-22 09:00")).toBeTruthy();
});

test("[ACC-02] photos of one stage alone need no choice", () => {
  show({ completion: COMPLETION });
  expect(screen.queryByRole("tab")).toBeNull();
});

test("[ACC-02] work that is not finished says that its photos are missing", () => {
  show({ pickUp: PICK_UP });
  expect(screen.getByText("师傅还没有提交完工照片")).toBeTruthy();
  expect(strip("提货照片").getAllByRole("button")).toHaveLength(1);
});

test("[U29] the arrow keys go through the photos and stop at the ends, and Enter enlarges the one that is seen", async () => {
  const { user } = show({ completion: COMPLETION });
  await user.tab();
  const focused = () => document.activeElement?.getAttribute("aria-label");
  expect(focused()).toBe(photo(1));
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(focused()).toBe(photo(3));
  expect(screen.getByText("3 / 3")).toBeTruthy();
  expect(screen.getByRole("button", { name: "下一张" }).hasAttribute("disabled")).toBe(true);
  await user.keyboard("{Home}{ArrowRight}{Enter}");
  const viewer = await screen.findByRole("dialog", { name: /完工照片/ });
  expect(within(viewer).getByText("2 / 3")).toBeTruthy();
});

test("[U29] a small photo brings the large one", async () => {
  const { user } = show({ completion: COMPLETION });
  await user.click(screen.getByRole("button", { name: "转到第 2 张" }));
  expect(screen.getByText("2 / 3")).toBeTruthy();
  expect(screen.getByRole("button", { name: "转到第 2 张" }).getAttribute("aria-current")).toBe("true");
});
