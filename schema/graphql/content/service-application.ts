import { builder } from "../builder";

const ApplicantType = builder.enumType("ApplicantType", {
  description: "Who applies to be a service provider.",
  values: {
    PERSONAL: { description: "A person." },
    ENTERPRISE: { description: "A company, which has to give its name." },
  } as const,
});

const ServiceApplicationSent = builder.objectRef<Record<never, never>>("ServiceApplicationSent").implement({
  description: "The application has been stored; the platform calls back.",
  fields: (t) => ({ ok: t.boolean({ description: "Always true.", resolve: () => true }) }),
});

const ServiceApplicationInput = builder.inputType("ServiceApplicationInput", {
  description: "An application to be a service provider.",
  fields: (t) => ({
    type: t.field({ type: ApplicantType, description: "Who applies." }),
    companyName: t.string({ required: false, description: "Name of the company; needed for ENTERPRISE." }),
    companyAreaCode: t.string({ required: false, description: "Area of the company." }),
    companyAddress: t.string({ required: false, description: "Address of the company within its area." }),
    contactName: t.string({ description: "Whom to call." }),
    contactPhone: t.string({ description: "Phone number, 11 digits." }),
    contactAreaCode: t.string({ required: false, description: "Area of the contact." }),
    contactAddress: t.string({ required: false, description: "Address of the contact within its area." }),
    remark: t.string({ required: false, description: "Anything else, at most 500 characters." }),
    goodsTypeIds: t.idList({ description: "Categories that the provider wants to serve, at least one." }),
  }),
});

builder.mutationField("applyAsServiceProvider", (t) =>
  t.field({
    type: ServiceApplicationSent,
    errors: { union: { description: "That it is stored, or why it was refused." } },
    description: "Applies to be a service provider; the same application counts once a day. Public.",
    args: { input: t.arg({ type: ServiceApplicationInput, description: "The application." }) },
    resolve: async (_root, { input }, { rest }) => {
      await rest.settleIn.addServiceApplication({
        body: {
          type: input.type,
          companyName: input.companyName ?? undefined,
          companyAddressCode: input.companyAreaCode ?? undefined,
          companyAddress: input.companyAddress ?? undefined,
          contactName: input.contactName,
          contactTel: input.contactPhone,
          contactAddressCode: input.contactAreaCode ?? undefined,
          detailAddress: input.contactAddress ?? undefined,
          remark: input.remark ?? undefined,
          goodsTypeIds: input.goodsTypeIds,
        },
      });
      return {};
    },
  }),
);
