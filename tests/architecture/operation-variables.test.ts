import { type ArgumentNode, getOperationAST, type ObjectFieldNode, parse, visit } from "graphql";
import { expect, test } from "vitest";
import documents from "../../app/gql/persisted-documents.json";

/** Arguments whose variables have another name, because a document gives the argument more than one value. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  parentCode: ["provinceCode", "cityCode"],
  filter: ["lines"],
};

/** `articleId` and `id`, `from` and `createdFrom`: the one says more of the same. */
const endsAlike = (one: string, other: string) =>
  one.toLowerCase().endsWith(other.toLowerCase()) || other.toLowerCase().endsWith(one.toLowerCase());

const isNamedAlike = (argument: string, variable: string) =>
  endsAlike(argument, variable) || OTHER_NAMES[argument]?.includes(variable);

/** Places of a document, arguments and fields of inputs, that get a variable by another name. */
function strangers(text: string): string[] {
  const document = parse(text);
  const operation = getOperationAST(document)?.name?.value;
  const found: string[] = [];
  const look = ({ name, value }: ArgumentNode | ObjectFieldNode) => {
    if (value.kind !== "Variable" || isNamedAlike(name.value, value.name.value)) return;
    found.push(`${operation}: ${name.value} gets $${value.name.value}`);
  };
  // Conditions have names of their own.
  const skip = () => false;
  visit(document, { Argument: look, ObjectField: look, Directive: skip });
  return found;
}

test("every variable of a page's operation goes to the argument of its name, so that no two are exchanged", () => {
  expect(Object.values(documents).flatMap(strangers)).toEqual([]);
});

test("two exchanged variables are found", () => {
  expect(
    strangers("query Point($lng: Float!, $lat: Float!) { addressAt(lng: $lat, lat: $lng) { name } }"),
  ).toEqual(["Point: lng gets $lat", "Point: lat gets $lng"]);
});
