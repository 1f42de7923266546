import { buildIfNeeded } from "./lib/build";
import { LOCAL_STATE } from "./lib/d1";
import { prepareDatabase } from "./lib/prepare-database";
import { createProgress } from "./lib/progress";
import { claimPort, startSite } from "./lib/site";

/** `npm start`: the built site and its backend on Miniflare, with migrations and demo data. */
const port = await claimPort();
const progress = createProgress();
try {
  await Promise.all([
    progress.step("准备数据库：迁移、地区、演示数据（已是最新时跳过）", () => prepareDatabase(LOCAL_STATE)),
    progress.step("构建网站和后端（代码未变时跳过）", () => buildIfNeeded({ log: progress.log })),
  ]);
  await progress.step("启动网站和后端", () => startSite({ port, persistTo: LOCAL_STATE, logLevel: "error" }));
} catch (error) {
  progress.fail(error);
}
console.log(`
装达 已启动：  http://localhost:${port}
演示账号：    13800138000（短信验证码见沙盒控制台），支付密码 201788
沙盒控制台：  http://localhost:${port}/sandbox
GraphQL：     http://localhost:${port}/graphql
按 Ctrl-C 停止
`);
