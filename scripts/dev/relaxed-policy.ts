/**
 * A page's content policy with what the Vite server needs: it adds style elements without a nonce, and modules of a kept
 * page come from other folders than the build's. Everything else stays as it is, so that a page that breaks the policy
 * breaks it here, too.
 */
export function relaxPolicy(policy: string): string {
  return policy
    .split("; ")
    .map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      if (name === "style-src") return relaxed(name, sources);
      // Pages for one visitor trust what their own scripts load.
      return name === "script-src" && !sources.includes("'strict-dynamic'")
        ? relaxed(name, sources)
        : directive;
    })
    .join("; ");
}

/** A nonce or a hash would switch `unsafe-inline` off. */
const relaxed = (name: string, sources: readonly string[]): string => {
  const kept = sources.filter((source) => !/^'(?:nonce|sha256)-/.test(source) && source !== "'self'");
  return [name, "'self'", "'unsafe-inline'", ...kept].join(" ");
};
