import { isRouteErrorResponse, useRouteError } from "@remix-run/react";

/** While developing, the stack of what the page failed on: of a loader, a component or, through its loader, a resolver. */
export function ThrownStack() {
  const stack = stackOf(useRouteError());
  // Without a style sheet, which would be in the builds.
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
