import { describeDevice } from "./describe-device";
import { placeName } from "./place-name";

/** The browser that a request comes from, as far as it is known. */
export interface Client {
  /** Text that describes it, e.g. Windows 电脑 · Chrome. */
  readonly device: string | null;
  /** ISO 3166 code of where its network is, e.g. CN-ZJ. */
  readonly place: string | null;
}

const PLACE = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/;

/** The browser behind a request, by what the site passes on in `X-Client-Agent` and `X-Client-Place`. */
export function clientOf(context: { header(name: string): string | null }): Client {
  const place = context.header("x-client-place") ?? "";
  return {
    device: describeDevice(context.header("x-client-agent") ?? ""),
    place: PLACE.test(place) ? place : null,
  };
}

/** The browser as text: Windows 电脑 · Chrome（浙江）. */
export function describeClient({ device, place }: Client): string {
  const name = placeName(place);
  return (device ?? "未知设备") + (name === null ? "" : `（${name}）`);
}
