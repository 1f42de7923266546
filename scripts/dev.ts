import { join } from "node:path";
import process from "node:process";
import { copyPublicFiles, writeConfiguration } from "./dev/configuration";
import { createFailures } from "./dev/failures";
import { startViteServer } from "./dev/vite-server";
import { startWorkers } from "./dev/workers";
import { LOCAL_STATE } from "./lib/d1";
import { prepareDatabase } from "./lib/prepare-database";
import { createProgress } from "./lib/progress";
import { ROOT } from "./lib/run";
import { claimPort, freePort, HOST } from "./lib/site";

/**
 * `npm run dev`: pages by Vite, with hot replacement; gateway, rooms and backend on workerd, which wrangler reloads
 * when they change (docs/decisions/035).
 */
const port = await claimPort();
const progress = createProgress();
process.env.NODE_ENV = "development";
const secret = crypto.randomUUID();
const failures = createFailures();
try {
  const workerPort = await freePort();
  const workerOrigin = `http://${HOST}:${workerPort}`;
  await progress.step("准备数据库：迁移、地区、演示数据（已是最新时跳过）", () =>
    prepareDatabase(LOCAL_STATE),
  );
  const site = await progress.step("准备静态文件", () =>
    writeConfiguration({ pages: `http://${HOST}:${port}`, secret }),
  );
  const [vite] = await progress.step("启动 Vite（页面）和 workerd（网关、房间、后端）", () =>
    Promise.all([
      startViteServer({ host: HOST, port, workerOrigin, secret, failures }),
      startWorkers(
        { port: workerPort, persistTo: LOCAL_STATE, workers: { site, backend: "backend/wrangler.toml" } },
        failures.set,
      ),
    ]),
  );
  vite.watcher.on("all", (_event, file) => {
    if (file.startsWith(join(ROOT, "public/"))) copyPublicFiles();
  });
} catch (error) {
  progress.fail(error);
}
console.log(`
装达 开发环境： http://localhost:${port}
  app/                    组件和样式立即替换，页面状态保留；loader 改后下次请求生效
  gateway/ schema/ durable-objects/ backend/   workerd 在三秒内重新加载
  schema/graphql 或查询   改后运行 npm run codegen
沙盒控制台：   http://localhost:${port}/sandbox
GraphQL：      http://localhost:${port}/graphql
构建后的网站： npm start（浏览器测试也用它）
按 Ctrl-C 停止
`);
