import { ADVERT_LOCATION, type listAdverts } from "../../rest/content/content";
import type { CallData } from "../../rest/rest-call";
import { isOwnPath, isSafeWebAddress } from "../../rules/web-address";
import { builder } from "../builder";

type Adverts = CallData<typeof listAdverts>;

/** Most adverts of a place; the documented page size. */
const SHOWN = 50;

const AdvertLocation = builder.enumType("AdvertLocation", {
  description: "A place that shows adverts.",
  values: {
    CUSTOMER_HOME: { value: ADVERT_LOCATION.customerHome, description: "Carousel of the customer's home." },
    PARTNERS: { value: ADVERT_LOCATION.partners, description: "Partner logos of the public home page." },
  } as const,
});

const Advert = builder.objectRef<Adverts["rows"][number]>("Advert").implement({
  description: "A picture that may lead somewhere: a banner or the logo of a partner.",
  fields: (t) => ({
    title: t.string({
      description: "What the picture says, for people who cannot see it; empty when it has no text.",
      resolve: ({ title }) => title ?? "",
    }),
    image: t.exposeString("img", { description: "Path of the picture on this site." }),
    url: t.string({
      nullable: true,
      description: "Where it leads: https or a path of this site; null when it leads nowhere.",
      resolve: ({ url }) => (url && isSafeWebAddress(url) ? url : null),
    }),
  }),
});

builder.queryField("adverts", (t) =>
  t.field({
    type: [Advert],
    nullable: true,
    extensions: { isPublic: true },
    description: "Shown adverts of a place in their order; null, with an error, on a failure. Public.",
    args: { location: t.arg({ type: AdvertLocation, description: "Which place." }) },
    async resolve(_root, { location }, { rest }) {
      const query = { location, status: 1, pageNo: 1, pageSize: SHOWN };
      const { rows } = await rest.content.listAdverts({ query });
      // Our pages do not load pictures from other hosts, even if another backend answers them.
      return rows.filter(({ img }) => isOwnPath(img));
    },
  }),
);
