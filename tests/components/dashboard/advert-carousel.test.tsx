import { act, fireEvent, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { AdvertCarousel } from "../../../app/features/dashboard/notices/advert-carousel";
import { render } from "../../support/components/render";

test("[HOME-02] adverts take turns by themselves and by a press, and stand still once they are stopped", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const adverts = ["担保", "售后", "招募"].map((title) => ({ title, image: "/adverts/a.svg", url: "/help" }));
  render(<AdvertCarousel adverts={adverts as never} />);
  const shown = () => screen.getByRole("group").textContent;
  const wait = () => act(async () => vi.advanceTimersByTime(6_000));
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  expect(shown()).toBe("担保");
  await wait();
  expect(shown()).toBe("售后");
  press("下一张");
  expect(shown()).toBe("招募");
  press("上一张");
  expect(shown()).toBe("售后");
  press("暂停轮播");
  await wait();
  expect(shown()).toBe("售后");
});
