import { useLocation, useNavigate } from "@remix-run/react";
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef } from "react";
import { readPlace } from "./list-filter";
import { DIALOG_HASH, isFromList, previewHref } from "./preview-href";

/** Comes when it is opened: the list pays nothing for it. */
const OrderDetailDialog = lazy(() =>
  import("~/features/order-detail/order-detail-dialog").then((module) => ({
    default: module.OrderDetailDialog,
  })),
);

/** Where the arrow keys mean something else. */
const OWN_ARROWS =
  "input, select, textarea, [role=tablist], [role=listbox], [role=radiogroup], [role=menu], video";

interface OrderPreviewProps {
  /** Ids of the orders on the page, in their order. */
  ids: readonly string[];
}

/**
 * The detail of the order that the address names, over the list, which is not read again for it (LIST-32, ux.md U12).
 * The arrow keys go to the next order; Escape and Back close it.
 */
export function OrderPreview({ ids }: OrderPreviewProps) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const place = readPlace(new URLSearchParams(search));
  const { preview } = place;
  const isOpen = preview !== null && hash === DIALOG_HASH;

  const show = (orderId: string | null) =>
    navigate(previewHref(place, orderId), { replace: true, preventScrollReset: true, state });

  // An address that somebody typed or shared has no mark yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone decides
  useEffect(() => {
    if (preview !== null && !isOpen) show(preview);
  }, [preview, isOpen]);

  // Where one was, or has come to by the arrow keys.
  const looked = useRef<string | null>(null);
  useEffect(() => {
    if (isOpen) looked.current = preview;
    else if (looked.current !== null) {
      document
        .querySelector<HTMLElement>(`a[href*="preview=${looked.current}"]`)
        ?.focus({ preventScroll: true });
      looked.current = null;
    }
  }, [isOpen, preview]);

  if (!isOpen) return null;

  const close = () => {
    // Back has closed it already.
    if (!new URLSearchParams(window.location.search).has("preview")) return;
    if (isFromList(state)) navigate(-1);
    else show(null);
  };
  const move = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
    const next = ids[ids.indexOf(preview) + step];
    if (next === undefined || !ids.includes(preview)) return;
    event.preventDefault();
    show(next);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the arrow keys of the dialog inside
    <div onKeyDown={move}>
      <Suspense fallback={null}>
        <OrderDetailDialog orderId={preview} onOpenChange={close} />
      </Suspense>
    </div>
  );
}
