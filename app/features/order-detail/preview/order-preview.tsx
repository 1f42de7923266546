import { useLocation, useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { lazyComponent } from "~/ui/lazy-component";
import { useHydrated } from "~/ui/use-hydrated";
import { isFromPage, previewHref, readPreview } from "./preview-address";
import { rowLink } from "./row-link";

/** Loaded when it is opened. */
const OrderDetailDialog = lazyComponent(
  async () => (await import("../order-detail-dialog")).OrderDetailDialog,
);

/** Elements that use the arrow keys themselves. */
const OWN_ARROWS =
  "input, select, textarea, [role=tablist], [role=listbox], [role=radiogroup], [role=menu], video";

const DIALOGS = "[role=dialog], [role=alertdialog]";

/** A dialog that the detail has opened: React hands its keys on to the detail, but they are its own. */
const isInNestedDialog = (target: Element) => {
  const around = target.closest(DIALOGS);
  return around !== null && around !== document.querySelector(DIALOGS);
};

interface OrderPreviewProps {
  /** Ids of the orders on the page, in their order: the arrow keys go through them. */
  ids?: readonly string[];
}

/**
 * The detail of the order in the address, over the page, which is not loaded again for it (LIST-32,
 * ux.md U12). The arrow keys show the next order; Escape and Back close it.
 */
export function OrderPreview({ ids = [] }: OrderPreviewProps) {
  const page = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const preview = isHydrated ? readPreview(new URLSearchParams(page.search)) : null;
  const orderId = preview?.orderId ?? null;

  const show = (id: string | null) =>
    navigate(previewHref(page, id === null ? null : { orderId: id }), {
      replace: true,
      preventScrollReset: true,
      state: page.state,
    });

  // The order that was shown last, also after the arrow keys.
  const looked = useRef<string | null>(null);
  useEffect(() => {
    if (orderId !== null) looked.current = orderId;
    else if (looked.current !== null) {
      rowLink(looked.current)?.focus({ preventScroll: true });
      looked.current = null;
    }
  }, [orderId]);

  if (preview === null) return null;

  const close = () => {
    // The Back button has closed it already.
    if (!readPreview(new URLSearchParams(window.location.search))) return;
    if (isFromPage(page.state)) navigate(-1);
    else show(null);
  };
  const move = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { target } = event;
    if (target instanceof Element && (target.closest(OWN_ARROWS) || isInNestedDialog(target))) return;
    const next = ids[ids.indexOf(preview.orderId) + step];
    if (next === undefined || !ids.includes(preview.orderId)) return;
    event.preventDefault();
    show(next);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the arrow keys of the dialog inside
    <div onKeyDown={move}>
      <OrderDetailDialog {...preview} onClose={close} />
    </div>
  );
}
