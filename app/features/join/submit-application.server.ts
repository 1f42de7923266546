import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { loadAreaOptions } from "~/features/area-selects/area-options.server";
import { narrowestCode } from "~/features/area-selects/area-selection";
import { graphql } from "~/gql";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql/failure-text";
import { refusalIn } from "~/lib/graphql/refusal";
import { serviceApplicationIssues } from "../../../schema/rules/content/service-application";
import type { ApplicationAnswer, ApplicationValues } from "./application-form";
import { readApplication } from "./read-application.server";

const ApplyDocument = graphql(`
  mutation ApplyAsServiceProvider($input: ServiceApplicationInput!) {
    answer: applyAsServiceProvider(input: $input) {
      __typename
      ... on ServiceApplicationSent { ok }
      ...Refusal
    }
  }
`);

/**
 * Checks an application, sends it (PUB-33) and redirects to `done`, so that a reload sends nothing again; or
 * answers its errors, in the order of PUB-29..32.
 */
export async function submitApplication(
  request: Request,
  context: AppLoadContext,
  done: string,
): Promise<ApplicationAnswer> {
  const values = readApplication(await request.formData());
  const issues = serviceApplicationIssues(values);
  const refusal = issues.length > 0 ? null : await send(values, context);
  if (issues.length === 0 && refusal === null) throw redirect(done);
  const problem = refusal === null ? null : { field: null, message: refusal };
  return { issues, problem, values, areas: await areasOf(values, context) };
}

/** Sends an application; answers the reason of a refusal, or null when it was stored. */
async function send(values: ApplicationValues, context: AppLoadContext): Promise<string | null> {
  const { companyArea, contactArea, contactTel, detailAddress, ...same } = values;
  const input = {
    ...same,
    companyAreaCode: narrowestCode(companyArea) || null,
    contactPhone: contactTel,
    contactAreaCode: narrowestCode(contactArea) || null,
    contactAddress: detailAddress,
  };
  try {
    const { answer } = await context.graphql(ApplyDocument, { input });
    return refusalIn(answer)?.message ?? null;
  } catch (error) {
    return await failureTextOf(error);
  }
}

const failureBody = z.object({ code: z.number(), message: z.string() });

/**
 * The text for an error of `context.graphql`, so that the form stays (ux.md U37). Redirects are thrown again.
 */
async function failureTextOf(thrown: unknown): Promise<string> {
  if (!(thrown instanceof Response) || thrown.status < 400) throw thrown;
  const body = failureBody.safeParse(await thrown.json().catch(() => null));
  return body.success ? body.data.message : NETWORK_FAILURE_TEXT;
}

/** The options of both areas for the choices; null when they cannot be loaded, and then the form has none. */
async function areasOf({ companyArea, contactArea }: ApplicationValues, context: AppLoadContext) {
  try {
    const [company, contact] = await Promise.all([
      loadAreaOptions(context, companyArea),
      loadAreaOptions(context, contactArea),
    ]);
    return { company, contact };
  } catch {
    return null;
  }
}
