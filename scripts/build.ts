import process from "node:process";
import { build } from "./lib/build";

/** `npm run build`: the site as `npm start` serves it, or with `SITE_ENVIRONMENT=production` as it is deployed. */
if (!(await build())) process.exit(1);
