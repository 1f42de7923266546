import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { SESSION_PROBLEM_TEXT, type SessionProblem } from "~/lib/session/session-errors";
import { AlertDialog } from "~/ui/dialogs/lazy-dialogs";
import { toast } from "~/ui/feedback/toast";

/**
 * Shows why the visitor was sent to the sign-in page: 请先登录 as a toast, a block as a dialog (ROLE-08, ROLE-11,
 * ROLE-12). Then the reason is removed from the address, so that a reload does not repeat it.
 */
export function LoginReason({ reason }: { reason: SessionProblem | null }) {
  const location = useLocation();
  const [isBlocked, setBlocked] = useState(false);
  const told = useRef<string | null>(null);

  useEffect(() => {
    if (!reason || told.current === location.key) return;
    told.current = location.key;
    if (reason === "login") toast.error(SESSION_PROBLEM_TEXT.login);
    else setBlocked(true);
    // The Back button may have left the page already: then the address is another page's.
    if (window.location.pathname !== location.pathname) return;
    const rest = new URLSearchParams(location.search);
    rest.delete("reason");
    window.history.replaceState(
      window.history.state,
      "",
      `${location.pathname}${rest.size > 0 ? `?${rest}` : ""}`,
    );
  }, [reason, location]);

  return (
    <AlertDialog
      message={SESSION_PROBLEM_TEXT.blocked}
      isOpen={isBlocked}
      onClose={() => setBlocked(false)}
    />
  );
}
