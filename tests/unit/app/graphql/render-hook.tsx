import { act, create } from "react-test-renderer";
import { vi } from "vitest";
import { GraphqlProvider, useChanges } from "../../../../app/lib/graphql/provider";
import type { fakeGateway } from "./fake-gateway";

interface PageProps {
  render(): void;
  onAnnounce(announce: (types: string[]) => void): void;
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
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // Nothing is read while rendering on the server, which is where there is no document.
  vi.stubGlobal("document", {});
  const seen: Value[] = [];
  let announce: (types: string[]) => void = () => undefined;
  const element = (props: Props) => (
    <GraphqlProvider>
      <Page
        render={() => void seen.push(useValue(props))}
        onAnnounce={(given) => {
          announce = given;
        }}
      />
    </GraphqlProvider>
  );
  let page: ReturnType<typeof create> | undefined;
  act(() => {
    page = create(element(first));
  });
  return {
    /** What it answers now. */
    last: () => seen.at(-1) as Value,
    /** Renders the page with other properties. */
    show: (props: Props) => act(async () => page?.update(element(props))),
    announce: (types: string[]) => act(async () => announce(types)),
    do: (work: () => void) => act(async () => work()),
    /** Answers the request with this place in the order of all, and waits until that is shown. */
    reply: (place: number, answer: unknown) =>
      act(async () => {
        (await gateway.request(place)).answer(answer);
        await new Promise((resolve) => setTimeout(resolve));
      }),
  };
}
