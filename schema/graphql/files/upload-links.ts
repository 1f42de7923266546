import type { createUploadLink, getUploadLink } from "../../rest/files/upload-links";
import { nullIfMissing } from "../../rest/null-if-missing";
import type { CallData } from "../../rest/rest-call";
import { builder } from "../builder";

const UploadLink = builder.objectRef<CallData<typeof createUploadLink>>("UploadLink").implement({
  description: "A link with which a phone sends pictures into an open field, without signing in.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "By which its owner asks what has come." }),
    path: t.string({
      description: "Where it leads on this site. Anyone with the link can send pictures.",
      resolve: ({ token }) => `/upload/${token}`,
    }),
    expiresAt: t.expose("expireTime", { type: "DateTime", description: "Until when it takes pictures." }),
  }),
});

const HandedPictures = builder.objectRef<{ urls: string[] }>("HandedPictures").implement({
  description: "What has come by a link.",
  fields: (t) => ({
    imageUrls: t.exposeStringList("urls", { description: "Addresses of the pictures, first things first." }),
  }),
});

const PhoneUpload = builder.objectRef<CallData<typeof getUploadLink>>("PhoneUpload").implement({
  description: "What the holder of an upload link may know.",
  fields: (t) => ({
    merchantName: t.exposeString("merchantName", { description: "Whose field it is." }),
    left: t.exposeInt("left", { description: "How many more pictures it takes." }),
    expiresAt: t.expose("expireTime", { type: "DateTime", description: "Until when." }),
  }),
});

builder.queryFields((t) => ({
  phoneUpload: t.field({
    type: PhoneUpload,
    nullable: true,
    description: "A link for pictures; null for one that is over or never was. Public.",
    args: { token: t.arg.string({ description: "The last part of the link." }) },
    resolve: (_root, { token }, { rest }) =>
      rest.uploadLinks.getUploadLink({ params: { token } }).catch(nullIfMissing),
  }),
}));

builder.mutationFields((t) => ({
  createUploadLink: t.field({
    type: UploadLink,
    errors: { union: { description: "The link, or why there is none." } },
    description:
      "Makes a link for pictures from a phone; the former one of this session is over. Needs login.",
    args: { count: t.arg.int({ description: "The most pictures that it takes, 1 to 9." }) },
    resolve: (_root, { count }, { rest }) => rest.uploadLinks.createUploadLink({ body: { count } }),
  }),
  collectUploads: t.field({
    type: HandedPictures,
    errors: { union: { description: "What has come, or that the link is over." } },
    description: "What has come by an own link, which stays open or ends with this. Needs login.",
    args: {
      linkId: t.arg.id({ description: "The link." }),
      isOpen: t.arg.boolean({ description: "Whether it goes on taking pictures." }),
    },
    resolve: (_root, { linkId, isOpen }, { rest }) =>
      rest.uploadLinks.collectUploads({ params: { id: linkId }, body: { isOpen } }),
  }),
}));
