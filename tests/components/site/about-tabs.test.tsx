import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import PublicAbout from "../../../app/routes/_public.about/route";
import CustomerAbout from "../../../app/routes/user.about/route";
import { render } from "../../support/components/render";

test.each([
  ["ROUTE-08", "/about", <PublicAbout key="public" />, "关于装达", "关于我们"],
  ["ROUTE-08", "/about/contact", <PublicAbout key="public" />, "联系我们", "联系我们"],
  ["ROUTE-08", "/About/Contact", <PublicAbout key="public" />, "联系我们", "联系我们"],
  ["ROUTE-40", "/user/about", <CustomerAbout key="customer" />, "关于我们", "关于我们"],
  ["ROUTE-40", "/user/about/contact", <CustomerAbout key="customer" />, "联系我们", "联系我们"],
  ["ROUTE-40", "/user/About/Contact", <CustomerAbout key="customer" />, "联系我们", "联系我们"],
] as const)("[%s] [C-25] %s has its heading and its marked tab", (_id, at, page, heading, tab) => {
  render(page, { at });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(heading);
  const tabs = within(screen.getByRole("navigation", { name: "关于装达" })).getAllByRole("link");
  const marked = tabs.filter((link) => link.getAttribute("aria-current") === "page");
  expect(marked.map(({ textContent }) => textContent)).toEqual([tab]);
});
