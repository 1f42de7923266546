/** A link for sending pictures from a phone is open for so long, ms: a walk to the goods and back. */
export const UPLOAD_LINK_MS = 10 * 60_000;

/** The most pictures that one link takes: what a field for several holds. */
export const MAX_HANDED_PICTURES = 9;

/** What the holder of a link reads when it has ended or never existed. */
export const UPLOAD_LINK_OVER = "二维码已失效，请在电脑上重新打开";

/** Shown to a sender of more pictures than the field takes. */
export const UPLOAD_LINK_FULL = "已传满，无需再上传";
