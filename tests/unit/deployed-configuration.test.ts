import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readWorkerFile } from "../../scripts/deploy/worker-files";
import { ROOT } from "../support/project/source-files";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

describe("the deployed configuration", () => {
  test.each(["wrangler.toml", "backend/wrangler.toml"])(
    "[S8] [S41] %s opens no address beside the site's own, in no environment",
    (path) => {
      const text = read(path);
      const environments = 1 + new Set(text.match(/^\[env\.\w+(?=[\].])/gm)).size;
      for (const setting of ["workers_dev", "preview_urls"]) {
        expect(text.match(new RegExp(`^${setting} = false$`, "gm"))).toHaveLength(environments);
        expect(text).not.toMatch(new RegExp(`^${setting} = true$`, "m"));
      }
    },
  );

  test("[S8] [S41] the backend, which believes the address that it is told, has no route but that of its partner name", () => {
    const { env, ...local } = readWorkerFile("backend");
    for (const settings of [local, env.staging, env.production]) {
      const { PARTNER_HOSTNAME: name } = settings.vars;
      expect(settings.routes).toEqual(name ? [{ pattern: name, custom_domain: true }] : []);
      expect(settings).not.toHaveProperty("route");
    }
  });

  test("[S28] static files carry their headers themselves", () => {
    const [everything = ""] = read("public/_headers").split(/^\/assets/m);
    expect(everything).toMatch(/^\/\*$/m);
    for (const header of [
      /^ {2}X-Content-Type-Options: nosniff$/m,
      /^ {2}Strict-Transport-Security: max-age=(?:3[1-9]\d{6}|[4-9]\d{7}|\d{9,});/m,
      /^ {2}Content-Security-Policy: default-src 'none';.* frame-ancestors 'none'$/m,
      /^ {2}Referrer-Policy: strict-origin-when-cross-origin$/m,
    ])
      expect(everything).toMatch(header);
  });
});
