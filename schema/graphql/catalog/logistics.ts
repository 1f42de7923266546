import type { z } from "zod";
import {
  type locateAddress,
  type searchLogisticsCompanies,
  waybillTrack,
} from "../../rest/catalog/logistics";
import type { CallData } from "../../rest/rest-call";
import { api } from "../api";
import { builder } from "../builder";

const LogisticsCompany = builder
  .objectRef<CallData<typeof searchLogisticsCompanies>["records"][number]>("LogisticsCompany")
  .implement({
    description: "A carrier that brings goods to a depot, e.g. 德邦物流.",
    fields: (t) => ({
      code: t.exposeID("companyCode", { description: "Code that tracking services know it by." }),
      name: t.exposeString("companyName", { description: "Chinese name." }),
    }),
  });

/** Where something is. */
export const MapPoint = builder.objectRef<NonNullable<CallData<typeof locateAddress>>>("MapPoint").implement({
  description: "A point on the map (GCJ-02).",
  fields: (t) => ({
    lng: t.exposeFloat("lng", { description: "Longitude, degrees." }),
    lat: t.exposeFloat("lat", { description: "Latitude, degrees." }),
  }),
});

type Track = z.output<typeof waybillTrack>;

const WaybillStep = builder.objectRef<Track["data"][number]>("WaybillStep").implement({
  description: "Something that happened to a waybill.",
  fields: (t) => ({
    time: t.exposeString("time", { description: "When, as the carrier prints it, Shanghai time." }),
    text: t.exposeString("context", { description: "What, in the carrier's words." }),
  }),
});

/** The carrier's states (ENUM-17). */
const STATE_NAMES: ReadonlyMap<string, string> = new Map([
  ["0", "运输中"],
  ["1", "已揽收"],
  ["2", "疑难件"],
  ["3", "已签收"],
  ["4", "已退签"],
  ["5", "派件中"],
  ["6", "退回中"],
  ["7", "转投中"],
  ["8", "清关中"],
  ["14", "已拒签"],
]);

const WaybillTrack = builder.objectRef<Track>("WaybillTrack").implement({
  description: "Where a waybill is.",
  fields: (t) => ({
    stateName: t.string({
      nullable: true,
      description: "Where it stands, e.g. 运输中; null when nothing is known.",
      resolve: ({ state }) => STATE_NAMES.get(state) ?? null,
    }),
    steps: t.field({
      type: [WaybillStep],
      description: "What happened, newest first; empty when nothing is known.",
      resolve: ({ data }) => data,
    }),
  }),
});

/**
 * Parses the carrier's JSON text. An unreadable one counts as empty (API-098: a failed query clears the
 * list).
 */
function parseTrack(wuliuMessage: string): Track {
  const unknown: Track = { state: "", data: [] };
  try {
    return waybillTrack.safeParse(JSON.parse(wuliuMessage)).data ?? unknown;
  } catch {
    return unknown;
  }
}

builder.queryFields((t) => ({
  logisticsCompanies: t.field({
    type: [LogisticsCompany],
    nullable: true,
    extensions: { isPublic: true, ...api("2026-11", "any") },
    description:
      "The 20 carriers that fit best what was typed: name, code or initials; null, with an error, on a failure. Public.",
    args: {
      name: t.arg.string({ required: false, description: "What was typed; the best known when left out." }),
    },
    resolve: async (_root, { name }, { rest }) => {
      const query = { name: name ?? undefined, pageNo: 1, pageSize: 20 };
      return (await rest.logistics.searchLogisticsCompanies({ query })).records;
    },
  }),
  waybillTrack: t.field({
    extensions: api("2026-11", "orders:read"),
    type: WaybillTrack,
    nullable: true,
    description: "Where a waybill is; null, with an error, when the carrier cannot be asked. Needs login.",
    args: { number: t.arg.string({ description: "Waybill number, at most 255 characters." }) },
    resolve: async (_root, { number }, { rest }) =>
      parseTrack((await rest.logistics.queryByKuaidiNum({ query: { kuaidiNum: number } })).wuliuMessage),
  }),
  addressLocation: t.field({
    type: MapPoint,
    nullable: true,
    description: "Where an address is; null when that is not known, which no order needs. Needs login.",
    args: {
      address: t.arg.string({ description: "The whole address in one line, at most 200 characters." }),
    },
    resolve: (_root, { address }, { rest }) => rest.logistics.locateAddress({ query: { address } }),
  }),
  pointAddress: t.string({
    nullable: true,
    description: "What is at a point of the map; null where nothing is known. Needs login.",
    args: {
      lng: t.arg.float({ description: "Longitude, degrees (GCJ-02)." }),
      lat: t.arg.float({ description: "Latitude, degrees (GCJ-02)." }),
    },
    resolve: (_root, point, { rest }) => rest.logistics.describePoint({ query: point }),
  }),
}));
