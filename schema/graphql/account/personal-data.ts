import type { z } from "zod";
import type { closingBlocker, dataExport, getDataExport } from "../../rest/account/personal-data";
import { downloadDataExport } from "../../rest/account/personal-data-file";
import type { CallData } from "../../rest/rest-call";
import { CLOSING_BLOCKERS, type ClosingBlocker } from "../../rules/account/personal-data";
import { builder } from "../builder";
import { VIEWER, Viewer } from "./viewer";

const DataExportState = builder.enumType("DataExportState", {
  description: "How far an export of the customer's data is.",
  values: {
    WAITING: { description: "It is being made." },
    READY: { description: "It can be downloaded." },
    FAILED: { description: "It could not be made; another can be asked for." },
  } satisfies Record<z.output<typeof dataExport>["state"], { description: string }>,
});

const DataExport = builder.objectRef<z.output<typeof dataExport>>("DataExport").implement({
  description: "An export of everything that is the customer's, as a ZIP.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the export." }),
    state: t.expose("state", { type: DataExportState, description: "How far it is." }),
    askedAt: t.expose("askTime", { type: "DateTime", description: "When it was asked for." }),
    expiresAt: t.expose("expireTime", { type: "DateTime", description: "When the file is deleted." }),
    bytes: t.exposeInt("size", {
      nullable: true,
      description: "Bytes of the file; null while there is none.",
    }),
    url: t.string({
      nullable: true,
      description: "Where the file is, for this session alone; null while there is none.",
      resolve: ({ id, state }) => (state === "READY" ? `${downloadDataExport.path}?exportId=${id}` : null),
    }),
  }),
});

const PersonalData = builder.objectRef<CallData<typeof getDataExport>>("PersonalData").implement({
  description: "The customer's own copy of what the platform knows about them.",
  fields: (t) => ({
    last: t.field({
      type: DataExport,
      nullable: true,
      description: "The last export while it is kept; null without one.",
      resolve: ({ last }) => last,
    }),
    canAsk: t.exposeBoolean("canAsk", { description: "Whether another can be asked for now." }),
  }),
});

const MEANING: Record<ClosingBlocker, string> = {
  ORDERS: "Orders that are not over.",
  MARKUPS: "Markups that wait to be paid.",
  REFUNDS: "Refunds that are not decided.",
  ARBITRATIONS: "Arbitrations that are not decided.",
  COMPLAINTS: "Complaints that are not answered.",
  PAYMENTS: "Payments or refunds that are under way at a provider.",
  WITHDRAWALS: "Withdrawals that have not arrived.",
  INVOICES: "Requests for invoices that are not answered.",
  BALANCE: "Money in the wallet, or on its way.",
};

const ClosingBlockerKind = builder.enumType("ClosingBlockerKind", {
  description: "What can stand in the way of closing an account.",
  values: Object.fromEntries(
    CLOSING_BLOCKERS.map((kind) => [kind, { description: MEANING[kind] }]),
  ) as Record<ClosingBlocker, { description: string }>,
});

const AccountClosingBlocker = builder
  .objectRef<z.output<typeof closingBlocker>>("AccountClosingBlocker")
  .implement({
    description: "Something that stands in the way of closing the account.",
    fields: (t) => ({
      kind: t.expose("kind", { type: ClosingBlockerKind, description: "What it is." }),
      count: t.int({
        nullable: true,
        description: "How many there are; null for BALANCE.",
        resolve: ({ kind, count }) => (kind === "BALANCE" ? null : count),
      }),
      amount: t.field({
        type: "Fen",
        nullable: true,
        description: "The money of BALANCE; null for the others.",
        resolve: ({ kind, count }) => (kind === "BALANCE" ? count : null),
      }),
    }),
  });

builder.objectFields(Viewer, (t) => ({
  personalData: t.field({
    type: PersonalData,
    nullable: true,
    description: "The customer's export; null, with an error, when it could not be read.",
    resolve: (_viewer, _args, { rest }) => rest.personalData.getDataExport(),
  }),
  closingBlockers: t.field({
    type: [AccountClosingBlocker],
    nullable: true,
    description:
      "What stands in the way of closing the account, nothing when it can be closed; null, with an error, when it could not be read.",
    resolve: (_viewer, _args, { rest }) => rest.personalData.listClosingBlockers(),
  }),
}));

const DataExportRequested = builder.objectRef<Record<never, never>>("DataExportRequested").implement({
  description: "The export is being made.",
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: "The customer, with the export.", resolve: () => VIEWER }),
  }),
});

const AccountClosed = builder.objectRef<Record<never, never>>("AccountClosed").implement({
  description: "The account is closed for good; the answer removes the cookie of the session.",
  fields: (t) => ({ ok: t.boolean({ description: "Always true.", resolve: () => true }) }),
});

builder.mutationFields((t) => ({
  requestDataExport: t.field({
    type: DataExportRequested,
    errors: { union: { description: "Done, or why it was refused." } },
    description: "Asks for a copy of everything that is the customer's; one a day. Needs login.",
    args: { code: t.arg.string({ description: "Fresh SMS code of the customer's own phone." }) },
    resolve: async (_root, { code }, { rest }) => {
      await rest.personalData.requestDataExport({ body: { code } });
      return {};
    },
  }),
  closeAccount: t.field({
    type: AccountClosed,
    errors: { union: { description: "Done, or why it was refused." } },
    description: "Closes the account for good, once nothing is open. Needs login.",
    args: { code: t.arg.string({ description: "Fresh SMS code of the customer's own phone." }) },
    resolve: async (_root, { code }, { rest, session, prepareRoomClose }) => {
      const closeRoom = await prepareRoomClose();
      await rest.personalData.closeAccount({ body: { code } });
      session.leave();
      await closeRoom();
      return {};
    },
  }),
}));
