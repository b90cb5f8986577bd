import { ErrorSummary } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import {
  CONTRIBUTION_TOTAL_ID,
  useCreationLabels,
  type CreationForm,
} from '@tassis/order-fields/creation';
import { toFindingLines, isShown, useFormMessages } from '@tassis/order-fields/form';
import { useStore } from 'zustand';
import { isHolderAsked } from './form/attempt-step.ts';
import { leadTo, type Steps } from './form/lead-to.ts';
import { LAST_STEP } from './use-creation-step.ts';
import { stepOf } from './form/step-of.ts';

type CreationErrorsProps = Steps & {
  form: CreationForm;
  /** The number of refused attempts to continue on this step. */
  attempt: number;
};

/** The error summary of the step on screen (on the last step, of all steps); each line links to its field. */
export function CreationErrors({ form, step, go, attempt }: CreationErrorsProps) {
  const { errors, findings: texts } = useFormMessages();
  const labels = useCreationLabels();
  const locale = useLocale();
  const findings = useStore(form.findings);
  const told = findings.filter(
    ({ path }) =>
      step === LAST_STEP ||
      ((stepOf(path) === step || isHolderAsked(form, path, step)) && isShown(form, path)),
  );
  const words = { locale, findings: texts, labels };
  return (
    <ErrorSummary
      title={errors.summary}
      headingLevel={3}
      attempt={attempt}
      errors={toFindingLines(told, words).map(({ path, violation, message }) => {
        const isTotal = violation.code === 'creation_shares_not_capital';
        const id = isTotal ? CONTRIBUTION_TOTAL_ID : form.locate(path)?.id;
        const isHere = isTotal && stepOf(path) === step;
        const onFollow = isHere ? undefined : () => leadTo(form, path, { step, go, id });
        return { message, fieldId: id, onFollow };
      })}
    />
  );
}
