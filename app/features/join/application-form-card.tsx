import { Form } from "@remix-run/react";
import type { AreaOptions } from "~/features/area-selects/area-selection";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { TabLinks } from "~/ui/tab-links";
import type { ApplicantType } from "../../../schema/rules/service-application";
import { CategoryFields, CompanyFields, ContactFields } from "./application-fields";
import type { ApplicationAnswer } from "./application-form";
import styles from "./application-form-card.module.css";
import { useApplicationForm } from "./use-application-form";

interface ApplicationFormProps {
  type: ApplicantType;
  tabs: readonly { to: string; label: string; isCurrent: boolean }[];
  categories: readonly { id: string; name: string; icon: string }[];
  areas: AreaOptions;
  answer: ApplicationAnswer | undefined;
}

/** The application of a person or a company (PUB-27, PUB-28). It posts without script, too. */
export function ApplicationForm({ type, tabs, categories, areas, answer }: ApplicationFormProps) {
  const { form, submit, recheck, issues, errorOf, isPending } = useApplicationForm(answer);
  const values = answer?.values ?? null;
  return (
    <div className={styles.card}>
      <TabLinks label="申请类型" tabs={tabs} />
      <Form
        method="post"
        action={`/service_ruzhu?type=${type}`}
        ref={form}
        className={styles.form}
        onSubmit={submit}
        onChange={recheck}
        noValidate
      >
        <ErrorSummary issues={issues} />
        {answer?.problem ? <Notice tone="danger">{answer.problem}</Notice> : null}
        <input type="hidden" name="type" value={type} />
        {type === "ENTERPRISE" ? (
          <CompanyFields values={values} error={errorOf} areas={answer?.areas?.company ?? areas} />
        ) : null}
        <ContactFields values={values} error={errorOf} areas={answer?.areas?.contact ?? areas} />
        <CategoryFields values={values} error={errorOf} categories={categories} />
        <div className={styles.submit}>
          <Button type="submit" variant="primary" size="lg" isPending={isPending}>
            提交申请
          </Button>
          <p className={styles.hint} data-phrases="">
            提交的信息只用于与您联系入驻事宜。
          </p>
        </div>
      </Form>
    </div>
  );
}
