import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OrderRecords } from "../../../app/features/order-detail/service/order-records";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const voucher = (content: string, image: string, createdAt: string) => ({
  ...{ content, imageUrls: [image], createdAt },
});

test("[DETAIL-22] [API-040] [API-041] [API-042] the pick-up, write-offs, photos that were taken again and who took delivery are shown, each under its name", async () => {
  const network = graphNetwork({
    OrderRecords: {
      orderRecords: {
        pickUp: { content: "外包装完好", imageUrls: ["/files/3.jpg"] },
        writeOffs: [voucher("核销码已用", "/files/1.jpg", "2026-11-22T09:00:00+08:00")],
        newPhotos: [voucher("柜门已调平", "/files/2.jpg", "2026-11-23T10:30:00+08:00")],
        takeDelivery: {
          ...{ at: "2026-11-21T08:15:00+08:00", workerName: "陈师傅" },
          ...{ driverName: "赵司机", driverPhone: "13700000009" },
        },
      },
    },
  });
  render(<OrderRecords orderId="5" orderNo="26112015603984" place="竞舟路 1 号" hasPickUp={false} />);
  const section = async (name: string) => {
    const heading = await screen.findByRole("heading", { name });
    return heading.closest("section") ?? document.body;
  };
  expect((await section("提货记录")).textContent).toContain("外包装完好");
  expect((await section("核销凭证")).textContent).toMatch(/2026-11-22 09:00.*核销码已用/);
  expect((await section("补充凭证")).textContent).toMatch(/2026-11-23 10:30.*柜门已调平/);
  expect((await section("取货记录")).textContent).toMatch(
    /取货时间2026-11-21 08:15取货师傅陈师傅司机赵司机司机电话137 0000 0009/,
  );
  const picture = async (name: string) => (await section(name)).querySelector("img")?.getAttribute("src");
  expect([await picture("提货记录"), await picture("核销凭证"), await picture("补充凭证")]).toEqual([
    "/files/3.jpg",
    "/files/1.jpg",
    "/files/2.jpg",
  ]);
  expect(network.sentTo("OrderRecords")).toEqual([{ id: "5" }]);
});

test.each([
  ["writeOffs", "核销凭证", "补充凭证"],
  ["newPhotos", "补充凭证", "核销凭证"],
] as const)(
  "[ENUM-16] vouchers of %s stand under %s, and nothing stands under %s",
  async (kind, name, other) => {
    const records = { pickUp: null, writeOffs: [], newPhotos: [], takeDelivery: null };
    const vouchers = [voucher("核销码已用", "/files/1.jpg", "2026-11-22T09:00:00+08:00")];
    graphNetwork({ OrderRecords: { orderRecords: { ...records, [kind]: vouchers } } });
    render(<OrderRecords orderId="5" orderNo="26112015603984" place="竞舟路 1 号" hasPickUp={false} />);
    const heading = await screen.findByRole("heading", { name });
    expect(heading.closest("section")?.textContent).toContain("核销码已用");
    expect(screen.queryByRole("heading", { name: other })).toBeNull();
  },
);
