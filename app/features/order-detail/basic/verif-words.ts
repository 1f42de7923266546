import type { VerifType } from "~/gql/graphql";

const NAMES: Readonly<Record<VerifType, string>> = {
  NOT: "无需核销",
  MIAO: "喵师傅核销单",
  WANG: "旺铺核销单",
};

interface Verification {
  /** Null for an unknown type. */
  readonly verifType: VerifType | null;
  readonly verifOrderNo: string | null;
}

/**
 * The platform whose completion code an order needs. An order of an unknown type also needs a code
 * (DETAIL-20, C-31).
 */
export function verifWords({ verifType, verifOrderNo }: Verification): string {
  const name = verifType === null ? "核销单" : NAMES[verifType];
  return verifType !== "NOT" && verifOrderNo ? `${name}，单号 ${verifOrderNo}` : name;
}
