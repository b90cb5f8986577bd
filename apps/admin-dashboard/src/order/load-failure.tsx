import { ApiError, catalogueKeyOf } from '@tassis/api-client';
import { ErrorState } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { translate } from '@tassis/messages';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';

type LoadFailureProps = {
  title: string;
  error: unknown;
  query: { refetch: () => unknown; isFetching: boolean };
  actions?: ReactNode;
};

/** Data could not be had: why, in the API's words, and another try. */
export function LoadFailure({ title, error, query, actions }: LoadFailureProps) {
  const { retry, requestId } = useMessages();
  const locale = useLocale();
  const known = error instanceof ApiError ? error : undefined;
  return (
    <ErrorState
      title={title}
      retry={{ text: retry, onRetry: () => void query.refetch(), loading: query.isFetching }}
      requestId={known?.requestId ? { label: requestId, value: known.requestId } : undefined}
      actions={actions}
    >
      {known ? (known.serverMessage ?? translate(locale, catalogueKeyOf(known))) : null}
    </ErrorState>
  );
}
