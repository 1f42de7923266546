/** One thing that happened to a waybill. */
export interface TrackStep {
  /** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai, as carriers print it. */
  readonly time: string;
  readonly context: string;
}

/** Where a waybill stands; the newest step first. */
export interface Track {
  /** Kuaidi100's code: 0 在途, 1 揽收, 2 疑难, 3 签收, 4 退签, 5 派件, 6 退回, 7 转投, 8 清关, 14 拒签; empty when nothing is known. */
  readonly state: string;
  readonly data: readonly TrackStep[];
}

/** What is asked for. */
interface Waybill {
  readonly number: string;
  /** Code of the carrier as API-022 names it; null when the service has to find out. */
  readonly companyCode: string | null;
  /** Phone of sender or recipient, which some carriers want. */
  readonly phone: string | null;
}

/** Asks a tracking service where goods are (LOG-05). */
export interface Tracker {
  /** What is known, nothing for an unknown number. Throws {@link TrackerFailed} when the service cannot be asked. */
  track(waybill: Waybill): Promise<Track>;
}

/** The tracking service did not answer as it should. `detail` is for the log and never holds number, phone or key. */
export class TrackerFailed extends Error {
  override readonly name = "TrackerFailed";
}

/** Nothing is known of a waybill. */
export const UNKNOWN_TRACK: Track = { state: "", data: [] };
