import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { EXPORT_FAILED } from "~/features/list/export/download-file";
import { toast } from "~/ui/feedback/toast";
import { DOWNLOAD_REFUSED, PERSONAL_DATA_PAGE } from "../../../schema/rules/account/personal-data";

/**
 * Says that the file could not be downloaded, when its link has led back to the page (LIST-41). Then the address is that
 * of the page again, so that a reload does not repeat it.
 */
export function useRefusedDownload(): void {
  const { pathname, search } = useLocation();
  const isRefused = pathname + search === DOWNLOAD_REFUSED;
  useEffect(() => {
    if (!isRefused || window.location.pathname + window.location.search !== DOWNLOAD_REFUSED) return;
    toast.error(EXPORT_FAILED);
    window.history.replaceState(window.history.state, "", PERSONAL_DATA_PAGE);
  }, [isRefused]);
}
