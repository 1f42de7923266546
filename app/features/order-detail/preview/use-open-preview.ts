import { useLocation, useNavigate } from "@remix-run/react";
import { FROM_PAGE, type Preview, previewHref } from "./preview-address";

/** Opens an order's detail over the present page, which must contain an `OrderPreview`. */
export function useOpenPreview(): (preview: Preview) => void {
  const page = useLocation();
  const navigate = useNavigate();
  return (preview) => navigate(previewHref(page, preview), { preventScrollReset: true, state: FROM_PAGE });
}
