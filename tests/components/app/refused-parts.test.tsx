import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { HomeAdverts } from "../../../app/features/dashboard/home-cards";
import App from "../../../app/root";
import { render } from "../../support/components/render";

const words = async () => (await screen.findByRole("alert")).textContent;

test("[GEN-12] [ERR-01] parts of a page that the platform refuses are told as a toast, in its words", async () => {
  render(<App />, { at: "/", data: { refusal: "系统繁忙，请稍后再试" } });
  await screen.findByText("系统繁忙，请稍后再试");
  expect(await words()).toBe("系统繁忙，请稍后再试");
});

test.each([[{ refusal: null }], [{}], [null]])("a page that has loaded %j shows none", async (data) => {
  render(
    <>
      <App />
      <h1>订单</h1>
    </>,
    { data },
  );
  await screen.findByRole("heading", { name: "订单" });
  expect(await words()).toBe("");
});

test("[GEN-12] [ERR-01] so are the cards that follow the home page", async () => {
  const cards = { adverts: null, notices: null, help: null, viewer: null, refusal: "系统繁忙，请稍后再试" };
  render(<HomeAdverts cards={Promise.resolve(cards)} />);
  await screen.findByText("系统繁忙，请稍后再试");
  expect(await words()).toBe("系统繁忙，请稍后再试");
});
