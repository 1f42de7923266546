import {
  Component,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from "react";
import { type Closable, CodeFailure } from "./dialogs/code-failure";
import { loadCode } from "./load-code";
import { useHydrated } from "./use-hydrated";

interface LazyProps extends Closable {
  /** Stands there until the code has come, and in the server's HTML. */
  fallback?: ReactNode;
}

/**
 * `React.lazy` with its `Suspense` and error boundary. The code is loaded when the component is shown first, or opened
 * first where it has `isOpen`. While the browser is offline nothing is asked for, because browsers keep a module that
 * failed until the page is reloaded; so it can be tried again. If a deployment has replaced
 * the build, the page reloads once (`loadCode`). An optional part passes `null` as `Failure`: after a failure
 * it shows nothing and never reloads the page.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failure: typeof CodeFailure | null = CodeFailure,
) {
  const loadOnline = () =>
    navigator.onLine === false ? Promise.reject(new TypeError("Failed to fetch: offline")) : load();
  const create = (): ComponentType<Props> => {
    const content: unknown = lazy(async () => {
      try {
        return { default: await (Failure ? loadCode(loadOnline) : loadOnline()) };
      } catch (error) {
        // Otherwise React would keep the failure as well.
        current = create();
        throw error;
      }
    });
    return content as ComponentType<Props>;
  };
  let current = create();

  function Lazy(props: Props & LazyProps): ReactNode {
    const { fallback = null, isOpen = true } = props;
    const [Content, setContent] = useState<ComponentType<Props> | null>(null);
    // The server's HTML has no boundary: React would give up on one whose page changes before it is hydrated.
    const isHydrated = useHydrated();
    if (isHydrated && isOpen && !Content) setContent(() => current);
    if (!Content) return fallback;
    const failure = (onRetry: () => void) => (Failure ? <Failure {...props} onRetry={onRetry} /> : null);
    return (
      <ErrorBoundary failure={failure} onRetry={() => setContent(null)}>
        <Suspense fallback={fallback}>{createElement(Content, props)}</Suspense>
      </ErrorBoundary>
    );
  }
  /** Fetches the code on the way to it; a failure is told only when it is shown. */
  Lazy.preload = () => void loadOnline().catch(() => undefined);
  return Lazy;
}

interface ErrorBoundaryProps {
  failure(onRetry: () => void): ReactNode;
  onRetry(): void;
  children: ReactNode;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  retry = () => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };
  override render() {
    return this.state.hasFailed ? this.props.failure(this.retry) : this.props.children;
  }
}
