import { readFileSync } from "node:fs";
import { isObjectType } from "graphql";
import { expect, test } from "vitest";
import documents from "../../../app/gql/persisted-documents.json";
import { schema } from "../../../schema/graphql";
import { ROOT, sourceFiles } from "../../support/project/source-files";

const fieldsOf = (name: string) => {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
};
/** What our own pages do. */
const done = new Set(
  Object.values(documents).flatMap((text) =>
    /\bmutation \w/.test(text) ? [...text.matchAll(/answer: (\w+)/g)].map(([, name]) => name) : [],
  ),
);

/** GEN-20: what a signed-in customer can do, by the mutations that do it. */
const ABILITIES = {
  "confirm goods arrival": ["confirmArrival"],
  "accept finished work": ["acceptOrder", "rejectWork", "delayAcceptance"],
  "evaluate the worker": ["evaluateOrder"],
  "request refunds": ["refundOrder", "requestRefund", "modifyRefund", "cancelRefund"],
  "raise abnormal-goods cases": ["reportException", "handleAbnormal", "solveException"],
  "pay price increases": ["payMarkup", "approveMarkup", "rejectMarkup", "cancelMarkup"],
  "manage the wallet": ["rechargeWallet", "withdraw", "bindAlipay", "bindWechat"],
  "manage the goods library": ["addLibraryGoods", "changeLibraryGoods", "deleteLibraryGoods"],
  "read notifications": ["markMessageRead", "markAllMessagesRead"],
  "file complaints and refund arbitration": ["fileComplaint", "revokeComplaint", "requestArbitration"],
  "send feedback": ["sendFeedback"],
  "manage security settings": ["changePhone", "setPayPassword"],
  "import orders in batch": ["mapOrderImport", "changeImportRow", "submitImportRows"],
} as const;

test.each(Object.entries(ABILITIES))("[GEN-20] a customer can %s", (_what, mutations) => {
  expect(fieldsOf("Mutation")).toEqual(expect.arrayContaining([...mutations]));
  expect(mutations.filter((name) => !done.has(name))).toEqual([]);
});

test("[GEN-20] a customer can follow orders", () => {
  expect(fieldsOf("Viewer")).toEqual(expect.arrayContaining(["orders", "messages", "abnormalRecords"]));
  expect(fieldsOf("Order")).toEqual(expect.arrayContaining(["status", "nextStep", "matters"]));
});

test("[GEN-03] [GEN-21] masters, drivers and customer service are names and phones of an order", () => {
  expect(fieldsOf("Order")).toEqual(expect.arrayContaining(["workerName", "workerPhone"]));
  expect(fieldsOf("TakeDelivery")).toEqual(expect.arrayContaining(["driverName", "driverPhone"]));
  expect(fieldsOf("OrderContact")).toEqual(expect.arrayContaining(["workerName", "workerPhone", "contacts"]));
  expect(fieldsOf("AreaService")).toEqual(expect.arrayContaining(["contactName", "contactTel"]));
});

test("[ROLE-07] [GEN-04] [GEN-21] the site cannot act for masters, drivers or staff; only the sandbox can", () => {
  const site = ["app", "gateway", "schema/graphql"].flatMap(sourceFiles);
  const playing = site.filter((file) =>
    /createOperatorClient|\brest\.operator\b|OPERATOR_TOKEN/.test(readFileSync(`${ROOT}/${file}`, "utf8")),
  );
  expect(playing.filter((file) => !/sandbox/.test(file))).toEqual([
    "gateway/env.ts",
    "gateway/rest/operator-client.ts",
  ]);
  const theirs = /appoint|assign|pickUp|signIn|complete|dispatch|answerFeedback|reviewRefund|^payOut/i;
  expect(fieldsOf("Mutation").filter((name) => theirs.test(name))).toEqual([]);
});
