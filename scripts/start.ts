import { buildIfNeeded } from "./lib/build";
import { LOCAL_STATE } from "./lib/d1";
import { claimPort, prepareDatabase, startSite } from "./lib/site";

/** `npm start`: the built site and its backend on Miniflare, with migrations and demo data. */
const port = await claimPort();
await buildIfNeeded();
await prepareDatabase(LOCAL_STATE);
await startSite({ port, persistTo: LOCAL_STATE });
console.log(`
装达 已启动：  http://localhost:${port}
演示账号：    13800138000（短信验证码见沙盒控制台），支付密码 123456
沙盒控制台：  http://localhost:${port}/sandbox
GraphQL：     http://localhost:${port}/graphql
按 Ctrl-C 停止
`);
