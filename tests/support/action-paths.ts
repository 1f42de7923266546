/**
 * A page for every route module that has an action. tests/architecture/actions.test.ts fails when one is missing, so
 * that the attacks on actions know all of them.
 */
export const ACTION_PATHS: Readonly<Record<string, string>> = {
  "$.tsx": "/no/such/page",
  "_public.service_ruzhu/route.tsx": "/service_ruzhu?type=PERSONAL",
  "login.tsx": "/login",
  "logout.tsx": "/logout",
  "placeorder.Steptwo/route.tsx": "/placeorder/Steptwo",
  "placeorder.speedOrder/route.tsx": "/placeorder/speedOrder",
  "register.tsx": "/register",
  "sandbox._index/route.tsx": "/sandbox?index",
  "sandbox.calls/route.ts": "/sandbox/calls",
  "sandbox.cashier/route.tsx": "/sandbox/cashier",
};
