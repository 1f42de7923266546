import { siteConfig } from "../../../app/lib/site-config";
import { commandsFor } from "../../../scripts/deploy/commands";
import type { Deployment } from "../../../scripts/deploy/deployment";
import { type Command, type Finished, written } from "../../../scripts/deploy/runner";
import {
  bindingsOf,
  readWorkerFile,
  WORKER_FILES,
  type WorkerFile,
  type WorkerKind,
} from "../../../scripts/deploy/worker-files";

export const OLD = "1.0.0+000000000000";
export const NEW = "1.0.1+111111111111";
export const ORIGIN = "https://www.zhuangda.cn";

interface Version {
  readonly release: string;
  readonly bindings: readonly string[];
}

interface Worker {
  readonly versions: Map<string, Version>;
  /** Share of the traffic by version, %. */
  shares: Map<string, number>;
  secrets: string[];
}

const REQUIRED = {
  backend: ["ROOM_EVENT_SECRET", "SECRET_PEPPER", "TENCENT_SMS_SECRET_ID", "TENCENT_SMS_SECRET_KEY"],
  site: ["ROOM_EVENT_SECRET"],
};
const SMS = {
  TENCENT_SMS_APP_ID: "1400000000",
  TENCENT_SMS_SIGN_NAME: "装达",
  TENCENT_SMS_TEMPLATE_ID: "1",
  TENCENT_SMS_PHONE_CHANGED_TEMPLATE_ID: "2",
};

/** Variables that are the same for every operator. All others are left out: what an operator writes breaks no test. */
const RULES = [
  "ENVIRONMENT",
  "SANDBOX",
  "GRAPHQL_PLAYGROUND",
  "CELL_COUNT",
  "PAY_PROVIDER",
  "PAYMENT_FORM_ORIGINS",
];
const rulesOf = (vars: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(vars).filter(([name]) => RULES.includes(name)));

/** Both wrangler.toml as an operator has filled them in for production. */
function filledFiles(): Record<WorkerKind, WorkerFile> {
  const files = { backend: readWorkerFile("backend"), site: readWorkerFile("site") };
  const { backend, site } = { backend: files.backend.env.production, site: files.site.env.production };
  backend.vars = { ...rulesOf(backend.vars), CAPTCHA_PROVIDER: "slider", ...SMS };
  site.vars = { ...rulesOf(site.vars), CAPTCHA_PROVIDER: "slider" };
  for (const store of backend.d1_databases) store.database_id = "5f0c2b7e-6c1d-4f83-9d0a-2b1f7b1c9a11";
  site.routes = [{ pattern: new URL(ORIGIN).host, custom_domain: true }];
  return files;
}

/**
 * An account, and the site that its Workers make, as far as a deployment sees them: wrangler's commands change which
 * version has which share of the traffic, and the site answers with the releases of these versions.
 */
export class FakeAccount {
  readonly files = filledFiles();
  readonly commands: string[] = [];
  readonly said: string[] = [];
  readonly workers: Record<WorkerKind, Worker>;
  /** Ends a command that contains the text with these words instead of running it. */
  readonly failures = new Map<string, string>();
  git = { status: "", isOnMain: true };
  /** What the pages and the health of a release are like. */
  answers: (path: string, releases: Record<WorkerKind, string>) => Response | null = () => null;
  #requests = 0;
  #made = 0;

