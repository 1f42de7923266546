import { Link } from "@remix-run/react";
import { EmptyDrawing } from "~/ui/feedback/empty-drawing";
import { NO_PROVIDERS } from "./area-query";
import { type Provider, ProviderList } from "./provider-list";
import styles from "./provider-results.module.css";

interface ProviderResultsProps {
  areaName: string;
  /** Null until the first search. */
  providers: readonly Provider[] | null;
}

/** The result below the form; screen readers announce changes. */
export function ProviderResults({ areaName, providers }: ProviderResultsProps) {
  return (
    <div aria-live="polite">
      {providers ? (
        <div className={styles.results}>
          {providers.length > 0 ? (
            <>
              <h3 className={styles.title}>{areaName}的服务商</h3>
              <ProviderList providers={providers} />
            </>
          ) : (
            <div className={styles.empty}>
              <EmptyDrawing name="search" />
              <h3 className={styles.title}>{NO_PROVIDERS}</h3>
              <p>
                换一个附近的区县看看，或者<Link to="/service_ruzhu">申请成为这里的服务商</Link>。
              </p>
            </div>
          )}
        </div>
      ) : null}
    </div>
  );
}
