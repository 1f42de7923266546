import { useEffect, useRef, useState } from "react";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql/failure-text";
import { useLatest } from "~/lib/use-latest";
import type { Challenge, WidgetResult } from "./captcha-service";
import { type GeetestInstance, loadGeetest, widgetOptions, widgetResult } from "./geetest-script";

interface GeetestWidgetProps {
  challenge: Challenge;
  onSolved: (result: WidgetResult) => void;
}

/** The official Geetest v3 widget, loaded only when the server chose that provider (AUTH-08). */
export function GeetestWidget({ challenge, onSolved }: GeetestWidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  const solved = useLatest(onSolved);

  useEffect(() => {
    let instance: GeetestInstance | null = null;
    let isCurrent = true;
    const show = async () => {
      const init = await loadGeetest();
      if (!isCurrent) return;
      init(widgetOptions(challenge, challenge.isProviderOnline), (created) => {
        if (!isCurrent) {
          created.destroy();
          return;
        }
        instance = created;
        created.onSuccess(() => {
          const result = widgetResult(created.getValidate());
          if (result) solved.current(result);
        });
        created.onError(() => setBroken(true));
        if (place.current) created.appendTo(place.current);
      });
    };
    show().catch(() => setBroken(true));
    return () => {
      isCurrent = false;
      instance?.destroy();
    };
  }, [challenge]);

  return isBroken ? <p role="alert">{NETWORK_FAILURE_TEXT}</p> : <div ref={place} />;
}
