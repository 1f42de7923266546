import type { CallType } from "../../../schema/rules/calls/call";
import type { LineOptions } from "./call-line";
import type { CallApi } from "./call-types";
import type { PeerLink, PeerOptions } from "./peer-link";

/** What a call's window needs of the server and the browser. */
export interface SessionTools {
  readonly api: CallApi;
  /**
   * Whether this document may use microphone and camera; otherwise the document is reloaded, and the call
   * continues there.
   */
  mayUseDevices(): boolean;
  /** @throws NoDevice */
  getMedia(type: CallType): Promise<MediaStream>;
  createPeer(options: PeerOptions): PeerLink;
  readonly openSocket: LineOptions["openSocket"];
  /** ms */
  now(): number;
  /** Shows a text during the call. */
  say(text: string): void;
}
