import { Form } from "@remix-run/react";
import type { AreaOptions } from "~/features/area-selects/area-selection";
import { usePostedForm } from "~/lib/form/use-posted-form";
import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { TabLinks } from "~/ui/navigation/tab-links";
import {
  type ApplicantType,
  serviceApplicationIssues,
} from "../../../schema/rules/content/service-application";
import { CategoryFields, CompanyFields, ContactFields } from "./application-fields";
import { type ApplicationAnswer, checkedFields } from "./application-form";
import styles from "./application-form-card.module.css";

interface ApplicationFormProps {
  type: ApplicantType;
  tabs: readonly { to: string; label: string; isCurrent: boolean }[];
  categories: readonly { id: string; name: string; icon: string }[];
  areas: AreaOptions;
  answer: ApplicationAnswer | undefined;
}

/** The application of a person or a company (PUB-27, PUB-28). It posts without script, too. */
export function ApplicationForm({ type, tabs, categories, areas, answer }: ApplicationFormProps) {
  const form = usePostedForm({
    answer,
    check: (data) => serviceApplicationIssues(checkedFields(data)),
    keptAs: "service-application",
    variant: type,
  });
  const values = answer?.values ?? null;
  return (
    <div className={styles.card}>
      <TabLinks label="申请类型" tabs={tabs} />
      <Form
        method="post"
        action={`/service_ruzhu?type=${type}`}
        ref={form.form}
        className={styles.form}
        onSubmit={form.onSubmit}
        onChange={form.onChange}
        noValidate
      >
        <ErrorSummary issues={form.told} />
        {answer?.problem ? <Notice tone="danger">{answer.problem.message}</Notice> : null}
        <input type="hidden" name="type" value={type} />
        {type === "ENTERPRISE" ? (
          <CompanyFields values={values} error={form.errorOf} areas={answer?.areas?.company ?? areas} />
        ) : null}
        <ContactFields
          values={values}
          onLeavePhone={() => form.leave("contactTel")}
          error={form.errorOf}
          areas={answer?.areas?.contact ?? areas}
        />
        <CategoryFields values={values} error={form.errorOf} categories={categories} />
        <div className={styles.submit}>
          <Button type="submit" variant="primary" size="lg" isPending={form.isPending}>
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
