import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { appStores } from "../../../app/lib/app-stores";
import DownloadPage from "../../../app/routes/_public.download/route";
import { render } from "../../support/components/render";

test("[GEN-16] [ERR-13] the page of the app announces each app that no store has yet", async () => {
  // As an operator of the site would have left them out. Each file of tests has modules of its own.
  Object.assign(appStores, { ios: null, android: null });
  render(<DownloadPage />, { at: "/download", data: { code: { size: 1, path: "" } } });
  for (const label of ["iOS 下载", "Android 下载"]) {
    const button = await screen.findByRole<HTMLButtonElement>("button", { name: `${label}：功能即将上线` });
    expect(button.disabled).toBe(true);
    expect(screen.queryByRole("link", { name: label })).toBeNull();
  }
});
