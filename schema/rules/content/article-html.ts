import sanitize from "sanitize-html";
import { isOwnPath, isSafeWebAddress } from "../web-address";

/** Elements whose text is code or belongs to another parser: they go together with what they hold. */
const DROPPED_WHOLE = [
  ...[
    "script",
    "style",
    "textarea",
    "option",
    "select",
    "title",
    "template",
    "noscript",
    "noembed",
    "noframes",
  ],
  ...["iframe", "object", "embed", "svg", "math", "xmp", "plaintext", "audio", "video", "canvas"],
];

const RICH_TEXT = [
  ...["p", "h3", "h4", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "hr", "br", "pre", "code"],
  ...["b", "strong", "em", "i", "u", "s", "del", "ins", "sub", "sup", "small", "mark", "span", "div", "a"],
  ...["figure", "figcaption", "img"],
  ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
];

/** `tel:` and `mailto:` are links too; their values cannot name a script. */
const isSafeLink = (address: string) =>
  isSafeWebAddress(address) || /^(tel:[+\d-]{3,20}|mailto:[\w.+-]+@[\w.-]+)$/i.test(address);

/** The attribute when its value passes, otherwise nothing. */
const kept = (name: string, value: string | undefined, isSafe: (value: string) => boolean) =>
  value !== undefined && isSafe(value) ? { [name]: value } : {};

const isCount = (value: string) => /^[1-9]\d{0,3}$/.test(value);

const OPTIONS: sanitize.IOptions = {
  allowedTags: RICH_TEXT,
  nonTextTags: DROPPED_WHOLE,
  allowedAttributes: {
    a: ["href", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["https", "tel", "mailto"],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nestingLimit: 40,
  transformTags: {
    // The page and the article's title are the headings above.
    h1: "h3",
    h2: "h3",
    h5: "h4",
    h6: "h4",
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...kept("href", href, isSafeLink), rel: "noopener noreferrer" },
    }),
    img: (tagName, { src, alt, width, height }) => ({
      tagName,
      attribs: {
        ...kept("src", src, isOwnPath),
        alt: alt ?? "",
        ...kept("width", width, isCount),
        ...kept("height", height, isCount),
        loading: "lazy",
      },
    }),
    th: (tagName, { colspan, rowspan, scope }) => ({
      tagName,
      attribs: {
        ...kept("colspan", colspan, isCount),
        ...kept("rowspan", rowspan, isCount),
        ...kept("scope", scope, (value) => value === "row" || value === "col"),
      },
    }),
    td: (tagName, { colspan, rowspan }) => ({
      tagName,
      attribs: { ...kept("colspan", colspan, isCount), ...kept("rowspan", rowspan, isCount) },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

/**
 * An article's HTML with only what text needs: headings, lists, tables, links and pictures. Scripts, handlers, styles,
 * frames, foreign namespaces and addresses other than https and own paths are gone (security.md S27); so are pictures of
 * other hosts, which the page's policy does not load. What comes out goes in and comes out unchanged, so that it may be applied wherever the HTML is not known to be ours.
 */
export const sanitizeArticleHtml = (html: string): string => sanitize(html, OPTIONS).trim();

/** Whether an article names a picture that is not a path of this site, which no page would show. */
export function hasForeignPicture(html: string): boolean {
  let isFound = false;
  sanitize(html, {
    allowedTags: ["img"],
    nonTextTags: DROPPED_WHOLE,
    transformTags: {
      img: (tagName, attribs) => {
        if (attribs.src && !isOwnPath(attribs.src)) isFound = true;
        return { tagName, attribs: {} };
      },
    },
  });
  return isFound;
}
