import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ProviderResults } from "../../../app/features/join/provider-results";
import { StoreLink } from "../../../app/features/public-page/store-link";
import { HotlineLink } from "../../../app/features/site/hotline-link";
import { isInvented } from "../../../app/lib/invented-facts";
import { siteConfig } from "../../../app/lib/site-config";
import { render } from "../../support/components/render";

test("[PUB-25] [ERR-20] an area that is not served says so and leads to an application", () => {
  render(<ProviderResults areaName="西湖区" providers={[]} />);
  expect(screen.getByRole("heading", { name: "该区域暂无服务商" })).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/service_ruzhu");
});

test("[PUB-24] [ENT-11] [API-012] each contact of an area has a row, with all that it serves", () => {
  const provider = (goodsTypeName: string, contactName: string, contactTel: string) => ({
    ...{ goodsTypeName, contactName, contactTel },
    telHref: `tel:${contactTel}`,
  });
  const providers = [
    provider("家具", "王站长", "4001"),
    provider("灯具", "李站长", "4002"),
    provider("卫浴", "王站长", "4001"),
    provider("地板", "王站长", "4003"),
    provider("门窗", "赵站长", "4002"),
  ];
  render(<ProviderResults areaName="西湖区" providers={providers} />);
  const [, ...rows] = screen.getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    ...["家具卫浴王站长4001", "灯具李站长4002", "地板王站长4003", "门窗赵站长4002"],
  ]);
});

describe("the hotline", () => {
  const HOURS = "每日 09:00-21:00";

  test("[CONST-38] [NAV-08] is there every day from nine to nine", () => {
    const { hotline } = siteConfig;
    if (hotline) expect(hotline.href).toBe(`tel:${hotline.display.replaceAll("-", "")}`);
    // An operator with a number of its own may have other hours.
    if (hotline && isInvented(hotline.display)) expect(hotline.hours).toBe(HOURS);
    Object.assign(siteConfig, {
      hotline: { display: "400-123-4567", href: "tel:4001234567", hours: HOURS },
    });
    render(<HotlineLink className={undefined} />);
    const link = screen.getByRole("link", { name: /400-123-4567\s*每日 09:00-21:00/ });
    expect(link.getAttribute("href")).toBe("tel:4001234567");
  });

  test("is left out where there is none", () => {
    Object.assign(siteConfig, { hotline: null });
    render(<HotlineLink className={undefined} />);
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("an app", () => {
  const show = (address: string | null) =>
    render(<StoreLink label="iOS 下载" address={address} variant="primary" />);

  test("[GEN-16] [ERR-13] that is not there yet is announced, and its button leads nowhere", () => {
    show(null);
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "iOS 下载：功能即将上线" });
    expect(button.disabled).toBe(true);
    expect(screen.queryByRole("link")).toBeNull();
  });

  test("[PUB-13] that is there has a link", () => {
    show("https://store.test");
    expect(screen.getByRole("link", { name: "iOS 下载" }).getAttribute("href")).toBe("https://store.test");
  });
});
