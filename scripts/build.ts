import process from "node:process";
import { build } from "./lib/build";
import { bundleWorkersIfNeeded } from "./lib/local-workers";

/** `npm run build`: site and Workers as `npm start` serves them, or with `SITE_ENVIRONMENT=production` the site as it is deployed. */
const environment = process.env.SITE_ENVIRONMENT ?? "local";
if (!(await build({ environment }))) process.exit(1);
if (environment === "local") await bundleWorkersIfNeeded();
