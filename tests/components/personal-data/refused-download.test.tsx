import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import PersonalDataPage from "../../../app/routes/user.safety.data/route";
import { DOWNLOAD_REFUSED, PERSONAL_DATA_PAGE } from "../../../schema/rules/account/personal-data";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const NOTHING = { customer: null, personalData: null, closingBlockers: null, serverNow: null };

/** The page at this address. */
async function visit(address: string) {
  graphNetwork({}, { "/time": () => new Response(new Date().toISOString()) });
  window.history.replaceState(null, "", address);
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  render(<PersonalDataPage />, { at: address, data: NOTHING });
  await screen.findByRole("heading", { name: "个人信息" });
}

test("[S47] [LIST-41] [ERR-10] a download that was refused is told on the page that links to it, and not again after a reload", async () => {
  await visit(DOWNLOAD_REFUSED);
  await waitFor(() => expect(screen.getAllByText("文件下载失败")).toHaveLength(1));
  expect(window.location.pathname + window.location.search).toBe(PERSONAL_DATA_PAGE);
});

test("the page that is opened directly says nothing of a download", async () => {
  await visit(PERSONAL_DATA_PAGE);
  expect(screen.queryByText("文件下载失败")).toBeNull();
});
