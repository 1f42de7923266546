import { expect, it } from "vitest";
import { clientNetwork } from "../../../backend/src/modules/limits/client-network";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  [" 203.0.113.7 ", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::ffff", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
  ["", "unknown"],
  ["unknown", "unknown"],
  ["1:2:3", "1:2:3"],
  ["1::2::3", "1::2::3"],
])("[S15] counts %s as %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});
