import { SCOPE_NAMES, SCOPE_WORDS } from "~/features/developer/scope-words";
import { siteConfig } from "~/lib/site-config";
import {
  API_COST,
  API_KEY_OVERLAP_HOURS,
  API_KEY_PREFIXES,
  API_SCOPES,
} from "../../../schema/rules/account/api-keys";
import {
  APP_ACCESS_MINUTES,
  APP_RETRY_SECONDS,
  APP_SESSION_DAYS,
} from "../../../schema/rules/account/app-sessions";
import { MAX_COST, OPERATION_LIMITS } from "../../../schema/rules/account/operation-limits";
import { Code } from "../../../schema/rules/codes";
import { UPLOAD_LIMITS } from "../../../schema/rules/files/upload";
import { IDEMPOTENCY_KEPT_DAYS, IDEMPOTENCY_KEY_CHARS } from "../../../schema/rules/idempotency";
import { DAY } from "../../../schema/rules/time";
import {
  exampleBody,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENTS,
} from "../../../schema/rules/webhooks/webhook-events";
import { DELIVERIES_KEPT_MS, MAX_WEBHOOKS, MOST_TRIES } from "../../../schema/rules/webhooks/webhooks";
import { REFUSAL_WORDS, REQUEST_WORDS } from "./error-words.server";
import addWebhook from "./examples/add-webhook.graphql?raw";
import appAccount from "./examples/app-account.sh?raw";
import appRefresh from "./examples/app-refresh.sh?raw";
import appSignIn from "./examples/app-sign-in.sh?raw";
import firstOrder from "./examples/first-order.mjs?raw";
import payOrder from "./examples/pay-order.sh?raw";
import placeMany from "./examples/place-many.graphql?raw";
import placeOrder from "./examples/place-order.sh?raw";
import readLedger from "./examples/read-ledger.graphql?raw";
import readOrders from "./examples/read-orders.graphql?raw";
import receiveEvents from "./examples/receive-events.mjs?raw";
import uploadPicture from "./examples/upload-picture.sh?raw";
import type { GuideBlock, GuideSection, Words } from "./guide-block";

const paragraph = (says: Words): GuideBlock => ({ kind: "paragraph", says });
const list = (...says: Words[]): GuideBlock => ({ kind: "list", says });
const terms = (rows: readonly (readonly [string, Words])[]): GuideBlock => ({
  kind: "terms",
  rows: rows.map(([name, says]) => ({ name, says })),
});
const code = (name: string, text: string): GuideBlock => ({ kind: "code", name, code: text.trimEnd() });

const bodyOf = (type: (typeof WEBHOOK_EVENT_TYPES)[number]) =>
  JSON.stringify(JSON.parse(exampleBody(type)), null, 2);

const start = (hasTestKeys: boolean): GuideSection => ({
  id: "start",
  title: "五分钟下第一单",
  blocks: [
    paragraph(
      "先在“开放平台”创建一个密钥，勾选“查看订单”“办理订单”“钱包付款”，填写每日付款额度。密钥只显示一次，请保存在服务器上。",
    ),
    ...(__SANDBOX__ && hasTestKeys
      ? [
          paragraph(
            '第一单请用“测试”密钥：它使用单独的测试账户和测试资金，不影响您的订单和钱包，每个答复都有 `extensions.mode: "test"`。准备好后换成“正式”密钥即可。',
          ),
        ]
      : []),
    paragraph("然后告诉命令行地址和密钥："),
    code(
      "地址和密钥",
      `export ZD_URL=${siteConfig.origin}\nexport ZD_KEY=${API_KEY_PREFIXES[hasTestKeys ? "test" : "live"]}…`,
    ),
    paragraph("上传商品图片，记下答复中的 `url`："),
    code("上传图片", uploadPicture),
    paragraph("用 `export IMAGE=…` 保存它，再下单，记下答复中的 `orderId`："),
    code("下单", placeOrder),
    paragraph("用 `export ORDER_ID=…` 保存它，再从钱包付款。付款后师傅就会看到这一单："),
    code("付款", payOrder),
    paragraph("用 Node 20 或更高版本完成同样的三步："),
    code("用 Node 下单", firstOrder),
  ],
});

