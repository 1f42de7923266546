import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { CloseAccountDialog } from "../../../app/features/personal-data/close-account-dialog";
import { ClosingCard } from "../../../app/features/personal-data/closing-card";
import { ExportCard } from "../../../app/features/personal-data/export-card";
import { takeSignedOut } from "../../../app/lib/session/signed-out";
import { CLOSING_BLOCKERS } from "../../../schema/rules/account/personal-data";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { eventually } from "../../support/eventually";

const PHONE = { phone: "13900139000", maskedPhone: "139****9000" };
const ASKED = { askedAt: "2026-11-20T16:30:00+08:00", expiresAt: "2026-11-27T16:31:00+08:00" };

/** What the page hands on: the facts of a fragment. */
const exported = (data: unknown) => <ExportCard data={data as never} phone={PHONE} />;
const closing = (blockers: unknown) => <ClosingCard blockers={blockers as never} phone={PHONE} />;

describe("the card of the export", () => {
  test("[U68] [GEN-18] [CONST-43] is asked for with a code, and says that a message follows", async () => {
    const network = graphNetwork({ RequestDataExport: { answer: { __typename: "DataExportRequested" } } });
    const { user } = render(exported({ canAsk: true, last: null }));
    await user.click(screen.getByRole("button", { name: "导出我的数据" }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain("139****9000");
    await user.type(within(dialog).getByRole("textbox", { name: /短信验证码/ }), "123456");
    await user.click(within(dialog).getByRole("button", { name: "开始导出" }));
    expect(await screen.findByText("已开始整理，完成后会发消息告诉您")).toBeTruthy();
    expect(network.sentTo("RequestDataExport")).toEqual([{ code: "123456" }]);
  });

  test("[U68] [ERR-12] a refused code is said at its field", async () => {
    graphNetwork({
      RequestDataExport: {
        answer: {
          __typename: "BusinessError",
          code: 4111,
          message: "验证码错误",
          field: null,
          retryAfterSeconds: null,
        },
      },
    });
    const { user } = render(exported({ canAsk: true, last: null }));
    await user.click(screen.getByRole("button", { name: "导出我的数据" }));
    await user.type(await screen.findByRole("textbox", { name: /短信验证码/ }), "123456");
    await user.click(screen.getByRole("button", { name: "开始导出" }));
    expect(await screen.findByText("验证码错误")).toBeTruthy();
  });

  test("[U68] one that is ready is a link with its size and its end, and none more today", () => {
    render(
      exported({
        canAsk: false,
        last: { ...ASKED, state: "READY", bytes: 2_340_000, url: "/file?exportId=5" },
      }),
    );
    expect(screen.getByRole<HTMLAnchorElement>("link", { name: "下载" }).getAttribute("href")).toBe(
      "/file?exportId=5",
    );
    expect(document.body.textContent).toContain("2.3 MB");
    expect(document.body.textContent).toContain("2026-11-27 16:31 自动删除");
    expect(document.body.textContent).toContain("明天可再次导出");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "导出我的数据" }).disabled).toBe(true);
  });

  test.each([
    ["WAITING", false, "正在整理"],
    ["FAILED", true, "请重新导出"],
  ])("[U68] one that is %s says so", (state, canAsk, words) => {
    render(exported({ canAsk, last: { ...ASKED, state, bytes: null, url: null } }));
    expect(document.body.textContent).toContain(words);
    expect(screen.queryByRole("link", { name: "下载" })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "导出我的数据" }).disabled).toBe(!canAsk);
  });
});

describe("the card of the end of the account", () => {
  test("[U69] names everything that is open with the way there, and has no button", () => {
    render(closing(CLOSING_BLOCKERS.map((kind) => ({ kind, count: kind === "BALANCE" ? 12_345 : 2 }))));
    const rows = within(screen.getByRole("list", { name: "注销前需要处理的事项" })).getAllByRole("listitem");
    expect(rows).toHaveLength(CLOSING_BLOCKERS.length);
    for (const row of rows) expect(within(row).getByRole("link").getAttribute("href")).toMatch(/^\/user\//);
    expect(document.body.textContent).toContain("2 个订单还没有完成");
    expect(document.body.textContent).toContain("账户中还有 ¥123.45");
    expect(screen.queryByRole("button", { name: "注销账户" })).toBeNull();
  });

  test("[U69] [GEN-18] with nothing open it is closed with a code to the masked phone, and the next page says so", async () => {
    const network = graphNetwork({ CloseAccount: { answer: { __typename: "AccountClosed" } } });
    const replace = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
    const { user } = render(closing([]));
    await user.click(screen.getByRole("button", { name: "注销账户" }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain("不能恢复");
    expect(dialog.textContent).toContain("139****9000");
    await user.type(within(dialog).getByRole("textbox", { name: /短信验证码/ }), "123456");
    await user.click(within(dialog).getByRole("button", { name: "确认注销" }));
    await eventually(() => expect(replace).toHaveBeenCalledWith("/"));
    expect(network.sentTo("CloseAccount")).toEqual([{ code: "123456" }]);
    expect(takeSignedOut()).toBe("closed");
  });

  test("[U69] a refusal for a new open matter is shown, and the customer stays signed in", async () => {
    graphNetwork({
      CloseAccount: {
        answer: {
          __typename: "BusinessError",
          code: 4009,
          message: "账户还有未了结的事项，请处理后再注销",
          field: null,
          retryAfterSeconds: null,
        },
      },
    });
    const onClose = vi.fn();
    const { user } = render(<CloseAccountDialog {...PHONE} onClose={onClose} />);
    await user.type(screen.getByRole("textbox", { name: /短信验证码/ }), "123456");
    await user.click(screen.getByRole("button", { name: "确认注销" }));
    expect(await screen.findByText(/账户还有未了结的事项，请处理后再注销/)).toBeTruthy();
    expect(onClose).toHaveBeenCalledOnce();
    expect(takeSignedOut()).toBeNull();
  });
});
