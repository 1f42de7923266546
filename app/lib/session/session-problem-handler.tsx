import { useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { AlertDialog } from "~/ui/dialogs/lazy-dialogs";
import { toast } from "~/ui/feedback/toast";
import { SESSION_PROBLEM_TEXT, type SessionProblem } from "./session-errors";
import { onSessionProblem } from "./session-problems";

/**
 * Answers an ended session inside a page: 7001 shows 请先登录 and goes to the sign-in page, 7002 first shows its dialog;
 * both come back to the open path after signing in (ROLE-11, ROLE-12, AUTH-20).
 */
export function SessionProblemHandler() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<SessionProblem | null>(null);
  const from = pathname + search;

  useEffect(
    () => onSessionProblem((found) => setProblem((known) => (known === "blocked" ? known : found))),
    [],
  );

  useEffect(() => {
    if (problem !== "login") return;
    setProblem(null);
    toast.errorOnLeaving(SESSION_PROBLEM_TEXT.login);
    // Without `reason`: the message has been shown already.
    navigate(`/login?${new URLSearchParams({ from })}`);
  }, [problem, from, navigate]);

  return (
    <AlertDialog
      message={SESSION_PROBLEM_TEXT.blocked}
      isOpen={problem === "blocked"}
      onClose={() => {
        setProblem(null);
        navigate(`/login?${new URLSearchParams({ from })}`);
      }}
    />
  );
}
