import { ErrorSummary, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { transportTexts } from '@tassis/messages';
import { useFormMessages } from '@tassis/order-fields/form';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useOrderMessages } from '../../messages/order/use-order-messages.ts';
import { failureLines, type FindField } from './failure-lines.ts';
import type { SubmissionState } from './order-submission.ts';

type FailureBoxProps = Pick<SubmissionState, 'failure' | 'attempt'> & {
  find: FindField;
  /** The text of an error without a message of its own. Default: 'Une erreur est survenue lors de la création de la commande.' */
  fallback?: string | undefined;
};

/** Why the order was not sent, in a red box, one line each; takes the focus when it appears. */
export function FailureBox({ failure, attempt, find, fallback }: FailureBoxProps) {
  const { errors } = useOrderMessages();
  const { line } = useFormMessages().errors;
  const shared = transportTexts(useLocale());
  if (failure === null) return null;
  const isUnknown = failure.kind === 'unknown';
  const texts = { ...errors, line, fallback: fallback ?? errors.fallback };
  return (
    <div>
      <ErrorSummary
        title={isUnknown ? errors.unknownTitle : errors.boxTitle}
        headingLevel={3}
        attempt={attempt}
        errors={failureLines(failure, { errors: texts, shared, find })}
      />
      {isUnknown ? (
        <TextLink href={paths.clientOrders} LinkComponent={RouterLink} variant="standalone">
          {errors.orders}
        </TextLink>
      ) : null}
    </div>
  );
}
