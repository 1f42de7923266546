import { isInputType, isNonNullType, type OperationDefinitionNode, parse, typeFromAST } from "graphql";
import documents from "../../../app/gql/persisted-documents.json";
import { schema } from "../../../schema/graphql";
import { exampleOf } from "../../support/graph-examples";

/** Variables for which not just any value will do; the others get one by their type. */
const VARIABLES: Readonly<Record<string, unknown>> = {
  address: "浙江省杭州市西湖区文三路90号",
  areaCode: "330106",
  parentCode: "33",
  provinceCode: "33",
  cityCode: "3301",
  goodsTypeId: "1",
  filter: { status: "WAIT_PAY", createdTo: "2026-11-20T23:59:59+08:00", isArrival: false },
  orderId: "5",
  type: "GENERAL",
  status: "NOT_FOLLOW_UP",
  refundFilter: "WAIT",
  year: 2026,
  isEntered: true,
  lines: { type: "RECHARGE", payWay: "ALIPAY" },
  object: "OTHER",
  rechargeNo: "R5",
  number: "DPK36209",
  lng: 120.15,
  lat: 30.28,
  phone: "1380",
  pageSize: 6,
  monthOffset: 0,
  from: "2026-11-22T00:00:00+08:00",
  to: "2026-11-22T23:59:59+08:00",
  title: "公告",
  input: { goodsTypeId: "1", serviceTypeId: "1", areaCode: "330106", totalVolume: 1, items: [] },
};

/** The variables of an operation: what is said above, and what else has to be there. */
function variablesOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type }) => {
      const name = variable.name.value;
      if (name in VARIABLES) return [[name, VARIABLES[name]]];
      const wanted = typeFromAST(schema, type);
      return isNonNullType(wanted) && isInputType(wanted) ? [[name, exampleOf(wanted)]] : [];
    }),
  );
}

/** The queries of our own pages, each with the variables that it wants. */
export const pageQueries = Object.entries(documents).flatMap(([id, text]) =>
  parse(text).definitions.flatMap((definition) => {
    if (definition.kind !== "OperationDefinition" || definition.operation !== "query") return [];
    return [{ id, name: definition.name?.value ?? "", variables: variablesOf(definition) }];
  }),
);
