import { NETWORK_FAILURE_TEXT } from "~/lib/graphql/failure-text";
import { ErrorState } from "~/ui/feedback/error-state";

interface ReadFailureProps {
  /** Name of what is missing. */
  what: string;
  /** Why it could not be read, in words (`Read.failure`); null for the network. */
  why: string | null;
  onRetry: () => void;
  /** It is all that the page has. */
  isPage?: boolean;
}

/** Shown instead of what a page, dialog or tab could not read: the platform's own words, and a button that reads again. */
export function ReadFailure({ what, why, ...rest }: ReadFailureProps) {
  return <ErrorState title={`${what}加载失败`} description={why ?? NETWORK_FAILURE_TEXT} {...rest} />;
}
