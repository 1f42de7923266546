import { env } from "cloudflare:workers";

/** Sets every counter back, for tests that act far more often than any customer and look at something else. */
export const forgetLimits = () => env.DB.prepare("DELETE FROM rate_windows").run();