const requests: GuideSection = {
  id: "requests",
  title: "请求",
  blocks: [
    list(
      "接口是 GraphQL：以 `POST` 把操作发到 `/graphql`，请求头带 `Authorization: Bearer 您的密钥`。不需要 Cookie。",
      "金额都是整数，单位为分；体积单位为立方米；时间是带时区的 `ISO 8601`。",
      "下单、付款，以及添加商品、备注和推送地址，都要带 `idempotencyKey`。答复丢失时，用同一个值再发一次，不会重复下单、付款或添加。",
      `\`idempotencyKey\` 由字母、数字和 \`_.:-\` 组成，最多 ${IDEMPOTENCY_KEY_CHARS} 个字符，保留 ${IDEMPOTENCY_KEPT_DAYS} 天，之后同一个值会再次下单、付款。请在收到答复后立即保存 \`orderId\`；${IDEMPOTENCY_KEPT_DAYS} 天后仍没有 \`orderId\` 的，先用 \`orders\` 或 \`shopOrders\` 查询，再决定是否重新下单。`,
      "每个修改都可能被拒绝，请在操作中写上 `... on BusinessError { reason message }`。",
      `品类、服务、地区的编号从 \`goodsTypes\`、\`serviceTypes\`、\`provinces\`、\`areaChildren\` 读取；下单前可用 \`priceQuote\` 询价。`,
      `图片不超过 ${UPLOAD_LIMITS.imageBytes / 1024 / 1024} MB，一张图片可用于多个订单。`,
    ),
    paragraph(`一个操作最多可下 ${OPERATION_LIMITS.aliases} 单，各自成功或被拒绝：`),
    code("一次下多单", placeMany),
    paragraph("查询待接单的订单："),
    code("查询订单", readOrders),
    paragraph("对账："),
    code("查询资金明细", readLedger),
    paragraph(
      "全部字段及说明可用 GraphQL 的自省查询取得，各种开发工具都支持。用 TypeScript 的团队可以向客服索取带类型的代码包 `@zhuangda/client`。",
    ),
  ],
};

const scopes: GuideSection = {
  id: "scopes",
  title: "密钥和权限",
  blocks: [
    terms(
      SCOPE_NAMES.map((name, index) => [
        API_SCOPES[index] ?? name,
        `${SCOPE_WORDS[name].name}：${SCOPE_WORDS[name].says}`,
      ]),
    ),
    list(
      "品类、地区、服务等公共资料，任何密钥都可以查询。缺少权限时，整个操作不会执行。",
      "验收、提现、修改密码和手机号须由您本人在网站上完成，没有密钥可以代办。",
      `更换密钥后，旧密钥还可用 ${API_KEY_OVERLAP_HOURS} 小时；停用则立即失效。密钥还可限定 IP 地址。`,
    ),
  ],
};

const events: GuideSection = {
  id: "events",
  title: "事件通知",
  blocks: [
    paragraph(
      `在“开放平台 - Webhook”添加接收地址，最多 ${MAX_WEBHOOKS} 个，勾选需要的事件。订单有变化时，我们以 POST 通知您：`,
    ),
    code("通知内容", bodyOf("order.paid")),
    paragraph("签名遵循 Standard Webhooks 规范，各语言都有现成的代码库。用 Node 接收："),
    code("用 Node 接收", receiveEvents),
    paragraph("有“管理 Webhook”权限的密钥也可以添加地址，签名密钥只在答复中出现一次："),
    code("添加地址", addWebhook),
    list(
      `10 秒内返回 200 至 299 表示已收到；其他结果会在三天多的时间里重试，最多共 ${MOST_TRIES} 次。不跟随跳转。`,
      "同一条通知可能收到多次，`webhook-id` 不变，请据此去重。同一订单的通知按先后顺序推送。",
      "通知只含编号和状态，需要更多内容时再查询订单。",
      "退款没有退成时，由它解决的商品异常重新待处理，不再另行通知，请以查询到的订单为准。",
      `三天都没有推送成功，或您返回 410，推送会暂停并以消息告知您。期间的通知保留 ${DELIVERIES_KEPT_MS / DAY} 天，可在网站上重发。`,
    ),
    ...WEBHOOK_EVENT_TYPES.map((type): GuideBlock => {
      const { name, says } = WEBHOOK_EVENTS[type];
      return { kind: "code", name: `\`${type}\` ${name}：${says}`, code: bodyOf(type), isFolded: true };
    }),
  ],
};

const number = (value: number) => value.toLocaleString("en-US");

