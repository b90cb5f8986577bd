import { ErrorSummary, TextLink } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { useMessages } from '../../../messages/use-messages.ts';
import { controlIdOf } from '../form/fields.ts';
import { failureLines } from './failure-lines.ts';
import type { SubmissionState } from './order-submission.ts';

/** Why the order was not sent, in a red box, one line each; takes the focus when it appears. */
export function FailureBox({ failure, attempt }: Pick<SubmissionState, 'failure' | 'attempt'>) {
  const messages = useMessages();
  const { errors } = messages;
  if (failure === null) return null;
  const isUnknown = failure.kind === 'unknown';
  return (
    <div>
      <ErrorSummary
        title={isUnknown ? errors.unknownTitle : errors.boxTitle}
        attempt={attempt}
        errors={failureLines(failure, messages).map(({ message, field }) => ({
          message,
          fieldId: field && controlIdOf(field),
        }))}
      />
      {isUnknown ? (
        <TextLink href={paths.clientOrders} LinkComponent={RouterLink} variant="standalone">
          {errors.orders}
        </TextLink>
      ) : null}
    </div>
  );
}
