import { ErrorState } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { apiMessageFirst, explain, transportTexts } from '@tassis/messages';
import type { ReactNode } from 'react';
import { useSharedTexts } from './messages/shared-texts.ts';

type LoadFailureProps = {
  /** What failed to load: 'Les commandes n’ont pas pu être chargées'. */
  title: string;
  error: unknown;
  /** The query to retry. */
  query: { refetch: () => unknown; isFetching: boolean };
  /** More links. */
  actions?: ReactNode;
};

/** An alert for data that failed to load: the API's explanation, and a retry or a reload of the page. */
export function LoadFailure({ title, error, query, actions }: LoadFailureProps) {
  const { retry, reload, wait, requestId } = useSharedTexts();
  const { text, next, reference } = explain(error, transportTexts(useLocale()), apiMessageFirst);
  const again =
    next.step === 'reload'
      ? { text: reload, onRetry: () => location.reload() }
      : { text: retry, onRetry: () => void query.refetch(), loading: query.isFetching };
  return (
    <ErrorState
      title={title}
      retry={again}
      requestId={reference ? { label: requestId, value: reference } : undefined}
      actions={actions}
    >
      {next.step === 'wait' ? `${text} ${wait(next.seconds)}` : text}
    </ErrorState>
  );
}
