import type { AppLoadContext } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/cloudflare";
import { graphql } from "~/gql";
import { actionFailureOf } from "~/lib/action-failure.server";
import { refusalOf } from "~/lib/graphql/refusal";
import { loginPath } from "~/lib/session-errors";
import { Code } from "../../../../schema/rules/codes";
import type { DraftIssue } from "../../../../schema/rules/order-draft";
import type { OrderDraft } from "../draft/order-draft";
import { createOrderInputOf } from "./create-order-input";
import { orderSubmissionSchema, type SubmissionAnswer } from "./order-submission";

const CreateOrderDocument = graphql(`
  mutation CreateOrder($input: CreateOrderInput!) {
    createOrder(input: $input) {
      __typename
      ... on OrderCreated { orderId }
      ...Refusal
    }
  }
`);

const UNREADABLE = { code: Code.INVALID_INPUT, message: "提交的内容有误，请检查后重试" };

interface Form {
  request: Request;
  context: AppLoadContext;
  /** Where the form is; without a login the order is placed after signing in, the draft waits in the browser (PLACE-60). */
  path: string;
  orderType: OrderDraft["orderType"];
  /** What the form itself would refuse. */
  failures(draft: OrderDraft): DraftIssue[];
}

/** Places the order that a form sends (PLACE-61). Expected failures are answers, so that the form stays as it is. */
export async function placeOrder(form: Form): Promise<SubmissionAnswer | Response> {
  const { request, context, path, orderType, failures } = form;
  if (!context.hasToken) return redirect(loginPath("login", path));
  const submission = orderSubmissionSchema.safeParse(await request.json().catch(() => null));
  if (!submission.success || submission.data.draft.orderType !== orderType) return UNREADABLE;
  const { draft, quotedTotalFee } = submission.data;
  const [issue] = failures(draft);
  if (issue) return { code: UNREADABLE.code, message: issue.message };
  const input = createOrderInputOf(draft, quotedTotalFee);
  if (!input) return UNREADABLE;
  try {
    const { createOrder } = await context.graphql(CreateOrderDocument, { input });
    if (createOrder.__typename === "OrderCreated") return { orderId: createOrder.orderId };
    const { code, message } = refusalOf(createOrder);
    return { code, message };
  } catch (thrown) {
    return await actionFailureOf(thrown);
  }
}
