import { act } from "@testing-library/react";
import type { Change, Changed } from "../../../../app/lib/graphql/changes";
import { useChanges } from "../../../../app/lib/graphql/provider";
import { render } from "../../../support/components/render";
import type { fakeGateway } from "../../../support/servers/fake-gateway";

interface PageProps {
  render(): void;
  onAnnounce(announce: (change: Change) => void): void;
}

function Page({ render, onAnnounce }: PageProps) {
  onAnnounce(useChanges().announce);
  render();
  return null;
}

/** What a hook answers in a page that shows nothing else, and what may happen to that page. */
export function renderHook<Props extends object, Value>(
  gateway: ReturnType<typeof fakeGateway>,
  useValue: (props: Props) => Value,
  first: Props,
) {
  const seen: Value[] = [];
  let announce: (change: Change) => void = () => undefined;
  const element = (props: Props) => (
    <Page
      render={() => void seen.push(useValue(props))}
      onAnnounce={(given) => {
        announce = given;
      }}
    />
  );
  const page = render(element(first));
  return {
    address: page.address,
    /** What it answers now. */
    last: () => seen.at(-1) as Value,
    /** Renders the page with other properties. */
    show: (props: Props) => act(async () => page.rerender(element(props))),
    announce: (changed: Changed) => act(async () => announce({ changed, isOwn: false })),
    do: (work: () => void) => act(async () => work()),
    /** Answers the request with this place in the order of all, and waits until that is shown. */
    reply: (place: number, answer: unknown) =>
      act(async () => {
        (await gateway.request(place)).answer(answer);
        await new Promise((resolve) => setTimeout(resolve));
      }),
  };
}
