import { describe, expect, test } from "vitest";
import { deploy } from "../../../../scripts/deploy/deploy";
import { FakeAccount, NEW, OLD, ORIGIN } from "../../../support/deploy/fake-account";

const FACTS = { inventedFacts: [] as string[], origin: ORIGIN };

/** Deploys to an account; the site is built as soon as nothing stands in the way. */
async function deployTo(account: FakeAccount, facts = FACTS): Promise<void> {
  const build = async () => void account.commands.push("build");
  await deploy(account.deployment(), { build, facts });
}

/** The commands that change something, in short: which, of which Worker, for which versions. */
const changes = ({ commands }: FakeAccount): string[] =>
  commands
    .filter((command) => !/^git|secret list|status|versions view|time-travel/.test(command))
    .map((command) => {
      const worker = / -c wrangler\.toml /.test(command) ? "site" : "backend";
      const words = command.match(
        /db-seed|migrations apply|versions upload|triggers deploy|build|backend-alone/,
      );
      const shares = [...command.matchAll(/([\w-]+)@(\d+)%/g)].map(([, id, share]) => `${id}@${share}`);
      return [worker, words?.[0] ?? (shares.length > 0 ? "" : "deploy"), ...shares].filter(Boolean).join(" ");
    });

describe("a later deployment", () => {
  test("migrates, uploads both, then moves the traffic: backend a tenth, backend, site by name, site", async () => {
    const account = new FakeAccount();
    await deployTo(account);
    expect(changes(account)).toEqual([
      "backend build",
      "backend migrations apply",
      "backend versions upload",
      "site versions upload",
      "backend backend-new-1@10 backend-old@90",
      "backend backend-new-1@100",
      "site site-new-2@0 site-old@100",
      "site site-new-2@100",
      "backend triggers deploy",
      "site triggers deploy",
    ]);
    expect([account.live("backend"), account.live("site")]).toEqual([`${NEW}@100`, `${NEW}@100`]);
  });

  test("ends with the commands that go back: the site first, then the backend, then the data", async () => {
    const account = new FakeAccount();
    await deployTo(account);
    const told = account.said.at(-1) ?? "";
    const [site, backend, data] = ["site-old@100%", "backend-old@100%", "--bookmark bookmark-1"].map((part) =>
      told.indexOf(part),
    );
    expect(site).toBeGreaterThan(0);
    expect(backend).toBeGreaterThan(site ?? 0);
    expect(data).toBeGreaterThan(backend ?? 0);
  });

  test("with a new class of Durable Objects the site is deployed at once, because no version can bring it", async () => {
    const account = new FakeAccount();
    account.failures.set(
      "versions upload --define '__RELEASE__:\"1.0.1+111111111111\"' --message 1.0.1+111111111111 -c wrangler.toml",
      "This Worker has a pending Durable Object migration, which cannot be applied by `versions upload`.",
    );
    await deployTo(account);
    expect(changes(account).slice(4)).toEqual([
      "backend backend-new-1@10 backend-old@90",
      "backend backend-new-1@100",
      "site deploy",
      "backend triggers deploy",
      "site triggers deploy",
    ]);
    expect(account.live("site")).toBe(`${NEW}@100`);
  });

  test("a backend whose new version is not well gets no more traffic and is taken back", async () => {
    const account = new FakeAccount();
    account.answers = (path, { backend }) =>
      path === "/healthz" && backend === NEW
        ? Response.json({ status: "unavailable", release: { site: OLD, backend } }, { status: 503 })
        : null;
    await expect(deployTo(account)).rejects.toThrow(/taken back from production/);
    expect([account.live("backend"), account.live("site")]).toEqual([`${OLD}@100`, `${OLD}@100`]);
    expect(changes(account)).not.toContain("backend backend-new-1@100");
  });

  test.each([
    ["the home page fails", "/", () => new Response("no", { status: 500 })],
    ["a file of the page is missing", "/assets/entry-1.js", () => new Response("no", { status: 404 })],
    ["the sign-in page fails", "/login", () => new Response("no", { status: 500 })],
    ["the graph fails", "/graphql", () => Response.json({ errors: [{ message: "no" }] })],
    ["the graph has no areas", "/graphql", () => Response.json({ data: { areaChildren: [] } })],
  ])(
    "when %s, the site gets no visitor, and both go back, the site first",
    async (_what, failing, answer) => {
      const account = new FakeAccount();
      account.answers = (path, { site }) => (path === failing && site === NEW ? answer() : null);
      await expect(deployTo(account)).rejects.toThrow(/taken back from production/);
      expect(changes(account)).not.toContain("site site-new-2@100");
      expect(changes(account).slice(-2)).toEqual(["site site-old@100", "backend backend-old@100"]);
      expect([account.live("backend"), account.live("site")]).toEqual([`${OLD}@100`, `${OLD}@100`]);
    },
  );

  test("a version that never answers is taken back, and what answered instead is said", async () => {
    const account = new FakeAccount();
    account.answers = (path, { backend }) =>
      path === "/healthz"
        ? Response.json({ status: "ok", release: { site: OLD, backend: OLD, was: backend } })
        : null;
    await expect(deployTo(account)).rejects.toThrow(/taken back/);
    expect(account.said.join("\n")).toContain(`/healthz never answered as ${NEW}`);
    expect(account.live("backend")).toBe(`${OLD}@100`);
  });

  test("an upload that fails changes no traffic", async () => {
    const account = new FakeAccount();
    account.failures.set("versions upload", "wrangler says no");
    await expect(deployTo(account)).rejects.toThrow(/versions upload.*failed:\nwrangler says no/s);
    expect(changes(account)).toEqual([
      "backend build",
      "backend migrations apply",
      "backend versions upload",
    ]);
  });

  test("a failed rollback is reported with the commands to run by hand", async () => {
    const account = new FakeAccount();
    account.answers = (path) => (path === "/login" ? new Response("no", { status: 500 }) : null);
    account.failures.set("backend-old@100%", "the network is gone");
    await expect(deployTo(account)).rejects.toThrow(
      /run by hand:\nnpx wrangler versions deploy backend-old@100%/,
    );
  });

  test("is refused while another one is under way", async () => {
    const account = new FakeAccount();
    account.workers.site.shares = new Map([
      ["site-a", 10],
      ["site-old", 90],
    ]);
    await expect(deployTo(account)).rejects.toThrow(/under way: site-a at 10%, site-old at 90%/);
    expect(changes(account)).toEqual([]);
  });
});

