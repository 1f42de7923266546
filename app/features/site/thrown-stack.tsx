import { isRouteErrorResponse, useRouteError } from "@remix-run/react";

/**
 * In development, the stack of the error of a page: from a loader, a component or, through its loader, a
 * resolver.
 */
export function ThrownStack() {
  const stack = stackOf(useRouteError());
  // Without a style sheet, which would be part of the builds.
  return stack ? (
    <pre style={{ overflow: "auto", textAlign: "start" }} data-thrown-stack="">
      {stack}
    </pre>
  ) : null;
}

function stackOf(error: unknown): string | undefined {
  const from: unknown = isRouteErrorResponse(error) ? error.data : error;
  const { stack } = Object(from) as { stack?: unknown };
  return typeof stack === "string" ? stack : undefined;
}
