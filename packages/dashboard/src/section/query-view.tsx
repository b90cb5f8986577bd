import { ApiError } from '@tassis/api-client';
import { Spinner, VisuallyHidden } from '@tassis/design-system';
import { LoadFailure } from '@tassis/views';
import type { ReactNode } from 'react';
import { EmptySection, type EmptySectionProps } from './empty-section.tsx';
import { useArrival } from './use-arrival.ts';

/** Milliseconds for which the answer of a landing page is fresh: its route asks for it, and the page drawn next does not ask again. */
export const LANDING_FRESH_MS = 5000;

/** The state of a query, or of several combined. */
export type QueryState<Data> = {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => unknown;
};

/** Props of {@link QueryView}. */
export type QueryViewProps<Data> = {
  query: QueryState<Data>;
  /** Announced while the first answer loads: 'Chargement de la commande…'. */
  loading: string;
  /** A skeleton in place of the spinner. */
  outline?: ReactNode;
  /** The title of the error: 'La commande n’a pas pu être chargée'. */
  failed: string;
  /** More links in the error state. */
  actions?: ReactNode;
  /** What is shown of a record that there is not, or not any more: see {@link isMissing}. */
  missing?: EmptySectionProps;
  /** The empty state, and when to show it. */
  empty?: EmptySectionProps & { when: (data: Data) => boolean };
  /** What to show of the data; `refetch` asks for it anew, as after a change. */
  children: (data: Data, refetch: () => void) => ReactNode;
};

/**
 * Shows the data of a query, or its loading, error or empty state. Data that was loaded stays when a refetch fails.
 * Each section has its own QueryView, so that a failure does not affect the others.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, loading, outline, failed, actions, missing, empty, children } = props;
  const data = useArrival(query.data);
  if (missing && isMissing(query.error)) return <EmptySection {...missing} />;
  if (data !== undefined) {
    if (empty?.when(data)) return <EmptySection {...empty} />;
    return children(data, () => void query.refetch());
  }
  if (query.isError) {
    return <LoadFailure title={failed} error={query.error} query={query} actions={actions} />;
  }
  if (outline === undefined) return <Spinner size="page" label={loading} />;
  return (
    <>
      <output>
        <VisuallyHidden>{loading}</VisuallyHidden>
      </output>
      {outline}
    </>
  );
}

/** 404: not there, or not for the one who asks. 422: the API does not take this for the id of one. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
