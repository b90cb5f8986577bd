import { ApiError, catalogueKeyOf } from '@tassis/api-client';
import { ErrorState } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { translate } from '@tassis/messages';
import { useMessages } from '../../messages/use-messages.ts';

type PackagesFailureProps = {
  error: unknown;
  query: { refetch: () => unknown; isFetching: boolean };
};

/** The packages could not be had: why, and another try. */
export function PackagesFailure({ error, query }: PackagesFailureProps) {
  const { packages, retry, requestId } = useMessages();
  const locale = useLocale();
  const known = error instanceof ApiError ? error : undefined;
  return (
    <ErrorState
      title={packages.failed}
      retry={{ text: retry, onRetry: () => void query.refetch(), loading: query.isFetching }}
      requestId={known?.requestId ? { label: requestId, value: known.requestId } : undefined}
    >
      {known ? (known.serverMessage ?? translate(locale, catalogueKeyOf(known))) : null}
    </ErrorState>
  );
}
