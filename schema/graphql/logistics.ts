import type { CallData } from "../rest/call";
import type { locateAddress, searchLogisticsCompanies } from "../rest/logistics";
import { builder } from "./builder";

const LogisticsCompany = builder
  .objectRef<CallData<typeof searchLogisticsCompanies>["records"][number]>("LogisticsCompany")
  .implement({
    description: "A carrier that brings goods to a depot, e.g. 德邦物流.",
    fields: (t) => ({
      code: t.exposeID("companyCode", { description: "Code that tracking services know it by." }),
      name: t.exposeString("companyName", { description: "Chinese name." }),
    }),
  });

const MapPoint = builder.objectRef<NonNullable<CallData<typeof locateAddress>>>("MapPoint").implement({
  description: "A point on the map (GCJ-02).",
  fields: (t) => ({
    lng: t.exposeFloat("lng", { description: "Longitude, degrees." }),
    lat: t.exposeFloat("lat", { description: "Latitude, degrees." }),
  }),
});

builder.queryFields((t) => ({
  logisticsCompanies: t.field({
    type: [LogisticsCompany],
    nullable: true,
    extensions: { isPublic: true },
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
  addressLocation: t.field({
    type: MapPoint,
    nullable: true,
    description:
      "Where an address is; null when that is not known, which no order needs. For signed-in customers.",
    args: {
      address: t.arg.string({ description: "The whole address in one line, at most 200 characters." }),
    },
    resolve: (_root, { address }, { rest }) => rest.logistics.locateAddress({ query: { address } }),
  }),
}));