  constructor({ isLive = true } = {}) {
    const worker = (kind: WorkerKind): Worker => ({
      versions: new Map(isLive ? [[`${kind}-old`, this.#version(kind, OLD)]] : []),
      shares: new Map(isLive ? [[`${kind}-old`, 100]] : []),
      secrets: [...REQUIRED[kind]],
    });
    this.workers = { backend: worker("backend"), site: worker("site") };
  }

  #version = (kind: WorkerKind, release: string): Version => ({
    release,
    bindings: bindingsOf(this.files[kind].env.production),
  });

  readonly deployment = (): Deployment => ({
    target: "production",
    release: NEW,
    origin: ORIGIN,
    files: this.files,
    commands: commandsFor("production", NEW),
    run: this.run,
    world: { fetch: this.fetch, pause: async () => {} },
    say: (line) => void this.said.push(line),
  });

  /** Releases that have all of the traffic, or how it is divided. */
  live(kind: WorkerKind): string {
    const { shares, versions } = this.workers[kind];
    return [...shares]
      .filter(([, percent]) => percent > 0)
      .map(([id, percent]) => `${versions.get(id)?.release}@${percent}`)
      .join(" ");
  }

  readonly run = async (command: Command): Promise<Finished> => {
    const text = written(command);
    this.commands.push(text);
    const failure = [...this.failures].find(([part]) => text.includes(part));
    if (failure) return { code: 1, stdout: "", output: failure[1], versionId: null };
    const [stdout, versionId] = this.#answer(command, text);
    return { code: stdout === null ? 1 : 0, stdout: stdout ?? "", output: stdout ?? "no", versionId };
  };

  #answer(command: Command, text: string): [stdout: string | null, versionId: string | null] {
    if (text.startsWith("git status")) return [this.git.status, null];
    if (text.startsWith("git merge-base")) return [this.git.isOnMain ? "" : null, null];
    const kind: WorkerKind = text.includes(`-c ${WORKER_FILES.site} `) ? "site" : "backend";
    const worker = this.workers[kind];
    if (text.includes("secret list")) return [JSON.stringify(worker.secrets.map((name) => ({ name }))), null];
    if (text.includes("deployments status")) {
      const versions = [...worker.shares].map(([version_id, percentage]) => ({ version_id, percentage }));
      return [JSON.stringify({ versions }), null];
    }
    if (text.includes("versions view")) {
      const bindings = worker.versions.get(String(command[3]))?.bindings ?? [];
      return [JSON.stringify({ resources: { bindings: bindings.map((name) => ({ name })) } }), null];
    }
    if (text.includes("time-travel info")) return [JSON.stringify({ bookmark: "bookmark-1" }), null];
    if (text.includes("versions deploy")) {
      const shares = command.filter((part) => part.endsWith("%")).map((part) => part.split("@"));
      worker.shares = new Map(shares.map(([id = "", percent = ""]) => [id, Number.parseInt(percent, 10)]));
      return ["", null];
    }
    const makes = text.includes("wrangler deploy") || text.includes("versions upload");
    if (!makes) return ["", null];
    this.#made += 1;
    const id = `${kind}-new-${this.#made}`;
    worker.versions.set(id, this.#version(kind, NEW));
    if (text.includes("wrangler deploy")) worker.shares = new Map([[id, 100]]);
    return ["", id];
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    this.#requests += 1;
    const named = new Headers(init.headers).get("cloudflare-workers-version-overrides")?.match(/"(.*)"/)?.[1];
    const releases = { site: this.#answering("site", named), backend: this.#answering("backend") };
    const { pathname } = new URL(url);
    const answer = this.answers(pathname, releases);
    if (answer) return answer;
    if (pathname === "/healthz") return Response.json({ status: "ok", release: releases });
    if (pathname === "/graphql") return Response.json({ data: { areaChildren: [{ code: "3301" }] } });
    if (pathname.startsWith("/assets/")) return new Response("");
    return new Response(`<html><script src="/assets/entry-1.js"></script>${siteConfig.name}</html>`);
  };

  /** One request in ten goes to a version with ten per cent, and a named one to the version that it names. */
  #answering(kind: WorkerKind, named?: string): string {
    const { shares, versions } = this.workers[kind];
    if (named && shares.has(named)) return versions.get(named)?.release ?? "";
    let place = (this.#requests * 10) % 100;
    for (const [id, percent] of shares) {
      if (place < percent) return versions.get(id)?.release ?? "";
      place -= percent;
    }
    return "";
  }
}