describe("the first deployment", () => {
  const ofTheFirst = [
    "backend build",
    "backend migrations apply",
    "backend db-seed",
    "backend backend-alone",
    "site deploy",
    "backend deploy",
  ];

  test("loads the reference data and deploys the backend without its binding to the site, the site, the backend", async () => {
    const account = new FakeAccount({ isLive: false });
    await deployTo(account);
    expect(changes(account)).toEqual(ofTheFirst);
    expect(account.said.at(-1)).toContain("nothing to go back to");
  });

  test("a Worker that only holds its secrets was never deployed", async () => {
    const account = new FakeAccount({ isLive: false });
    for (const worker of [account.workers.backend, account.workers.site]) {
      worker.versions.set("draft", { release: "", bindings: ["ROOM_EVENT_SECRET"] });
      worker.shares = new Map([["draft", 100]]);
    }
    await deployTo(account);
    expect(changes(account)).toEqual(ofTheFirst);
  });

  test("an account without these Workers is asked for their secrets, all at once", async () => {
    const account = new FakeAccount({ isLive: false });
    account.failures.set("secret list", "This Worker does not exist on your account. [code: 10007]");
    const refused = deployTo(account);
    await expect(refused).rejects.toThrow(
      /backend: ROOM_EVENT_SECRET is not set\n[\s\S]*backend: SECRET_PEPPER is not set/,
    );
    await expect(refused).rejects.toThrow(/site: ROOM_EVENT_SECRET is not set/);
    await expect(refused).rejects.toThrow(
      /secret bulk \.\.\/secrets-backend.env -c backend\/wrangler.toml --env production/,
    );
    expect(changes(account)).toEqual([]);
  });

  test("fails when the account cannot be asked", async () => {
    const account = new FakeAccount();
    account.failures.set("secret list", "You are not logged in.");
    await expect(deployTo(account)).rejects.toThrow(/You are not logged in/);
    expect(changes(account)).toEqual([]);
  });
});