const apps: GuideSection = {
  id: "apps",
  title: "手机应用",
  blocks: [
    paragraph(
      "为顾客开发的应用不用密钥，由顾客用手机号和短信验证码登录。应用的操作须先交给我们合并，合并后按编号发送。登录：",
    ),
    code("登录", appSignIn),
    list(
      `\`accessToken\` 可用 ${APP_ACCESS_MINUTES} 分钟，放在每个请求的 \`Authorization\` 中，不需要 Cookie。上传和下载文件、订阅通知也用它。`,
      `\`refreshToken\` 只能用一次，换来新的两个令牌。答复丢失时，请在 ${APP_RETRY_SECONDS} 秒内用同一个再换一次。`,
      "已经用过的 `refreshToken` 再次出现时，我们视为被他人复制：该设备会退出登录，并以消息告知顾客。",
      `最多 ${APP_SESSION_DAYS} 天后须重新登录。顾客也可以在“登录设备”中让应用退出。`,
    ),
    code("查询账户", appAccount),
    paragraph("返回 401 时更换令牌："),
    code("更换令牌", appRefresh),
    paragraph("更换被拒绝时（`reason` 为 `APP_SESSION_OVER`），请让顾客重新登录。"),
  ],
};

const limits: GuideSection = {
  id: "limits",
  title: "额度与限制",
  blocks: [
    paragraph(
      "请求被受理时，答复在 `extensions.cost` 中说明用了多少、还剩多少；未受理的（如 401、429、503）可能没有：",
    ),
    code(
      "额度",
      JSON.stringify(
        { extensions: { cost: { asked: 20, left: API_COST.most - 20, ...restOfCost() } } },
        null,
        2,
      ),
    ),
    list(
      `每个密钥有 ${number(API_COST.most)} 点，每秒恢复 ${API_COST.restoredPerSecond} 点。`,
      `一次请求用 ${API_COST.request} 点，有多个修改时每个修改 ${API_COST.request} 点；另外每个字段 1 点，列表中的字段按 \`pageSize\` 计算。`,
      "不够时返回 429，`Retry-After` 说明几秒后再发，操作不会执行。",
      `一个操作的字段最多用 ${number(MAX_COST)} 点，最多 ${OPERATION_LIMITS.depth} 层、${OPERATION_LIMITS.fields} 个字段、${OPERATION_LIMITS.aliases} 个别名、${number(OPERATION_LIMITS.tokens)} 个词。`,
    ),
  ],
};

function restOfCost() {
  const { most, restoredPerSecond } = API_COST;
  return { most, restoredPerSecond };
}

const errors: GuideSection = {
  id: "errors",
  title: "错误",
  blocks: [
    paragraph(
      "某个字段被拒绝时，答复是 `BusinessError`：`message` 给人看，`reason` 给程序判断，`code` 是它的编号。",
    ),
    terms(
      Object.entries(REFUSAL_WORDS).map(([name, says]) => [
        `${name} ${Code[name as keyof typeof REFUSAL_WORDS]}`,
        says,
      ]),
    ),
    paragraph("整个请求没有执行时，答复有 `errors`，其中 `extensions.code` 是上面的编号，或："),
    terms([[String(Code.BLOCKED), "账户已被限制使用"], ...Object.entries(REQUEST_WORDS)]),
    paragraph("HTTP 状态："),
    terms([
      ["400", "变量有误，没有操作，或有多个操作而没有指明其中一个"],
      ["401", "没有密钥（跳转到其他域名时，请求头会被客户端去掉），密钥无效、已停用或已更换"],
      ["403", "缺少权限、IP 地址不允许，或账户已被限制使用"],
      ["405", "请求没有用 POST 发送"],
      ["413", "内容过大"],
      ["429", "额度已用完，请按 `Retry-After` 再发"],
      ["500", "系统出错，请稍后用同一个 `idempotencyKey` 再发"],
      ["503", "系统繁忙，操作没有执行，请稍后用同一个 `idempotencyKey` 再发"],
      ["200", "其他情况，包括个别字段被拒绝"],
    ]),
  ],
};

const changes: GuideSection = {
  id: "changes",
  title: "变更",
  blocks: [
    paragraph(
      "接口只增加，不改变已有的内容：您的程序请忽略不认识的字段、事件和错误。将来要取消的内容会先标为弃用，并写明最早在哪一天取消。",
    ),
    terms([["2026-11", "首次开放：密钥、订单、付款、资金明细、商品、图片上传和事件通知"]]),
  ],
};

/** What developers of merchants read (ux.md U75); where a sandbox runs, the first order is tried there. Made of what the code itself uses, and of examples that tests run. */
export const developerGuide = (hasTestKeys: boolean): readonly GuideSection[] => [
  start(hasTestKeys),
  requests,
  scopes,
  events,
  apps,
  limits,
  errors,
  changes,
];
