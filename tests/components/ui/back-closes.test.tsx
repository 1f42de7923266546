import { Link, useNavigate, useRevalidator } from "@remix-run/react";
import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useNavigationGuard } from "../../../app/features/site/use-navigation-guard";
import { Dialog } from "../../../app/ui/dialogs/dialog";
import { Drawer } from "../../../app/ui/dialogs/drawer";
import { isOnLayerEntry, onPageEntry } from "../../../app/ui/dialogs/layers";
import { render } from "../../support/components/render";

/** A page with a drawer, over which a dialog opens; `refuse` keeps the dialog open. */
function Page({ refuse }: { refuse?: (() => void) | undefined }) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setDrawerOpen(true)}>
        打开抽屉
      </button>
      <Drawer title="抽屉" isOpen={isDrawerOpen} onOpenChange={setDrawerOpen}>
        <button type="button" onClick={() => setDialogOpen(true)}>
          打开对话框
        </button>
      </Drawer>
      <Dialog title="对话框" isOpen={isDialogOpen} onOpenChange={refuse ?? setDialogOpen}>
        正文
      </Dialog>
    </>
  );
}

const dialog = (name: string) => screen.queryByRole("dialog", { name });
const press = (name: string) => screen.findByRole("button", { name });
const isGone = (name: string) => waitFor(() => expect(dialog(name)).toBeNull());
const hasEntry = (is: boolean) => waitFor(() => expect(isOnLayerEntry()).toBe(is));

async function openBoth(refuse?: () => void) {
  const { user } = render(<Page refuse={refuse} />);
  await user.click(await press("打开抽屉"));
  await user.click(await press("打开对话框"));
  expect(dialog("对话框")).toBeTruthy();
  return user;
}

/** Each test begins on a page that was reached from another one. */
beforeEach(() => {
  window.history.pushState({ key: "before" }, "");
  window.history.pushState({ key: "page" }, "");
});

test("[U57] Back closes the topmost layer, then the one below, and stays on the page", async () => {
  await openBoth();
  window.history.back();
  await isGone("对话框");
  expect(dialog("抽屉")).toBeTruthy();
  window.history.back();
  await isGone("抽屉");
  expect(window.history.state).toEqual({ key: "page" });
});

test("a layer that is closed otherwise leaves no entry behind", async () => {
  const user = await openBoth();
  await user.keyboard("{Escape}");
  await isGone("对话框");
  await user.keyboard("{Escape}");
  await isGone("抽屉");
  await hasEntry(false);
  expect(window.history.state).toEqual({ key: "page" });
});

test("a layer that refuses to close keeps its entry, so that Back does not leave the page the second time", async () => {
  const refuse = vi.fn();
  await openBoth(refuse);
  for (const time of [1, 2]) {
    window.history.back();
    await waitFor(() => expect(refuse).toHaveBeenCalledTimes(time));
    await waitFor(() => expect(window.history.state).toEqual({ key: "page", layers: 2 }));
  }
  expect(dialog("对话框")).toBeTruthy();
});

test("forward opens nothing, and the next layer closes by Back as before", async () => {
  const user = await openBoth();
  window.history.go(-2);
  await isGone("抽屉");
  window.history.forward();
  await hasEntry(true);
  expect([dialog("抽屉"), dialog("对话框")]).toEqual([null, null]);
  await user.click(await press("打开抽屉"));
  window.history.back();
  await isGone("抽屉");
  expect(window.history.state).toEqual({ key: "page" });
});

test("leaving the page waits until the history entries of its layers are gone", async () => {
  await openBoth();
  const left = new Promise<unknown>((resolve) => onPageEntry(() => resolve(window.history.state)));
  expect(await left).toEqual({ key: "page" });
});

/** A page with a drawer that leads to another page; pressing the link also loads the page again. */
function LeadingPage() {
  useNavigationGuard(false);
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开抽屉
      </button>
      <Drawer title="抽屉" isOpen={isOpen} onOpenChange={setOpen}>
        <Link to="/elsewhere" onClick={() => queueMicrotask(revalidate)}>
          去别处
        </Link>
      </Drawer>
    </>
  );
}

test("[U57] a link of a layer leads on, although the page is loaded again before its entry is gone", async () => {
  const { user, address, reloads } = render(<LeadingPage />, { data: {} });
  await user.click(await press("打开抽屉"));
  await hasEntry(true);
  const goBack = vi.spyOn(window.history, "go").mockImplementation(() => undefined);
  await user.click(await screen.findByRole("link", { name: "去别处" }));
  await waitFor(() => expect(reloads()).toBe(1));
  expect(goBack).toHaveBeenCalledOnce();
  goBack.mockRestore();
  window.history.go(-1);
  await waitFor(() => expect(address()).toBe("/elsewhere"));
});

interface Handles {
  loadAgain?: () => void;
  leave?: () => void;
  goBack?: () => void;
}

/** A page with an open drawer, which leads on by itself, as a payment does. */
function WaitingPage({ handles }: { handles: Handles }) {
  useNavigationGuard(false);
  const navigate = useNavigate();
  handles.loadAgain = useRevalidator().revalidate;
  handles.leave = () => navigate("/elsewhere", { replace: true });
  handles.goBack = () => navigate(-1);
  return (
    <Drawer title="抽屉" isOpen onOpenChange={() => undefined}>
      正文
    </Drawer>
  );
}

test("[U57] [PAY-11] a page that leads on from a layer does so, although its new data come in the same moment", async () => {
  const handles: Handles = {};
  const loaded = Promise.withResolvers<null>();
  const { address, reloads } = render(<WaitingPage handles={handles} />, {
    ...{ from: "/before", at: "/page" },
    load: () => loaded.promise,
  });
  await hasEntry(true);
  act(() => handles.loadAgain?.());
  await waitFor(() => expect(reloads()).toBe(1));
  // Outside of React's own events, as the answer of the payment comes.
  setTimeout(() => {
    handles.leave?.();
    loaded.resolve(null);
  });
  await waitFor(() => expect(address()).toBe("/elsewhere"));
  act(() => handles.goBack?.());
  await waitFor(() => expect(address()).toBe("/before"));
});
