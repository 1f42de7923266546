import { type FormEvent, useState } from "react";
import { graphql } from "~/gql";
import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { DigitsField } from "~/ui/fields/digits-field";
import { isPhone, PHONE_MESSAGE } from "../../../../../schema/rules/phone";
import styles from "./area-wish-form.module.css";

const AddAreaWishDocument = graphql(`
  mutation AddAreaWish($areaCode: String!, $goodsTypeId: ID!, $phone: String!) {
    answer: addAreaWish(areaCode: $areaCode, goodsTypeId: $goodsTypeId, phone: $phone) {
      __typename
      ...Refusal
    }
  }
`);

const PHONE_DIGITS = 11;

interface AreaWishFormProps {
  /** The area that is not served, and the category. */
  areaCode: string;
  goodsTypeId: string;
  /** The customer's own phone, if the form knows it. */
  phone: string;
}

/** Stores a phone to call when the area is served (ux.md U23). */
export function AreaWishForm({ areaCode, goodsTypeId, phone }: AreaWishFormProps) {
  const [isNoted, setNoted] = useState(false);
  const adding = useMutate(AddAreaWishDocument, {
    onDone: () => setNoted(true),
    onRefused: ({ message }): true => form.refuse("phone", message),
  });
  const form = useForm({
    initial: { phone },
    keptAs: `area-wish/${areaCode}/${goodsTypeId}`,
    check: (values) => (isPhone(values.phone) ? [] : [{ field: "phone", message: PHONE_MESSAGE.form }]),
    send: (values) => adding.send({ areaCode, goodsTypeId, phone: values.phone }),
  });
  const submit = (event: FormEvent) => {
    // The dialog is rendered elsewhere, but its form is inside the page's form for React.
    event.stopPropagation();
    form.submit(event);
  };
  if (isNoted) return <p role="status">已记录。该地区开通后，客服会电话联系您。</p>;
  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <DigitsField
        {...form.text("phone")}
        label="开通后联系我"
        type="tel"
        autoComplete="tel-national"
        max={PHONE_DIGITS}
        action={
          <Button type="submit" isPending={form.isPending}>
            提交
          </Button>
        }
      />
    </form>
  );
}
