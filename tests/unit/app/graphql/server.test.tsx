import { afterEach, expect, it, vi } from "vitest";
import { graphql } from "../../../../app/gql";
import { useLive } from "../../../../app/lib/graphql/use-live";
import { useRead } from "../../../../app/lib/graphql/use-read";
import { markupOf } from "../../../support/components/with-graphql";
import { fakeGateway } from "../../../support/servers/fake-gateway";

afterEach(() => vi.unstubAllGlobals());

// The form that documents have in the server's bundle, word for word as a page has it.
const UnreadDocument = graphql(`
  query UnreadMessages {
    viewer { unreadMessages }
  }
`);

function Page() {
  const pick = ({ viewer }: { viewer?: { unreadMessages?: number | null } | null }) => viewer?.unreadMessages;
  const read = useRead(UnreadDocument, {}, { pick });
  const live = useLive(UnreadDocument, {}, { loaded: 3, pick, about: ["Message"] });
  return <p>{`${read.status} ${live}`}</p>;
}

it("asks for nothing while a page is rendered on the server", async () => {
  const gateway = fakeGateway();
  const html = await markupOf(<Page />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(html).toContain("loading 3");
  expect(gateway.asked).toHaveLength(0);
});
