import { ApiError, catalogueKeyOf } from '@tassis/api-client';
import { ErrorState } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { transportText } from '@tassis/messages';
import type { ReactNode } from 'react';
import { useSharedTexts } from './messages/shared-texts.ts';

type LoadFailureProps = {
  /** What could not be had: 'Les commandes n’ont pas pu être chargées'. */
  title: string;
  error: unknown;
  /** What is asked again, with what it says of itself. */
  query: { refetch: () => unknown; isFetching: boolean };
  /** Further ways on, as links. */
  actions?: ReactNode;
};

/** Data could not be had: why, in the API's words, and another try. */
export function LoadFailure({ title, error, query, actions }: LoadFailureProps) {
  const { retry, requestId } = useSharedTexts();
  const locale = useLocale();
  const known = error instanceof ApiError ? error : undefined;
  return (
    <ErrorState
      title={title}
      retry={{ text: retry, onRetry: () => void query.refetch(), loading: query.isFetching }}
      requestId={known?.requestId ? { label: requestId, value: known.requestId } : undefined}
      actions={actions}
    >
      {known ? (known.serverMessage ?? transportText(locale, catalogueKeyOf(known))) : null}
    </ErrorState>
  );
}
