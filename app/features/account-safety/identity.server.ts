import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { graphql } from "~/gql";
import { requireToken, requireViewer } from "~/lib/session/session.server";

const SafetyIdentityDocument = graphql(`
  query SafetyIdentity {
    viewer {
      customer { phone maskedPhone hasPayPassword }
    }
  }
`);

/** The customer whose phone or payment password is changed; the pages need it. */
export async function readIdentity({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  requireToken(request, context);
  const { viewer } = await context.graphql(SafetyIdentityDocument);
  const { customer } = requireViewer(request, viewer);
  if (!customer) throw new Error("the profile could not be read");
  const { phone, maskedPhone, hasPayPassword } = customer;
  return { phone, maskedPhone, hasPayPassword };
}
