import { ErrorState } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { apiMessageFirst, explain, transportTexts } from '@tassis/messages';
import type { ReactNode } from 'react';
import { useSharedTexts } from './messages/shared-texts.ts';

type LoadFailureProps = {
  /** What failed to load: 'Les commandes n’ont pas pu être chargées'. */
  title: string;
  /** 1 when it replaces the whole page. */
  headingLevel?: 1;
  error: unknown;
  /** The query to retry. */
  query: { refetch: () => unknown; isFetching: boolean };
  /** More links. */
  actions?: ReactNode;
};

/** An alert for data that failed to load: the API's explanation, and a retry or a reload of the page. */
export function LoadFailure(props: LoadFailureProps) {
  const { error, query, ...rest } = props;
  const { retry, reload, wait, requestId } = useSharedTexts();
  const { text, next, reference } = explain(error, transportTexts(useLocale()), apiMessageFirst);
  const again =
    next.step === 'reload'
      ? { text: reload, onRetry: () => location.reload() }
      : { text: retry, onRetry: () => void query.refetch(), loading: query.isFetching };
  return (
    <ErrorState
      {...rest}
      retry={again}
      requestId={reference ? { label: requestId, value: reference } : undefined}
    >
      {next.step === 'wait' ? `${text} ${wait(next.seconds)}` : text}
    </ErrorState>
  );
}
