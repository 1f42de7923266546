import { isRouteErrorResponse, useRevalidator, useRouteError } from "@remix-run/react";
import { ReadFailure } from "~/features/site/read-failure";
import { Refusal } from "~/features/site/refused-parts";
import { ThrownStack } from "~/features/site/thrown-stack";
import { Card } from "~/ui/layout/card";

/**
 * A page within a frame that could not be loaded: the frame stays, the page can be asked for again. What the
 * platform refused is said in its words (GEN-12).
 */
export function PageFailure() {
  const { revalidate } = useRevalidator();
  const told = refusedWith(useRouteError());
  return (
    <Card>
      <Refusal text={told} />
      <ReadFailure isPage what="内容" why={told} onRetry={revalidate} />
      {import.meta.env.DEV ? <ThrownStack /> : null}
    </Card>
  );
}

/** The message of a refusal that the loader has thrown; null for a failure, which is no answer of the platform. */
function refusedWith(error: unknown): string | null {
  if (!isRouteErrorResponse(error) || error.status >= 500) return null;
  const { message } = Object(error.data) as { message?: unknown };
  return typeof message === "string" && message !== "" ? message : null;
}
