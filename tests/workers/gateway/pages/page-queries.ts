import { isInputType, isNonNullType, type OperationDefinitionNode, parse, typeFromAST } from "graphql";
import documents from "../../../../app/gql/persisted-documents.json";
import { schema } from "../../../../schema/graphql";
import { exampleOf } from "../../../support/graph/graph-examples";

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
  firstDay: "2026-11-22",
  lastDay: "2026-11-22",
  title: "公告",
  input: { goodsTypeId: "1", serviceTypeId: "1", areaCode: "330106", totalVolume: 1, items: [] },
};

type VariablesOf = (operation: OperationDefinitionNode) => Record<string, unknown>;

/** What is known by the name of a variable, and else an example of its type where it has to be there, or of all. */
const variablesWith =
  (known: Readonly<Record<string, unknown>>, isComplete: boolean): VariablesOf =>
  ({ variableDefinitions = [] }) =>
    Object.fromEntries(
      variableDefinitions.flatMap(({ variable, type }) => {
        const name = variable.name.value;
        if (name in known) return [[name, known[name]]];
        const wanted = typeFromAST(schema, type);
        const isWanted = isInputType(wanted) && (isComplete || isNonNullType(wanted));
        return isWanted ? [[name, exampleOf(wanted)]] : [];
      }),
    );

const operations = (kinds: readonly string[], variablesOf: VariablesOf) =>
  Object.entries(documents).flatMap(([id, text]) =>
    parse(text).definitions.flatMap((definition) => {
      if (definition.kind !== "OperationDefinition" || !kinds.includes(definition.operation)) return [];
      return [{ id, name: definition.name?.value ?? "", variables: variablesOf(definition) }];
    }),
  );

/** The queries of our own pages, each with the variables that it wants. */
export const pageQueries = operations(["query"], variablesWith(VARIABLES, false));

/** Everything that our own pages ask, with nothing that may be left out, and with all of it. */
export const pageOperations = [false, true].flatMap((isComplete) =>
  operations(["query", "mutation"], variablesWith({ isRequest: isComplete }, isComplete)),
);