describe("a deployment is refused, with nothing changed,", () => {
  test.each<[what: string, change: (account: FakeAccount) => void, issue: RegExp]>([
    [
      "with changes that are not committed",
      ({ git }) => Object.assign(git, { status: " M a.ts" }),
      /not committed/,
    ],
    [
      "of a commit beside the main branch",
      ({ git }) => Object.assign(git, { isOnMain: false }),
      /main branch/,
    ],
    [
      "without a secret",
      ({ workers }) => void workers.backend.secrets.pop(),
      /TENCENT_SMS_SECRET_KEY is not set/,
    ],
    [
      "with a secret that nothing reads",
      ({ workers }) => void workers.site.secrets.push("MAP_TILE_URL"),
      /site: MAP_TILE_URL is set as a secret/,
    ],
    [
      "with a payment provider in part",
      ({ workers }) => void workers.backend.secrets.push("ALIPAY_PRIVATE_KEY"),
      /backend: ALIPAY_APP_ID is not set/,
    ],
    [
      "without a database",
      ({ files }) =>
        Object.assign(files.backend.env.production.d1_databases[0] ?? {}, {
          database_id: "00000000-0000-0000-0000-000000000000",
        }),
      /database_id .* is a placeholder/,
    ],
    [
      "without a domain",
      ({ files }) => Object.assign(files.site.env.production, { routes: [] }),
      /no custom domain/,
    ],
    [
      "with captchas that differ",
      ({ files }) => Object.assign(files.site.env.production.vars, { CAPTCHA_PROVIDER: "geetest" }),
      /CAPTCHA_PROVIDER is not the same/,
    ],
    [
      "with an address of another site for payments",
      ({ files }) => Object.assign(files.backend.env.production.vars, { PUBLIC_ORIGIN: "https://other.cn" }),
      /PUBLIC_ORIGIN is https:\/\/other.cn/,
    ],
    [
      "with a secret in a file",
      ({ files }) => Object.assign(files.backend.env.production.vars, { SECRET_PEPPER: "pepper" }),
      /SECRET_PEPPER is a secret and must not be in backend\/wrangler.toml/,
    ],
  ])("%s", async (_what, change, issue) => {
    const account = new FakeAccount();
    change(account);
    await expect(deployTo(account)).rejects.toThrow(issue);
    expect(changes(account)).toEqual([]);
  });

  test("while the pages name an operator that is invented, or another address", async () => {
    const account = new FakeAccount();
    const facts = { inventedFacts: ["hotline"], origin: "https://www.other.cn" };
    await expect(deployTo(account, facts)).rejects.toThrow(
      /site: invented: hotline[\s\S]*says https:\/\/www.other.cn/,
    );
    expect(changes(account)).toEqual([]);
  });

  test("with everything that stands in the way in one list", async () => {
    const account = new FakeAccount();
    account.git.status = " M a.ts";
    account.workers.backend.secrets = [];
    account.workers.site.secrets = [];
    const refused = deployTo(account, { ...FACTS, inventedFacts: ["email"] });
    for (const issue of [/not committed/, /backend: SECRET_PEPPER/, /site: ROOM_EVENT_SECRET/, /email/])
      await expect(refused).rejects.toThrow(issue);
  });
});
